/** Optional operations are not called on a server that does not offer them. */
import type { Contract } from './contract.ts';
import { sampleRequest } from './samples.ts';
import type { Walk } from './walk.ts';

/** The contract's statuses for an operation that the server does not offer. */
export const notOffered = new Set([404, 405, 501]);

/**
 * Optional parts whose paths name an object, by the operation that finds one. A 404 may mean that the object does not exist, so
 * the walk asks about one that does, and calls the others only if the server offers the part.
 */
export const partsOfObjects = {
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
 * has a parameter, see `partsOfObjects`.
 */
export async function withoutNotOffered({ contract, client, recorder, prefix }: Walk): Promise<Contract> {
  const missing = new Set<string>();
  const optional = contract.operations.filter(({ answers, path }) => '501' in answers && !path.includes('{'));
  for (const operation of optional) {
    const { status } = await client.call(operation, sampleRequest(operation, prefix));
    if (!notOffered.has(status)) continue;
    missing.add(operation.id);
    recorder.remark(operation.id, '/status', `${status}: not offered, as the contract allows`);
  }
  return { ...contract, operations: contract.operations.filter(({ id }) => !missing.has(id)) };
}
