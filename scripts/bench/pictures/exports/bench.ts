export interface ExportRun {
  /** From the order to the file, ms. */
  readonly tookMs: number;
  readonly bytes: number;
  /** The longest time without a response of the page. */
  readonly pageBlockedMs: number;
  /** The longest time without a message of the worker. */
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
