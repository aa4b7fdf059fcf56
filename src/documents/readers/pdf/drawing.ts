import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import type { loadPdfJs } from './load-pdfjs';

export type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>;
export type Drawing = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** Private methods of the library: one receives what a page draws, the other aborts. */
const TAKE = '_renderPageChunk';
const END = '_abortOperatorList';

interface Drawn {
  [TAKE](chunk: { length: number }, state: unknown): void;
  [END](what: { intentState: unknown; reason: Error; force: boolean }): void;
}

/** More than a page of tables draws; a file made to exhaust memory draws far more. */
const MOST_DRAWN = 100_000;

/** What a page draws; null if that is more than the limit. */
export function drawingOf(pdfjs: PdfJs, page: PDFPageProxy): Promise<Drawing | null> {
  return new Promise((resolve, reject) => {
    const drawing = page as unknown as Drawn;
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
