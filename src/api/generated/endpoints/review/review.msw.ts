/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DocumentLayout,
  DocumentReview,
  StoredDocument
} from '../../model';


export const getListDocumentsResponseMock = (): StoredDocument[] => ([{"number":1,"name":"trajectory.csv","classification":"Well Trajectory","size":18342,"corrections_count":0,"open_questions":null}])

export const getGetDocumentReviewResponseMock = (): DocumentReview => ({"document":"tops.csv","kind":"text","refused":null,"holds":["2 formation tops, 700 to 1,400 m TVD SS"],"pages":[{"number":1,"name":"tops.csv","form":"text","width":21,"height":3,"drawn":true,"picture":null,"pieces":[{"text":"Formation,TVD SS (m)","box":{"x":0,"y":0,"width":20,"height":1},"row":1,"column":null,"confidence":null}]}],"tables":[{"place":{"row":1},"kind":"tops","words":"formation tops","heading_row":1,"used":true,"reason":null,"parts":[{"page":1,"box":{"x":0,"y":0,"width":21,"height":3}}],"columns":[{"column":1,"heading":"TVD SS (m)","field":"tvdSs","words":"Top, TVD SS","unit":"m","reference":"sea level","certainty":"named","because":"The heading names it.","parts":[{"page":1,"box":{"x":10,"y":0,"width":11,"height":3}}]}],"row_count":1,"rows":[{"row":2,"page":1,"box":{"x":0,"y":1,"width":9,"height":1},"used":true,"reason":null}]}],"values":[],"unused":[],"questions":[{"id":"well","text":"The file names two wells. Which one is planned?","place":null,"page":null,"box":null,"decides":1,"answers":[{"text":"Aurora-3","corrections":[{"kind":"document","well":"Aurora-3"}]}]}],"well":null,"wells":["Aurora-3","Aurora-1"],"counts":true,"decimal_sign":null,"length_unit":null,"reference":null,"layout":null,"fingerprint":{"form":"text","producer":null,"tables":[{"page":null,"sheet":null,"row":1,"headings":["formation","tvd ss (m)"]}]},"corrections":[],"table_kinds":[{"kind":"tops","words":"formation tops","fields":[{"field":"tvdSs","words":"Top, TVD SS","units":["m","ft"],"is_depth":true}]}],"notes":[]})

export const getCorrectDocumentResponseMock = (): DocumentReview => ({"document":"tops.csv","kind":"text","refused":null,"holds":["2 formation tops, 700 to 1,400 m TVD SS"],"pages":[{"number":1,"name":"tops.csv","form":"text","width":21,"height":3,"drawn":true,"picture":null,"pieces":[{"text":"Formation,TVD SS (m)","box":{"x":0,"y":0,"width":20,"height":1},"row":1,"column":null,"confidence":null}]}],"tables":[{"place":{"row":1},"kind":"tops","words":"formation tops","heading_row":1,"used":true,"reason":null,"parts":[{"page":1,"box":{"x":0,"y":0,"width":21,"height":3}}],"columns":[{"column":1,"heading":"TVD SS (m)","field":"tvdSs","words":"Top, TVD SS","unit":"m","reference":"sea level","certainty":"named","because":"The heading names it.","parts":[{"page":1,"box":{"x":10,"y":0,"width":11,"height":3}}]}],"row_count":1,"rows":[{"row":2,"page":1,"box":{"x":0,"y":1,"width":9,"height":1},"used":true,"reason":null}]}],"values":[],"unused":[],"questions":[{"id":"well","text":"The file names two wells. Which one is planned?","place":null,"page":null,"box":null,"decides":1,"answers":[{"text":"Aurora-3","corrections":[{"kind":"document","well":"Aurora-3"}]}]}],"well":null,"wells":["Aurora-3","Aurora-1"],"counts":true,"decimal_sign":null,"length_unit":null,"reference":null,"layout":null,"fingerprint":{"form":"text","producer":null,"tables":[{"page":null,"sheet":null,"row":1,"headings":["formation","tvd ss (m)"]}]},"corrections":[],"table_kinds":[{"kind":"tops","words":"formation tops","fields":[{"field":"tvdSs","words":"Top, TVD SS","units":["m","ft"],"is_depth":true}]}],"notes":[]})

export const getListLayoutsResponseMock = (): DocumentLayout[] => ([{"id":"lay-1","name":"Tops of Lowland Surveys","fingerprint":{"form":"text","producer":null,"tables":[{"page":null,"sheet":null,"row":1,"headings":["marker","depth"]}]},"corrections":[{"kind":"table","at":{"row":1},"is":"tops"}],"created_time":"2026-03-02T09:41:00Z","used_count":3}])

export const getSaveLayoutResponseMock = (): DocumentLayout => ({"id":"lay-1","name":"Tops of Lowland Surveys","fingerprint":{"form":"text","producer":null,"tables":[{"page":null,"sheet":null,"row":1,"headings":["marker","depth"]}]},"corrections":[{"kind":"table","at":{"row":1},"is":"tops"}],"created_time":"2026-03-02T09:41:00Z","used_count":3})


export const getListDocumentsMockHandler = (overrideResponse?: StoredDocument[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoredDocument[]> | StoredDocument[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:documentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDocumentReviewMockHandler = (overrideResponse?: DocumentReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentReview> | DocumentReview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:documentId/:number/review', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCorrectDocumentMockHandler = (overrideResponse?: DocumentReview | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentReview> | DocumentReview), options?: RequestHandlerOptions) => {
  return http.put('*/v1/documents/:documentId/:number/review', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCorrectDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLayoutsMockHandler = (overrideResponse?: DocumentLayout[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentLayout[]> | DocumentLayout[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/layouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLayoutsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveLayoutMockHandler = (overrideResponse?: DocumentLayout | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentLayout> | DocumentLayout), options?: RequestHandlerOptions) => {
  return http.put('*/v1/layouts/:layoutId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveLayoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLayoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/layouts/:layoutId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getReviewMock = () => [
  getListDocumentsMockHandler(),
  getGetDocumentReviewMockHandler(),
  getCorrectDocumentMockHandler(),
  getListLayoutsMockHandler(),
  getSaveLayoutMockHandler(),
  getDeleteLayoutMockHandler()
]
