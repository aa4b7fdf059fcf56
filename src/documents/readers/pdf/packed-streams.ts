/** The highest compression ratio of deflate is about 1032 to 1 (zlib's technical details). */
const MOST_PACKED = 1100;
/** The largest fonts take some 20 MB. */
const MAX_UNPACKED = 64 * 1024 * 1024;
/**
 * The content of a page: dense text takes some 100 kB, a map some megabytes. The library needs about forty times the memory
 * of a drawn path.
 */
const MAX_CONTENT = 8 * 1024 * 1024;
/** Fonts, pictures, forms and object streams declare their type; the content stream of a page does not. */
const SAYS_WHAT = /\/(?:Type|Subtype|Length1)\b/;
/** How far before `stream` its dictionary is looked for. */
const LONGEST_DICTIONARY = 2048;

const latin = new TextDecoder('latin1');
const KEYWORD = 'stream';

interface PackedStream {
  from: number;
  to: number;
  filters: number;
  mostBytes: number;
}

/** The largest picture that is read, at four bytes a pixel. */
const MAX_PICTURE = 300 * 1024 * 1024;

/** What will be unpacked: reading text unpacks no pictures. */
type Unpacked = 'text' | 'pictures';

/** Streams that could exceed the limits when unpacked. */
function suspects(bytes: Uint8Array, unpacked: Unpacked): PackedStream[] {
  const found: PackedStream[] = [];
  let at = 0;
  while ((at = indexOfWord(bytes, KEYWORD, at)) !== -1) {
    const from = bytes[at + 6] === 0x0d ? at + 8 : at + 7;
    const to = indexOfWord(bytes, 'endstream', from);
    const end = to === -1 ? bytes.length : to;
    const dictionary = dictionaryBefore(bytes, at);
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    const picture = /\/Subtype\s*\/Image\b/.test(dictionary);
    const mostBytes = picture ? MAX_PICTURE : SAYS_WHAT.test(dictionary) ? MAX_UNPACKED : MAX_CONTENT;
    const packed = filters > 1 || (filters > 0 && (end - from) * MOST_PACKED > mostBytes);
    const meant = picture === (unpacked === 'pictures');
    if (meant && (packed || end - from > mostBytes)) found.push({ from, to: end, filters, mostBytes });
    at = to === -1 ? bytes.length : to + 9;
  }
  return found;
}

function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const text = latin.decode(bytes.subarray(Math.max(0, at - LONGEST_DICTIONARY), at));
  return text.slice(Math.max(0, text.lastIndexOf('endobj'), text.lastIndexOf(' obj')));
}

function indexOfWord(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < word.length && bytes[at + length] === word.charCodeAt(length)) length += 1;
    if (length === word.length) return at;
  }
  return -1;
}

/** Unpacks without keeping anything and stops at the limit; a damaged stream ends where its damage begins. */
async function unpacksTooFar(
  packed: Uint8Array<ArrayBuffer>,
  { filters, mostBytes }: PackedStream,
): Promise<boolean> {
  let stream: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([packed]).stream();
  for (let filter = 0; filter < Math.min(filters, 8); filter += 1) {
    stream = stream.pipeThrough(new DecompressionStream('deflate'));
  }
  const reader = stream.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      total += value.length;
      if (total > mostBytes) {
        await reader.cancel();
        return true;
      }
    }
  } catch {
    return total > mostBytes;
  }
}

/**
 * Whether a stream of the file is a decompression bomb. The library unpacks each stream as a whole without a limit, so
 * this is checked first. Streams of an encrypted file cannot be checked.
 */
export async function holdsBomb(bytes: Uint8Array, unpacked: Unpacked = 'text'): Promise<boolean> {
  for (const stream of suspects(bytes, unpacked)) {
    if (await unpacksTooFar(new Uint8Array(bytes.subarray(stream.from, stream.to)), stream)) return true;
  }
  return false;
}

/** Whether the file contains a picture. The dictionary of a picture is never compressed (ISO 32000-1, 7.5.7). */
export function holdsPictures(bytes: Uint8Array): boolean {
  for (let at = 0; (at = indexOfWord(bytes, '/Image', at)) !== -1; at += 6) {
    if (/\/Subtype\s*\/Image\b/.test(latin.decode(bytes.subarray(Math.max(0, at - 20), at + 7)))) return true;
  }
  return false;
}
