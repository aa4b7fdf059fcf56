/** Optional operations are not called on a server that does not offer them. */
import type { Contract } from './contract.ts';
import { sampleRequest } from './samples.ts';
import type { Walk } from './walk.ts';

/** Decided in the contract: these say that the operation is not there. */
export const notOffered = new Set([404, 405, 501]);

/**
 * The contract as far as the backend offers it. An operation is optional where 501 is among its answers. Where its path has a
 * parameter, 404 says nothing about something that does not exist: the walk asks about something that does.
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
