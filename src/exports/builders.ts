import type { BuildExport, ExportKind } from './order';

/** The builder of each kind of file: each is a module of its own with its libraries, loaded on demand. */
export const builders: Record<ExportKind, () => Promise<BuildExport>> = {
  workbook: async () => (await import('./workbook/build-workbook')).buildWorkbook,
  programme: async () => (await import('./pdf/programme')).buildProgramme,
  poster: async () => (await import('./poster/build-poster')).buildPoster,
  'well-path': async () => (await import('./well-path/build')).build,
  witsml: async () => (await import('./witsml/build')).build,
  osdu: async () => (await import('./osdu/build')).build,
  'montage-file': async () => (await import('./montage-file/build')).build,
};
