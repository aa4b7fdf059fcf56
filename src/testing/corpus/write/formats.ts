import type { CorpusDocument } from '../documents/document-model';
import { writeCsv } from './csv';
import { writePdf } from './pdf';
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
} satisfies Record<string, (document: CorpusDocument) => Uint8Array | Promise<Uint8Array>>;

export type Format = keyof typeof FORMATS;
