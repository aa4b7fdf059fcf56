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
  User
} from '../../model';


export const getListUsersResponseMock = (): User[] => ([{"id":"user-1","email":"engineer@example.com","organisation":{"id":"org-1","name":"Aurora Energy"},"component_access":[{"id":"access-1","name":"montage"}]}])

export const getCreateUserResponseMock = (): User => ({"id":"user-1","email":"engineer@example.com","organisation":{"id":"org-1","name":"Aurora Energy"},"component_access":[{"id":"access-1","name":"montage"}]})

export const getUpdateUserResponseMock = (): User => ({"id":"user-1","email":"engineer@example.com","organisation":{"id":"org-1","name":"Aurora Energy"},"component_access":[{"id":"access-1","name":"montage"},{"id":"access-2","name":"user_management"}]})


export const getListUsersMockHandler = (overrideResponse?: User[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User[]> | User[]), options?: RequestHandlerOptions) => {
  return http.get('*/v1/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.put('*/v1/user/:userId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getUpdateUserMockHandler()
]
