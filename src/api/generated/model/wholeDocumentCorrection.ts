/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DepthReference } from './depthReference.ts';
import type { WholeDocumentCorrectionDecimalSign } from './wholeDocumentCorrectionDecimalSign.ts';
import type { WholeDocumentCorrectionLengthUnit } from './wholeDocumentCorrectionLengthUnit.ts';

/**
 * What holds for the whole document. A field that is absent says nothing.
 */
export interface WholeDocumentCorrection {
  kind: 'document';
  /**
     * The well whose rows are read; null where the document is of another well.
     * @nullable
     */
  well?: string | null;
  /** Whether this revision of the document counts. */
  counts?: boolean;
  /** The decimal sign of its numbers. */
  decimalSign?: WholeDocumentCorrectionDecimalSign;
  /** The unit of depths that say none. */
  lengthUnit?: WholeDocumentCorrectionLengthUnit;
  reference?: DepthReference;
}
