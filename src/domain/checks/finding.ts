import type { Cell } from '../montage/address';

/** 'missing': the data for a decision is missing; neither a fault nor an approval. */
export type CheckResult = 'error' | 'warning' | 'fine' | 'missing';

/** A value that follows from others, offered for the finding's cell. It is set only when the user asks for it. */
export interface Offer {
  /** The label of its button: `Use 8.525`. */
  readonly label: string;
  /** In the cell's unit, rounded as in the label. */
  readonly value: number;
}

/** A finding about one value. What is fine is counted and not listed. */
export interface Finding {
  /** The rule's id. A rule has at most one finding for a cell. */
  readonly rule: string;
  readonly result: Exclude<CheckResult, 'fine'>;
  readonly cell: Cell;
  /** One sentence with the values, without a full stop. */
  readonly text: string;
  /** The source of the rule, in a phrase. */
  readonly cites: string;
  readonly offer?: Offer;
}
