/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A stable name for machines, or an object with a message.
 */
export type ErrorBodyCode = string | {
  /** What went wrong, for a person. */
  message: string;
};
