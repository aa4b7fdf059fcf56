import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createWorld, type World } from '@/mocks/world';
import { mockApp } from '../../scripts/mock-server/app.ts';
import { serve } from '../../scripts/serve.ts';
import { password } from '../accounts.ts';
import { test as base } from '../fixtures.ts';
import {
  buildDir,
  createAccount,
  emulatorAccounts,
  emulatorUrl,
  forgetAccounts,
  originPort,
} from './emulator.ts';

export { expect } from '../fixtures.ts';

const providerPaths = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The emulator at the origin of the page, which is the only one that its security policy lets it call. */
function toEmulator(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host: _, ...headers } = incoming.headers;
  // A connection of its own for each call: one that is kept may be closed by the emulator just as it is used again.
  const options = { method: incoming.method, headers, agent: false } as const;
  const call = ask(`${emulatorUrl}${incoming.url}`, options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}

export interface FirebaseBackend {
  world: World;
  /** The engineer's account at the emulator. */
  engineerId: string;
}

/**
 * The production bundle on an origin of its own: the accounts are the real emulator's, and everything else is a mock backend
 * that takes its tokens and belongs to this journey alone.
 */
export const test = base.extend<{ backend: FirebaseBackend }>({
  backend: [
    // Playwright reads the requested fixtures from the first argument, which has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await forgetAccounts();
      const engineerId = await createAccount('engineer@example.com', password);
      const world = await createWorld({
        pace: { minMs: 5, maxMs: 15 },
        identityProvider: emulatorAccounts,
      });
      const app = mockApp(world);
      const server = await serve({
        dir: buildDir,
        port: originPort,
        backend: {
          owns: (pathname) => pathname.startsWith('/api/') || providerPaths.test(pathname),
          answer: (incoming, outgoing) => {
            if (providerPaths.test(incoming.url ?? '')) toEmulator(incoming, outgoing);
            else void app.listener(incoming, outgoing);
          },
        },
      });
      await use({ world, engineerId });
      world.dispose();
      app.close();
      await server.close();
    },
    { auto: true },
  ],
  baseURL: `http://127.0.0.1:${originPort}`,
});
