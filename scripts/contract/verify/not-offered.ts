/** Optional operations are not called on a server that does not offer them. */
import type { Exchange } from './client.ts';
import type { Contract } from './contract.ts';
import { sampleRequest } from './samples.ts';
import type { Walk } from './walk.ts';

/** The contract's statuses for an operation that the server does not offer. */
export const notOffered = new Set([404, 405, 501]);

const leavesAnAccount = 'createAccount';

/** Remarks on an answer that says that its operation is not offered. */
export function isNotOffered({ operation, status }: Exchange, { recorder }: Pick<Walk, 'recorder'>): boolean {
  if (!notOffered.has(status)) return false;
  recorder.remark(operation.id, '/status', `${status}: not offered, as the contract allows`);
  return true;
}

/**
 * Optional parts whose paths name an object, by the operation that finds one. A 404 may mean that the object does not exist, so
 * the walk asks about one that does, and calls the others only if the server offers the part.
 */
export const partsOfObjects = {
  stopGeneration: ['stopGeneration'],
  // Whether it is offered, the list says.
  moveMontage: ['moveMontage'],
  listVersions: ['listVersions', 'getVersion', 'nameVersion'],
  listDocuments: ['listDocuments', 'getDocumentReview', 'correctDocument'],
} as const;

/** Whether the server offers the part; if not, the report says so. */
export async function isOffered(
  { client, recorder, operation }: Walk,
  id: keyof typeof partsOfObjects,
  params: Record<string, string>,
): Promise<boolean> {
  const { status } = await client.call(operation(id), { params });
  const offered = !notOffered.has(status);
  if (!offered) recorder.remark(id, '/status', `${status}: not offered, as the contract allows`);
  return offered;
}

/**
 * The part of the contract that the backend offers. An operation is optional if 501 is among its answers. If its path
 * has a parameter, see `partsOfObjects`. Accounts cannot be deleted, so the walk of their operation begins with its question.
 */
export async function withoutNotOffered(walk: Walk): Promise<Contract> {
  const { contract, client, prefix } = walk;
  const missing = new Set<string>();
  const optional = contract.operations.filter(
    ({ answers, path, id }) => '501' in answers && !path.includes('{') && id !== leavesAnAccount,
  );
  for (const operation of optional) {
    const exchange = await client.call(operation, sampleRequest(operation, prefix));
    if (isNotOffered(exchange, walk)) missing.add(operation.id);
  }
  return { ...contract, operations: contract.operations.filter(({ id }) => !missing.has(id)) };
}
