import { Hono } from 'hono';
import { getResponse } from 'msw';
import type { Configuration } from '@/app/configuration';
import type { Identity } from '@/backend/ports';
import { backendPorts } from '@/mocks/backend-ports';
import { noRecords } from '@/mocks/db/schemas';
import { identityHandlers } from '@/mocks/identity/handlers';
import { projectId } from '@/mocks/identity/tokens';
import { demonstrationAccounts, seededAccounts } from '@/mocks/seed/accounts';
import { createWorld } from '@/mocks/world';
import { machineClock } from '../host';
import type { HttpEnvironment } from '../http/api';
import type { PageConfiguration } from '../page-configuration';
import type { ServerStorage } from '../parts';
import type { Settings } from '../settings';
import { seedTrial } from './seed';

export interface Trial {
  identity: Identity;
  page: PageConfiguration;
  /** The identity provider, below the addresses of the real one as an emulator has them. */
  routes: Hono<HttpEnvironment>;
}

/**
 * Who calls a server without an identity provider: the accounts of the demonstration, and those that people create. They and
 * their sessions end with the process. Tokens are not signed, so anyone who can call this server can be anyone.
 */
export async function openTrial(
  { brandName }: Pick<Settings, 'brandName'>,
  storage: Pick<ServerStorage, 'store' | 'files'>,
): Promise<Trial> {
  await seedTrial(storage, machineClock);
  // Of this world, only the accounts are used; everything else is in the storage.
  const world = await createWorld({
    clock: machineClock,
    fixtures: (clock) => ({ records: { ...noRecords(), accounts: seededAccounts(clock) }, bytes: {} }),
    seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
    takesUnsignedTokens: true,
  });
  const handlers = identityHandlers(world);
  const routes = new Hono<HttpEnvironment>();
  for (const host of ['identitytoolkit', 'securetoken'])
    routes.all(`/${host}.googleapis.com/*`, async (c) => {
      c.set('operation', 'trial');
      return (await getResponse(handlers, c.req.raw)) ?? c.notFound();
    });
  const configuration: Configuration = {
    brandName,
    // Its own origin: the policy of the page allows no other.
    identity: {
      kind: 'firebase',
      apiKey: 'trial',
      authDomain: 'montage.invalid',
      projectId,
      emulatorUrl: '/',
    },
    signUp: true,
    trial: { accounts: [...demonstrationAccounts] },
  };
  return { identity: backendPorts(world).identity, page: { configuration, connectTo: [] }, routes };
}
