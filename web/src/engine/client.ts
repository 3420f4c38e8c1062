// The engine as the page sees it: questions go to one of two workers, answers come as promises. Thinking has a worker of its own, so that
// nothing else waits for it. When a worker fails, everything that waits for it is told so, and the next question starts another one.

import type { Answer, Ask, Engine, Question, Thinking } from './api';
import type { Asked, Told } from './worker';

interface Waiting {
  asked: Asked;
  resolve(answer: object): void;
  reject(reason: Error): void;
  progress: Thinking['progress'];
}

class Client {
  #worker: Worker | null = null;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();

  ask(question: string, parameters: object, { progress, signal }: Thinking): Promise<object> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const id = this.#nextId++;
      this.#waiting.set(id, { asked: { id, question, parameters }, resolve, reject, progress });
      signal?.addEventListener('abort', () => this.#drop(id, signal.reason as Error));
      this.#post(id);
    });
  }

  #post(id: number): void {
    const waiting = this.#waiting.get(id)!;
    this.#worker ??= this.#start();
    try {
      this.#worker.postMessage(waiting.asked);
    } catch (error) {
      this.#waiting.delete(id);
      waiting.reject(error as Error);
    }
  }

  // A worker in thought hears nothing: it is ended, and another one gets what else was asked.
  #drop(id: number, reason: Error): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#end();
    waiting.reject(reason);
    for (const other of [...this.#waiting.keys()]) this.#post(other);
  }

  #start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = (event: MessageEvent<Told>) => {
      if (this.#worker === started) this.#hear(event.data);
    };
    started.onerror = (event) => {
      if (this.#worker === started) this.#giveUp(event.message || 'its worker could not be started.');
    };
    return started;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #giveUp(reason: string): void {
    this.#end();
    const error = new Error(`The engine failed: ${reason}`);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #hear(told: Told): void {
    if ('failure' in told) return this.#giveUp(told.failure);
    const asker = this.#waiting.get(told.id);
    if ('progress' in told) return asker?.progress?.(told.progress);
    this.#waiting.delete(told.id);
    if ('error' in told.answer) asker?.reject(new Error(String(told.answer.error)));
    else asker?.resolve(told.answer);
  }
}

const rules = new Client();
const thoughts = new Client();
const thinking: Question[] = ['chances', 'bot', 'hint', 'judge'];

export const engine: Engine = {
  ask: <Q extends Question>(question: Q, parameters: Ask<Q>, options: Thinking = {}): Promise<Answer<Q>> =>
    (thinking.includes(question) ? thoughts : rules).ask(question, parameters, options) as Promise<Answer<Q>>,
};
