/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  DocumentClassification,
  DocumentRecognition,
  DocumentToRecognise,
  DocumentUpload,
  ErrorBody,
  ImportReceipt,
  Montage,
  MontageList,
  MontageMove,
  MontagePlace,
  MontageSave,
  MontageVersion,
  MontageVersionContent,
  MontageVersionList,
  MontageVersionName,
  Reading,
  UploadReceipt
} from '../montageAPI.schemas.zod.ts';


/**
 * Decided: ordered by `updated_time`, newest first; a page beyond the last has no items.
 *
 * Decided: searching, filtering, sorting and folders are optional for a server. One that has them says so in `offers`. A
 * client sends no parameter but `page` and `page_size` until an answer has named `query` (or `folders`, for `folder`); a
 * server without them answers every montage of every call. All given conditions must hold. Upper and lower case are the
 * same in `search` and `field`. Without `folder`, only montages of the folder `current` are listed. A row without the value
 * that is sorted by comes last in either order; of equal values the most recently updated comes first.
 * @summary List montages, the most recently updated first
 */
export const listMontagesQueryPageDefault = 1;

export const listMontagesQueryPageSizeDefault = 10;
export const listMontagesQueryPageSizeMax = 100;

export const listMontagesQuerySearchMax = 200;

export const listMontagesQueryFieldMax = 200;



export const ListMontagesQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).default(listMontagesQueryPageDefault).describe('The page, counted from 1.'),
  "page_size": zod.coerce.number().int().min(1).max(listMontagesQueryPageSizeMax).default(listMontagesQueryPageSizeDefault).describe('How many montages a page holds.'),
  "search": zod.string().min(1).max(listMontagesQuerySearchMax).optional().describe('Words, separated by blanks. Each must occur in the well\'s name, the field\'s name or code, the id, or the e-mail address\nof `changed_by`.\n'),
  "field": zod.string().min(1).max(listMontagesQueryFieldMax).optional().describe('A part of the field\'s name or code.'),
  "status": zod.enum(['stopped', 'generated', 'imported', 'edited']).optional().describe('How the montages came to be as they are.'),
  "changed_from": zod.iso.datetime({"offset":true}).optional().describe('The earliest `updated_time`.'),
  "changed_before": zod.iso.datetime({"offset":true}).optional().describe('The moment before which `updated_time` lies.'),
  "findings": zod.enum(['open', 'none']).optional().describe('Only montages with open findings, or only those without.'),
  "folder": zod.enum(['current', 'archive', 'bin']).optional().describe('The folder, by default `current`.'),
  "sort": zod.enum(['name', 'field', 'total_depth', 'status', 'findings', 'changed_by', 'updated_time']).optional().describe('The column to sort by, by default `updated_time`.'),
  "order": zod.enum(['asc', 'desc']).optional().describe('The order, by default `desc`.')
})

export const ListMontages200Response = MontageList

export const ListMontages401Response = ErrorBody

export const ListMontages403Response = ErrorBody

export const ListMontages422Response = ErrorBody

export const ListMontages429Response = ErrorBody

export const ListMontages500Response = ErrorBody

export const ListMontages503Response = ErrorBody

/**
 * Replaces the stored montage. Entities without an `id` are new and receive one; entities of the stored montage that
 * the body does not name are removed. The answer replaces the client's montage. Its lists have the order of the body.
 *
 * Decided: an empty `id` of an entity means the same as none. An id that the stored montage does not have is kept: an
 * entity that was removed, saved and brought back is the same one. 422 where two entities of a kind have one id, and for
 * an id that begins with `temp-`, which is a client's own.
 *
 * Decided: protection against overwriting somebody else's newer montage is an option of the server (RFC 9110,
 * 8.8.3 and 13.1.1). A server that offers it sends an `ETag` with every montage that it loads or saves; a client that
 * loaded one sends it back as `If-Match`, and gets 412 when the stored montage has another by now. Nothing is saved
 * then; the client loads the newest montage, lets the person choose, and saves again with the newest `ETag`. A client
 * that sends no `If-Match` replaces whatever is stored, and so does everybody on a server that sends no `ETag`. 409 is
 * for a conflict that the server finds by itself, such as a montage that is being generated anew.
 * @summary Save a montage
 */
