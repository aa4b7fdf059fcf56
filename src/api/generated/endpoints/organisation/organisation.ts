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
  ForbiddenResponse,
  NameTakenResponse,
  Organisation,
  OrganisationHasUsersResponse,
  OrganisationInput,
  OrganisationNotFoundResponse,
  RequestTooLargeResponse,
  ServerErrorResponse,
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

export const getListOrganisationsUrl = () => {




  return `/api/v1/org`
}

/**
 * Decided: a plain list ordered by name.
 * @summary List organisations
 */
export const listOrganisations = async ( options?: Parameters<typeof transport>[1]): Promise<Organisation[]> => {

  return transport<Organisation[]>(getListOrganisationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOrganisationsQueryKey = () => {
    return [
    `/api/v1/org`
    ] as const;
    }


export const getListOrganisationsQueryOptions = <TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganisationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganisations>>> = ({ signal }) => listOrganisations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrganisationsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganisations>>>
export type ListOrganisationsQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List organisations
 */

export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganisationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOrganisationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganisationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganisations>>> = ({ signal }) => listOrganisations({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrganisationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganisations>>>
export type ListOrganisationsSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useListOrganisationsSuspense<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisationsSuspense<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisationsSuspense<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List organisations
 */

export function useListOrganisationsSuspense<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganisationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateOrganisationUrl = () => {




  return `/api/v1/org`
}

/**
 * Decided: the answer is the new organisation; 409 when the name is taken; 422 for a name of blanks alone.
 * @summary Create an organisation
 */
export const createOrganisation = async (organisationInput: OrganisationInput, options?: Parameters<typeof transport>[1]): Promise<Organisation> => {

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
return transport<Organisation>(getCreateOrganisationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(organisationInput)
  }
);}





export const getCreateOrganisationMutationKey = () => ['createOrganisation'] as const;

export const getCreateOrganisationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganisation>>, TError,CreateOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrganisation>>, TError,CreateOrganisationMutationVariables, TContext> => {

const mutationKey = getCreateOrganisationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrganisation>>, CreateOrganisationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrganisation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrganisationMutationResult = NonNullable<Awaited<ReturnType<typeof createOrganisation>>>
    export type CreateOrganisationMutationBody = OrganisationInput
    export type CreateOrganisationMutationError = UnauthorizedResponse | ForbiddenResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type CreateOrganisationMutationVariables = {data: OrganisationInput}

    /**
 * @summary Create an organisation
 */
export const useCreateOrganisation = <TError = UnauthorizedResponse | ForbiddenResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganisation>>, TError,CreateOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrganisation>>,
        TError,
        CreateOrganisationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrganisationMutationOptions(options), queryClient);
    }
    export const getUpdateOrganisationUrl = (organisationId: string,) => {




  return `/api/v1/org/${encodeURIComponent(String(organisationId))}`
}

/**
 * Decided: the answer is the organisation as stored; 409 when another has the name; 422 for a name of blanks alone.
 * @summary Rename an organisation
 */
export const updateOrganisation = async (organisationId: string,
    organisationInput: OrganisationInput, options?: Parameters<typeof transport>[1]): Promise<Organisation> => {

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
return transport<Organisation>(getUpdateOrganisationUrl(organisationId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(organisationInput)
  }
);}





export const getUpdateOrganisationMutationKey = () => ['updateOrganisation'] as const;

export const getUpdateOrganisationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganisation>>, TError,UpdateOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganisation>>, TError,UpdateOrganisationMutationVariables, TContext> => {

const mutationKey = getUpdateOrganisationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganisation>>, UpdateOrganisationMutationVariables> = (props) => {
          const {organisationId,data} = props ?? {};

          return  updateOrganisation(organisationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrganisationMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrganisation>>>
    export type UpdateOrganisationMutationBody = OrganisationInput
    export type UpdateOrganisationMutationError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type UpdateOrganisationMutationVariables = {organisationId: string;data: OrganisationInput}

    /**
 * @summary Rename an organisation
 */
export const useUpdateOrganisation = <TError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | NameTakenResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganisation>>, TError,UpdateOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganisation>>,
        TError,
        UpdateOrganisationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganisationMutationOptions(options), queryClient);
    }
    export const getDeleteOrganisationUrl = (organisationId: string,) => {




  return `/api/v1/org/${encodeURIComponent(String(organisationId))}`
}

/**
 * Decided: no body in the answer; 409 while users belong to the organisation.
 * @summary Delete an organisation
 */
export const deleteOrganisation = async (organisationId: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteOrganisationUrl(organisationId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteOrganisationMutationKey = () => ['deleteOrganisation'] as const;

export const getDeleteOrganisationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | OrganisationHasUsersResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganisation>>, TError,DeleteOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrganisation>>, TError,DeleteOrganisationMutationVariables, TContext> => {

const mutationKey = getDeleteOrganisationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrganisation>>, DeleteOrganisationMutationVariables> = (props) => {
          const {organisationId} = props ?? {};

          return  deleteOrganisation(organisationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrganisationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrganisation>>>

    export type DeleteOrganisationMutationError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | OrganisationHasUsersResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type DeleteOrganisationMutationVariables = {organisationId: string}

    /**
 * @summary Delete an organisation
 */
export const useDeleteOrganisation = <TError = UnauthorizedResponse | ForbiddenResponse | OrganisationNotFoundResponse | OrganisationHasUsersResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganisation>>, TError,DeleteOrganisationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrganisation>>,
        TError,
        DeleteOrganisationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrganisationMutationOptions(options), queryClient);
    }
