/**
 * What `npm run bench` can measure, in the order of the README, where each part has its place. Each is loaded when it is asked for.
 * A part answers whether every budget of it is met.
 */
export const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad(),
  editor: async () => (await import('./editor.ts')).benchEditor(),
  reading: async () => (await import('./reading.ts')).benchReading(),
  documents: async () => (await import('./corpus.ts')).benchDocuments(),
  ocr: async () => (await import('./ocr.ts')).benchOcr(),
  pictures: async () => (await import('./pictures.ts')).benchPictures(),
  day: async () => (await import('./day.ts')).benchDay(),
};
