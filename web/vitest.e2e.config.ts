import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes longest begins first, so that no worker is left alone with it at the end.
const longest = ['wholeGames', 'otherBoards', 'access', 'shots', 'moves'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      [...longest, ''].findIndex((name) => moduleId.includes(`/${name}`));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

// The finished page in a real browser: `npm run build`, then `npm run e2e`.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/server.ts',
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2, // each file has a browser of its own, which keeps a core busy
    testTimeout: 600_000, // a whole game takes ten seconds, on a very busy machine minutes; single clicks have limits of their own
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
