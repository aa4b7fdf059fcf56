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
  CorrectDocumentParams,
  DocumentCorrections,
  DocumentLayout,
  DocumentLayoutSave,
  DocumentReview,
  ForbiddenResponse,
  GetDocumentReviewParams,
  LayoutsNotOfferedResponse,
  NoOrganisationResponse,
  RequestTooLargeResponse,
  ReviewNotOfferedResponse,
  ServerErrorResponse,
  StoredDocument,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../../model';

import { transport } from '../../../transport.ts';


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

export const getListDocumentsUrl = (documentId: string,) => {




  return `/api/v1/documents/${encodeURIComponent(String(documentId))}`
}

/**
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501; 404 also where the documents are not
 * stored, as those of an imported montage. A client offers no review of stored documents then.
 * @summary List the stored documents of a set
 */
export const listDocuments = async (documentId: string, options?: Parameters<typeof transport>[1]): Promise<StoredDocument[]> => {

  return transport<StoredDocument[]>(getListDocumentsUrl(documentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentsQueryKey = (documentId: string,) => {
    return [
    `/api/v1/documents/${documentId}`
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(documentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(documentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: documentId !== null && documentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stored documents of a set
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsQueryOptions(documentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDocumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(documentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(documentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(documentId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stored documents of a set
 */

export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsSuspenseQueryOptions(documentId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDocumentReviewUrl = (documentId: string,
    number: number,
    params?: GetDocumentReviewParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/documents/${encodeURIComponent(String(documentId))}/${encodeURIComponent(String(number))}/review?${stringifiedParams}` : `/api/v1/documents/${encodeURIComponent(String(documentId))}/${encodeURIComponent(String(number))}/review`
}

/**
 * Under the corrections that are stored with it.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501.
 * @summary Show how a stored document is read
 */
export const getDocumentReview = async (documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: Parameters<typeof transport>[1]): Promise<DocumentReview> => {

  return transport<DocumentReview>(getGetDocumentReviewUrl(documentId,number,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDocumentReviewQueryKey = (documentId: string,
    number: number,
    params?: GetDocumentReviewParams,) => {
    return [
    `/api/v1/documents/${documentId}/${number}/review`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDocumentReviewQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentReviewQueryKey(documentId,number,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentReview>>> = ({ signal }) => getDocumentReview(documentId,number,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: documentId !== null && documentId !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDocumentReviewQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentReview>>>
export type GetDocumentReviewQueryError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetDocumentReview<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params: undefined |  GetDocumentReviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentReview>>,
          TError,
          Awaited<ReturnType<typeof getDocumentReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentReview<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentReview>>,
          TError,
          Awaited<ReturnType<typeof getDocumentReview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentReview<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show how a stored document is read
 */

export function useGetDocumentReview<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentReviewQueryOptions(documentId,number,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDocumentReviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentReviewQueryKey(documentId,number,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentReview>>> = ({ signal }) => getDocumentReview(documentId,number,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDocumentReviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentReview>>>
export type GetDocumentReviewSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useGetDocumentReviewSuspense<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params: undefined |  GetDocumentReviewParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentReviewSuspense<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentReviewSuspense<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show how a stored document is read
 */

export function useGetDocumentReviewSuspense<TData = Awaited<ReturnType<typeof getDocumentReview>>, TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 documentId: string,
    number: number,
    params?: GetDocumentReviewParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentReview>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentReviewSuspenseQueryOptions(documentId,number,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCorrectDocumentUrl = (documentId: string,
    number: number,
    params?: CorrectDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/documents/${encodeURIComponent(String(documentId))}/${encodeURIComponent(String(number))}/review?${stringifiedParams}` : `/api/v1/documents/${encodeURIComponent(String(documentId))}/${encodeURIComponent(String(number))}/review`
}

/**
 * The corrections replace those that are stored. Every later generation of the set reads the document under them; the
 * montage that is stored does not change.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501.
 * @summary Store the corrections of a document, and show how it is read under them
 */
export const correctDocument = async (documentId: string,
    number: number,
    documentCorrections: DocumentCorrections,
    params?: CorrectDocumentParams, options?: Parameters<typeof transport>[1]): Promise<DocumentReview> => {

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
return transport<DocumentReview>(getCorrectDocumentUrl(documentId,number,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentCorrections)
  }
);}





export const getCorrectDocumentMutationKey = () => ['correctDocument'] as const;

export const getCorrectDocumentMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctDocument>>, TError,CorrectDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof correctDocument>>, TError,CorrectDocumentMutationVariables, TContext> => {

const mutationKey = getCorrectDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctDocument>>, CorrectDocumentMutationVariables> = (props) => {
          const {documentId,number,data,params} = props ?? {};

          return  correctDocument(documentId,number,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof correctDocument>>>
    export type CorrectDocumentMutationBody = DocumentCorrections
    export type CorrectDocumentMutationError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type CorrectDocumentMutationVariables = {documentId: string;number: number;data: DocumentCorrections;params?: CorrectDocumentParams}

    /**
 * @summary Store the corrections of a document, and show how it is read under them
 */
export const useCorrectDocument = <TError = UnauthorizedResponse | ForbiddenResponse | ReviewNotOfferedResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctDocument>>, TError,CorrectDocumentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctDocument>>,
        TError,
        CorrectDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectDocumentMutationOptions(options), queryClient);
    }
    export const getListLayoutsUrl = () => {




  return `/api/v1/layouts`
}

/**
 * A layout is what engineers once said of a document, kept for documents of the same layout. A server that has a layout
 * which fits a document reads the document under its corrections, before those that come with the document itself, and
 * says so in the review, in the recognition and in the generation report.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. The layouts of an organisation are
 * for its users; who belongs to none has an empty list. Ordered by name.
 * @summary List the layouts of the caller's organisation
 */
export const listLayouts = async ( options?: Parameters<typeof transport>[1]): Promise<DocumentLayout[]> => {

  return transport<DocumentLayout[]>(getListLayoutsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLayoutsQueryKey = () => {
    return [
    `/api/v1/layouts`
    ] as const;
    }


export const getListLayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayouts>>> = ({ signal }) => listLayouts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listLayouts>>>
export type ListLayoutsQueryError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListLayouts<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayouts>>,
          TError,
          Awaited<ReturnType<typeof listLayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayouts<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayouts>>,
          TError,
          Awaited<ReturnType<typeof listLayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayouts<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the layouts of the caller's organisation
 */

export function useListLayouts<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLayoutsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayouts>>> = ({ signal }) => listLayouts({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLayoutsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLayouts>>>
export type ListLayoutsSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListLayoutsSuspense<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutsSuspense<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutsSuspense<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the layouts of the caller's organisation
 */

export function useListLayoutsSuspense<TData = Awaited<ReturnType<typeof listLayouts>>, TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayouts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveLayoutUrl = (layoutId: string,) => {




  return `/api/v1/layouts/${encodeURIComponent(String(layoutId))}`
}

/**
 * Makes the layout with this id, or replaces its name, fingerprint and corrections.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. The fingerprint is the one that the
 * review of the document gives. A server keeps the corrections that hold for every document of the layout: not those about
 * a well, a revision or a single row. 422 where none are left, and for a name of blanks alone. 409 where the caller
 * belongs to no organisation; 404 also where another organisation has a layout with this id.
 * @summary Keep a layout, or change one
 */
export const saveLayout = async (layoutId: string,
    documentLayoutSave: DocumentLayoutSave, options?: Parameters<typeof transport>[1]): Promise<DocumentLayout> => {

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
return transport<DocumentLayout>(getSaveLayoutUrl(layoutId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentLayoutSave)
  }
);}





export const getSaveLayoutMutationKey = () => ['saveLayout'] as const;

export const getSaveLayoutMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | NoOrganisationResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLayout>>, TError,SaveLayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveLayout>>, TError,SaveLayoutMutationVariables, TContext> => {

const mutationKey = getSaveLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveLayout>>, SaveLayoutMutationVariables> = (props) => {
          const {layoutId,data} = props ?? {};

          return  saveLayout(layoutId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof saveLayout>>>
    export type SaveLayoutMutationBody = DocumentLayoutSave
    export type SaveLayoutMutationError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | NoOrganisationResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type SaveLayoutMutationVariables = {layoutId: string;data: DocumentLayoutSave}

    /**
 * @summary Keep a layout, or change one
 */
export const useSaveLayout = <TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | NoOrganisationResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveLayout>>, TError,SaveLayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveLayout>>,
        TError,
        SaveLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getSaveLayoutMutationOptions(options), queryClient);
    }
    export const getDeleteLayoutUrl = (layoutId: string,) => {




  return `/api/v1/layouts/${encodeURIComponent(String(layoutId))}`
}

/**
 * Documents that were read under it keep what was read.
 *
 * Decided: optional for a server. One that does not offer it answers 404, 405 or 501. 204 also where there is no such
 * layout (any more).
 * @summary Remove a layout
 */
export const deleteLayout = async (layoutId: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteLayoutUrl(layoutId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLayoutMutationKey = () => ['deleteLayout'] as const;

export const getDeleteLayoutMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLayout>>, TError,DeleteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLayout>>, TError,DeleteLayoutMutationVariables, TContext> => {

const mutationKey = getDeleteLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLayout>>, DeleteLayoutMutationVariables> = (props) => {
          const {layoutId} = props ?? {};

          return  deleteLayout(layoutId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLayout>>>

    export type DeleteLayoutMutationError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type DeleteLayoutMutationVariables = {layoutId: string}

    /**
 * @summary Remove a layout
 */
export const useDeleteLayout = <TError = UnauthorizedResponse | ForbiddenResponse | LayoutsNotOfferedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLayout>>, TError,DeleteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLayout>>,
        TError,
        DeleteLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLayoutMutationOptions(options), queryClient);
    }
