/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  DocumentCorrections,
  DocumentLayout,
  DocumentLayoutSave,
  DocumentReview,
  ErrorBody,
  StoredDocument
} from '../montageAPI.schemas.zod.ts';


/**
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501; 404 also where the documents are not
 * stored, as those of an imported montage. A client offers no review of stored documents then.
 * @summary List the stored documents of a set
 */



export const ListDocumentsParams = zod.object({
  "documentId": zod.string().min(1).describe('The id that the upload returned.')
})

export const ListDocuments200ResponseItem = StoredDocument
export const ListDocuments200Response = zod.array(ListDocuments200ResponseItem)

export const ListDocuments401Response = ErrorBody

export const ListDocuments403Response = ErrorBody

export const ListDocuments404Response = ErrorBody

export const ListDocuments405Response = ErrorBody

export const ListDocuments422Response = ErrorBody

export const ListDocuments429Response = ErrorBody

export const ListDocuments500Response = ErrorBody

export const ListDocuments501Response = ErrorBody

export const ListDocuments503Response = ErrorBody

/**
 * Under the corrections that are stored with it.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501.
 * @summary Show how a stored document is read
 */

export const getDocumentReviewPathNumberMax = 20;



export const GetDocumentReviewParams = zod.object({
  "documentId": zod.string().min(1).describe('The id that the upload returned.'),
  "number": zod.coerce.number().int().min(1).max(getDocumentReviewPathNumberMax).describe('The document\'s place in its set, counted from 1.')
})

export const getDocumentReviewQueryPagesRegExp = new RegExp('^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$');


export const GetDocumentReviewQueryParams = zod.object({
  "pages": zod.string().regex(getDocumentReviewQueryPagesRegExp).optional().describe('The numbers of the pages to draw, with commas. At most 12 are drawn. By default the first page and those with questions\nor tables, at most 5.\n')
})

export const GetDocumentReview200Response = DocumentReview

export const GetDocumentReview401Response = ErrorBody

export const GetDocumentReview403Response = ErrorBody

export const GetDocumentReview404Response = ErrorBody

export const GetDocumentReview405Response = ErrorBody

export const GetDocumentReview422Response = ErrorBody

export const GetDocumentReview429Response = ErrorBody

export const GetDocumentReview500Response = ErrorBody

export const GetDocumentReview501Response = ErrorBody

export const GetDocumentReview503Response = ErrorBody

/**
 * The corrections replace those that are stored. Every later generation of the set reads the document under them; the
 * montage that is stored does not change.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501.
 * @summary Store the corrections of a document, and show how it is read under them
 */

export const correctDocumentPathNumberMax = 20;



export const CorrectDocumentParams = zod.object({
  "documentId": zod.string().min(1).describe('The id that the upload returned.'),
  "number": zod.coerce.number().int().min(1).max(correctDocumentPathNumberMax).describe('The document\'s place in its set, counted from 1.')
})

export const correctDocumentQueryPagesRegExp = new RegExp('^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$');


export const CorrectDocumentQueryParams = zod.object({
  "pages": zod.string().regex(correctDocumentQueryPagesRegExp).optional().describe('The numbers of the pages to draw, with commas. At most 12 are drawn. By default the first page and those with questions\nor tables, at most 5.\n')
})

export const CorrectDocumentBody = DocumentCorrections

export const CorrectDocument200Response = DocumentReview

export const CorrectDocument401Response = ErrorBody

export const CorrectDocument403Response = ErrorBody

export const CorrectDocument404Response = ErrorBody

export const CorrectDocument405Response = ErrorBody

export const CorrectDocument413Response = ErrorBody

export const CorrectDocument422Response = ErrorBody

export const CorrectDocument429Response = ErrorBody

export const CorrectDocument500Response = ErrorBody

export const CorrectDocument501Response = ErrorBody

export const CorrectDocument503Response = ErrorBody

/**
 * A layout is what engineers once said of a document, kept for documents of the same layout. A server that has a layout
 * which fits a document reads the document under its corrections, before those that come with the document itself, and
 * says so in the review, in the recognition and in the generation report.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. The layouts of an organisation are
 * for its users; who belongs to none has an empty list. Ordered by name.
 * @summary List the layouts of the caller's organisation
 */
export const ListLayouts200ResponseItem = DocumentLayout
export const ListLayouts200Response = zod.array(ListLayouts200ResponseItem)

export const ListLayouts401Response = ErrorBody

export const ListLayouts403Response = ErrorBody

export const ListLayouts404Response = ErrorBody

export const ListLayouts405Response = ErrorBody

export const ListLayouts429Response = ErrorBody

export const ListLayouts500Response = ErrorBody

export const ListLayouts501Response = ErrorBody

export const ListLayouts503Response = ErrorBody

/**
 * Makes the layout with this id, or replaces its name, fingerprint and corrections.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. The fingerprint is the one that the
 * review of the document gives. A server keeps the corrections that hold for every document of the layout: not those about
 * a well, a revision or a single row. 422 where none are left, and for a name of blanks alone. 409 where the caller
 * belongs to no organisation; 404 also where another organisation has a layout with this id.
 * @summary Keep a layout, or change one
 */
export const saveLayoutPathLayoutIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const SaveLayoutParams = zod.object({
  "layoutId": zod.string().regex(saveLayoutPathLayoutIdRegExp).describe('The layout\'s id. The client that makes a layout chooses it, for instance a UUID.')
})

export const SaveLayoutBody = DocumentLayoutSave

export const SaveLayout200Response = DocumentLayout

export const SaveLayout401Response = ErrorBody

export const SaveLayout403Response = ErrorBody

export const SaveLayout404Response = ErrorBody

export const SaveLayout405Response = ErrorBody

export const SaveLayout409Response = ErrorBody

export const SaveLayout413Response = ErrorBody

export const SaveLayout422Response = ErrorBody

export const SaveLayout429Response = ErrorBody

export const SaveLayout500Response = ErrorBody

export const SaveLayout501Response = ErrorBody

export const SaveLayout503Response = ErrorBody

/**
 * Documents that were read under it keep what was read.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. 204 also where there is no such
 * layout (any more).
 * @summary Remove a layout
 */
export const deleteLayoutPathLayoutIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteLayoutParams = zod.object({
  "layoutId": zod.string().regex(deleteLayoutPathLayoutIdRegExp).describe('The layout\'s id. The client that makes a layout chooses it, for instance a UUID.')
})

export const DeleteLayout204Response = zod.void()

export const DeleteLayout401Response = ErrorBody

export const DeleteLayout403Response = ErrorBody

export const DeleteLayout404Response = ErrorBody

export const DeleteLayout405Response = ErrorBody

export const DeleteLayout422Response = ErrorBody

export const DeleteLayout429Response = ErrorBody

export const DeleteLayout500Response = ErrorBody

export const DeleteLayout501Response = ErrorBody

export const DeleteLayout503Response = ErrorBody

