/** A text and its position on the page: from the top left corner, in the unit of the page's form. */
export interface PagePiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The column of a grid, from 0. */
  column?: number;
  /** In a scan, the confidence in its text, from 0 to 1. */
  confidence?: number;
}

export interface PageRow {
  /** Counted like the rows of tables and lines. */
  row: number;
  pieces: PagePiece[];
}

/**
 * A page in its original layout, in addition to what was read. `page`: points of a PDF or pixels of a scan; `sheet`: columns
 * and rows; `text`: characters and lines.
 */
export interface PageModel {
  /** As in tables and lines; absent if the document has neither pages nor sheets. */
  page?: number;
  sheet?: string;
  form: 'page' | 'sheet' | 'text';
  width: number;
  height: number;
  rows: PageRow[];
  /** The picture of a scan, as a URL. */
  picture?: string;
}
