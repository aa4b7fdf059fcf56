/** The glue of the engine, which has no types of its own: what `ocr-core.ts` uses of it. Starts an engine of its own each time. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export default function openCore(module: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): void;
    TesseractProgress(percent: number): void;
  }): Promise<import('./ocr-core').Core>;
}
