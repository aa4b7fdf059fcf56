import { guessUtf16 } from './file-kind';

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = guessUtf16(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Not UTF-8, so it comes from an older program. Those wrote Windows-1252, a superset of Latin-1.
    return 'windows-1252';
  }
}

/** The text of a file with normalised line ends; the decoder drops the byte-order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n');
}
