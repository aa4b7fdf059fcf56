import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { notShown } from '../not-shown';
import type { PageModel } from '../page';
import type { DocumentContent, HeadingVocabulary, NotUnderstoodPart, ReadOptions } from '../table';
import { flowsOfPage } from './flows';
import { linesOfPage } from './lines';
import type { Line } from './lines';
import { loadPdfJs } from './load-pdfjs';
import { holdsBomb, holdsPictures } from './packed-streams';
import { modelOfPage } from './page-model';
import { wordsOfPage } from './page-words';
import { tablesOfPages } from './page-tables';
import type { Passage } from './page-tables';
import { ruledGrids } from './ruled-grids';
import type { RuledGrid } from './ruled-grids';
import { takeRuled } from './ruled-tables';
import type { RuledTable } from './ruled-tables';
import { rulingsOf } from './rulings';
import type { Rulings } from './rulings';
import { runningLines } from './running-lines';
import { struckWords } from './struck-words';

const MAX_PAGES = 500;
/** A page of the smallest print holds some 15,000 characters; maps and drawings hold many single ones. */
const MAX_ITEMS_PAGE = 30_000;
const MAX_ITEMS = 1_500_000;
const MAX_LETTERS = 20_000_000;

const REFUSALS = {
  password:
    'The PDF is protected by a password; save it without one (print it to a new PDF, for instance) and upload that.',
  damaged:
    'The PDF is damaged and cannot be opened; open it in the program it comes from, save it as PDF again and upload that.',
  scanned:
    'The PDF holds pictures of pages and no text, as a scanner makes it; upload the document it was printed from, or run text recognition over it, check the figures, and save its tables as XLSX or CSV.',
  blank: 'The PDF holds no text, only blank or drawn pages; check that it was saved, and upload it again.',
  pages: 'The PDF has more than 500 pages; upload only the pages that the plan needs.',
  tooMuch:
    'The PDF unpacks to far more than a document holds; save only the pages that the plan needs as a new PDF and upload that.',
  time: 'The PDF takes too long to read; save only the pages that the plan needs as a new PDF and upload that.',
} as const;

type Refusal = keyof typeof REFUSALS;

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>;
type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

/**
 * The tables and lines of a PDF. Needs no DOM. Never throws for a bad document. The signal is heard between pages and
 * between pieces of a page; a page that keeps the library busy is ended only with the thread it runs in.
 */
export async function readPdf(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions = {},
  signal?: AbortSignal,
): Promise<{ content: DocumentContent } | { refused: string }> {
  const pdfjs = await loadPdfJs();
  try {
    if (await holdsBomb(bytes)) throw new Refused('tooMuch');
    return { content: await read(pdfjs, bytes, vocabulary, options, signal) };
  } catch (error) {
    if (error instanceof Refused) return { refused: REFUSALS[error.refusal] };
    if (error instanceof Error && error.name === 'PasswordException') return { refused: REFUSALS.password };
    return { refused: REFUSALS.damaged };
  }
}

async function read(
  pdfjs: PdfJs,
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  { withPages = false }: ReadOptions,
  signal: AbortSignal | undefined,
): Promise<DocumentContent> {
  const task = pdfjs.getDocument({
    // A copy: the library takes what it is given away from the caller.
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // Text alone is read: nothing is fetched, compiled, drawn or run.
    useWorkerFetch: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) throw new Refused('pages');
    const models: PageModel[] | undefined = withPages ? [] : undefined;
    const { pages, ruled, remarks, stamps } = await readPages(pdfjs, document, vocabulary, signal, models);
    if (ruled.length === 0 && pages.every((page) => page.length === 0)) {
      if (remarks.some(({ reason }) => reason === DAMAGED_PAGE)) throw new Refused('damaged');
      throw new Refused(holdsPictures(bytes) ? 'scanned' : 'blank');
    }
    const running = runningLines(pages, vocabulary);
    const passages = pages.flatMap((page, index) =>
      passagesOf(
        page,
        ruled.filter((table) => table.page === index + 1),
        vocabulary,
      ),
    );
    const found = tablesOfPages(passages, running, vocabulary);
    const blank = holdsPictures(bytes) ? pagesWithoutText(pages, ruled, remarks) : [];
    const notUnderstood = [...remarks, ...blank, ...found.notUnderstood];
    return {
      tables: found.tables,
      lines: found.lines,
      notUnderstood,
      ...(stamps.length === 0 ? {} : { stamps }),
      ...(models && { pages: models }),
    };
  } finally {
    await task.destroy();
  }
}

