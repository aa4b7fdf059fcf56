/** Unauthorised callers are refused: without a token, with an invalid one, and without access to the module. */
import { sampleRequest } from './samples.ts';
import type { Walk } from './walk.ts';

const tokens: readonly (string | null)[] = [null, 'verify-backend.no.token'];

export async function refuseStrangers({ contract, expect, prefix }: Walk, tag: string): Promise<void> {
  for (const operation of contract.operations.filter((each) => each.tag === tag && each.guarded)) {
    for (const token of tokens) {
      await expect(operation.id, 401, { ...sampleRequest(operation, prefix), token });
    }
  }
}

export async function refuseWithoutAccess({ contract, expect, prefix }: Walk, tag: string): Promise<void> {
  for (const operation of contract.operations.filter((each) => each.tag === tag && each.guarded)) {
    await expect(operation.id, 403, sampleRequest(operation, prefix));
  }
}
