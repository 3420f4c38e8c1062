import type { EventTexts } from './events';
import type { GameTexts } from './game';
import type { PageTexts } from './pages';
import type { ReasonTexts } from './reasons';
import type { SetupTexts } from './setup';
import type { TileTexts } from './tiles';

export type Language = 'en' | 'pl';

// Every text a person reads, by part. An entry is a string or a function from arguments to a string, so that each language can inflect.
// The rules of the game are long and read by few, therefore they are not in here: loadRules() of rules.ts fetches them when asked.
export interface Texts {
  game: GameTexts;
  pages: PageTexts;
  tiles: TileTexts;
  events: EventTexts;
  reasons: ReasonTexts;
  setup: SetupTexts;
}
