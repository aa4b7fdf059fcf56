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

/** What the package exports: starts an engine of its own each time. */
export type OpenCore = (module: {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): void;
  TesseractProgress(percent: number): void;
}) => Promise<Core>;

/**
 * Tesseract in this thread. tesseract.js would start a worker of its own from a `blob:` and load its parts by
 * `importScripts`: this runs in a worker already, and needs of the policy only that WebAssembly may be compiled.
 */
export async function openCore(wasm: Uint8Array<ArrayBuffer>): Promise<Core> {
  const { default: open } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  return new Promise((resolve, reject) => {
    open({
      instantiateWasm(imports, done) {
        // An error in here would never come out of the library.
        WebAssembly.instantiate(wasm, imports).then(({ instance, module }) => done(instance, module), reject);
      },
      TesseractProgress: () => undefined,
    }).then(resolve, reject);
  });
}