/** The lines of a page, and its ruled tables where they stand among them. */
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

function pagesWithoutText(
  pages: readonly Line[][],
  ruled: readonly RuledTable[],
  remarks: readonly NotUnderstoodPart[],
): NotUnderstoodPart[] {
  return pages.flatMap((lines, index) =>
    lines.length > 0 || [...ruled, ...remarks].some(({ page }) => page === index + 1)
      ? []
      : [
          {
            page: index + 1,
            reason:
              'The page holds no text: it is blank, or a picture such as a scan, which cannot be read. If it has figures that the plan needs, upload them as XLSX or CSV.',
          },
        ],
  );
}

const DAMAGED_PAGE =
  'The page is damaged and was not read; save the document as PDF again from the program it comes from.';
const NO_LETTERS =
  'The page does not say which letters its signs are, so that it cannot be read; print it to a new PDF, or upload its tables as XLSX or CSV.';

async function readPages(
  pdfjs: PdfJs,
  document: PdfDocument,
  vocabulary: HeadingVocabulary,
  signal: AbortSignal | undefined,
  models: PageModel[] | undefined,
): Promise<{
  pages: Line[][];
  ruled: RuledTable[];
  remarks: NotUnderstoodPart[];
  stamps: { page: number; text: string }[];
}> {
  const pages: Line[][] = [];
  const ruled: RuledTable[] = [];
  const remarks: NotUnderstoodPart[] = [];
  const stamps: { page: number; text: string }[] = [];
  const budget = { items: MAX_ITEMS, letters: MAX_LETTERS };
  for (let number = 1; number <= document.numPages; number += 1) {
    // Lets the caller's timers and messages through.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted) throw new Refused('time');
    try {
      const own = await readPage(pdfjs, document, number, budget, signal);
      if (own === null) remarks.push({ page: number, reason: NO_LETTERS });
      const { lines = [], grids = [], struck = [], slanted = '' } = own ?? {};
      models?.push(modelOfPage(number, own?.all ?? [], own?.corners ?? []));
      if (slanted.trim() !== '') stamps.push({ page: number, text: slanted.trim() });
      const text = struck.join(' ');
      const left = notShown({ rows: [], columns: [], struck: text === '' ? [] : [{ row: 1, text }] });
      remarks.push(...left.map(({ row: _, ...part }) => ({ page: number, ...part })));
      const taken = takeRuled(lines, grids, vocabulary, ruled.at(-1));
      pages.push(taken.lines);
      ruled.push(...taken.tables);
    } catch (error) {
      if (error instanceof Refused) throw error;
      remarks.push({ page: number, reason: DAMAGED_PAGE });
      pages.push([]);
      if (models && models.length < number) models.push(modelOfPage(number, [], []));
    }
  }
  return { pages, ruled, remarks, stamps };
}

