/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  Certainty,
  DocumentClassification
} from '../../model';
import type {
  DocumentRecognition,
  GenerationCompleteEvent,
  GenerationErrorEvent,
  GenerationEvent,
  GenerationProgressEvent,
  ImportReceipt,
  Montage,
  MontageList,
  MontagePlace,
  MontageVersion,
  MontageVersionContent,
  MontageVersionList,
  Reading,
  UploadReceipt
} from '../../model';


export const getListMontagesResponseMock = (): MontageList => ({"total_count":2,"offers":["query","folders"],"items":[{"id":"7f3a19c0","updated_time":"2026-03-02T09:41:00Z","top_line_item":{"well_name":"Aurora-3","field_name":"Aurora","field_code":"AUR"},"total_depth":3412.6,"status":"edited","changed_by":"kees@example.com","findings":{"errors":1,"warnings":4},"folder":"current"},{"id":"51b2e77d","updated_time":"2026-02-27T16:05:00Z","top_line_item":null}]})

export const getSaveMontageResponseMock = (): Montage => ({"id":"7f3a19c0","sections_list":[],"reservoirs_list":[],"top_line_item":null,"plan_summaries_list":[{"id":"plan-1","rank":1,"title":"Skid the rig to slot 4","description":null}]})

export const getGetMontageResponseMock = (): Montage => ({"id":"7f3a19c0","sections_list":[],"reservoirs_list":[],"top_line_item":{"id":"top-1","well_name":"Aurora-3","well_type":"Development","objective":"Produce the Rotliegend sandstone updip of Aurora-1","location":"Block P11, offshore","field_name":"Aurora","field_code":"AUR","well_id":10442,"activity_id":88,"afe_cost":18400000,"days_planned":41,"well_heads":["WH-A","WH-B"]},"plan_summaries_list":[]})

export const getMoveMontageResponseMock = (): MontagePlace => ({"id":"7f3a19c0","folder":"archive"})

export const getListVersionsResponseMock = (): MontageVersionList => ({"total_count":2,"items":[{"number":2,"saved_time":"2026-03-02T09:41:00Z","saved_by":"kees@example.com","cause":"save","name":"Issued for approval"},{"number":1,"saved_time":"2026-02-27T16:05:00Z","saved_by":null,"cause":null,"name":null}]})

export const getGetVersionResponseMock = (): MontageVersionContent => ({"version":{"number":2,"saved_time":"2026-03-02T09:41:00Z","saved_by":"kees@example.com","cause":"save","name":"Issued for approval"},"montage":{"id":"7f3a19c0","sections_list":[],"reservoirs_list":[],"top_line_item":null,"plan_summaries_list":[]}})

export const getNameVersionResponseMock = (): MontageVersion => ({"number":2,"saved_time":"2026-03-02T09:41:00Z","saved_by":"kees@example.com","cause":"save","name":"Issued for approval"})

export const getUploadDocumentsResponseMock = (): UploadReceipt => ({"id":"7f3a19c0"})

export const getRecogniseDocumentResponseMock = (): DocumentRecognition => ({"kind":"text","classification":"Well Trajectory","because":"it holds a survey of 211 stations","holds":["survey, 211 stations, MD 145.9 to 3,519 m"],"refused":null,"not_understood":[],"inputs":{"rig_floor_height":null,"rig_floor_because":null,"is_vertical":false,"well_type_because":"its survey reaches 62.3°"}})

export const getListReadingsResponseMock = (): Reading[] => ([{"document":"Proposal, scanned.pdf","pages_read":2,"pages":12,"seconds_left":20}])

export const getImportMontageResponseMock = (): ImportReceipt => ({"id":"5b20e8d4"})

export const getGenerateMontageResponseGenerationProgressEventMock = (overrideResponse: Partial<GenerationProgressEvent> = {}): GenerationProgressEvent => ({...{event: "progress", data: {id: faker.string.alpha({length: {min: 10, max: 20}}), status: "IN_PROGRESS", detail: faker.string.alpha({length: {min: 10, max: 20}})}}, ...overrideResponse});

