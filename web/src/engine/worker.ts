// The engine's own thread: {id, question, parameters} in, {id, answer} or {id, failure} out. After a failure the module's memory may be in
// any state; client.ts starts another worker.

import { startEngine } from './wasm';
import type { AnswerText } from './wasm';
import url from './nhx.wasm?url';

export interface Asked {
  id: number;
  question: string;
  parameters: object;
}

export type Told = { id: number; answer: object } | { id: number; failure: string };

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The engine could not be loaded (${response.status}).`);
  // A host that does not know the type application/wasm cannot be streamed from.
  const isStreamed = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return isStreamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

const engine: Promise<AnswerText> = compile().then(startEngine);
engine.catch(() => {}); // whoever asks is told

async function tell({ id, question, parameters }: Asked): Promise<Told> {
  try {
    const answer = await engine;
    return { id, answer: JSON.parse(answer(JSON.stringify({ ...parameters, ask: question }))) as object };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  void tell(event.data).then((told) => postMessage(told));
});
