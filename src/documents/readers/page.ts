/** A text and where it is on its page: from the top left corner, in the measure of the page's form. */
export interface PagePiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of a grid, from 0. */
  column?: number;
  /** Of a scan: how sure its text is, from 0 to 1. */
  confidence?: number;
}

export interface PageRow {
  /** As the rows of tables and lines count. */
  row: number;
  pieces: PagePiece[];
}

/**
 * A page as it is, beside what was read in it. `page`: points of a PDF or pixels of a scan; `sheet`: columns and rows;
 * `text`: characters and lines.
 */
export interface PageModel {
  /** As tables and lines name it; absent where the document has neither pages nor sheets. */
  page?: number;
  sheet?: string;
  form: 'page' | 'sheet' | 'text';
  width: number;
  height: number;
  rows: PageRow[];
  /** Of a scan, as an address. */
  picture?: string;
}
