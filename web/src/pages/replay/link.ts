// A whole game inside a link: deflated, then in the letters that an address may have.

// Longer ones are cut off by too many messengers and browsers.
export const longestLink = 32_000;
const largestText = 1_000_000; // what a record may have, docs/notation.md

export class BrokenLink extends Error {}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > largestText) {
      void reader.cancel();
      throw new BrokenLink('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export async function packed(text: string): Promise<string> {
  return toBase64Url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

export async function unpacked(data: string): Promise<string> {
  try {
    const bytes = await through(fromBase64Url(data.trim()), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenLink('not a game');
  }
}

export function linkOf(data: string): string {
  return `${location.href.split('#')[0]}#/replay/z/${data}`;
}
