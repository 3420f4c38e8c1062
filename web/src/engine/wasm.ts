// The WebAssembly module of the rules (src/wasm) as one function: a request in, its answer out, both JSON texts. It needs nothing of the
// browser, so the worker and the tests in Node load it alike.

export type AnswerText = (request: string) => string;

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  nhx_alloc(size: number): number;
  nhx_answer(request: number, size: number): number;
}

const badFileDescriptor = 8;

// The engine reads no files. What the C library wants all the same is refused; only its last words are heard.
function wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    fd_write(_file: number, pieces: number, count: number, written: number): number {
      const view = new DataView(memory().buffer);
      let text = '';
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const start = view.getUint32(pieces + 8 * i, true);
        const length = view.getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, start, length));
        size += length;
      }
      view.setUint32(written, size, true);
      console.error(text);
      return 0;
    },
    // For bots that have to answer in time.
    clock_time_get(_clock: number, _precision: bigint, time: number): number {
      new DataView(memory().buffer).setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: () => badFileDescriptor,
    fd_seek: () => badFileDescriptor,
    proc_exit(code: number): never {
      throw new Error(`The engine stopped with code ${code}.`);
    },
  };
}

// While an answer is thought out, progress hears now and then how much of it is done.
export async function startEngine(
  compiled: WebAssembly.Module,
  progress: (percent: number) => void = () => {},
): Promise<AnswerText> {
  let memory: WebAssembly.Memory | null = null;
  const imports = { wasi_snapshot_preview1: wasi(() => memory!), env: { nhx_progress: progress } };
  const instance = await WebAssembly.instantiate(compiled, imports);
  const engine = instance.exports as Exports;
  memory = engine.memory;
  engine._initialize();

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(request);
    const start = engine.nhx_alloc(bytes.length);
    if (start === 0) throw new Error('The engine has no memory left.');
    new Uint8Array(engine.memory.buffer, start, bytes.length).set(bytes);
    const answer = engine.nhx_answer(start, bytes.length);
    const length = new DataView(engine.memory.buffer).getUint32(answer, true);
    return decoder.decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
  };
}
