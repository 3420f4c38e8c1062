// A text in pieces, those that match a word of the search marked. Case and accents do not matter, as in searchRules.
export interface Piece {
  text: string;
  isFound: boolean;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function highlight(text: string, query: string): Piece[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isFound: false }];

  const letters = [...text];
  const plainLetters = letters.map(plain);
  const starts: number[] = []; // where each letter begins in the plain text
  let whole = '';
  for (const letter of plainLetters) {
    starts.push(whole.length);
    whole += letter;
  }

  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) isFound[index] = true;
      });
    }
  }

  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else pieces.push({ text: letter, isFound: isFound[index]! });
  });
  return pieces;
}
