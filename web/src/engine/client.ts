// The engine as the page sees it: questions to one worker, answers as promises. When the worker fails, everything that waits is told so,
// and the next question starts another one.

import type { Answer, Ask, Engine, Question } from './api';
import type { Asked, Told } from './worker';

interface Waiting {
  resolve(answer: object): void;
  reject(reason: Error): void;
}

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, Waiting>();

function giveUp(reason: string): void {
  worker?.terminate();
  worker = null;
  const error = new Error(`The engine failed: ${reason}`);
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function hear(told: Told): void {
  if ('failure' in told) return giveUp(told.failure);
  const asker = waiting.get(told.id);
  waiting.delete(told.id);
  if ('error' in told.answer) asker?.reject(new Error(String(told.answer.error)));
  else asker?.resolve(told.answer);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = (event: MessageEvent<Told>) => {
    if (worker === started) hear(event.data);
  };
  started.onerror = (event) => {
    if (worker === started) giveUp(event.message || 'its worker could not be started.');
  };
  return started;
}

export const engine: Engine = {
  ask<Q extends Question>(question: Q, parameters: Ask<Q>): Promise<Answer<Q>> {
    return new Promise((resolve, reject) => {
      worker ??= startWorker();
      const id = nextId++;
      waiting.set(id, { resolve: (answer) => resolve(answer as Answer<Q>), reject });
      const asked: Asked = { id, question, parameters };
      try {
        worker.postMessage(asked);
      } catch (error) {
        waiting.delete(id);
        reject(error as Error);
      }
    });
  },
};
