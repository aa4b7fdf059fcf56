import type { Montage } from '@/api/generated/model';
import { saveShape } from '@/backend/save-shape-for-tests';
import { keptLists } from '@/backend/stored-montage';
import { testClock } from '@/mocks/clock';
import { demonstration } from '@/mocks/seed/demonstration';
import type { ServerStorage } from '@/server/parts';
import { median } from '../statistics.ts';
import { owner, type Setting } from './setting.ts';

const clients = 20;
const secondsEach = 1;
const rounds = 20;
/** The first rounds compile. */
const warmUps = 3;

const idOf = (client: number): string => `saved-${client}`;

/** The largest montage of the demonstration, under an id. */
function montageOf(id: string): Montage {
  const { montages } = demonstration(testClock()).records;
  const [largest] = montages.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  const { sections_list, reservoirs_list, top_line_item, plan_summaries_list } = largest!;
  return { id, sections_list, reservoirs_list, top_line_item, plan_summaries_list, ...keptLists(largest!) };
}

/** A montage for each client. */
export const storeSaved = ({ store }: ServerStorage): Promise<void> =>
  store.transaction(async ({ montages }) => {
    for (let client = 0; client < clients; client += 1)
      await montages.put({
        ...montageOf(idOf(client)),
        updated_time: new Date().toISOString(),
        revision: 1,
        owner,
      });
  });

/** Calls in turn from every client for some seconds. @returns calls per second. */
async function rateOf(call: (client: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  const until = began + secondsEach * 1_000;
  let count = 0;
  const run = async (client: number): Promise<void> => {
    while (performance.now() < until) {
      await call(client);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return (count / (performance.now() - began)) * 1_000;
}

export interface SaveRates {
  server: number;
  bare: number;
  kilobytes: number;
}

/** Saves of twenty people at once, each with `If-Match`, next to the bare route; in turn, because the machine is shared. */
export async function measureSaves({ server, bareUrl, headers }: Setting): Promise<SaveRates> {
  const api = `${server.url}/api/v1/montage`;
  const failIf = (response: Response): void => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  };
  // A page saves the montage that it has loaded, with all that the server answers.
  const bodies: string[] = [];
  for (let client = 0; client < clients; client += 1) {
    const loaded = await fetch(`${api}/${idOf(client)}`, { headers });
    failIf(loaded);
    bodies.push(JSON.stringify(saveShape((await loaded.json()) as Montage)));
  }
  const tags = new Map<number, string>();
  const json = { ...headers, 'content-type': 'application/json' };
  const save = async (client: number): Promise<void> => {
    const match = tags.get(client);
    const response = await fetch(api, {
      method: 'PUT',
      headers: { ...json, ...(match !== undefined && { 'if-match': match }) },
      body: bodies[client]!,
    });
    failIf(response);
    tags.set(client, response.headers.get('etag')!);
    await response.arrayBuffer();
  };
  const write = async (client: number): Promise<void> => {
    const response = await fetch(`${bareUrl}/save`, { method: 'PUT', body: bodies[client]! });
    failIf(response);
    await response.arrayBuffer();
  };
  const rates = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [saved, written] = [await rateOf(save), await rateOf(write)];
    if (round < warmUps) continue;
    rates.server.push(saved);
    rates.bare.push(written);
  }
  return { server: median(rates.server), bare: median(rates.bare), kilobytes: bodies[0]!.length / 1_000 };
}
