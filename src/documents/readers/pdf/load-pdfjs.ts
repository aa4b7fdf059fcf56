type PdfJs = typeof import('pdfjs-dist');

let loaded: Promise<PdfJs> | undefined;

/**
 * The library, when the first PDF is read. Its `legacy` build everywhere: the modern one needs methods that Node 24 and
 * browsers of last year lack. Its worker half is imported into this thread, because whoever wants the page responsive runs
 * the whole reader in a worker, and a worker inside that one would gain nothing.
 */
export function loadPdfJs(): Promise<PdfJs> {
  loaded ??= load().catch((error: unknown) => {
    // A chunk that did not arrive may arrive the next time.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<PdfJs> {
  await importWorkerHalf();
  return await import('pdfjs-dist/legacy/build/pdf.mjs');
}

/**
 * On import inside a worker that half takes hold of the worker's own messages, unless it finds a `window`. It has one for as
 * long as the import takes.
 */
async function importWorkerHalf(): Promise<void> {
  const scope: { window?: unknown } = globalThis;
  const inWorker = typeof scope.window === 'undefined' && typeof process === 'undefined';
  if (inWorker) scope.window = globalThis;
  try {
    // It puts itself into `globalThis.pdfjsWorker`, where the other half looks for it before it starts a worker.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (inWorker) delete scope.window;
  }
}
