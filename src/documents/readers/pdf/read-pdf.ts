import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { notShown } from '../not-shown';
import type { PageModel } from '../page';
import { ScanAhead } from '../scan/scan-limits';
import type { ProgressListener } from '../scan/scan-limits';
import type { DocumentContent, HeadingVocabulary, NotUnderstoodPart, ReadOptions } from '../table';
import { drawingOf } from './drawing';
import type { PdfJs } from './drawing';
import { linesOfPage } from './lines';
import type { Line } from './lines';
import { loadPdfJs } from './load-pdfjs';
import { holdsBomb, holdsPictures } from './packed-streams';
import { modelOfPage } from './page-model';
import { wordsOfPage } from './page-words';
import { contentOfPages } from './pages-content';
import type { PageContent } from './pages-content';
import { rowGrids } from './row-grids';
import { ruledGrids } from './ruled-grids';
import { rulingsOf } from './rulings';
import type { Rulings } from './rulings';
import { linesWithout, struckWords } from './struck-words';

const MAX_PAGES = 500;
/** A page of the smallest print has some 15,000 characters; maps and drawings have many single ones. */
const MAX_ITEMS_PAGE = 30_000;
const MAX_ITEMS = 1_500_000;
const MAX_LETTERS = 20_000_000;

const REFUSALS = {
  password:
    'The PDF is protected by a password; save it without one (print it to a new PDF, for instance) and upload that.',
  damaged:
    'The PDF is damaged and cannot be opened; open it in the program it comes from, save it as PDF again and upload that.',
  scanned:
    'The PDF holds pictures of pages, and no text could be read in them; scan it again at 300 dpi, laid flat, or upload the document it was printed from.',
  notLoaded:
    'The part that reads scans could not be loaded; check the connection, and upload the document again.',
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

type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

/**
 * The tables and lines of a PDF. Needs no DOM. Never throws for a bad document. The signal is checked between pages and
 * between pieces of a page; a page that keeps the library busy ends only with its thread.
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
    if (error instanceof ScanAhead) throw error;
    if (error instanceof Refused) return { refused: REFUSALS[error.refusal] };
    if (error instanceof Error && error.name === 'PasswordException') return { refused: REFUSALS.password };
    if (error instanceof Error && error.name === 'OcrNotLoaded') return { refused: REFUSALS.notLoaded };
    return { refused: REFUSALS.damaged };
  }
}

async function read(
  pdfjs: PdfJs,
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  { withPages = false, scansElsewhere = false, onProgress }: ReadOptions,
  signal: AbortSignal | undefined,
): Promise<DocumentContent> {
  const task = pdfjs.getDocument({
    // A copy, because the library detaches the buffer it gets.
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // Only text is read: nothing is fetched, compiled, drawn or run.
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
    const { pages, remarks, stamps } = await readPages(pdfjs, document, signal, models);
    if (holdsPictures(bytes))
      await readScans(pdfjs, bytes, { pages, remarks, models, scansElsewhere, onProgress, signal });
    if (pages.every(({ lines }) => lines.length === 0)) {
      if (remarks.some(({ reason }) => reason === DAMAGED_PAGE)) throw new Refused('damaged');
      throw new Refused(holdsPictures(bytes) ? 'scanned' : 'blank');
    }
    return {
      ...contentOfPages(pages, remarks, vocabulary, models),
      ...(stamps.length === 0 ? {} : { stamps }),
      ...(models && { pages: models }),
    };
  } finally {
    await task.destroy();
  }
}

/** Reads pages without text from their pictures, if they have any. Only then is text recognition loaded. */
async function readScans(
  pdfjs: PdfJs,
  bytes: Uint8Array,
  to: {
    pages: PageContent[];
    remarks: NotUnderstoodPart[];
    models: PageModel[] | undefined;
    scansElsewhere: boolean;
    onProgress: ProgressListener | undefined;
    signal: AbortSignal | undefined;
  },
): Promise<void> {
  const { pages, remarks, models, onProgress, signal } = to;
  const scans = { withPages: models !== undefined, ...(onProgress && { onProgress }) };
  const blank = pages.flatMap(({ lines }, index) =>
    lines.length > 0 || remarks.some(({ page }) => page === index + 1) ? [] : [index + 1],
  );
  if (blank.length === 0) return;
  if (to.scansElsewhere) throw new ScanAhead();
  if (await holdsBomb(bytes, 'pictures')) throw new Refused('tooMuch');
  const { modelOfScan, readScannedPages } = await import('../scan/scan-pdf');
  for (const [number, page] of await readScannedPages(pdfjs, bytes, blank, scans, signal)) {
    pages[number - 1] = page;
    remarks.push(...page.notUnderstood);
    const model = page.scanned ? modelOfScan(page.scanned) : models?.[number - 1];
    if (models && model)
      models[number - 1] = { ...model, ...(page.picture !== undefined && { picture: page.picture }) };
  }
}

const DAMAGED_PAGE =
  'The page is damaged and was not read; save the document as PDF again from the program it comes from.';
const NO_LETTERS =
  'The page does not say which letters its signs are, so that it cannot be read; print it to a new PDF, or upload its tables as XLSX or CSV.';

async function readPages(
  pdfjs: PdfJs,
  document: PdfDocument,
  signal: AbortSignal | undefined,
  models: PageModel[] | undefined,
): Promise<{
  pages: PageContent[];
  remarks: NotUnderstoodPart[];
  stamps: { page: number; text: string }[];
}> {
  const pages: PageContent[] = [];
  const remarks: NotUnderstoodPart[] = [];
  const stamps: { page: number; text: string }[] = [];
  const budget = { items: MAX_ITEMS, letters: MAX_LETTERS };
  for (let number = 1; number <= document.numPages; number += 1) {
    // Yields to the caller's timers and messages.
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
      pages.push({ lines, grids });
    } catch (error) {
      if (error instanceof Refused) throw error;
      remarks.push({ page: number, reason: DAMAGED_PAGE });
      pages.push({ lines: [], grids: [] });
      if (models && models.length < number) models.push(modelOfPage(number, [], []));
    }
  }
  return { pages, remarks, stamps };
}

