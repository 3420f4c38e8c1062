import { defineConfig } from 'vitest/config';

// The finished page in a real browser: `npm run build`, then `npm run e2e`.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/server.ts',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000, // a whole game takes a quarter of a minute, on a busy machine a whole one and more
    hookTimeout: 30_000,
  },
});
