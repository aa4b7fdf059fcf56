import type { ExportedFile, ExportProgress } from '../order';

/** What a worker says of the one file that it makes. */
export type Message =
  | { ready: true }
  | { progress: ExportProgress }
  | { file: ExportedFile }
  /** A sentence for the person. */
  | { failed: string };
