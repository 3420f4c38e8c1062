import type { Player } from './player';

// A person at this screen looks at the table and takes his time: the game rests, and `Game.play` is his answer.
export const person: Player = { kind: 'here', decide: async () => null };
