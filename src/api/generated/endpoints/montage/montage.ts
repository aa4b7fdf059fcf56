/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  DocumentRecognition,
  DocumentToRecognise,
  DocumentUpload,
  FoldersNotOfferedResponse,
  ForbiddenResponse,
  GenerateMontageHeaders,
  GenerateMontageParams,
  GenerationEvent,
  ImportNotOfferedResponse,
  ImportReceipt,
  ImportTooLargeResponse,
  ListMontagesParams,
  ListVersionsParams,
  Montage,
  MontageBusyResponse,
  MontageList,
  MontageMove,
  MontagePlace,
  MontageSave,
  MontageVersion,
  MontageVersionContent,
  MontageVersionList,
  MontageVersionName,
  NotFoundResponse,
  NotOfferedResponse,
  PreconditionFailedResponse,
  Reading,
  RequestTooLargeResponse,
  SaveMontageHeaders,
  ServerErrorResponse,
  StopNotOfferedResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedKindResponse,
  UploadDocumentsParams,
  UploadReceipt,
  VersionsNotOfferedResponse
} from '../../model';

import { transport } from '../../../transport.ts';
import { transportWithHeaders } from '../../../transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListMontagesUrl = (params?: ListMontagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/montage?${stringifiedParams}` : `/api/v1/montage`
}

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
export const listMontages = async (params?: ListMontagesParams, options?: Parameters<typeof transport>[1]): Promise<MontageList> => {

  return transport<MontageList>(getListMontagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMontagesQueryKey = (params?: ListMontagesParams,) => {
    return [
    `/api/v1/montage`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMontagesQueryOptions = <TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(params?: ListMontagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMontagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMontages>>> = ({ signal }) => listMontages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMontagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMontages>>>
export type ListMontagesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListMontages<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: undefined |  ListMontagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMontages>>,
          TError,
          Awaited<ReturnType<typeof listMontages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMontages<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMontages>>,
          TError,
          Awaited<ReturnType<typeof listMontages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMontages<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List montages, the most recently updated first
 */

export function useListMontages<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMontagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMontagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(params?: ListMontagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMontagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMontages>>> = ({ signal }) => listMontages(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMontagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMontages>>>
export type ListMontagesSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListMontagesSuspense<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: undefined |  ListMontagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMontagesSuspense<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMontagesSuspense<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List montages, the most recently updated first
 */

export function useListMontagesSuspense<TData = Awaited<ReturnType<typeof listMontages>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params?: ListMontagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMontages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMontagesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type saveMontageResponse200 = {
  data: Montage
  status: 200
}

export type saveMontageResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type saveMontageResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type saveMontageResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type saveMontageResponse409 = {
  data: MontageBusyResponse
  status: 409
}

export type saveMontageResponse412 = {
  data: PreconditionFailedResponse
  status: 412
}

export type saveMontageResponse413 = {
  data: RequestTooLargeResponse
  status: 413
}

export type saveMontageResponse422 = {
  data: UnprocessableResponse
  status: 422
}

export type saveMontageResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type saveMontageResponse500 = {
  data: ServerErrorResponse
  status: 500
}

export type saveMontageResponse503 = {
  data: UnavailableResponse
  status: 503
}

export type saveMontageResponseSuccess = (saveMontageResponse200) & {
  headers: Record<string, string>;
};
export type saveMontageResponseError = (saveMontageResponse401 | saveMontageResponse403 | saveMontageResponse404 | saveMontageResponse409 | saveMontageResponse412 | saveMontageResponse413 | saveMontageResponse422 | saveMontageResponse429 | saveMontageResponse500 | saveMontageResponse503) & {
  headers: Record<string, string>;
};

export const getSaveMontageUrl = () => {




  return `/api/v1/montage`
}

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
export const saveMontage = async (montageSave: MontageSave,
    headers?: SaveMontageHeaders, options?: Parameters<typeof transportWithHeaders>[1]): Promise<saveMontageResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transportWithHeaders<saveMontageResponseSuccess>(getSaveMontageUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(montageSave)
  }
);}





export const getSaveMontageMutationKey = () => ['saveMontage'] as const;

export const getSaveMontageMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MontageBusyResponse | PreconditionFailedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMontage>>, TError,SaveMontageMutationVariables, TContext>, request?: SecondParameter<typeof transportWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMontage>>, TError,SaveMontageMutationVariables, TContext> => {

const mutationKey = getSaveMontageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMontage>>, SaveMontageMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  saveMontage(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveMontageMutationResult = NonNullable<Awaited<ReturnType<typeof saveMontage>>>
    export type SaveMontageMutationBody = MontageSave
    export type SaveMontageMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MontageBusyResponse | PreconditionFailedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type SaveMontageMutationVariables = {data: MontageSave;headers?: SaveMontageHeaders}

    /**
 * @summary Save a montage
 */
export const useSaveMontage = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MontageBusyResponse | PreconditionFailedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMontage>>, TError,SaveMontageMutationVariables, TContext>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMontage>>,
        TError,
        SaveMontageMutationVariables,
        TContext
      > => {
      return useMutation(getSaveMontageMutationOptions(options), queryClient);
    }
    export type getMontageResponse200 = {
  data: Montage
  status: 200
}

export type getMontageResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getMontageResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type getMontageResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getMontageResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type getMontageResponse500 = {
  data: ServerErrorResponse
  status: 500
}

export type getMontageResponse503 = {
  data: UnavailableResponse
  status: 503
}

export type getMontageResponseSuccess = (getMontageResponse200) & {
  headers: Record<string, string>;
};
export type getMontageResponseError = (getMontageResponse401 | getMontageResponse403 | getMontageResponse404 | getMontageResponse429 | getMontageResponse500 | getMontageResponse503) & {
  headers: Record<string, string>;
};

export const getGetMontageUrl = (montageId: string,) => {




  return `/api/v1/montage/${encodeURIComponent(String(montageId))}`
}

/**
 * Decided: a document set whose generation has not finished has no sections and a null `top_line_item`. The `ETag` of
 * the answer is optional; see the saving of a montage.
 * @summary Load one montage
 */
export const getMontage = async (montageId: string, options?: Parameters<typeof transportWithHeaders>[1]): Promise<getMontageResponseSuccess> => {

  return transportWithHeaders<getMontageResponseSuccess>(getGetMontageUrl(montageId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMontageQueryKey = (montageId: string,) => {
    return [
    `/api/v1/montage/${montageId}`
    ] as const;
    }


export const getGetMontageQueryOptions = <TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMontageQueryKey(montageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMontage>>> = ({ signal }) => getMontage(montageId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: montageId !== null && montageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMontageQueryResult = NonNullable<Awaited<ReturnType<typeof getMontage>>>
export type GetMontageQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetMontage<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMontage>>,
          TError,
          Awaited<ReturnType<typeof getMontage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMontage<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMontage>>,
          TError,
          Awaited<ReturnType<typeof getMontage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMontage<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one montage
 */

export function useGetMontage<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMontageQueryOptions(montageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMontageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMontageQueryKey(montageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMontage>>> = ({ signal }) => getMontage(montageId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMontageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMontage>>>
export type GetMontageSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetMontageSuspense<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMontageSuspense<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMontageSuspense<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one montage
 */

export function useGetMontageSuspense<TData = Awaited<ReturnType<typeof getMontage>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMontage>>, TError, TData>>, request?: SecondParameter<typeof transportWithHeaders>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMontageSuspenseQueryOptions(montageId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMoveMontageUrl = (montageId: string,) => {




  return `/api/v1/montage/${encodeURIComponent(String(montageId))}/folder`
}

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
export const moveMontage = async (montageId: string,
    montageMove: MontageMove, options?: Parameters<typeof transport>[1]): Promise<MontagePlace> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<MontagePlace>(getMoveMontageUrl(montageId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(montageMove)
  }
);}





export const getMoveMontageMutationKey = () => ['moveMontage'] as const;

export const getMoveMontageMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | FoldersNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveMontage>>, TError,MoveMontageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof moveMontage>>, TError,MoveMontageMutationVariables, TContext> => {

const mutationKey = getMoveMontageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveMontage>>, MoveMontageMutationVariables> = (props) => {
          const {montageId,data} = props ?? {};

          return  moveMontage(montageId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveMontageMutationResult = NonNullable<Awaited<ReturnType<typeof moveMontage>>>
    export type MoveMontageMutationBody = MontageMove
    export type MoveMontageMutationError = UnauthorizedResponse | ForbiddenResponse | FoldersNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type MoveMontageMutationVariables = {montageId: string;data: MontageMove}

    /**
 * @summary Archive a montage, delete it, or bring it back
 */
export const useMoveMontage = <TError = UnauthorizedResponse | ForbiddenResponse | FoldersNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveMontage>>, TError,MoveMontageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveMontage>>,
        TError,
        MoveMontageMutationVariables,
        TContext
      > => {
      return useMutation(getMoveMontageMutationOptions(options), queryClient);
    }
    export const getListVersionsUrl = (montageId: string,
    params?: ListVersionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/montage/${encodeURIComponent(String(montageId))}/versions?${stringifiedParams}` : `/api/v1/montage/${encodeURIComponent(String(montageId))}/versions`
}

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
export const listVersions = async (montageId: string,
    params?: ListVersionsParams, options?: Parameters<typeof transport>[1]): Promise<MontageVersionList> => {

  return transport<MontageVersionList>(getListVersionsUrl(montageId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVersionsQueryKey = (montageId: string,
    params?: ListVersionsParams,) => {
    return [
    `/api/v1/montage/${montageId}/versions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVersionsQueryKey(montageId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVersions>>> = ({ signal }) => listVersions(montageId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: montageId !== null && montageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listVersions>>>
export type ListVersionsQueryError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListVersions<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params: undefined |  ListVersionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVersions>>,
          TError,
          Awaited<ReturnType<typeof listVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVersions<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVersions>>,
          TError,
          Awaited<ReturnType<typeof listVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVersions<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved versions of a montage, the newest first
 */

export function useListVersions<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVersionsQueryOptions(montageId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVersionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVersionsQueryKey(montageId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVersions>>> = ({ signal }) => listVersions(montageId,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVersionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVersions>>>
export type ListVersionsSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListVersionsSuspense<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params: undefined |  ListVersionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVersionsSuspense<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVersionsSuspense<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved versions of a montage, the newest first
 */

export function useListVersionsSuspense<TData = Awaited<ReturnType<typeof listVersions>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    params?: ListVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVersions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVersionsSuspenseQueryOptions(montageId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetVersionUrl = (montageId: string,
    number: number,) => {




  return `/api/v1/montage/${encodeURIComponent(String(montageId))}/versions/${encodeURIComponent(String(number))}`
}

/**
 * The montage as it was stored then, with the ids that it had.
 *
 * Decided: optional for a server, as the list of versions. `sources` and `generation_report` may be left out. A client
 * that restores a version saves it like any other edit; the restored montage is then the newest version.
 * @summary Load one version of a montage
 */
export const getVersion = async (montageId: string,
    number: number, options?: Parameters<typeof transport>[1]): Promise<MontageVersionContent> => {

  return transport<MontageVersionContent>(getGetVersionUrl(montageId,number),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVersionQueryKey = (montageId: string,
    number: number,) => {
    return [
    `/api/v1/montage/${montageId}/versions/${number}`
    ] as const;
    }


export const getGetVersionQueryOptions = <TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVersionQueryKey(montageId,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVersion>>> = ({ signal }) => getVersion(montageId,number, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: montageId !== null && montageId !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getVersion>>>
export type GetVersionQueryError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetVersion<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVersion>>,
          TError,
          Awaited<ReturnType<typeof getVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersion<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVersion>>,
          TError,
          Awaited<ReturnType<typeof getVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersion<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one version of a montage
 */

export function useGetVersion<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVersionQueryOptions(montageId,number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetVersionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(montageId: string,
    number: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVersionQueryKey(montageId,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVersion>>> = ({ signal }) => getVersion(montageId,number, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVersionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVersion>>>
export type GetVersionSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetVersionSuspense<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersionSuspense<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersionSuspense<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load one version of a montage
 */

export function useGetVersionSuspense<TData = Awaited<ReturnType<typeof getVersion>>, TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 montageId: string,
    number: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersion>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVersionSuspenseQueryOptions(montageId,number,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNameVersionUrl = (montageId: string,
    number: number,) => {




  return `/api/v1/montage/${encodeURIComponent(String(montageId))}/versions/${encodeURIComponent(String(number))}`
}

/**
 * A name such as `Issued for approval`. Naming changes neither the montage nor its `ETag`.
 *
 * Decided: optional for a server, as the list of versions. The name is stored trimmed; 422 for a name of blanks alone.
 * Several versions may have the same name.
 * @summary Name a version of a montage, or remove its name
 */
export const nameVersion = async (montageId: string,
    number: number,
    montageVersionName: MontageVersionName, options?: Parameters<typeof transport>[1]): Promise<MontageVersion> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<MontageVersion>(getNameVersionUrl(montageId,number),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(montageVersionName)
  }
);}





export const getNameVersionMutationKey = () => ['nameVersion'] as const;

export const getNameVersionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof nameVersion>>, TError,NameVersionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof nameVersion>>, TError,NameVersionMutationVariables, TContext> => {

const mutationKey = getNameVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof nameVersion>>, NameVersionMutationVariables> = (props) => {
          const {montageId,number,data} = props ?? {};

          return  nameVersion(montageId,number,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NameVersionMutationResult = NonNullable<Awaited<ReturnType<typeof nameVersion>>>
    export type NameVersionMutationBody = MontageVersionName
    export type NameVersionMutationError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type NameVersionMutationVariables = {montageId: string;number: number;data: MontageVersionName}

    /**
 * @summary Name a version of a montage, or remove its name
 */
export const useNameVersion = <TError = UnauthorizedResponse | ForbiddenResponse | VersionsNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof nameVersion>>, TError,NameVersionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof nameVersion>>,
        TError,
        NameVersionMutationVariables,
        TContext
      > => {
      return useMutation(getNameVersionMutationOptions(options), queryClient);
    }
    export const getUploadDocumentsUrl = (params: UploadDocumentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["classifications"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/montage/upload?${stringifiedParams}` : `/api/v1/montage/upload`
}

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
export const uploadDocuments = async (documentUpload: DocumentUpload,
    params: UploadDocumentsParams, options?: Parameters<typeof transport>[1]): Promise<UploadReceipt> => {
    const formData = new FormData();
documentUpload.files.forEach(value => formData.append(`files`, value));
if(documentUpload.corrections !== undefined) {
 formData.append(`corrections`, documentUpload.corrections);
 }

  return transport<UploadReceipt>(getUploadDocumentsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadDocumentsMutationKey = () => ['uploadDocuments'] as const;

export const getUploadDocumentsMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedKindResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocuments>>, TError,UploadDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadDocuments>>, TError,UploadDocumentsMutationVariables, TContext> => {

const mutationKey = getUploadDocumentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDocuments>>, UploadDocumentsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  uploadDocuments(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDocumentsMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocuments>>>
    export type UploadDocumentsMutationBody = DocumentUpload
    export type UploadDocumentsMutationError = UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedKindResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type UploadDocumentsMutationVariables = {data: DocumentUpload;params: UploadDocumentsParams}

    /**
 * @summary Upload well documents
 */
export const useUploadDocuments = <TError = UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedKindResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocuments>>, TError,UploadDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDocuments>>,
        TError,
        UploadDocumentsMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDocumentsMutationOptions(options), queryClient);
    }
    export const getRecogniseDocumentUrl = () => {




  return `/api/v1/montage/recognise`
}

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
export const recogniseDocument = async (documentToRecognise: DocumentToRecognise, options?: Parameters<typeof transport>[1]): Promise<DocumentRecognition> => {
    const formData = new FormData();
formData.append(`file`, documentToRecognise.file);
if(documentToRecognise.corrections !== undefined) {
 formData.append(`corrections`, documentToRecognise.corrections);
 }
if(documentToRecognise.review !== undefined) {
 formData.append(`review`, documentToRecognise.review.toString())
 }
if(documentToRecognise.pages !== undefined) {
 formData.append(`pages`, documentToRecognise.pages);
 }

  return transport<DocumentRecognition>(getRecogniseDocumentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getRecogniseDocumentMutationKey = () => ['recogniseDocument'] as const;

export const getRecogniseDocumentMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recogniseDocument>>, TError,RecogniseDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof recogniseDocument>>, TError,RecogniseDocumentMutationVariables, TContext> => {

const mutationKey = getRecogniseDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recogniseDocument>>, RecogniseDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recogniseDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecogniseDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof recogniseDocument>>>
    export type RecogniseDocumentMutationBody = DocumentToRecognise
    export type RecogniseDocumentMutationError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type RecogniseDocumentMutationVariables = {data: DocumentToRecognise}

    /**
 * @summary Say what a document holds, before it is uploaded
 */
export const useRecogniseDocument = <TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recogniseDocument>>, TError,RecogniseDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recogniseDocument>>,
        TError,
        RecogniseDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getRecogniseDocumentMutationOptions(options), queryClient);
    }
    export const getListReadingsUrl = () => {




  return `/api/v1/montage/recognise/progress`
}

/**
 * The documents of the caller that are recognised or shown for review at the moment and have scanned pages: to recognise
 * those takes seconds each. Empty where there are none. A client that does not want to wait for one ends its request.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and a client shows no progress.
 * @summary Tell how far the documents are that are being read for the caller
 */
export const listReadings = async ( options?: Parameters<typeof transport>[1]): Promise<Reading[]> => {

  return transport<Reading[]>(getListReadingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReadingsQueryKey = () => {
    return [
    `/api/v1/montage/recognise/progress`
    ] as const;
    }


export const getListReadingsQueryOptions = <TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReadingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReadings>>> = ({ signal }) => listReadings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReadingsQueryResult = NonNullable<Awaited<ReturnType<typeof listReadings>>>
export type ListReadingsQueryError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListReadings<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReadings>>,
          TError,
          Awaited<ReturnType<typeof listReadings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadings<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReadings>>,
          TError,
          Awaited<ReturnType<typeof listReadings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadings<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how far the documents are that are being read for the caller
 */

export function useListReadings<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReadingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReadingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReadingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReadings>>> = ({ signal }) => listReadings({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReadingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReadings>>>
export type ListReadingsSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListReadingsSuspense<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadingsSuspense<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadingsSuspense<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how far the documents are that are being read for the caller
 */

export function useListReadingsSuspense<TData = Awaited<ReturnType<typeof listReadings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReadings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReadingsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportMontageUrl = () => {




  return `/api/v1/montage/import`
}

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
export const importMontage = async (montage: Montage, options?: Parameters<typeof transport>[1]): Promise<ImportReceipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<ImportReceipt>(getImportMontageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(montage)
  }
);}





export const getImportMontageMutationKey = () => ['importMontage'] as const;

export const getImportMontageMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | ImportNotOfferedResponse | ImportTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMontage>>, TError,ImportMontageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof importMontage>>, TError,ImportMontageMutationVariables, TContext> => {

const mutationKey = getImportMontageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importMontage>>, ImportMontageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importMontage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportMontageMutationResult = NonNullable<Awaited<ReturnType<typeof importMontage>>>
    export type ImportMontageMutationBody = Montage
    export type ImportMontageMutationError = UnauthorizedResponse | ForbiddenResponse | ImportNotOfferedResponse | ImportTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type ImportMontageMutationVariables = {data: Montage}

    /**
 * @summary Take up a montage that another installation gave out
 */
export const useImportMontage = <TError = UnauthorizedResponse | ForbiddenResponse | ImportNotOfferedResponse | ImportTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMontage>>, TError,ImportMontageMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importMontage>>,
        TError,
        ImportMontageMutationVariables,
        TContext
      > => {
      return useMutation(getImportMontageMutationOptions(options), queryClient);
    }
    export const getGenerateMontageUrl = (documentId: string,
    params: GenerateMontageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/montage/generate/${encodeURIComponent(String(documentId))}?${stringifiedParams}` : `/api/v1/montage/generate/${encodeURIComponent(String(documentId))}`
}

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
export const generateMontage = async (documentId: string,
    params: GenerateMontageParams,
    headers?: GenerateMontageHeaders, options?: Parameters<typeof transport>[1]): Promise<GenerationEvent> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GenerationEvent>(getGenerateMontageUrl(documentId,params),
  {
    ...options,
    method: 'GET',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}



export const getStopGenerationUrl = (documentId: string,) => {




  return `/api/v1/montage/generate/${encodeURIComponent(String(documentId))}`
}

/**
 * Ends the generation of the set that is under way. Its readers get an `error` event that says so, and the montage stays as
 * it is.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501, and the client then only stops reading.
 * 204 also where no generation of the set is under way. 404 also for a set that does not exist, or is somebody else's.
 * @summary Stop a generation
 */
export const stopGeneration = async (documentId: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getStopGenerationUrl(documentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getStopGenerationMutationKey = () => ['stopGeneration'] as const;

export const getStopGenerationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | StopNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopGeneration>>, TError,StopGenerationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof stopGeneration>>, TError,StopGenerationMutationVariables, TContext> => {

const mutationKey = getStopGenerationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopGeneration>>, StopGenerationMutationVariables> = (props) => {
          const {documentId} = props ?? {};

          return  stopGeneration(documentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StopGenerationMutationResult = NonNullable<Awaited<ReturnType<typeof stopGeneration>>>

    export type StopGenerationMutationError = UnauthorizedResponse | ForbiddenResponse | StopNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type StopGenerationMutationVariables = {documentId: string}

    /**
 * @summary Stop a generation
 */
export const useStopGeneration = <TError = UnauthorizedResponse | ForbiddenResponse | StopNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopGeneration>>, TError,StopGenerationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopGeneration>>,
        TError,
        StopGenerationMutationVariables,
        TContext
      > => {
      return useMutation(getStopGenerationMutationOptions(options), queryClient);
    }
