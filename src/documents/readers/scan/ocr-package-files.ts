/** The languages of scans, by the engine's codes. */
export type ScanLanguage = 'eng' | 'nld' | 'deu' | 'nor' | 'fra' | 'spa';

export type OcrFile = 'engine' | ScanLanguage | 'jbig2' | 'openjpeg';

/**
 * The path of each file in its package. In a browser the same files are assets of the build; the build of the server
 * copies them.
 */
export const OCR_PACKAGE_FILES: Readonly<Record<OcrFile, string>> = {
  engine: 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  eng: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  nld: '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz',
  deu: '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz',
  nor: '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz',
  fra: '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz',
  spa: '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz',
  jbig2: 'pdfjs-dist/wasm/jbig2.wasm',
  openjpeg: 'pdfjs-dist/wasm/openjpeg.wasm',
};
