import type { StoredGeneration } from '@/backend/records';
import { memoryOf } from './memory.ts';
import { owner, type Setting } from './setting.ts';

const streams = 500;
const generations = 10;
/** The code is compiled in the first, and a full collection comes every two minutes: two are compared with two. */
const minutes = 5;
const eventEveryMs = 1_000;

const idOf = (index: number): string => `stream-${index}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Generations that run elsewhere, as far as the server knows: its streams follow what is stored. */
async function storeRunning({ storage: { store } }: Setting): Promise<void> {
  for (let index = 0; index < generations; index += 1) {
    const id = idOf(index);
    const generation: StoredGeneration = {
      id,
      document_id: id,
      started_by: 'ana@example.com',
      organisation_id: 'org-1',
      drill_floor_m: null,
      vertical: false,
      started_time: new Date().toISOString(),
      state: 'waiting',
      runner: null,
      attempts: 0,
    };
    const montage = {
      id,
      sections_list: [],
      reservoirs_list: [],
      top_line_item: null,
      plan_summaries_list: [],
    };
    const time = new Date().toISOString();
    await store.transaction(async (tables) => {
      await tables.montages.put({ ...montage, updated_time: time, revision: 1, owner });
      await tables.documentSets.put({ id, uploaded_time: time, files: [] });
      await tables.generations.put(generation);
      await tables.generations.claim('bench', 3_600_000);
    });
  }
}

/** One event of each generation. */
const addEvents = async ({ storage: { store, send } }: Setting, number: number): Promise<void> => {
  for (let index = 0; index < generations; index += 1) {
    const event = {
      event: 'progress',
      data: { id: 'bench', status: 'IN_PROGRESS', detail: 'Working' },
    } as const;
    await store.transaction((tables) => tables.generations.addEvent(idOf(index), { number, event }));
    send(`generation ${idOf(index)}`);
  }
};

export interface StreamMemory {
  before: number;
  /** The least of the second and third minute, and of the last two, MB: what the garbage collector leaves. */
  first: number;
  last: number;
  /** How many events arrived, of those that were sent. */
  arrived: number;
}

/** Memory of the server while many people watch generations that go on for minutes. */
export async function measureStreams(setting: Setting): Promise<StreamMemory> {
  const { server, headers } = setting;
  await storeRunning(setting);
  const before = memoryOf(server).now;
  const closing = new AbortController();
  let arrived = 0;
  const read = async ({ body }: Response): Promise<void> => {
    for await (const text of body!.pipeThrough(new TextDecoderStream()))
      arrived += text.split('event: progress').length - 1;
  };
  const watching: Promise<void>[] = [];
  for (let index = 0; index < streams; index += 1) {
    const url = `${server.url}/api/v1/montage/generate/${idOf(index % generations)}?vertical=false`;
    const opened = await fetch(url, { headers, signal: closing.signal });
    if (!opened.ok) throw new Error(`A stream was answered with ${opened.status}.`);
    watching.push(
      read(opened).catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      }),
    );
  }
  const all = Promise.all(watching);
  const least: number[] = [];
  let number = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    const sizes: number[] = [];
    for (const until = Date.now() + 60_000; Date.now() < until;) {
      number += 1;
      await addEvents(setting, number);
      await Promise.race([pause(eventEveryMs), all]);
      sizes.push(memoryOf(server).now);
    }
    least.push(Math.min(...sizes));
  }
  // On SQLite they look at the database every two seconds; a shared machine takes longer.
  for (const until = Date.now() + 30_000; arrived < number * streams && Date.now() < until;) await pause(500);
  closing.abort();
  await all;
  const leastOf = (from: number, to?: number) => Math.min(...least.slice(from, to));
  return { before, first: leastOf(1, 3), last: leastOf(3), arrived: arrived / (number * streams) };
}
