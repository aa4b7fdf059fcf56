/** What is used of Tesseract's own interface (baseapi.h). */
export interface TessApi {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Of the file `/input`; 1 where it is none. */
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
 * Tesseract in this thread. tesseract.js would start a worker of its own from a `blob:` and load its parts by
 * `importScripts`: this runs in a worker already, and needs of the policy only that WebAssembly may be compiled.
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
      // An error in here would never come out of the library.
      instantiateWasm: (imports, done) => void start(imports, done).catch(reject),
      TesseractProgress: progress,
    }).then(resolve, reject);
  });
}
