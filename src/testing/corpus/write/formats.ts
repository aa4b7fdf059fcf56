import type { CorpusDocument } from '../documents/document-model';
import { writeCsv } from './csv';
import { writeOds } from './ods';
import { writeOdt } from './odt';
import { writePdf } from './pdf';
import { writeRtf } from './rtf';
import { writeText } from './text';
import { writeWord } from './word';
import { writeWorkbook } from './workbook';

/** Every format that a document of the corpus is written in, by the ending of its file. */
export const FORMATS = {
  csv: writeCsv,
  txt: writeText,
  xlsx: writeWorkbook,
  docx: writeWord,
  pdf: writePdf,
  ods: writeOds,
  odt: writeOdt,
  rtf: writeRtf,
} satisfies Record<string, (document: CorpusDocument) => Uint8Array | Promise<Uint8Array>>;

export type Format = keyof typeof FORMATS;

/** Files that a program writes for others have a text of their own. */
function writeRaw({ raw }: CorpusDocument): Uint8Array {
  if (raw === undefined) throw new Error('A file of this kind is written from its own text.');
  return new TextEncoder().encode(raw);
}

/** And every format that a composed document may have. */
export const COMPOSED_FORMATS = { ...FORMATS, las: writeRaw, xml: writeRaw } satisfies Record<
  string,
  (document: CorpusDocument) => Uint8Array | Promise<Uint8Array>
>;

export type ComposedFormat = keyof typeof COMPOSED_FORMATS;
