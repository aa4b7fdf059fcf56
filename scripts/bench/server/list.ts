import { median } from '../statistics.ts';
import { owner, type Setting } from './setting.ts';

const pages = 100;
/** Each asks for every page once. Other work on the machine disturbs some of them, and not their median. */
const rounds = 15;
/** The first pages compile. */
const warmUps = 3;

export interface ListTimes {
  /** The median of the rounds' 95th percentiles, ms. */
  server: number;
  bare: number;
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

/** Pages of the list, one at a time, in turn with the bare query. */
export async function measureList({ server, bareUrl, headers }: Setting, count: number): Promise<ListTimes> {
  const timed = async (url: string, init: RequestInit): Promise<number> => {
    const began = performance.now();
    const response = await fetch(url, init);
    const text = await response.text();
    if (!response.ok || !text.includes(String(count)))
      throw new Error(`${url} answered ${response.status}: ${text}`);
    return performance.now() - began;
  };
  const slow = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const times = { server: [] as number[], bare: [] as number[] };
    for (let page = 1; page <= pages; page += 1) {
      times.server.push(await timed(`${server.url}/api/v1/montage?page=${page}&page_size=10`, { headers }));
      times.bare.push(await timed(`${bareUrl}/list?owner=${owner}&skip=${(page - 1) * 10}`, {}));
    }
    if (round < warmUps) continue;
    slow.server.push(percentile95(times.server));
    slow.bare.push(percentile95(times.bare));
  }
  return { server: median(slow.server), bare: median(slow.bare) };
}
