import { nodeRequire } from './in-node';

/** The languages that scans are read in, as the engine calls them. */
export type ScanLanguage = 'eng' | 'nld' | 'deu' | 'nor' | 'fra' | 'spa';

export type OcrFile = 'engine' | ScanLanguage | 'jbig2' | 'openjpeg';

/** Where each file is in its package. In a browser the same are assets of the build, each with an address. */
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

/** A file of the recognition did not arrive; it says nothing of the document. */
export class OcrNotLoaded extends Error {
  override readonly name = 'OcrNotLoaded';
}

/** The bytes of a file of the recognition, unpacked. @throws {OcrNotLoaded} */
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

/** A host may have unpacked on the way what is packed in the package. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
