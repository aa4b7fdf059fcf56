/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * In the unit of the field. Null where no value was taken and there are alternatives or a reason only.
 *
 * Decided: a list (well heads) is given as one text with commas.
 * @nullable
 */
export type SourcedValue = number | string | boolean | null;
