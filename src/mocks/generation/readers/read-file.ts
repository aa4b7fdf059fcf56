import { tablesOfAlignedText } from './aligned';
import { decodeText } from './decode-text';
import { DELIMITERS, splitDelimited } from './delimited';
import type { Delimiter } from './delimited';
import { detectFileKind } from './file-kind';
import { tablesOfGrid } from './grid-tables';
import { readPdf } from './pdf/read-pdf';
import type { DocumentContent, HeadingVocabulary } from './table';
import { unpackedSize } from './unpacked-size';
import { readWorkbook } from './workbook';

export type ReadResult = { content: DocumentContent } | { refused: string };

/**
 * No table has a row as long; the text of a web page or a data dump on one line does. Splitting such a line takes time that
 * grows with the square of its length, and the page would stand still.
 */
const LONGEST_LINE = 10_000;

/** A sheet of a million cells takes some 50 MB; far beyond it an archive is made to fill the memory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/** Characters that are enough to see how a file is laid out, without reading a large one five times. */
const LAYOUT_SAMPLE = 60_000;

function knownIn(content: DocumentContent, vocabulary: HeadingVocabulary): number {
  return content.tables
    .filter((table) => table.rows.length > 0)
    .reduce((sum, table) => sum + vocabulary.countKnown(table.headings), 0);
}

function chooseDelimiter(text: string, vocabulary: HeadingVocabulary): Delimiter | null {
  const sample = text.slice(0, LAYOUT_SAMPLE);
  let best: Delimiter | null = null;
  let bestKnown = 0;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    const known = knownIn(
      tablesOfGrid(splitDelimited(sample, delimiter), vocabulary, { delimiter }),
      vocabulary,
    );
    if (known > bestKnown) [best, bestKnown] = [delimiter, known];
  }
  // Headings were found between delimiters that stand in nearly every line: spaces cannot do better.
  if (best !== null && standsInMostLines(best, sample)) return best;
  return knownIn(tablesOfAlignedText(sample, vocabulary), vocabulary) > bestKnown ? null : best;
}

function standsInMostLines(delimiter: Delimiter, text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes(delimiter)).length >= lines.length * 0.8;
}

/** The tables and lines of a text file: the layout under which the most headings are recognised is the right one. */
export function readText(text: string, vocabulary: HeadingVocabulary): DocumentContent {
  const delimiter = chooseDelimiter(text, vocabulary);
  if (delimiter === null) return tablesOfAlignedText(text, vocabulary);
  return tablesOfGrid(splitDelimited(text, delimiter), vocabulary, { delimiter });
}

/** Reads any uploaded file. Never throws for a bad document: what cannot be read comes back as a sentence. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
): Promise<ReadResult> {
  const detected = detectFileKind(name, bytes);
  if ('refused' in detected) return detected;
  if (detected.kind === 'pdf') return readPdf(bytes, vocabulary);
  if (detected.kind === 'xlsx' && (unpackedSize(bytes) ?? 0) > MAX_UNPACKED_BYTES) {
    return {
      refused:
        'The workbook takes more than 200 MB when it is unpacked; copy the tables that the plan needs into a new one and upload that.',
    };
  }
  try {
    if (detected.kind === 'xlsx') return { content: await readWorkbook(bytes, vocabulary) };
  } catch {
    return {
      refused:
        'The workbook is damaged and cannot be opened; open it in a spreadsheet program, save it as XLSX again and upload that.',
    };
  }
  const text = decodeText(bytes);
  if (text.trim() === '')
    return { refused: 'The file holds only blank lines; check that it was saved, and upload it again.' };
  if (text.split('\n').some((line) => line.length > LONGEST_LINE)) {
    return {
      refused:
        'The file has a line of more than 10,000 characters, which is no row of a table; save its tables as CSV or XLSX and upload those.',
    };
  }
  return { content: readText(text, vocabulary) };
}
