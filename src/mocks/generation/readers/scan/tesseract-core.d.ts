/** The glue of the engine, which has no types of its own: what `ocr-core.ts` uses of it. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const openCore: import('./ocr-core').OpenCore;
  export default openCore;
}
