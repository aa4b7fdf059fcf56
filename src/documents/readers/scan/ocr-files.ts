import { nodeRequire } from './in-node';
import { OCR_PACKAGE_FILES, type OcrFile } from './ocr-package-files';

/** A recognition file could not be loaded; the document may be fine. */
export class OcrNotLoaded extends Error {
  override readonly name = 'OcrNotLoaded';
}

/** The unpacked bytes of a recognition file. @throws {OcrNotLoaded} */
export async function ocrFile(file: OcrFile): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await unpacked(await packedFile(file));
  } catch (cause) {
    throw new OcrNotLoaded(`The file ${OCR_PACKAGE_FILES[file]} could not be loaded.`, { cause });
  }
}

async function packedFile(file: OcrFile): Promise<Uint8Array<ArrayBuffer>> {
  const require = nodeRequire();
  if (require) {
    const { readFileSync } = require('node:fs') as typeof import('node:fs');
    return new Uint8Array(readFileSync(require.resolve(OCR_PACKAGE_FILES[file])));
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
