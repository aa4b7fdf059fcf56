/** The engine's JavaScript, which has no types: declares what `ocr-core.ts` uses. Each call starts a new engine. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export default function openCore(module: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): void;
    TesseractProgress(percent: number): void;
  }): Promise<import('./ocr-core').Core>;
}
