import type { BoardKind, Mode } from '../engine/api';

export interface Named {
  name: string;
  about: string;
}

// What can be agreed before a game.
export interface SetupTexts {
  modes: Record<Mode, Named>;
  boards: Record<BoardKind, Named>;
  presets: Record<string, Named>;
  options: Record<string, Named>; // by the words of docs/notation.md
}
