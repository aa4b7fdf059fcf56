/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PagePart } from './pagePart.ts';
import type { ReviewColumn } from './reviewColumn.ts';
import type { ReviewRow } from './reviewRow.ts';
import type { TableKind } from './tableKind.ts';
import type { TablePlace } from './tablePlace.ts';

/**
 * A table that was seen.
 */
export interface ReviewTable {
  place: TablePlace;
  /** Null where it is not known what the table is of. */
  kind: TableKind | null;
  /** What it is of, for instance "formation tops", or that it is not known. */
  words: string;
  /**
     * Null where the table has no heading.
     * @nullable
     */
  heading_row: number | null;
  /** Whether any of it was used. */
  used: boolean;
  /**
     * Why it was not used, in words; null where it was.
     * @nullable
     */
  reason: string | null;
  /** Where it is, heading and rows; one for each page that it takes. */
  parts: PagePart[];
  columns: ReviewColumn[];
  /**
     * How many rows it has below the heading.
     * @minimum 0
     */
  row_count: number;
  /** The rows on the pages that are drawn. */
  rows: ReviewRow[];
}
