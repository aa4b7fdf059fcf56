type PdfJs = typeof import('pdfjs-dist');

let loaded: Promise<PdfJs> | undefined;

/**
 * Loads the library with the first PDF, always in its `legacy` build: the modern one needs methods that Node 24 and last
 * year's browsers lack. Its worker half is imported into this thread, because callers already run the whole reader in a
 * worker, and a nested worker would gain nothing.
 */
export function loadPdfJs(): Promise<PdfJs> {
  loaded ??= load().catch((error: unknown) => {
    // A failed download of the chunk may succeed the next time.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<PdfJs> {
  await importWorkerHalf();
  const { warn } = console;
  // In Node it warns that it cannot draw, which nothing asks of it there; a server's log has other lines to show.
  if (typeof process !== 'undefined') console.warn = () => undefined;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

/**
 * When imported inside a worker, that half takes over the worker's messages unless it finds a `window`. So it has one during
 * the import.
 */
async function importWorkerHalf(): Promise<void> {
  const scope: { window?: unknown } = globalThis;
  const inWorker = typeof scope.window === 'undefined' && typeof process === 'undefined';
  if (inWorker) scope.window = globalThis;
  try {
    // It sets `globalThis.pdfjsWorker`, which the other half checks before it starts a worker.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (inWorker) delete scope.window;
  }
}