export const getGenerateMontageResponseGenerationCompleteEventMock = (overrideResponse: Partial<GenerationCompleteEvent> = {}): GenerationCompleteEvent => ({...{event: "complete", data: {montage_sections: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), formation_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), true_vertical_depth_subsea: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), true_vertical_depth_below_drill_floor: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), along_hole_depth_below_drill_floor: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), variance: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), thickness: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])})), total: {true_vertical_depth_subsea: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), true_vertical_depth_below_drill_floor: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), along_hole_depth_below_drill_floor: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])}})), sources: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({entity_id: faker.string.alpha({length: {min: 10, max: 20}}), field: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}),faker.string.alpha({length: {min: 10, max: 20}}),faker.datatype.boolean(),null,]), certainty: faker.helpers.arrayElement(Object.values(Certainty)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), places: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({document: faker.string.alpha({length: {min: 10, max: 20}}), page: faker.helpers.arrayElement([faker.number.int(), null]), sheet: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cell: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), line: faker.helpers.arrayElement([faker.number.int(), null]), quote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), read_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['language_model','engineer'] as const), undefined])})), alternatives: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}),faker.string.alpha({length: {min: 10, max: 20}}),faker.datatype.boolean(),null,]), certainty: faker.helpers.arrayElement(Object.values(Certainty)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), places: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({document: faker.string.alpha({length: {min: 10, max: 20}}), page: faker.helpers.arrayElement([faker.number.int(), null]), sheet: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cell: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), line: faker.helpers.arrayElement([faker.number.int(), null]), quote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), read_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['language_model','engineer'] as const), undefined])}))})), flag: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), undefined]), report: faker.helpers.arrayElement([{documents: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({document: faker.string.alpha({length: {min: 10, max: 20}}), classification: faker.helpers.arrayElement(Object.values(DocumentClassification)), holds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), decisions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), not_understood: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({place: {document: faker.string.alpha({length: {min: 10, max: 20}}), page: faker.helpers.arrayElement([faker.number.int(), null]), sheet: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cell: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), line: faker.helpers.arrayElement([faker.number.int(), null]), quote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), read_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['language_model','engineer'] as const), undefined])}, reason: faker.string.alpha({length: {min: 10, max: 20}})})), missing: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), flagged: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), not_used: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({place: {document: faker.string.alpha({length: {min: 10, max: 20}}), page: faker.helpers.arrayElement([faker.number.int(), null]), sheet: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cell: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), line: faker.helpers.arrayElement([faker.number.int(), null]), quote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), read_by: faker.helpers.arrayElement([faker.helpers.arrayElement(['language_model','engineer'] as const), undefined])}, what: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 1}), reason: faker.string.alpha({length: {min: 10, max: 20}})})), undefined])}, undefined])}}, ...overrideResponse});

export const getGenerateMontageResponseGenerationErrorEventMock = (overrideResponse: Partial<GenerationErrorEvent> = {}): GenerationErrorEvent => ({...{event: "error", data: {error: faker.string.alpha({length: {min: 10, max: 20}})}}, ...overrideResponse});

export const getGenerateMontageResponseMock = (): GenerationEvent => (faker.helpers.arrayElement([{...getGenerateMontageResponseGenerationProgressEventMock()},{...getGenerateMontageResponseGenerationCompleteEventMock()},{...getGenerateMontageResponseGenerationErrorEventMock()},]))


export const getListMontagesMockHandler = (overrideResponse?: MontageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MontageList> | MontageList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMontagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveMontageMockHandler = (overrideResponse?: Montage | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Montage> | Montage), options?: RequestHandlerOptions) => {
  return http.put('*/v1/montage', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveMontageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMontageMockHandler = (overrideResponse?: Montage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Montage> | Montage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage/:montageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMontageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveMontageMockHandler = (overrideResponse?: MontagePlace | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MontagePlace> | MontagePlace), options?: RequestHandlerOptions) => {
  return http.put('*/v1/montage/:montageId/folder', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveMontageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVersionsMockHandler = (overrideResponse?: MontageVersionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MontageVersionList> | MontageVersionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage/:montageId/versions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVersionMockHandler = (overrideResponse?: MontageVersionContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MontageVersionContent> | MontageVersionContent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage/:montageId/versions/:number', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getNameVersionMockHandler = (overrideResponse?: MontageVersion | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MontageVersion> | MontageVersion), options?: RequestHandlerOptions) => {
  return http.put('*/v1/montage/:montageId/versions/:number', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getNameVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadDocumentsMockHandler = (overrideResponse?: UploadReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadReceipt> | UploadReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/v1/montage/upload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadDocumentsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRecogniseDocumentMockHandler = (overrideResponse?: DocumentRecognition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentRecognition> | DocumentRecognition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/montage/recognise', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecogniseDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReadingsMockHandler = (overrideResponse?: Reading[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Reading[]> | Reading[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage/recognise/progress', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReadingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportMontageMockHandler = (overrideResponse?: ImportReceipt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportReceipt> | ImportReceipt), options?: RequestHandlerOptions) => {
  return http.post('*/v1/montage/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportMontageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGenerateMontageMockHandler = (overrideResponse?: GenerationEvent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GenerationEvent> | GenerationEvent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/montage/generate/:documentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateMontageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopGenerationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/montage/generate/:documentId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getMontageMock = () => [
  getListMontagesMockHandler(),
  getSaveMontageMockHandler(),
  getGetMontageMockHandler(),
  getMoveMontageMockHandler(),
  getListVersionsMockHandler(),
  getGetVersionMockHandler(),
  getNameVersionMockHandler(),
  getUploadDocumentsMockHandler(),
  getRecogniseDocumentMockHandler(),
  getListReadingsMockHandler(),
  getImportMontageMockHandler(),
  getGenerateMontageMockHandler(),
  getStopGenerationMockHandler()
]
