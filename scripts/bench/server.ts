import '../mock-server/sources.ts';
import { printTable, say } from './table.ts';
import type { DatabaseKind } from './server/setting.ts';

const montages = 100_000;
const leastSaves = 0.5;
const mostListTime = 2;
/** The garbage collector decides when memory goes back. */
const mostGrowth = 1.1;
const mostUploadMb = 512;

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
const ms = (time: number) => `${time.toFixed(1)} ms`;
const mb = (size: number) => `${size.toFixed(0)} MB`;

/**
 * Measures the server on each database: saves and pages of the list next to a bare route on the same driver, and its memory with
 * many event streams and many uploads. BENCH_DATABASE limits it to one.
 *
 * @returns whether all budgets are met.
 */
export async function benchServer(): Promise<boolean> {
  const only = process.env.BENCH_DATABASE;
  let met = true;
  for (const kind of ['SQLite', 'PostgreSQL'] as const)
    if (only === undefined || only === kind) met = (await benchOn(kind)) && met;
  return met;
}

async function benchOn(kind: DatabaseKind): Promise<boolean> {
  const [
    { withServers },
    { fillWithMontages },
    { measureSaves, storeSaved },
    { measureList },
    { measureStreams },
    { measureUploads },
  ] = await Promise.all([
    import('./server/setting.ts'),
    import('./server/fill.ts'),
    import('./server/saves.ts'),
    import('./server/list.ts'),
    import('./server/streams.ts'),
    import('./server/uploads.ts'),
  ]);
  const saves = await withServers(kind, storeSaved, measureSaves);
  const fill = (_: unknown, url: string | undefined, folder: string) =>
    fillWithMontages(montages, url, folder);
  const list = await withServers(kind, fill, (setting) => measureList(setting, montages));
  const nothing = async (): Promise<void> => {};
  const uploads = await withServers(kind, nothing, measureUploads);
  const streams = await withServers(kind, nothing, measureStreams);

  const saveRatio = saves.server / saves.bare;
  const listRatio = list.server / list.bare;
  const { first, last } = streams;
  const checks = {
    saves: saveRatio >= leastSaves,
    list: listRatio <= mostListTime,
    streams: last <= first * mostGrowth && streams.arrived === 1,
    uploads: uploads.most <= mostUploadMb,
  };
  say(`The server on ${kind}, next to a bare Hono route on the same driver`);
  printTable([
    ['figure', 'bare route', 'server', 'server : bare', 'budget', ''],
    [
      `saves of ${saves.kilobytes.toFixed(0)} kB a second, 20 people`,
      saves.bare.toFixed(0),
      saves.server.toFixed(0),
      saveRatio.toFixed(2),
      `>= ${leastSaves}`,
      verdict(checks.saves),
    ],
    [
      `page of a list of ${montages.toLocaleString('en')}, 95th percentile`,
      ms(list.bare),
      ms(list.server),
      listRatio.toFixed(2),
      `<= ${mostListTime}`,
      verdict(checks.list),
    ],
    [
      '500 event streams, least memory of minutes 2 and 3, and of 4 and 5',
      '',
      `${mb(first)}, ${mb(last)}`,
      `later : earlier ${(last / first).toFixed(2)}`,
      `<= ${mostGrowth}`,
      verdict(checks.streams),
    ],
    [
      '50 uploads of 50 MB at once, most memory',
      '',
      `${mb(uploads.most)} (${mb(uploads.before)} before)`,
      '',
      `<= ${mostUploadMb} MB`,
      verdict(checks.uploads),
    ],
  ]);
  say(
    `The uploads took ${uploads.seconds.toFixed(0)} s; ${(streams.arrived * 100).toFixed(1)} % of the events of the streams arrived.`,
  );
  return Object.values(checks).every(Boolean);
}
