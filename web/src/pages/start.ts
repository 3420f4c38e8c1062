import { renameGame } from '../game/saves';
import { t } from '../texts/index.svelte';
import { seatsOf, setupOf, type NewGameForm } from './new/form';
import { goTo } from '../browser/router.svelte';

// From a page to the table. The game's own code comes with the first of these calls, so that the first page is quick.
const games = () => import('../game/games.svelte');

export async function start(form: NewGameForm): Promise<void> {
  const { startGame } = await games();
  const setup = setupOf(form);
  const session = await startGame(setup, seatsOf(form));
  session.name = setup.seats.map(({ army }) => t().tiles.armies[army].name).join(' – ');
  goTo('/play');
}

export async function resume(id: string): Promise<void> {
  const { resumeGame, table } = await games();
  if (table.session?.id !== id) await resumeGame(id);
  goTo('/play');
}

// The game on the table must learn its new name too, or its next move would bring the old one back.
export async function renameSaved(id: string, name: string): Promise<void> {
  const { table } = await games();
  if (table.session?.id === id) await table.session.rename(name);
  else renameGame(id, name);
}
