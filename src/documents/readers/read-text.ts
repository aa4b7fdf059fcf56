import { tablesOfAlignedText } from './aligned';
import { DELIMITERS, splitDelimited } from './delimited';
import type { Delimiter } from './delimited';
import { tablesOfGrid } from './grid-tables';
import { sheetModel, textModel } from './page-model';
import type { PageModel } from './page';
import type { DocumentContent, HeadingVocabulary, ReadOptions } from './table';

/** Characters that are enough to find the layout of a file, without reading a large one five times. */
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
  if (best === null) {
    if (isOfPairs(sample) || isQuoted(sample, ';')) return ';';
    if (isQuoted(sample, ',')) return ',';
  }
  // Headings were found with a delimiter that is in nearly every line: spaces cannot do better.
  if (best !== null && isInMostLines(best, sample)) return best;
  return knownIn(tablesOfAlignedText(sample, vocabulary), vocabulary) > bestKnown ? null : best;
}

/** Whether a third of the lines are pairs of a list as a sheet saves them: `Densité;1,09 SG`. Prose has a space there. */
function isOfPairs(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.filter((line) => /^[^;]{2,60};\S/.test(line));
  return pairs.length >= FEWEST_PAIRS && pairs.length >= lines.length / 3;
}

const FEWEST_PAIRS = 3;

/** Whether a third of the lines have quotes as only separated values do: `"13 3/8"" casing",1250`. */
function isQuoted(text: string, delimiter: ',' | ';'): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const quotes =
    delimiter === ','
      ? /(?:^|,)"(?:[^"]|"")*(?:""|,)(?:[^"]|"")*"(?=,|\r?$)/
      : /(?:^|;)"(?:[^"]|"")*(?:""|;)(?:[^"]|"")*"(?=;|\r?$)/;
  const quoted = lines.filter((line) => quotes.test(line));
  const parted = lines.filter((line) => line.includes(delimiter));
  return quoted.length >= 2 && parted.length >= lines.length / 3;
}

function isInMostLines(delimiter: Delimiter, text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes(delimiter)).length >= lines.length * 0.8;
}

/** Whether most lines have the same number of this delimiter, as the lines of a table do. */
function separatesMostLines(delimiter: Delimiter, lines: readonly string[]): boolean {
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
  const alike = [...Map.groupBy(counts, (count) => count).values()];
  const most = Math.max(0, ...alike.map(({ length }) => length));
  return most > 1 && most >= lines.length * 0.5;
}

/** Whether gaps part most lines: their commas are decimal signs, which no cell ends at. */
const hasGaps = (lines: readonly string[]) =>
  lines.filter((line) => /[^\s,;|] {2,}[^\s,;|]/.test(line)).length >= lines.length * 0.5;

/** The page of a text without known headings: in cells if a delimiter separates its lines. */
function modelWithoutHeadings(text: string): PageModel {
  const lines = text
    .slice(0, LAYOUT_SAMPLE)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const delimiter = hasGaps(lines) ? undefined : DELIMITERS.find((sign) => separatesMostLines(sign, lines));
  return delimiter ? sheetModel(splitDelimited(text, delimiter)) : textModel(text.split('\n'));
}

/** The tables and lines of a text file, in the layout that gives the most known headings. */
export function readText(
  text: string,
  vocabulary: HeadingVocabulary,
  { withPages = false }: ReadOptions = {},
): DocumentContent {
  const delimiter = chooseDelimiter(text, vocabulary);
  if (delimiter === null) {
    const content = tablesOfAlignedText(text, vocabulary);
    return withPages ? { ...content, pages: [modelWithoutHeadings(text)] } : content;
  }
  const rows = splitDelimited(text, delimiter);
  const content = tablesOfGrid(rows, vocabulary, { delimiter });
  return withPages ? { ...content, pages: [sheetModel(rows)] } : content;
}
