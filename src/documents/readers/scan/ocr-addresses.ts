import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import nld from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import nor from '@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz?url';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import engine from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** The URLs of the recognition files in a browser: assets of this build, from its own origin. */
export const OCR_ADDRESSES = {
  engine,
  eng,
  nld,
  deu,
  nor,
  fra,
  spa,
  jbig2,
  openjpeg,
} as const;
