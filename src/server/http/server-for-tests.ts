import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Configuration } from '@/app/configuration';
import type { Ports } from '@/backend/ports';
import { backendPorts } from '@/mocks/backend-ports';
import { testClock, type TestClock } from '@/mocks/clock';
import { createWorld, type World } from '@/mocks/world';
import type { HttpEnvironment } from './api';
import { createApp, type AppOptions } from './app';
import { listen, type Listening } from './listen';
import { openLog } from './log';
import { openMetrics } from './metrics';
import { openRates, type RateOptions } from './rates';
import { openUploads } from './uploads';

export const engineer = 'engineer@example.com';
/** The token of a test is the e-mail address of its user. */
export const as = (email: string) => ({ authorization: `Bearer ${email}` });

export const pageConfiguration: Configuration = {
  brandName: 'Montage',
  identity: { kind: 'firebase', apiKey: 'key', authDomain: 'example.com', projectId: 'project' },
  signUp: true,
  trial: null,
};

export interface TestServer {
  app: Hono<HttpEnvironment>;
  world: World;
  clock: TestClock;
  /** The lines that were logged. */
  lines: Record<string, unknown>[];
  stopping: AbortController;
  folder: string;
  /** The files of pending uploads. */
  spooled(): string[];
  listening(http?: '1' | '2'): Promise<Listening>;
  close(): Promise<void>;
}

export type TestOptions = Partial<Omit<AppOptions, 'ports' | 'rates' | 'stopping' | 'page'>> &
  Partial<RateOptions> & { ports?: Partial<Ports>; page?: Partial<AppOptions['page']> };

/** The server over a world of the mocks, with a clock that only the test moves. */
export async function testServer({
  callsPerMinute = 0,
  accountsPerHour = 0,
  ports: replaced,
  page,
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const clock = testClock();
  const world = await createWorld({ clock, deviations: 'report' });
  const folder = mkdtempSync(join(tmpdir(), 'montage-http-'));
  const spool = join(folder, 'uploads');
  const uploads = options.uploads ?? openUploads(spool);
  const lines: Record<string, unknown>[] = [];
  const stopping = new AbortController();
  const ports = backendPorts(world);
  const app = createApp({
    ports: {
      ...ports,
      identity: {
        emailOf: (token) => Promise.resolve(token.includes('@') ? token : undefined),
        createAccount: (email) => Promise.resolve({ id: 'acc-1', email }),
      },
      ...replaced,
    },
    rates: openRates({ callsPerMinute, accountsPerHour }),
    proxies: 0,
    stopping: stopping.signal,
    metrics: openMetrics(),
    log: openLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    uploads,
    idleMs: 30_000,
    ready: () => Promise.resolve(),
    metricsToken: undefined,
    page: { folder, configuration: pageConfiguration, connectTo: [], ...page },
    ...options,
  });
  const servers: Listening[] = [];
  return {
    app,
    world,
    clock,
    lines,
    stopping,
    folder,
    spooled: () =>
      readdirSync(spool, { recursive: true, withFileTypes: true }).flatMap((one) =>
        one.isFile() ? one.name : [],
      ),
    async listening(http) {
      const server = await listen(app, { port: 0, host: '127.0.0.1', http });
      servers.push(server);
      return server;
    },
    async close() {
      for (const server of servers) await server.stop(0);
      uploads.close();
      world.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
