import { listEntries } from './zip-directory';

/** 50 MB: the largest well documents have some MB; with more the browser would stall before it could report anything. */
export const MAX_BYTES = 50 * 1024 * 1024;

export type FileKind =
  | 'text'
  | 'xlsx'
  | 'docx'
  | 'pdf'
  | 'las'
  | 'witsml'
  | 'ods'
  | 'odt'
  | 'rtf'
  | 'png'
  | 'jpeg';

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

const OLD_WORD =
  'Old Word documents (DOC) cannot be read; open it in a word processor, save it as DOCX and upload that.';
const OLD_EXCEL =
  'Old Excel workbooks (XLS) cannot be read; open it in a spreadsheet program, save it as XLSX and upload that.';
const ARCHIVE = 'Archives cannot be read; unpack it and upload the files themselves.';
const PICTURE =
  'Pictures of this kind cannot be read; save it as PNG or JPEG and upload that, or the document it was taken from.';

/** The signatures of other formats, so that a refusal can name the format. */
const SIGNATURES: readonly { bytes: readonly number[]; at?: number; refused: string }[] = [
  { bytes: [0x47, 0x49, 0x46, 0x38], refused: PICTURE },
  { bytes: [0x49, 0x49, 0x2a, 0x00], refused: PICTURE },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], refused: PICTURE },
  { bytes: [0x57, 0x45, 0x42, 0x50], at: 8, refused: PICTURE },
  { bytes: [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], at: 4, refused: PICTURE },
  { bytes: [0x1f, 0x8b], refused: ARCHIVE },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], refused: ARCHIVE },
  { bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], refused: ARCHIVE },
];

/** The parts that identify the kinds of ZIP archives; the first match decides. */
const ARCHIVES: readonly { part: RegExp; is: FileKindResult }[] = [
  { part: /^xl\/workbook\.xml$/, is: { kind: 'xlsx' } },
  // Some programs number the part.
  { part: /^word\/document\d*\.xml$/, is: { kind: 'docx' } },
  {
    part: /^xl\/workbook\.bin$/,
    is: { refused: 'Binary workbooks (XLSB) cannot be read; save it as XLSX and upload that.' },
  },
  { part: /^ppt\/presentation\.xml$/, is: { refused: `Presentations cannot be read; ${SAVE_AS}.` } },
];

const OPEN_DOCUMENTS: readonly { type: string; is: FileKindResult }[] = [
  { type: 'opendocument.spreadsheet', is: { kind: 'ods' } },
  { type: 'opendocument.text', is: { kind: 'odt' } },
];

function refuseCompoundFile(bytes: Uint8Array, extension: string): string {
  if (contains(bytes, wide('EncryptedPackage'))) {
    return 'The document is protected by a password; remove the password, save it as DOCX or XLSX and upload it again.';
  }
  if (contains(bytes, wide('WordDocument'))) return OLD_WORD;
  if (contains(bytes, wide('Workbook')) || contains(bytes, wide('Book'))) return OLD_EXCEL;
  if (extension === 'doc') return OLD_WORD;
  if (extension === 'xls') return OLD_EXCEL;
  return `This kind of file cannot be read; ${SAVE_AS}.`;
}

function refuseOrAcceptArchive(bytes: Uint8Array): FileKindResult {
  const entries = listEntries(bytes);
  const found = (part: RegExp) =>
    entries
      ? entries.some(({ name }) => part.test(name))
      : // With a damaged directory, use the names in the entries' own headers.
        contains(bytes, part.source.replace(/[\^$]|\\d\*|\\/g, ''));
  const known = ARCHIVES.find(({ part }) => found(part));
  if (known) return known.is;
  // The first entry is the type, uncompressed (OpenDocument 1.2 part 3, 3.3).
  const open = OPEN_DOCUMENTS.find(({ type }) => contains(bytes.subarray(0, 256), type));
  if (open) return open.is;
  if (entries?.some(({ encrypted }) => encrypted)) {
    return {
      refused: 'The archive is protected by a password; unpack it and upload the files themselves.',
    };
  }
  return entries
    ? { refused: ARCHIVE }
    : {
        refused:
          'Archives cannot be read, or the document is damaged; upload the files themselves, tables as CSV or XLSX.',
      };
}

/** The first characters of a text file, in any of the common encodings. */
function beginningOf(bytes: Uint8Array): string {
  const utf16 = guessUtf16(bytes);
  const encoding =
    utf16 ??
    (startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8');
  return new TextDecoder(encoding).decode(bytes.subarray(0, 4096)).trimStart();
}

/** Every LAS file starts with a version section; comments may precede it. */
const isLas = (start: string) =>
  /^\s*~V/i.test(start.split('\n').find((line) => !/^\s*(?:#|$)/.test(line)) ?? '');

/** An XML document that names the standard, as the namespace of each version does. */
const isWitsml = (start: string) =>
  /^<[?!\w]/.test(start) && /witsml/i.test(start) && !/^<(?:!doctype html|html)/i.test(start);

/** Many programs export a web page as a workbook, because spreadsheet programs open it. */
const isMarkup = (start: string) => /^<(?:!doctype html|html|\?mso-application|\?xml\b)/i.test(start);

/** NUL bytes at every second position are UTF-16 without a byte-order mark; anywhere else the file is not text. */
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
 * The kind of a file, by its content first: a name is often wrong (a PDF saved as .txt, a workbook named .csv), the first
 * bytes are not. Every refusal is a sentence that says what to do.
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
  // A PDF may have bytes before its header; readers accept it within the first kilobyte (ISO 32000-1, annex H.3.4.1).
  if (contains(bytes.subarray(0, 1024), '%PDF-')) return { kind: 'pdf' };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { refused: refuseCompoundFile(bytes, extension) };
  if (startsWith(bytes, [0x50, 0x4b])) return refuseOrAcceptArchive(bytes);
  if (contains(bytes.subarray(0, 64), '{\\rtf')) return { kind: 'rtf' };
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: 'png' };
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { kind: 'jpeg' };
  const other = SIGNATURES.find(({ bytes: signature, at = 0 }) => startsWith(bytes.subarray(at), signature));
  if (other) return { refused: other.refused };
  const start = beginningOf(bytes);
  if (isWitsml(start)) return { kind: 'witsml' };
  if (isMarkup(start)) {
    return {
      refused:
        'The file is a web page or XML, whatever its name says; open it in a spreadsheet program, save it as XLSX and upload that.',
    };
  }
  const utf16 = hasUtf16Mark(bytes) || guessUtf16(bytes) !== null;
  if (!utf16 && looksBinary(bytes))
    return { refused: `The file is not text and no known document; ${SAVE_AS}.` };
  if (['doc', 'docx', 'pdf', 'xlsx', 'xls'].includes(extension) && bytes.length < 64) {
    return {
      refused: `The file is too short to be a ${extension.toUpperCase()} document; check that it was saved, and upload it again.`,
    };
  }
  return { kind: isLas(start) ? 'las' : 'text' };
}
