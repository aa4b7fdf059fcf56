/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DrawnPagesParameter } from './drawnPagesParameter.ts';

export type CorrectDocumentParams = {
/**
 * The numbers of the pages to draw, with commas. At most 12 are drawn. By default the first page and those with questions
 * or tables, at most 5.
 * @pattern ^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$
 */
pages?: DrawnPagesParameter;
};
