/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * One of several things that are wrong; either `msg` or `message` holds the sentence.
 */
export interface ErrorEntry {
  /** Where in the request. */
  loc?: (string | number)[];
  /** The sentence. */
  msg?: string;
  /** The sentence, by its other name. */
  message?: string;
  /** A stable name for machines. */
  type?: string;
}
