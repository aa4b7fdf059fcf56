import { owner, type Setting } from './setting.ts';

const pages = 100;
const calls = 600;

export interface ListTimes {
  /** 95th percentile, ms. */
  server: number;
  bare: number;
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

/** Pages of the list, one at a time, in turn with the bare query. */
export async function measureList({ server, bareUrl, headers }: Setting, count: number): Promise<ListTimes> {
  const times = { server: [] as number[], bare: [] as number[] };
  const timed = async (url: string, init: RequestInit): Promise<number> => {
    const began = performance.now();
    const response = await fetch(url, init);
    const text = await response.text();
    if (!response.ok || !text.includes(String(count)))
      throw new Error(`${url} answered ${response.status}: ${text}`);
    return performance.now() - began;
  };
  for (let call = 0; call < calls; call += 1) {
    const page = 1 + (call % pages);
    const ofServer = await timed(`${server.url}/api/v1/montage?page=${page}&page_size=10`, { headers });
    const ofBare = await timed(`${bareUrl}/list?owner=${owner}&skip=${(page - 1) * 10}`, {});
    // The first pages compile.
    if (call < 100) continue;
    times.server.push(ofServer);
    times.bare.push(ofBare);
  }
  return { server: percentile95(times.server), bare: percentile95(times.bare) };
}
