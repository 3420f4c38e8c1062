import { specOf } from '../engine/actions';
import type { ActionSpec, ActionText, Facing, Icon, Operand } from '../engine/api';
import { tilesOf, wordsOf } from '../engine/notation';
import type { ActionSentences, Labels, Names, Told } from './events';

// From the operands of an action to the functions of a language.

function told(text: ActionText, spec: ActionSpec, names: Names): Told {
  const { seat, rest } = wordsOf(text);
  const wordOf = (...types: Operand['type'][]): string =>
    rest[spec.operands.findIndex(({ type }) => types.includes(type))] ?? '';
  const hexes = rest.filter((_, index) => spec.operands[index]?.type === 'hex');
  const [first = '', second = '', third] = hexes;
  const tiles = tilesOf(wordOf('tiles')).map((word) => names.tile(seat, word));
  const points = Number(wordOf('points'));
  return {
    army: names.army(seat),
    hexes,
    unit: first && names.unit(first),
    other: second && names.unit(second),
    attacker: third ? names.unit(third) : null,
    to: first === second ? null : second,
    facing: isFacingTold(spec, hexes, names) ? (wordOf('facing') as Facing) || null : null,
    side: (wordOf('facing', 'side') || 'n') as Facing,
    icon: wordOf('icon') as Icon,
    tile: wordOf('tile') && names.tile(seat, wordOf('tile')),
    tiles,
    points,
    hqPoints: points - tiles.length,
    wounds: Number(wordOf('wounds')),
    next: wordOf('seat') && names.army(Number(wordOf('seat'))),
  };
}

// A unit that goes elsewhere and looks the same from all sides is not turned.
function isFacingTold(spec: ActionSpec, [first = '', second = first]: string[], names: Names): boolean {
  return spec.pays?.with === 'hq' || spec.pays?.with === 'tile' || first === second || !names.isRound(first);
}

export function tellAction(text: ActionText, names: Names, say: ActionSentences): string {
  const { word } = wordsOf(text);
  const spec = specOf(word);
  return (spec && say[word]?.(told(text, spec, names))) ?? text;
}

// Null when the action has no label of its own.
export function labelAction(text: ActionText, names: Names, labels: Labels): string | null {
  const { word } = wordsOf(text);
  const spec = specOf(word);
  return (spec && labels[word]?.(told(text, spec, names))) ?? null;
}
