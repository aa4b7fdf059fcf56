/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The `ETag` of the montage that was edited. The save is refused with 412 unless the stored montage has one of those
 * given; `*` stands for any. Only strong tags match.
 */
export type IfMatchParameter = string;
