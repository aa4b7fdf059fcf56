/**
 * What `npm run bench` can measure, in the order of docs/performance.md. Each part loads when it runs.
 * A part returns whether all its budgets are met.
 */
export const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad(),
  editor: async () => (await import('./editor.ts')).benchEditor(),
  reading: async () => (await import('./reading.ts')).benchReading(),
  documents: async () => (await import('./corpus.ts')).benchDocuments(),
  ocr: async () => (await import('./ocr.ts')).benchOcr(),
  pictures: async () => (await import('./pictures.ts')).benchPictures(),
  server: async () => (await import('./server.ts')).benchServer(),
  day: async () => (await import('./day.ts')).benchDay(),
};