/** Null for a page whose letters have no meaning. */
async function readPage(
  pdfjs: PdfJs,
  document: PdfDocument,
  number: number,
  budget: { items: number; letters: number },
  signal: AbortSignal | undefined,
): Promise<{
  /** Without what is struck through. */
  lines: Line[];
  all: Line[];
  grids: RuledGrid[];
  struck: string[];
  slanted: string;
  /** Of the page, two that are opposite each other. */
  corners: [number, number][];
} | null> {
  const page = await document.getPage(number);
  const items: TextItem[] = [];
  const monospaced = new Set<string>();
  let letters = 0;
  let strange = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const [name, style] of Object.entries<{ fontFamily?: string }>(value.styles)) {
      if (style.fontFamily === 'monospace') monospaced.add(name);
    }
    for (const item of value.items as TextItem[]) {
      items.push(item);
      letters += item.str.length;
      strange += item.str.match(/[\p{Co}\p{Cc}\ufffd]/gu)?.length ?? 0;
    }
    const tooMuch = items.length > MAX_ITEMS_PAGE || items.length > budget.items || letters > budget.letters;
    if (!tooMuch && !signal?.aborted) continue;
    // The library ends only once what it has already made is taken from it.
    drain(reader).catch(() => undefined);
    throw new Refused(tooMuch ? 'tooMuch' : 'time');
  }
  budget.items -= items.length;
  budget.letters -= letters;
  const { transform } = page.getViewport({ scale: 1 });
  if (strange > letters * 0.2) {
    page.cleanup();
    return null;
  }
  const { words, place, slanted } = wordsOfPage(items, transform, (font) => monospaced.has(font));
  const lines = linesOfPage(words, number);
  const mayHoldTable = lines.filter(({ segments }) => segments.length > 1).length > 1;
  const rulings = mayHoldTable ? await rulingsOfPage(pdfjs, page, place) : null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view;
  page.cleanup();
  const struck = rulings ? struckWords(words, rulings) : new Set();
  return {
    lines:
      struck.size === 0
        ? lines
        : linesOfPage(
            words.filter((word) => !struck.has(word)),
            number,
          ),
    all: lines,
    grids: rulings ? ruledGrids(rulings) : [],
    struck: words.filter((word) => struck.has(word)).map(({ text }) => text),
    slanted,
    corners: [place([x1, y1]), place([x2, y2])],
  };
}

/** Parts of the library that are not told to its users: how what a page draws comes in, and how that is ended. */
const TAKE = '_renderPageChunk';
const END = '_abortOperatorList';

interface Drawing {
  [TAKE](chunk: { length: number }, state: unknown): void;
  [END](what: { intentState: unknown; reason: Error; force: boolean }): void;
}

/** No page of tables draws as much; what is made to take memory draws far more. */
const MOST_DRAWN = 100_000;

/** What a page draws; null where that is more than any table takes. */
function drawingOf(
  pdfjs: PdfJs,
  page: Awaited<ReturnType<PdfDocument['getPage']>>,
): Promise<Awaited<ReturnType<typeof page.getOperatorList>> | null> {
  return new Promise((resolve, reject) => {
    const drawing = page as unknown as Drawing;
    const take = drawing[TAKE].bind(page);
    let drawn = 0;
    drawing[TAKE] = (chunk, state) => {
      drawn += chunk.length;
      if (drawn <= MOST_DRAWN) {
        take(chunk, state);
        return;
      }
      drawing[END]({ intentState: state, reason: new Error('too much'), force: true });
      resolve(null);
    };
    const free = () => Reflect.deleteProperty(drawing, TAKE);
    page
      .getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE })
      .finally(free)
      .then(resolve, reject);
  });
}

/** A page whose drawing cannot be read is read by where its words stand. */
async function rulingsOfPage(
  pdfjs: PdfJs,
  page: Awaited<ReturnType<PdfDocument['getPage']>>,
  place: (point: readonly [number, number]) => [number, number],
): Promise<Rulings | null> {
  try {
    const drawn = await drawingOf(pdfjs, page);
    const rulings = drawn && rulingsOf(drawn, pdfjs.OPS, place);
    // The page is kept until the document is closed, and its drawing with it.
    drawn?.fnArray.splice(0);
    drawn?.argsArray.splice(0);
    return rulings;
  } catch {
    return null;
  }
}

async function drain(reader: ReadableStreamDefaultReader): Promise<void> {
  for (let done = false; !done;) ({ done } = await reader.read());
}
