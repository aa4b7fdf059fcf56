import { nodeRequire } from './in-node';

/** The languages of scans, by the engine's codes. */
export type ScanLanguage = 'eng' | 'nld' | 'deu' | 'nor' | 'fra' | 'spa';

export type OcrFile = 'engine' | ScanLanguage | 'jbig2' | 'openjpeg';

/** The path of each file in its package. In a browser the same files are assets of the build. */
const IN_PACKAGES: Readonly<Record<OcrFile, string>> = {
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

/** A recognition file could not be loaded; the document may be fine. */
export class OcrNotLoaded extends Error {
  override readonly name = 'OcrNotLoaded';
}

/** The unpacked bytes of a recognition file. @throws {OcrNotLoaded} */
export async function ocrFile(file: OcrFile): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await unpacked(await packedFile(file));
  } catch (cause) {
    throw new OcrNotLoaded(`The file ${IN_PACKAGES[file]} could not be loaded.`, { cause });
  }
}

async function packedFile(file: OcrFile): Promise<Uint8Array<ArrayBuffer>> {
  const require = nodeRequire();
  if (require) {
    const { readFileSync } = require('node:fs') as typeof import('node:fs');
    return new Uint8Array(readFileSync(require.resolve(IN_PACKAGES[file])));
  }
  const { OCR_ADDRESSES } = await import('./ocr-addresses');
  const response = await fetch(OCR_ADDRESSES[file]);
  if (!response.ok) throw new Error(`${OCR_ADDRESSES[file]} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A server may have unpacked the compressed file already. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
