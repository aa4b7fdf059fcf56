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

/**
 * The names in a call's address. A foreign page in a browser of this machine could otherwise call the trial under a name of its own
 * that it points to this machine.
 */
const thisMachine: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

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
  routes.use(async (c, next) => {
    if (thisMachine.has(new URL(c.req.url).hostname)) return next();
    return c.json(
      { message: 'A trial is called by the names of this machine alone: 127.0.0.1 or localhost.' },
      403,
    );
  });
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
