/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentClassification } from './documentClassification.ts';

export type UploadDocumentsParams = {
/**
 * The type of each document, in the order of the files.
 * @minItems 1
 * @maxItems 20
 */
classifications: DocumentClassification[];
};
