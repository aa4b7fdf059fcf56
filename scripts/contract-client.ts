import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../src/api/generated/paths.ts';

export type ContractClient = Client<paths>;

/**
 * A client of a running backend, typed by the contract: for scripts and tests, which have no React and no hooks.
 *
 * @param origin of the backend, without the API's base path.
 * @param token the bearer token; without one the client is not signed in.
 */
export function createContractClient(origin: string, token?: string): ContractClient {
  return createClient<paths>({
    baseUrl: `${origin}/api`,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
}
