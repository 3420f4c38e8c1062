import { goTo } from '../browser/router.svelte';
import { seatsOf, setupOf, type NewGameForm } from './new/form';

// From a page to the table. The game's own code comes with the first of these calls, so that the first page is quick.
const games = () => import('../table/games.svelte');

export async function start(form: NewGameForm): Promise<void> {
  const { startGame } = await games();
  await startGame(setupOf(form), seatsOf(form));
  goTo('/play');
}

export async function resume(id: string): Promise<void> {
  const { resumeGame, onTheTable } = await games();
  if (!onTheTable.has(id)) await resumeGame(id);
  goTo('/play');
}
