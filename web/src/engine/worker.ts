// A thread of the engine: {id, question, parameters} in, {id, answer} or {id, failure} out, {id, progress} before it where thinking takes
// long. After a failure the module's memory may be in any state; client.ts starts another worker.

import { startEngine } from './wasm';
import type { AnswerText } from './wasm';
import url from './nhx.wasm?url';

export interface Asked {
  id: number;
  question: string;
  parameters: object;
}

export type Told = { id: number; answer: object } | { id: number; failure: string } | { id: number; progress: number }; // percent

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The engine could not be loaded (${response.status}).`);
  // A host that does not know the type application/wasm cannot be streamed from.
  const isStreamed = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return isStreamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

let current = 0; // the question that is being answered
let told = -1; // of its progress

function hear(progress: number): void {
  if (progress === told) return;
  told = progress;
  postMessage({ id: current, progress } satisfies Told);
}

const engine: Promise<AnswerText> = compile().then((compiled) => startEngine(compiled, hear));
engine.catch(() => {}); // whoever asks is told

async function tell({ id, question, parameters }: Asked): Promise<Told> {
  try {
    const answer = await engine;
    current = id;
    told = -1;
    return { id, answer: JSON.parse(answer(JSON.stringify({ ...parameters, ask: question }))) as object };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  void tell(event.data).then((told) => postMessage(told));
});
