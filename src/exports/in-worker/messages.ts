import type { ExportedFile, ExportProgress } from '../order';

/** A worker's messages about its one file. */
export type Message =
  | { ready: true }
  | { progress: ExportProgress }
  | { file: ExportedFile }
  /** A message for the user. */
  | { failed: string };
