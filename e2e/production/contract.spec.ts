import { createContractClient } from '../../scripts/contract-client.ts';
import { signedInToken } from '../../src/mocks/identity/sessions.ts';
import { expect, test } from './backend.ts';
import { expectMontageFromDocuments } from './montage-from-documents.ts';

test('the backend behind the origin answers a client that knows the contract alone', async ({ backend }) => {
  const token = await signedInToken(backend.world, 'engineer@example.com');
  await expectMontageFromDocuments(createContractClient(backend.url, token));
});

test('a stranger is refused, with a JSON body', async ({ backend }) => {
  const stranger = createContractClient(backend.url);
  const { error, response } = await stranger.GET('/v1/org');
  expect(response.status).toBe(401);
  expect(typeof error?.detail).toBe('string');
});
