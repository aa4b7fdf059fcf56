/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface DocumentUpload {
  /**
     * The documents, in the order of the classifications.
     * @minItems 1
     * @maxItems 20
     */
  files: (Blob | File)[];
  /**
     * JSON: a list for each file, in the order of the files, with the `DocumentCorrection`s of that file. Absent where there
     * are none.
     */
  corrections?: string;
}
