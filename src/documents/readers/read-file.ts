import { decodeText } from './decode-text';
import { detectFileKind } from './file-kind';
import { damagedDocument } from './office-words';
import { readPdf } from './pdf/read-pdf';
import { readText } from './read-text';
import type { HeadingVocabulary, ReadOptions, ReadResult } from './table';

/**
 * No table has a row as long, but a web page or a data dump on one line does. Splitting such a line takes quadratic time and
 * would block the page.
 */
const LONGEST_LINE = 10_000;

/** Twice the longest survey or log of a plan. The result of more lines would block the page that receives it. */
const MOST_LINES = 100_000;

/** The readers of archives and the unpacking are loaded on first use, so that text files do not need them. */
async function readOffice(
  kind: 'xlsx' | 'docx' | 'ods' | 'odt',
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions,
): Promise<ReadResult> {
  if (kind === 'ods') return (await import('./ods/read-ods')).readOds(bytes, vocabulary, options);
  if (kind === 'odt') return (await import('./odt/read-odt')).readOdt(bytes, vocabulary, options);
  if (kind === 'docx') return (await import('./word/read-word')).readWord(bytes, vocabulary, options);
  return (await import('./workbook')).readWorkbook(bytes, vocabulary, options);
}

/** Reads any uploaded file. Never throws for a bad document: a refusal is returned as a sentence. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const detected = detectFileKind(name, bytes);
  if ('refused' in detected) return detected;
  if (detected.kind === 'pdf') return readPdf(bytes, vocabulary, options);
  if (detected.kind === 'png' || detected.kind === 'jpeg')
    return (await import('./scan/read-image')).readImage(detected.kind, bytes, vocabulary, options);
  if (detected.kind === 'rtf') return (await import('./rtf/read-rtf')).readRtf(bytes, vocabulary, options);
  const { kind } = detected;
  if (kind === 'xlsx' || kind === 'docx' || kind === 'ods' || kind === 'odt') {
    try {
      return await readOffice(kind, bytes, vocabulary, options);
    } catch {
      return { refused: damagedDocument(kind) };
    }
  }
  const text = decodeText(bytes);
  if (detected.kind === 'las') return (await import('./las/read-las')).readLas(text);
  if (detected.kind === 'witsml') return (await import('./witsml/read-witsml')).readWitsml(text);
  if (text.trim() === '')
    return { refused: 'The file holds only blank lines; check that it was saved, and upload it again.' };
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) {
    return {
      refused:
        'The file has more than 100,000 lines, which is more than a well is planned with; copy the tables that the plan needs into a new one and upload that.',
    };
  }
  if (lines.some((line) => line.length > LONGEST_LINE)) {
    return {
      refused:
        'The file has a line of more than 10,000 characters, which is no row of a table; save its tables as CSV or XLSX and upload those.',
    };
  }
  return { content: readText(text, vocabulary, options) };
}
