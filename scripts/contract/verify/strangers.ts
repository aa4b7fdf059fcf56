/** Unauthorised callers are refused: without a token, with an invalid one, and without access to the module. */
import type { Operation } from './contract.ts';
import { partsOfObjects } from './not-offered.ts';
import { sampleRequest } from './samples.ts';
import type { Walk } from './walk.ts';

const tokens: readonly (string | null)[] = [null, 'verify-backend.no.token'];

async function refuseStrangersTo({ expect, prefix }: Walk, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    for (const token of tokens) {
      await expect(operation.id, 401, { ...sampleRequest(operation, prefix), token });
    }
  }
}

/** All operations of a tag but those that the server may not offer; see `refuseStrangersToPart`. */
export function refuseStrangers(walk: Walk, tag: string): Promise<void> {
  const later: readonly string[] = Object.values(partsOfObjects).flat();
  return refuseStrangersTo(
    walk,
    walk.contract.operations.filter((each) => each.tag === tag && each.guarded && !later.includes(each.id)),
  );
}

/** For an optional part that the server offers. */
export const refuseStrangersToPart = (walk: Walk, part: keyof typeof partsOfObjects): Promise<void> =>
  refuseStrangersTo(walk, partsOfObjects[part].map(walk.operation));

export async function refuseWithoutAccess({ contract, expect, prefix }: Walk, tag: string): Promise<void> {
  for (const operation of contract.operations.filter((each) => each.tag === tag && each.guarded)) {
    await expect(operation.id, 403, sampleRequest(operation, prefix));
  }
}
