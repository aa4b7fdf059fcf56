/** 50 MB: the largest well documents are some MB; beyond it the browser would stall before it could say anything. */
export const MAX_BYTES = 50 * 1024 * 1024;

export type FileKind = 'text' | 'xlsx' | 'pdf';

export type FileKindResult = { kind: FileKind } | { refused: string };

const SAVE_AS = 'save its tables as CSV or XLSX and upload those';

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

function contains(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length += 1;
    if (length === text.length) return true;
  }
  return false;
}

const wide = (text: string) => [...text].join('\0');

function refuseCompoundFile(bytes: Uint8Array, extension: string): string {
  if (contains(bytes, wide('EncryptedPackage'))) {
    return 'The workbook is protected by a password; remove the password, save it as XLSX and upload it again.';
  }
  if (contains(bytes, wide('WordDocument')) || extension === 'doc') {
    return `Word documents cannot be read yet; ${SAVE_AS}.`;
  }
  if (contains(bytes, wide('Workbook')) || contains(bytes, wide('Book')) || extension === 'xls') {
    return 'Old Excel workbooks (XLS) cannot be read; open it, save it as XLSX and upload that.';
  }
  return `This kind of file cannot be read; ${SAVE_AS}.`;
}

function refuseOrAcceptArchive(bytes: Uint8Array): FileKindResult {
  if (contains(bytes, 'xl/workbook.xml')) return { kind: 'xlsx' };
  if (contains(bytes, 'word/document.xml')) {
    return { refused: `Word documents cannot be read yet; ${SAVE_AS}.` };
  }
  if (contains(bytes, 'xl/workbook.bin') || contains(bytes, 'opendocument.spreadsheet')) {
    return { refused: 'This kind of workbook cannot be read; save it as XLSX and upload that.' };
  }
  return {
    refused:
      'Archives cannot be read, or the workbook is damaged; upload the files themselves, tables as CSV or XLSX.',
  };
}

/** NUL bytes in every second place are UTF-16 without a byte-order mark; anywhere else they are no text. */
export function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length - (bytes.length % 2), 4096);
  if (length < 4) return null;
  let evenNuls = 0;
  let oddNuls = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) evenNuls += 1;
    if (bytes[index + 1] === 0) oddNuls += 1;
  }
  const pairs = length / 2;
  if (oddNuls > pairs * 0.7 && evenNuls === 0) return 'utf-16le';
  if (evenNuls > pairs * 0.7 && oddNuls === 0) return 'utf-16be';
  return null;
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
}

function looksBinary(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, 65_536);
  let control = 0;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) control += 1;
  }
  return control > length * 0.01;
}

/**
 * The kind of a file by its content first: a name is often wrong (a PDF saved as .txt, a workbook named .csv), the
 * first bytes are not. Every refusal is a sentence that says what to do.
 */
export function detectFileKind(name: string, bytes: Uint8Array): FileKindResult {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0)
    return { refused: 'The file is empty; check that it was saved, and upload it again.' };
  if (bytes.length > MAX_BYTES) {
    return {
      refused: 'The file is larger than 50 MB; upload only the tables that the plan needs, as CSV or XLSX.',
    };
  }
  // A PDF may carry bytes before its mark; readers accept it within the first kilobyte (ISO 32000-1, annex H.3.4.1).
  if (contains(bytes.subarray(0, 1024), '%PDF-')) return { kind: 'pdf' };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { refused: refuseCompoundFile(bytes, extension) };
  if (startsWith(bytes, [0x50, 0x4b])) return refuseOrAcceptArchive(bytes);
  if (contains(bytes.subarray(0, 64), '{\\rtf'))
    return { refused: `Word documents cannot be read yet; ${SAVE_AS}.` };
  const utf16 = hasUtf16Mark(bytes) || guessUtf16(bytes) !== null;
  if (!utf16 && looksBinary(bytes))
    return { refused: `The file is not text and no known workbook; ${SAVE_AS}.` };
  if (['doc', 'docx', 'pdf', 'xlsx', 'xls'].includes(extension) && bytes.length < 64) {
    return {
      refused: `The file is too short to be a ${extension.toUpperCase()} document; check that it was saved, and upload it again.`,
    };
  }
  return { kind: 'text' };
}
