/** A save that a client sent. */
export interface SentSave {
  montage: string;
  /** Unique; it is in what was saved. */
  marker: string;
  /** The version that it replaces, by `If-Match`. */
  base: number;
  /** Unknown when the connection was lost before the answer. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
}

/** What the clients know for certain. */
export class Ledger {
  readonly saves: SentSave[] = [];
  /** The acknowledged uploads, by the montage's id. */
  readonly montages: string[] = [];
  /** The generations whose events a client has received; those whose last event it has received. */
  readonly begun = new Set<string>();
  readonly ended = new Map<string, 'complete' | 'error'>();
  /** The highest acknowledged version of each montage. */
  readonly newest = new Map<string, number>();
  /** What a client saw that must not be, in sentences. */
  readonly violations: string[] = [];
  /** Answers by status; `lost` for connections that broke, `not sent` for those that were refused. */
  readonly answers = new Map<string, number>();
  reads = 0;
  resumed = 0;

  count(answer: number | 'lost' | 'not sent'): void {
    const key = String(answer);
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  acknowledged(montage: string, version: number): void {
    this.newest.set(montage, Math.max(version, this.newest.get(montage) ?? 0));
  }
}
