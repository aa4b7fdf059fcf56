import { zipSync } from 'fflate';
import { damagedDocument, refusedArchive } from './office-words';
import { unpack } from './unpack';

/** A million cells take some 50 MB unpacked, a thousand pages of text 30 MB. A much larger archive is made to exhaust memory. */
const MAX_WORKBOOK_BYTES = 100 * 1024 * 1024;
/** Less than for a workbook: the library builds a tree of the whole text, about twenty times its size. */
const MAX_WORD_BYTES = 16 * 1024 * 1024;

/** Word nests a paragraph in a cell in a row in a table: ten nested tables are some forty levels deep. */
const DEEPEST_XML = 200;

const WANTED = /(^|\/)[^/]+\.(xml|rels)$/;
/** Themes, fonts and drawings contain no well data. */
const LEFT_OUT = /(^|\/)(theme|fonts?|media|embeddings|charts|drawings|customXml|glossary)(\/|$)/;

export type OfficeArchive =
  | { parts: Map<string, string>; zipped: Uint8Array<ArrayBuffer> }
  | { refused: string };

/** Whether elements are nested too deeply. Closing tags are counted without comparing their names. */
function isTooDeep(xml: string): boolean {
  let depth = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    const next = xml[at + 1];
    if (next === '/') depth -= 1;
    else if (next !== '?' && next !== '!') {
      const end = xml.indexOf('>', at);
      if (end !== -1 && xml[end - 1] !== '/') depth += 1;
      if (depth > DEEPEST_XML) return true;
    }
  }
  return false;
}

/**
 * A cell has up to 32,767 characters, each of up to six as an entity; a run of text in Word has far fewer. The libraries need
 * minutes for one text of some megabytes.
 */
const LONGEST_TEXT = 200_000;

function hasEndlessText(xml: string): boolean {
  for (let from = 0; from < xml.length;) {
    const next = xml.indexOf('<', from);
    if ((next === -1 ? xml.length : next) - from > LONGEST_TEXT) return true;
    const end = next === -1 ? -1 : xml.indexOf('>', next);
    if (end === -1) return xml.length - from > LONGEST_TEXT;
    if (end - next > LONGEST_TEXT) return true;
    from = end + 1;
  }
  return false;
}

/**
 * Opens an office document for a library that would unpack everything in it: the parts are unpacked here, counted, and
 * passed on as a new archive of the wanted parts. A part with a document type is refused, because the format has
 * none (ECMA-376 part 2, 8.1.4) and entities would only expand; so is a part that is nested too deeply.
 * `edit` may change a part before the library sees it.
 */
export function openOfficeArchive(
  bytes: Uint8Array,
  kind: 'xlsx' | 'docx',
  edit: (name: string, xml: string) => string = (_, xml) => xml,
): OfficeArchive {
  const budget = kind === 'xlsx' ? MAX_WORKBOOK_BYTES : MAX_WORD_BYTES;
  const unpacked = unpack(bytes, (name) => WANTED.test(name) && !LEFT_OUT.test(name), budget);
  if ('failed' in unpacked) return { refused: refusedArchive(kind, unpacked.failed) };
  const parts = new Map<string, string>();
  const edited = new Map<string, Uint8Array>();
  for (const [name, content] of unpacked.parts) {
    const written = new TextDecoder().decode(content);
    const xml = edit(name, written);
    if (xml !== written) edited.set(name, new TextEncoder().encode(xml));
    if (/<!(DOCTYPE|ENTITY)/i.test(xml) || (kind === 'docx' && isTooDeep(xml)))
      return { refused: damagedDocument(kind) };
    if (hasEndlessText(xml)) return { refused: refusedArchive(kind, 'endless-text') };
    parts.set(name, xml);
  }
  // Stored without compression, because the libraries then only copy.
  const zipped = zipSync(Object.fromEntries([...unpacked.parts, ...edited]), { level: 0 });
  return { parts, zipped };
}
