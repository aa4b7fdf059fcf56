/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type GenerateMontageHeaders = {
/**
 * The `id` of the last event that the client has received; absent in a first call.
 * @minLength 1
 */
'Last-Event-ID'?: string;
};
