export interface ExportRun {
  /** From the order to the file, ms. */
  readonly tookMs: number;
  readonly bytes: number;
  /** The longest that the page answered nobody. */
  readonly pageStandstillMs: number;
  /** The longest that the worker told nothing. */
  readonly workerSilenceMs: number;
}

declare global {
  interface Window {
    exportsBench?: (
      kind: 'workbook' | 'programme',
      size: { sections: number; formationsPerSection: number },
    ) => Promise<ExportRun>;
  }
}
