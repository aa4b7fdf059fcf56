/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { IfMatchParameter } from './ifMatchParameter.ts';

export type SaveMontageHeaders = {
/**
 * The `ETag` of the montage that was edited. The save is refused with 412 unless the stored montage has one of those
 * given; `*` stands for any. Only strong tags match.
 * @pattern ^(\*|(W/)?"[!#-~]*"([ \t]*,[ \t]*(W/)?"[!#-~]*")*)$
 */
'If-Match'?: IfMatchParameter;
};
