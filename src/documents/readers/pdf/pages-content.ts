import type { PageModel } from '../page';
import type { DocumentContent, HeadingVocabulary, NotUnderstoodPart, ScannedPage } from '../table';
import { flowsOfPage } from './flows';
import type { Line } from './lines';
import { columnsOfPage, numberInOrder } from './page-columns';
import type { PagePart } from './page-columns';
import { tablesOfPages } from './page-tables';
import type { Passage } from './page-tables';
import type { RuledGrid } from './ruled-grids';
import { takeRuled } from './ruled-tables';
import type { RuledTable } from './ruled-tables';
import { runningLines } from './running-lines';

/** The content of a page: text, or words recognised in its picture. */
export interface PageContent {
  lines: Line[];
  grids: RuledGrid[];
  /** Set for a scanned page. */
  scanned?: ScannedPage | null;
}

/**
 * The tables and lines of consecutive pages; `remarks` are the reader's messages about unreadable parts, `models` the pages
 * as they are shown.
 */
export function contentOfPages(
  read: readonly PageContent[],
  remarks: readonly NotUnderstoodPart[],
  vocabulary: HeadingVocabulary,
  models: readonly PageModel[] = [],
): DocumentContent {
  const running = runningLines(
    read.map(({ lines }) => lines),
    vocabulary,
  );
  const ruled: RuledTable[] = [];
  const passages = read.flatMap((page, at) =>
    partsOf(page, models[at], running).flatMap((part) => {
      const taken = takeRuled(part.lines, part.grids, vocabulary, ruled.at(-1));
      ruled.push(...taken.tables);
      return passagesOf(taken.lines, taken.tables, vocabulary);
    }),
  );
  const found = tablesOfPages(passages, running, vocabulary);
  const scanned = read.flatMap((page) => page.scanned ?? []);
  return {
    tables: found.tables,
    lines: found.lines,
    notUnderstood: [...remarks, ...found.notUnderstood],
    ...(scanned.length > 0 ? { scanned } : {}),
  };
}

/** The columns of text of a page. The words of a scan keep the numbers of their rows. */
function partsOf(
  page: PageContent,
  model: PageModel | undefined,
  running: ReadonlySet<Line>,
): readonly PagePart[] {
  const parts = page.scanned ? [page] : columnsOfPage(page, running);
  if (parts.length > 1) numberInOrder(parts, model);
  return parts;
}

/** The lines of a page and its ruled tables, in reading order. */
function passagesOf(
  lines: readonly Line[],
  ruled: readonly RuledTable[],
  vocabulary: HeadingVocabulary,
): Passage[] {
  const passages: Passage[] = [];
  let left = lines;
  for (const table of ruled) {
    const above = left.filter(({ baseline }) => baseline < table.top);
    left = left.filter(({ baseline }) => baseline >= table.top);
    passages.push(...(above.length > 0 ? flowsOfPage(above, vocabulary) : []), table);
  }
  return ruled.length > 0 && left.length === 0 ? passages : [...passages, ...flowsOfPage(left, vocabulary)];
}
