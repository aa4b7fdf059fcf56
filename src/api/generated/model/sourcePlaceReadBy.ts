/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who found the value there, where it was not the server's own reader; absent otherwise.
 *
 * Decided: optional for a server. `language_model`: a language model that the server asked; the server has checked that the
 * value is in the quote and the quote at this place. `engineer`: the person who reviewed the document and pointed at it.
 */
export type SourcePlaceReadBy = typeof SourcePlaceReadBy[keyof typeof SourcePlaceReadBy];


export const SourcePlaceReadBy = {
  language_model: 'language_model',
  engineer: 'engineer',
} as const;
