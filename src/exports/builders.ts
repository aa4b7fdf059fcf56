import type { BuildExport, ExportKind } from './order';

/** Who makes which file: each a module of its own with its libraries, loaded when it is asked for. */
export const builders: Partial<Record<ExportKind, () => Promise<BuildExport>>> = {
  poster: () => import('./poster/build-poster').then(({ buildPoster }) => buildPoster),
  programme: async () => (await import('./pdf/programme')).buildProgramme,
};
