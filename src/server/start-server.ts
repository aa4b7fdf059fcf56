import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { computeAllFigures } from '@/backend/montage-figures';
import type { Identity, Ports } from '@/backend/ports';
import { openEngine } from './engine/open-engine';
import { machineClock, randomIds } from './host';
import type { HttpEnvironment } from './http/api';
import { createApp, type AppOptions } from './http/app';
import { listen } from './http/listen';
import type { Log } from './http/log';
import { openMetrics, type Metrics } from './http/metrics';
import { openRates } from './http/rates';
import { openUploads } from './http/uploads';
import { openIdentity } from './identity/open-identity';
import { ensureFirstAdmin, refuseTrialData } from './identity/prepare-users';
import { openJobs } from './jobs/open-jobs';
import { sharedReadings } from './jobs/shared-readings';
import { pageConfiguration, type PageConfiguration } from './page-configuration';
import type { ServerEngine, ServerJobs, ServerStorage } from './parts';
import { openProse } from './prose/open-prose';
import type { Settings } from './settings';
import { openStorage } from './storage/open-storage';

export interface RunningServer {
  url: string;
  /**
   * Accepts nothing new, ends event streams, gives jobs back, finishes what has begun within the time, and closes the storage.
   */
  stop(withinMs: number): Promise<void>;
}

/** How long a body may stay silent, ms. */
const idleMs = 30_000;
const dayMs = 86_400_000;

/** Who calls, and what the page is given for it. */
interface Callers {
  identity: Identity;
  page: PageConfiguration;
  routes?: Hono<HttpEnvironment>;
}

async function openCallers(settings: Settings, storage: ServerStorage, log: Log): Promise<Callers> {
  const { identity: provider, allowUnverifiedEmail, signUp } = settings;
  if (provider.kind === 'trial') {
    log.warn('No identity provider is set: this is a trial, and anyone on this machine can sign in');
    const { openTrial } = await import('./trial/open-trial');
    return openTrial(settings, storage);
  }
  await refuseTrialData(storage);
  return {
    identity: await openIdentity({ identity: provider, allowUnverifiedEmail, signUp }, { log }),
    page: pageConfiguration(settings),
  };
}

function measure(metrics: Metrics, engine: ReturnType<typeof openEngine>, jobs: ServerJobs): void {
  metrics.measure(() => {
    const { texts, scans } = engine.figures();
    return {
      generations_running: jobs.figures().running,
      pool_texts_busy: texts.busy,
      pool_texts_waiting: texts.waiting,
      pool_scans_busy: scans.busy,
      pool_scans_waiting: scans.waiting,
    };
  });
}

/** A server without a page answers the API alone, for a page on another host. */
function pageIn(folder: string, page: PageConfiguration, log: Log): Pick<AppOptions, 'page'> {
  if (existsSync(join(folder, 'index.html'))) return { page: { folder, ...page } };
  log.warn({ folder }, 'There is no page in this folder: only /api is answered');
  return {};
}

/**
 * Puts the parts together and listens.
 *
 * @throws Error with a sentence when a part cannot be opened, such as a newer database, or the address is taken. Parts that were
 *   open by then are closed.
 */
export async function startServer(settings: Settings, log: Log): Promise<RunningServer> {
  const { databaseUrl, dataFolder: folder, proxies, metricsToken, prose } = settings;
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing.splice(0).toReversed()) await one();
  };
  try {
    const storage = await openStorage({ databaseUrl, folder });
    closing.push(() => storage.close());
    const engine = openEngine({
      workers: settings.workers,
      memoryMb: settings.workerMemoryMb,
      timeLimitMs: settings.documentTimeLimitMs,
      askModel: prose && openProse({ ...prose, onFailure: (why) => log.warn({ why }, 'Prose was not read') }),
    });
    closing.push(() => engine.close());
    const callers = await openCallers(settings, storage, log);
    const { firstAdmin: email, firstOrganisation: organisation } = settings;
    if (email !== undefined)
      await ensureFirstAdmin(
        { email, organisation },
        { store: storage.store, clock: machineClock, ids: randomIds },
      );
    const jobs = openJobs(storage, { clock: machineClock, atOnce: settings.workers });
    const ports = portsOf(storage, callers.identity, engine, jobs, log);
    const uploads = openUploads(join(folder, 'uploads'));
    closing.push(() => uploads.close());

    const metrics = openMetrics();
    metrics.measureProcess();
    measure(metrics, engine, jobs);
    const stopping = new AbortController();
    const app = createApp({
      ports,
      rates: openRates(settings),
      proxies,
      stopping: stopping.signal,
      metrics,
      log,
      uploads,
      idleMs,
      ready: () => storage.ping(),
      metricsToken,
      ...pageIn(settings.pageFolder, callers.page, log),
      ...(callers.routes && { trial: callers.routes }),
    });
    const server = await listen(app, settings);
    jobs.start(ports);
    const computing = computeAllFigures(ports, stopping.signal).catch((err: unknown) =>
      log.error({ err }, 'The figures of the list of montages were not computed'),
    );
    // Uploads that no document set came to refer to, because a server died in between.
    const sweep = () => void storage.sweep().catch((err: unknown) => log.error({ err }, 'The sweep failed'));
    sweep();
    const sweeping = setInterval(sweep, dayMs);
    sweeping.unref();
    log.info({ url: server.url, database: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL' }, 'Listening');
    return {
      url: server.url,
      async stop(withinMs) {
        clearInterval(sweeping);
        stopping.abort();
        // The jobs go back at once: another process takes them up while this one finishes its requests.
        await Promise.all([server.stop(withinMs), jobs.stop(), computing]);
        await close();
        log.info('Stopped');
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function portsOf(
  { send, onMessage, store, files }: ServerStorage,
  identity: Identity,
  { generation }: ServerEngine,
  { jobs }: ServerJobs,
  log: Log,
): Ports {
  return {
    store,
    files,
    identity,
    generation,
    jobs,
    clock: machineClock,
    ids: randomIds,
    readings: sharedReadings({ send, onMessage }, machineClock),
    entityTags: true,
    checksAnswers: false,
    reportDefect: (err) => log.error({ err }, 'A fault of the server'),
  };
}
