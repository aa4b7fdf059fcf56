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
  Organisation
} from '../../model';


export const getListOrganisationsResponseMock = (): Organisation[] => ([{"id":"org-1","name":"Aurora Energy","created_time":"2025-11-04T08:00:00Z"}])

export const getCreateOrganisationResponseMock = (): Organisation => ({"id":"org-1","name":"Aurora Energy","created_time":"2025-11-04T08:00:00Z"})

export const getUpdateOrganisationResponseMock = (): Organisation => ({"id":"org-1","name":"Aurora Energy","created_time":"2025-11-04T08:00:00Z"})


export const getListOrganisationsMockHandler = (overrideResponse?: Organisation[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Organisation[]> | Organisation[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/org', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganisationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOrganisationMockHandler = (overrideResponse?: Organisation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Organisation> | Organisation), options?: RequestHandlerOptions) => {
  return http.post('*/v1/org', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganisationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateOrganisationMockHandler = (overrideResponse?: Organisation | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Organisation> | Organisation), options?: RequestHandlerOptions) => {
  return http.put('*/v1/org/:organisationId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganisationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOrganisationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/org/:organisationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getOrganisationMock = () => [
  getListOrganisationsMockHandler(),
  getCreateOrganisationMockHandler(),
  getUpdateOrganisationMockHandler(),
  getDeleteOrganisationMockHandler()
]
