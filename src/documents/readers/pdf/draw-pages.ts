import type { PDFDocumentProxy } from 'pdfjs-dist';
import { addressOf } from '../scan/picture-address';
import { MOST_PIXELS } from '../scan/scan-limits';
import { Decoders } from '../scan/scan-pdf';
import { loadPdfJs } from './load-pdfjs';
import { holdsBomb } from './packed-streams';

/** 180 dpi: letters are sharp at twice the size at which a page fits its column. */
const PIXELS_PER_POINT = 2.5;
/** Pixels of a page; a plan of A0 is drawn at a lower resolution. */
const MOST_DRAWN_PIXELS = 5_000_000;
/** A map of a million lines is shown as its words only. */
const MOST_MILLISECONDS = 3_000;

interface Canvas {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

const contextOf = (canvas: OffscreenCanvas, alpha = true) =>
  canvas.getContext('2d', { alpha, willReadFrequently: true });

/** The canvases for the library in a worker, which has no DOM. */
class Canvases {
  create(width: number, height: number): Canvas {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: contextOf(canvas) };
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(one: Canvas): void {
    this.reset(one, 0, 0);
    one.canvas = null;
    one.context = null;
  }
  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return contextOf(canvas, false);
  }
}

const none = () => 'none';

/** Filters are SVG elements: without them the picture lacks masks and transfer curves. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy(): void {}
}

/** Whether pages can be drawn: browsers have canvases in workers, Node has none. */
export const canDrawPages = (): boolean => typeof OffscreenCanvas !== 'undefined';

/**
 * Pages of a PDF as printed, as `data:` URLs by page number. A page that cannot be drawn, or takes longer than three seconds,
 * is left out; its words are still shown.
 */
export async function drawPages(bytes: Uint8Array, numbers: readonly number[]): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  if (await holdsBomb(bytes, 'pictures')) return pictures;
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    useWasm: true,
    useSystemFonts: false,
    // Letters are drawn as outlines: a worker cannot load the fonts of a document.
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    for (const number of numbers) {
      const picture = await drawPage(document, number).catch(() => null);
      if (picture !== null) pictures.set(number, picture);
    }
  } catch {
    // The reader has already reported what is wrong with the document.
  } finally {
    await task.destroy();
  }
  return pictures;
}

async function drawPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const size = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_DRAWN_PIXELS / (size.width * size.height));
  const viewport = page.getViewport({ scale: Math.min(PIXELS_PER_POINT, most) });
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const drawing = page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    // With the intent `display` it would wait for animation frames, which a worker does not have.
    intent: 'print',
  });
  const end = performance.now() + MOST_MILLISECONDS;
  drawing.onContinue = (goOn: () => void) => {
    if (performance.now() > end) drawing.cancel();
    else setTimeout(goOn, 0);
  };
  await drawing.promise;
  page.cleanup();
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return addressOf('image/png', new Uint8Array(await png.arrayBuffer()));
}
