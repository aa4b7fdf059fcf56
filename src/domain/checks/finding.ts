import type { Cell } from '../montage/address';

/** What a check can say. 'missing': the data to decide is not there, which is no fault and no approval. */
export type CheckResult = 'error' | 'warning' | 'fine' | 'missing';

/** A value that follows from others and may be put into the finding's cell. Offered, never set without being asked for. */
export interface Offer {
  /** As on a button: `Use 8.525`. */
  readonly label: string;
  /** In the unit of the cell, rounded as the label shows it. */
  readonly value: number;
}

/** What a check has to say about one value. That something is fine is counted and not listed. */
export interface Finding {
  /** The rule's id. A rule speaks at most once of a cell. */
  readonly rule: string;
  readonly result: Exclude<CheckResult, 'fine'>;
  readonly cell: Cell;
  /** One sentence with the figures, without a full stop. */
  readonly text: string;
  /** Where the rule comes from, in a phrase. */
  readonly cites: string;
  readonly offer?: Offer;
}
