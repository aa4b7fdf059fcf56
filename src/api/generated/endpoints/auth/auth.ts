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
  AccessGrant,
  Account,
  AccountCreate,
  AccountExistsResponse,
  AccountsNotOfferedResponse,
  CheckAccessParams,
  ForbiddenResponse,
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

export const getCreateAccountUrl = () => {




  return `/api/v1/auth/create`
}

/**
 * Creates an account with the identity provider. A sign-in with the same e-mail and password follows.
 *
 * Decided: the answer is the new account's id and e-mail; 409 when the e-mail has an account already. Whoever signs up is a
 * user from then on: the one that was created with this e-mail, with the organisation and modules that were given to it,
 * or else a new one with neither.
 *
 * Decided: optional for a server. One whose accounts come from elsewhere, such as a company's directory, answers 404, 405 or
 * 501, and the application says so.
 * @summary Create an account
 */
export const createAccount = async (accountCreate: AccountCreate, options?: Parameters<typeof transport>[1]): Promise<Account> => {

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
return transport<Account>(getCreateAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountCreate)
  }
);}





export const getCreateAccountMutationKey = () => ['createAccount'] as const;

export const getCreateAccountMutationOptions = <TError = AccountsNotOfferedResponse | AccountExistsResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext> => {

const mutationKey = getCreateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccount>>, CreateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createAccount>>>
    export type CreateAccountMutationBody = AccountCreate
    export type CreateAccountMutationError = AccountsNotOfferedResponse | AccountExistsResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
    export type CreateAccountMutationVariables = {data: AccountCreate}

    /**
 * @summary Create an account
 */
export const useCreateAccount = <TError = AccountsNotOfferedResponse | AccountExistsResponse | RequestTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccount>>,
        TError,
        CreateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountMutationOptions(options), queryClient);
    }
    export const getCheckAccessUrl = (params: CheckAccessParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/auth/check?${stringifiedParams}` : `/api/v1/auth/check`
}

/**
 * Success or failure decides whether the module's card and sidebar entry are shown.
 *
 * Decided: 200 with the component's name when access is granted, 403 when it is not.
 * @summary May the signed-in person open this module?
 */
export const checkAccess = async (params: CheckAccessParams, options?: Parameters<typeof transport>[1]): Promise<AccessGrant> => {

  return transport<AccessGrant>(getCheckAccessUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCheckAccessQueryKey = (params?: CheckAccessParams,) => {
    return [
    `/api/v1/auth/check`, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckAccessQueryOptions = <TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(params: CheckAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckAccessQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkAccess>>> = ({ signal }) => checkAccess(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckAccessQueryResult = NonNullable<Awaited<ReturnType<typeof checkAccess>>>
export type CheckAccessQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useCheckAccess<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAccess>>,
          TError,
          Awaited<ReturnType<typeof checkAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAccess<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAccess>>,
          TError,
          Awaited<ReturnType<typeof checkAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAccess<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary May the signed-in person open this module?
 */

export function useCheckAccess<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckAccessQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCheckAccessSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(params: CheckAccessParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckAccessQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkAccess>>> = ({ signal }) => checkAccess(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckAccessSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkAccess>>>
export type CheckAccessSuspenseQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse


export function useCheckAccessSuspense<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAccessSuspense<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAccessSuspense<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary May the signed-in person open this module?
 */

export function useCheckAccessSuspense<TData = Awaited<ReturnType<typeof checkAccess>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>(
 params: CheckAccessParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkAccess>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckAccessSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






