/** The part of Tesseract's own interface (baseapi.h) that is used. */
export interface TessApi {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** The quality of the page picture from `/input`; 1 on error. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

export interface Core {
  TessBaseAPI: new () => TessApi;
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
}

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
) => Promise<void>;

/**
 * Runs Tesseract in this thread. tesseract.js would start its own worker from a `blob:` and load parts with
 * `importScripts`. This already runs in a worker, and only needs a policy that allows compiling WebAssembly.
 */
export async function openCore(
  wasm: Uint8Array<ArrayBuffer>,
  progress: (percent: number) => void,
): Promise<Core> {
  const { default: open } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  return new Promise((resolve, reject) => {
    const start: Instantiate = async (imports, done) => {
      const { instance, module } = await WebAssembly.instantiate(wasm, imports);
      done(instance, module);
    };
    open({
      // The library would swallow an error thrown here.
      instantiateWasm: (imports, done) => void start(imports, done).catch(reject),
      TesseractProgress: progress,
    }).then(resolve, reject);
  });
}
