import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { backendPorts } from '@/mocks/backend-ports';
import type { Clock } from '@/backend/ports';
import { realClock } from '@/mocks/clock';
import { parseFaults } from '@/mocks/fault-text';
import { scenarioNamed } from '@/mocks/scenarios/catalogue';
import type { Scenario } from '@/mocks/scenarios/scenario';
import { createWorld, type Pace, type World } from '@/mocks/world';
import type { HttpEnvironment } from '@/server/http/api';
import { listen, ListenFailure } from '@/server/http/listen';
import { mockApp } from './app.ts';
import { openKeptData } from './kept-data.ts';
import { startPage } from './page.ts';
import { StartFailure } from './start-failure.ts';

export interface MockServerOptions {
  /** 0 takes any free one. */
  port: number;
  /** By default only this machine itself can call. */
  host?: string;
  /** The name of a scenario; by default `fresh`. */
  scenario?: string;
  /** The folder for all data; without it, the data is lost when the server ends. */
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
  /** Whether the data folder already had data, which then replaces the scenario's initial data. */
  resumed: boolean;
  close(): Promise<void>;
}

const contractFile = join(import.meta.dirname, '../../openapi/montage.yaml');
const usualPace: Pace = { minMs: 120, maxMs: 250 };

const ahead = (clock: Clock, ms: number): Clock => ({ ...clock, now: () => clock.now() + ms });

const openWorld = (options: MockServerOptions, scenario: Scenario): Promise<World> =>
  createWorld({
    pace: options.pace ?? usualPace,
    ...scenario.world,
    // The ids of an earlier run are stored, and the same seed would generate them again.
    ...(options.data !== undefined && { seed: crypto.getRandomValues(new Uint32Array(1))[0] }),
    clock: ahead(options.clock ?? realClock(), scenario.clockAheadMs ?? 0),
    faults: [...(scenario.faults ?? []), ...parseFaults(options.faults ?? '')],
    deviations: 'report',
    takesUnsignedTokens: true,
  });

/** This server's own pages, and paths outside of the contract. */
function ownPages(): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();
  pages.get('/', (c) => c.html(startPage));
  pages.get('/openapi.yaml', (c) =>
    c.body(readFileSync(contractFile, 'utf8'), 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  );
  pages.all('*', (c) => c.json({ detail: `The contract has no ${c.req.method} ${c.req.path}.` }, 404));
  return pages;
}

/**
 * The server of `src/server/http` with the scenarios, faults and identity provider of the mocks, for clients other than the
 * application in a browser.
 *
 * @throws {StartFailure} if the address is taken or the data folder cannot be used; Error for an unknown scenario or an invalid
 * fault.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { port, host = '127.0.0.1', data } = options;
  const scenario = scenarioNamed(options.scenario ?? 'fresh');
  const world = await openWorld(options, scenario);
  const kept = data === undefined ? undefined : await openKeptData(data, world);
  const ports = backendPorts(world, undefined, kept?.ports);
  const app = mockApp(world, { ports, cors: true, rest: ownPages() });
  const end = async (): Promise<void> => {
    world.dispose();
    app.close();
    await kept?.close();
  };
  try {
    const { url, stop } = await listen(app, { port, host });
    return {
      url,
      scenario,
      world,
      resumed: kept?.resumed ?? false,
      async close() {
        await stop(0);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error instanceof ListenFailure ? new StartFailure(error.message, { cause: error }) : error;
  }
}
