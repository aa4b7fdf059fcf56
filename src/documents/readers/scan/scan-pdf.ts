import { drawingOf } from '../pdf/drawing';
import type { PdfJs } from '../pdf/drawing';
import type { ReadOptions } from '../table';
import { ocrFile, OcrNotLoaded } from './ocr-files';
import { pictureOfPage } from './page-picture';
import { pictureAddress } from './picture-address';
import { MOST_MILLISECONDS, MOST_PIXELS, MOST_SCANNED_PAGES } from './scan-limits';
import { ScanSession } from './scan-session';
import { pageOfScan } from './scanned-page';
export { modelOfScan } from './scanned-page';
import type { PageOfScan } from './scanned-page';

const TOO_MANY =
  'The page is a scan, and of a document no more than 60 of them are read; upload the pages that the plan needs by themselves.';
const NO_TIME =
  'The page is a scan and was not read: reading the pages before it took five minutes. Upload the pages that the plan needs by themselves.';
const NO_PICTURE =
  'The page holds no text, and no picture of it that can be read: it is blank, drawn, or scanned too finely. If it has figures that the plan needs, scan it at 300 dpi, or upload them as XLSX or CSV.';
const DAMAGED = 'The picture of the page is damaged and was not read; scan the page again at 300 dpi.';

const remark = (page: number, reason: string): PageOfScan => ({
  lines: [],
  grids: [],
  scanned: null,
  notUnderstood: [{ page, reason }],
});

/** The decoders of scanners' picture formats: JBIG2 and fax (CCITT) in one file, JPEG 2000 in another. */
export class Decoders {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    if (filename === 'jbig2.wasm') return ocrFile('jbig2');
    if (filename === 'openjpeg.wasm') return ocrFile('openjpeg');
    return Promise.reject(new Error(`${filename} is not carried along.`));
  }
}

/**
 * Reads the pages of a PDF that have pictures and no text. The document is opened a second time, because for text its pictures
 * are never unpacked. A page that cannot be read gives a message.
 */
export async function readScannedPages(
  pdfjs: PdfJs,
  bytes: Uint8Array,
  numbers: readonly number[],
  { withPages = false, onProgress = () => undefined }: ReadOptions = {},
  signal?: AbortSignal,
): Promise<Map<number, PageOfScan>> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    useWasm: true,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
  });
  const pages = new Map<number, PageOfScan>();
  let session: ScanSession | null = null;
  let done = 0;
  const end = performance.now() + MOST_MILLISECONDS;
  try {
    const document = await task.promise;
    for (const [at, number] of numbers.entries()) {
      // Yields to the caller's timers and messages.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (at >= MOST_SCANNED_PAGES) pages.set(number, remark(number, TOO_MANY));
      else if (performance.now() > end || signal?.aborted) pages.set(number, remark(number, NO_TIME));
      else {
        const page = await document.getPage(number);
        try {
          const drawn = await drawingOf(pdfjs, page);
          const shown = drawn && (await pictureOfPage(pdfjs, page, drawn));
          if (!shown) pages.set(number, remark(number, NO_PICTURE));
          else {
            session ??= await ScanSession.open(() => onProgress(done, numbers.length));
            const read = await session.read(shown.picture);
            const { pointsPerPixel } = shown;
            const own = pageOfScan(read, number, page.getViewport({ scale: 1 }), ([x, y]) => [
              x * pointsPerPixel,
              y * pointsPerPixel,
            ]);
            pages.set(number, withPages ? { ...own, picture: await pictureAddress(shown.picture) } : own);
          }
        } catch (error) {
          if (error instanceof OcrNotLoaded) throw error;
          pages.set(number, remark(number, DAMAGED));
        }
        page.cleanup();
      }
      done = at + 1;
      onProgress(done, numbers.length);
    }
    return pages;
  } finally {
    session?.close();
    await task.destroy();
  }
}