export const saveMontageHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[!#-~]*"([ \\t]*,[ \\t]*(W/)?"[!#-~]*")*)$');


export const SaveMontageHeader = zod.object({
  "If-Match": zod.string().regex(saveMontageHeaderIfMatchRegExp).optional().describe('The `ETag` of the montage that was edited. The save is refused with 412 unless the stored montage has one of those\ngiven; `*` stands for any. Only strong tags match.\n')
})

export const SaveMontageBody = MontageSave

export const SaveMontage200Response = Montage

export const SaveMontage401Response = ErrorBody

export const SaveMontage403Response = ErrorBody

export const SaveMontage404Response = ErrorBody

export const SaveMontage409Response = ErrorBody

export const SaveMontage412Response = ErrorBody

export const SaveMontage413Response = ErrorBody

export const SaveMontage422Response = ErrorBody

export const SaveMontage429Response = ErrorBody

export const SaveMontage500Response = ErrorBody

export const SaveMontage503Response = ErrorBody

/**
 * Decided: a document set whose generation has not finished has no sections and a null `top_line_item`. The `ETag` of
 * the answer is optional; see the saving of a montage.
 * @summary Load one montage
 */



export const GetMontageParams = zod.object({
  "montageId": zod.string().min(1).describe('The montage\'s id, which is the id of the document set it was generated from.')
})

export const GetMontage200Response = Montage

export const GetMontage401Response = ErrorBody

export const GetMontage403Response = ErrorBody

export const GetMontage404Response = ErrorBody

export const GetMontage429Response = ErrorBody

export const GetMontage500Response = ErrorBody

export const GetMontage503Response = ErrorBody

/**
 * Moves the montage to a folder. `archive` takes it out of the usual list and changes nothing else. `bin` deletes it: every
 * other operation answers 404 for it, with its documents, versions and generations, until this operation moves it back.
 * `current` brings it back from either.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and does not name `folders` in
 * `offers` of the list. Moving changes neither the montage, its `updated_time` and `ETag`, nor its versions. To move a
 * montage to the folder that it is in is a success. A server may remove a montage for good that has been in the bin for at
 * least 30 days.
 * @summary Archive a montage, delete it, or bring it back
 */



export const MoveMontageParams = zod.object({
  "montageId": zod.string().min(1).describe('The montage\'s id, which is the id of the document set it was generated from.')
})

export const MoveMontageBody = MontageMove

export const MoveMontage200Response = MontagePlace

export const MoveMontage401Response = ErrorBody

export const MoveMontage403Response = ErrorBody

export const MoveMontage404Response = ErrorBody

export const MoveMontage405Response = ErrorBody

export const MoveMontage413Response = ErrorBody

export const MoveMontage422Response = ErrorBody

export const MoveMontage429Response = ErrorBody

export const MoveMontage500Response = ErrorBody

export const MoveMontage501Response = ErrorBody

export const MoveMontage503Response = ErrorBody

/**
 * Each time a montage is stored (by its upload, an import, a generation or a save), it gets the next version.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. The number of a version is one
 * higher than that of the version before, and never changes. A server keeps the newest version and those with a name,
 * and decides how many others it keeps, so numbers may be missing from the list. Ordered by number, highest first; a
 * page beyond the last has no items. 404 also for a montage that the caller may not see. No montage has the id
 * `generate`, so `/v1/montage/generate/versions` always means a generation.
 * @summary List the saved versions of a montage, the newest first
 */



export const ListVersionsParams = zod.object({
  "montageId": zod.string().min(1).describe('The montage\'s id, which is the id of the document set it was generated from.')
})

export const listVersionsQueryPageDefault = 1;

export const listVersionsQueryPageSizeDefault = 10;
export const listVersionsQueryPageSizeMax = 100;



export const ListVersionsQueryParams = zod.object({
  "page": zod.coerce.number().int().min(1).default(listVersionsQueryPageDefault).describe('The page, counted from 1.'),
  "page_size": zod.coerce.number().int().min(1).max(listVersionsQueryPageSizeMax).default(listVersionsQueryPageSizeDefault).describe('How many versions a page holds.')
})

export const ListVersions200Response = MontageVersionList

export const ListVersions401Response = ErrorBody

export const ListVersions403Response = ErrorBody

export const ListVersions404Response = ErrorBody

export const ListVersions405Response = ErrorBody

export const ListVersions422Response = ErrorBody

export const ListVersions429Response = ErrorBody

export const ListVersions500Response = ErrorBody

export const ListVersions501Response = ErrorBody

export const ListVersions503Response = ErrorBody

/**
 * The montage as it was stored then, with the ids that it had.
 *
 * Decided: optional for a server, as the list of versions. `sources` and `generation_report` may be left out. A client
 * that restores a version saves it like any other edit; the restored montage is then the newest version.
 * @summary Load one version of a montage
 */




export const GetVersionParams = zod.object({
  "montageId": zod.string().min(1).describe('The montage\'s id, which is the id of the document set it was generated from.'),
  "number": zod.coerce.number().int().min(1).describe('The number of the version.')
})

export const GetVersion200Response = MontageVersionContent

export const GetVersion401Response = ErrorBody

export const GetVersion403Response = ErrorBody

export const GetVersion404Response = ErrorBody

export const GetVersion405Response = ErrorBody

export const GetVersion422Response = ErrorBody

export const GetVersion429Response = ErrorBody

export const GetVersion500Response = ErrorBody

export const GetVersion501Response = ErrorBody

export const GetVersion503Response = ErrorBody

/**
 * A name such as `Issued for approval`. Naming changes neither the montage nor its `ETag`.
 *
 * Decided: optional for a server, as the list of versions. The name is stored trimmed; 422 for a name of blanks alone.
 * Several versions may have the same name.
 * @summary Name a version of a montage, or remove its name
 */




export const NameVersionParams = zod.object({
  "montageId": zod.string().min(1).describe('The montage\'s id, which is the id of the document set it was generated from.'),
  "number": zod.coerce.number().int().min(1).describe('The number of the version.')
})

export const NameVersionBody = MontageVersionName

export const NameVersion200Response = MontageVersion

export const NameVersion401Response = ErrorBody

export const NameVersion403Response = ErrorBody

export const NameVersion404Response = ErrorBody

export const NameVersion405Response = ErrorBody

export const NameVersion413Response = ErrorBody

export const NameVersion422Response = ErrorBody

export const NameVersion429Response = ErrorBody

export const NameVersion500Response = ErrorBody

export const NameVersion501Response = ErrorBody

export const NameVersion503Response = ErrorBody

/**
 * One request carries every document of a montage. `classifications` is repeated once per file, in the order of the
 * files.
 *
 * Decided: at most 20 files of at most 50 MB each, which is 52,428,800 bytes; 413 beyond either, and not the 422 that the
 * `maxItems` of the body would suggest. 415 for a kind that is not a document, 422 when the classifications do not match
 * the files, a file is empty, or the body is no form.
 *
 * Decided: `corrections` is optional. A server that takes it keeps the corrections with the set, uses them in every
 * generation of it, and answers 422 where they do not match the files. A client sends it only to a server that answered
 * the recognition of one of these documents with a `review`.
 * @summary Upload well documents
 */
export const uploadDocumentsQueryClassificationsMax = 20;



export const UploadDocumentsQueryParams = zod.object({
  "classifications": zod.array(DocumentClassification).min(1).max(uploadDocumentsQueryClassificationsMax).describe('The type of each document, in the order of the files.')
})

export const UploadDocumentsBody = DocumentUpload

export const UploadDocuments201Response = UploadReceipt

export const UploadDocuments401Response = ErrorBody

export const UploadDocuments403Response = ErrorBody

export const UploadDocuments413Response = ErrorBody

export const UploadDocuments415Response = ErrorBody

export const UploadDocuments422Response = ErrorBody

export const UploadDocuments429Response = ErrorBody

export const UploadDocuments500Response = ErrorBody

export const UploadDocuments503Response = ErrorBody

/**
 * One request carries one document, which is read, under `corrections` where there are some, and not kept.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and the application then shows no
 * preview. A document that cannot be read, such as an empty one, is no error of the request: it is answered with `refused`.
 * 413 beyond 52,428,800 bytes.
 *
 * Decided: a server that offers the review of documents answers a request with `review: true` with one; a client shows no
 * review where `review` is absent from the answer. 422 where `corrections` is not the JSON of corrections.
 * @summary Say what a document holds, before it is uploaded
 */
export const RecogniseDocumentBody = DocumentToRecognise

export const RecogniseDocument200Response = DocumentRecognition

export const RecogniseDocument401Response = ErrorBody

export const RecogniseDocument403Response = ErrorBody

export const RecogniseDocument404Response = ErrorBody

export const RecogniseDocument405Response = ErrorBody

export const RecogniseDocument413Response = ErrorBody

export const RecogniseDocument422Response = ErrorBody

export const RecogniseDocument429Response = ErrorBody

export const RecogniseDocument500Response = ErrorBody

export const RecogniseDocument501Response = ErrorBody

export const RecogniseDocument503Response = ErrorBody

/**
 * The documents of the caller that are recognised or shown for review at the moment and have scanned pages: to recognise
 * those takes seconds each. Empty where there are none. A client that does not want to wait for one ends its request.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and a client shows no progress.
 * @summary Tell how far the documents are that are being read for the caller
 */
export const ListReadings200ResponseItem = Reading
export const ListReadings200Response = zod.array(ListReadings200ResponseItem)

export const ListReadings401Response = ErrorBody

export const ListReadings403Response = ErrorBody

export const ListReadings404Response = ErrorBody

export const ListReadings405Response = ErrorBody

export const ListReadings429Response = ErrorBody

export const ListReadings500Response = ErrorBody

export const ListReadings501Response = ErrorBody

export const ListReadings503Response = ErrorBody

/**
 * A new montage is made of the one in the body, which another server, or the same one, once answered. It stands in the
 * list like any other. The body is what a montage file of the application holds (`docs/formats.md`).
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and the application then says so.
 * The ids in the body are those of where the montage came from and mean nothing here: the server gives new ones, to the
 * montage and to all that is in it. `section_id` and `logging_id` follow from where an entity stands. `sources` and
 * `generation_report` speak of documents that did not come along, and need not be kept. 422 with a list of entries
 * where the body is no montage.
 * @summary Take up a montage that another installation gave out
 */
export const ImportMontageBody = Montage

export const ImportMontage201Response = ImportReceipt

export const ImportMontage401Response = ErrorBody

export const ImportMontage403Response = ErrorBody

export const ImportMontage404Response = ErrorBody

export const ImportMontage405Response = ErrorBody

export const ImportMontage413Response = ErrorBody

export const ImportMontage422Response = ErrorBody

export const ImportMontage429Response = ErrorBody

export const ImportMontage500Response = ErrorBody

export const ImportMontage501Response = ErrorBody

export const ImportMontage503Response = ErrorBody

/**
 * A server-sent event stream (`text/event-stream`). Each frame has an `event` name and a `data` line of JSON:
 *
 * | event | data | then |
 * |---|---|---|
 * | `progress` | `GenerationProgress` | an event with a known id updates that step, otherwise it is appended |
 * | `complete` | `GenerationResult` | the server ends the stream |
 * | `error` | `GenerationFailure` | the server ends the stream |
 *
 * Decided: a run that ends with `complete` has 22 distinct steps, each sent at least twice (IN_PROGRESS, then COMPLETED or
 * FAILED); one that ends with `error` may have fewer. What the documents lack (formation tops, hole sections, a survey) fails the
 * steps concerned and leaves the values empty; a run over documents of which none gives anything ends with `error`, which says
 * for each document why and what to do. Lines beginning with a colon are keep-alives. An HTTP error is only
 * given before the stream opens; 404 where the documents are not stored, as those of an imported montage.
 *
 * The montage is stored when the run completes, just before `complete` is sent; it replaces the montage and what was saved
 * since the run began. A run that ends otherwise changes nothing.
 *
 * Decided: a server either ties a run to its reader, so that a reader who leaves ends it, or runs it as a job. A job has an
 * `id` line in each frame, unique among all events of the server, and follows these rules. A reader who leaves ends nothing.
 * A call for a set whose generation is under way with the same `rig_floor_height` and `vertical` joins it, and gets its
 * events from the first one on; with other inputs it ends that generation, whose readers get an `error` event that says so,
 * and begins another. A call with `Last-Event-ID` gets the events that follow this one, also of a generation that has ended,
 * and never begins a generation while that one is known; an id that the server does not know is ignored. The stream ends
 * after `complete` or `error`, and where nothing follows the given event. A server that takes a run up again after a
 * failure of its own may repeat steps; it never stores the montage twice.
 * @summary Generate a montage and follow its progress
 */



export const GenerateMontageParams = zod.object({
  "documentId": zod.string().min(1).describe('The id that the upload returned.')
})

export const GenerateMontageQueryParams = zod.object({
  "rig_floor_height": zod.coerce.number().optional().describe('Elevation of the drill floor above mean sea level in metres; absent when not known.'),
  "vertical": zod.boolean().describe('Whether the well is vertical, so that along-hole depth equals true vertical depth.')
})




export const GenerateMontageHeader = zod.object({
  "Last-Event-ID": zod.string().min(1).optional().describe('The `id` of the last event that the client has received; absent in a first call.')
})

export const GenerateMontage200Response = zod.unknown()

export const GenerateMontage401Response = ErrorBody

export const GenerateMontage403Response = ErrorBody

export const GenerateMontage404Response = ErrorBody

export const GenerateMontage422Response = ErrorBody

export const GenerateMontage429Response = ErrorBody

export const GenerateMontage500Response = ErrorBody

export const GenerateMontage503Response = ErrorBody

/**
 * Ends the generation of the set that is under way. Its readers get an `error` event that says so, and the montage stays as
 * it is.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and the client then only stops reading.
 * 204 also where no generation of the set is under way. 404 also for a set that does not exist, or is somebody else's.
 * @summary Stop a generation
 */



export const StopGenerationParams = zod.object({
  "documentId": zod.string().min(1).describe('The id that the upload returned.')
})

export const StopGeneration204Response = zod.void()

export const StopGeneration401Response = ErrorBody

export const StopGeneration403Response = ErrorBody

export const StopGeneration404Response = ErrorBody

export const StopGeneration405Response = ErrorBody

export const StopGeneration429Response = ErrorBody

export const StopGeneration500Response = ErrorBody

export const StopGeneration501Response = ErrorBody

export const StopGeneration503Response = ErrorBody

