/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { SourcePlaceReadBy } from './sourcePlaceReadBy.ts';

/**
 * A place in a document.
 */
export interface SourcePlace {
  /** The file's name. */
  document: string;
  /**
     * Of a document with pages, from 1.
     * @nullable
     */
  page: number | null;
  /**
     * Of a workbook.
     * @nullable
     */
  sheet: string | null;
  /**
     * Of a sheet, for instance B12.
     * @nullable
     */
  cell: string | null;
  /**
     * Of a text or of the page, or the row of a table, from 1.
     * @nullable
     */
  line: number | null;
  /**
     * The text as it stands there.
     * @nullable
     */
  quote: string | null;
  /**
     * Who found the value there, where it was not the server's own reader; absent otherwise.
     *
     * Decided: optional for a server. `language_model`: a language model that the server asked; the server has checked that the
     * value is in the quote and the quote at this place. `engineer`: the person who reviewed the document and pointed at it.
     */
  read_by?: SourcePlaceReadBy;
}
