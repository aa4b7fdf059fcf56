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
  AccessGrant,
  Account
} from '../../model';


export const getCreateAccountResponseMock = (): Account => ({"id":"acc-1004","email":"newcomer@example.com"})

export const getCheckAccessResponseMock = (): AccessGrant => ({"component":"montage"})


export const getCreateAccountMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAccountResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCheckAccessMockHandler = (overrideResponse?: AccessGrant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccessGrant> | AccessGrant), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckAccessResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getCreateAccountMockHandler(),
  getCheckAccessMockHandler()
]