/** Null for a page whose letters have no Unicode values. */
async function readPage(
  pdfjs: PdfJs,
  document: PdfDocument,
  number: number,
  budget: { items: number; letters: number },
  signal: AbortSignal | undefined,
): Promise<
  | (PageContent & {
      /** Including words that are struck through. */
      all: Line[];
      struck: string[];
      slanted: string;
      /** Two opposite corners of the page. */
      corners: [number, number][];
    })
  | null
> {
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
    // The library ends only after its pending chunks are consumed.
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
  const drawn = mayHoldTable ? await rulingsOfPage(pdfjs, page, place) : null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view;
  page.cleanup();
  const { struck, rulings } = drawn ? struckWords(words, drawn) : { struck: null, rulings: null };
  const shown = struck === null || struck.size === 0 ? lines : linesWithout(struck, words, number);
  return {
    lines: shown,
    all: lines,
    grids: rulings ? [...ruledGrids(rulings), ...rowGrids(rulings, shown)] : [],
    struck: words.filter((word) => struck?.has(word) === true).map(({ text }) => text),
    slanted,
    corners: [place([x1, y1]), place([x2, y2])],
  };
}

/** The rulings of a page; none if its drawing cannot be read, so that its tables are read by position. */
async function rulingsOfPage(
  pdfjs: PdfJs,
  page: Awaited<ReturnType<PdfDocument['getPage']>>,
  place: (point: readonly [number, number]) => [number, number],
): Promise<Rulings | null> {
  try {
    const drawn = await drawingOf(pdfjs, page);
    const rulings = drawn && rulingsOf(drawn, pdfjs.OPS, place);
    // The library keeps the page and its drawing until the document is closed.
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
