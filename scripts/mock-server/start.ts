import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Clock } from '@/backend/ports';
import { realClock } from '@/mocks/clock';
import { parseFaults } from '@/mocks/fault-text';
import { createHandlers } from '@/mocks/handlers';
import { httpBridge } from '@/mocks/http';
import { scenarioNamed } from '@/mocks/scenarios/catalogue';
import type { Scenario } from '@/mocks/scenarios/scenario';
import { createWorld, type Pace, type World } from '@/mocks/world';
import { openUploads } from '@/server/http/uploads';
import { DataFileRefused, openDataFile } from './data-file.ts';
import { pageOf } from './page.ts';
import { StartFailure } from './start-failure.ts';

export interface MockServerOptions {
  /** 0 takes any free one. */
  port: number;
  /** By default only this machine itself can call. */
  host?: string;
  /** The name of a scenario; by default `fresh`. */
  scenario?: string;
  /** The file for all data; without it, the data is lost when the server ends. */
  data?: string;
  /** As in an address, `listMontages:status:503@1`, in addition to the scenario's own. */
  faults?: string;
  /** How long a step of the generation takes where the scenario does not say; by default that of the embedded mode. */
  pace?: Pace;
  /** A test's clock; it takes precedence over the scenario's. */
  clock?: Clock;
}

export interface MockServer {
  url: string;
  scenario: Scenario;
  world: World;
  /** Whether the data file already contained data, which then replaces the scenario's initial data. */
  resumed: boolean;
  close(): Promise<void>;
}

const contractFile = join(import.meta.dirname, '../../openapi/montage.yaml');
const usualPace: Pace = { minMs: 120, maxMs: 250 };

const ahead = (clock: Clock, ms: number): Clock => ({ ...clock, now: () => clock.now() + ms });

async function openWorld(
  options: MockServerOptions,
  scenario: Scenario,
): Promise<Pick<MockServer, 'world' | 'resumed'>> {
  const faults = [...(scenario.faults ?? []), ...parseFaults(options.faults ?? '')];
  const storage = options.data === undefined ? undefined : openDataFile(options.data);
  try {
    const resumed = ((await storage?.load()) ?? null) !== null;
    const world = await createWorld({
      pace: options.pace ?? usualPace,
      ...scenario.world,
      // The ids of an earlier run are stored, and the same seed would generate them again.
      ...(storage && { storage, seed: crypto.getRandomValues(new Uint32Array(1))[0] }),
      clock: ahead(options.clock ?? realClock(), scenario.clockAheadMs ?? 0),
      faults,
      deviations: 'report',
      takesUnsignedTokens: true,
    });
    return { world, resumed };
  } catch (error) {
    storage?.close();
    if (error instanceof DataFileRefused || !storage) throw error;
    throw new DataFileRefused(
      `${options.data} holds records that do not fit the contract (${String(error)}). It has been left as it is: name another file.`,
      { cause: error },
    );
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} of ${host} is taken. End what listens there, or choose another with --port.`
          : `The server cannot listen on port ${port} of ${host}: ${error.message}.`;
      reject(new StartFailure(sentence, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

/** Below the base path of the contract, or the identity provider's. */
const isAnnounced = (pathname: string): boolean =>
  /^\/(api\/v1|(identitytoolkit|securetoken)\.googleapis\.com)\//.test(pathname);

/** Answers what the handlers leave: this server's own pages, and paths outside of the contract. */
function answerRest(world: World, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  const reads = incoming.method === 'GET' || incoming.method === 'HEAD';
  if (reads && pathname === '/') {
    outgoing.setHeader('content-type', 'text/html; charset=utf-8');
    outgoing.end(pageOf(world));
  } else if (reads && pathname === '/openapi.yaml') {
    outgoing.setHeader('content-type', 'application/yaml; charset=utf-8');
    outgoing.end(readFileSync(contractFile));
  } else {
    outgoing.writeHead(404, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ detail: `The contract has no ${incoming.method} ${pathname}.` }));
  }
}

/**
 * The mock backend with its identity provider over HTTP, for clients other than the application in a browser.
 *
 * @throws {StartFailure} if the address is taken or the data file cannot be used; Error for an unknown scenario or an
 * invalid fault.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const host = options.host ?? '127.0.0.1';
  const scenario = scenarioNamed(options.scenario ?? 'fresh');
  const { world, resumed } = await openWorld(options, scenario);
  const uploads = openUploads();
  const handlers = createHandlers(world, { answersUnknown: false });
  const answer = httpBridge(handlers, {
    cors: true,
    formOf: (incoming, over) =>
      uploads.formOf(
        incoming.iterator({ destroyOnReturn: false }),
        incoming.headers['content-type'] ?? '',
        over,
      ),
    takes: isAnnounced,
  });
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, () => answerRest(world, incoming, outgoing));
  });
  // A client that reuses a connection while it is being closed sees its call fail; the usual five seconds make that
  // likely.
  server.keepAliveTimeout = 60_000;
  try {
    await listening(server, options.port, host);
  } catch (error) {
    world.dispose();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    scenario,
    world,
    resumed,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      world.dispose();
      uploads.close();
    },
  };
}
