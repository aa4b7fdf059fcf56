import { createParser } from 'eventsource-parser';
import type { Montage } from '@/api/generated/model';
import { saveShape } from '@/backend/save-shape-for-tests';
import type { Random } from '@/mocks/random';
import { classificationsOfDocuments, smallDocuments } from './documents.ts';
import type { Ledger } from './ledger.ts';

export interface ClientOptions {
  urls: readonly string[];
  token: string;
  random: Random;
  ledger: Ledger;
  /** Aborted when it is to begin nothing more. */
  ending: AbortSignal;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `"r12-..."` */
const versionOf = (tag: string | null): number => Number(/^"r(\d+)-/.exec(tag ?? '')?.[1]);

/** One person's browser: uploads, generates, saves and reads, at any of the processes, one thing after the other. */
export async function runClient({ urls, token, random, ledger, ending }: ClientOptions): Promise<void> {
  const authorization = `Bearer ${token}`;
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random.number() * list.length)]!;

  /** Undefined if the connection was lost: the server may have done the work or not. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const headers = { authorization, ...(init.headers as Record<string, string>) };
    for (;;) {
      try {
        const response = await fetch(`${anyOf(urls)}/api/v1${path}`, { ...init, headers });
        ledger.count(response.status);
        return response;
      } catch (error) {
        if (init.signal?.aborted) return undefined;
        // As what balances the load does: a process that accepts nothing has not been asked.
        const wasSent = ((error as Error).cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED';
        ledger.count(wasSent ? 'lost' : 'not sent');
        await pause(random.between(20, 200));
        if (wasSent) return undefined;
      }
    }
  }
  /** The body may be cut off as well. */
  const bodyOf = async <T>(response: Response): Promise<T | undefined> =>
    response.json().then(
      (body) => body as T,
      () => undefined,
    );

  async function upload(): Promise<void> {
    const classifications = classificationsOfDocuments.map(
      (one) => `classifications=${encodeURIComponent(one)}`,
    );
    const body = smallDocuments(`Crash-${random.id(6)}`);
    const response = await ask(`/montage/upload?${classifications.join('&')}`, { method: 'POST', body });
    const made = response?.ok ? await bodyOf<{ id: string }>(response) : undefined;
    if (!made) return;
    ledger.montages.push(made.id);
    ledger.acknowledged(made.id, 1);
  }

  async function read(id: string): Promise<{ montage: Montage; tag: string } | undefined> {
    const known = ledger.newest.get(id) ?? 1;
    const response = await ask(`/montage/${id}`);
    if (response?.status === 404) ledger.violations.push(`Montage ${id} was acknowledged and is not found.`);
    if (!response?.ok) return undefined;
    const montage = await bodyOf<Montage>(response);
    const tag = response.headers.get('etag');
    if (!montage || tag === null) return undefined;
    if (versionOf(tag) < known)
      ledger.violations.push(
        `Montage ${id} was read as version ${versionOf(tag)} after ${known} was acknowledged.`,
      );
    ledger.reads += 1;
    return { montage, tag };
  }

  async function save(id: string): Promise<void> {
    const found = await read(id);
    if (!found) return;
    const marker = `save ${random.id(16)}`;
    const sending = { montage: id, marker, base: versionOf(found.tag), outcome: 'unknown' as const };
    const title = { rank: 1, title: marker, description: found.tag };
    const body = JSON.stringify({ ...saveShape(found.montage), plan_summaries: [title] });
    const headers = { 'content-type': 'application/json', 'if-match': found.tag };
    const sent = ledger.saves.push(sending) - 1;
    const response = await ask('/montage', { method: 'PUT', headers, body });
    // A 5xx says that it is not saved; the answer is checked like any other.
    const outcome = !response ? 'unknown' : response.ok ? 'acknowledged' : 'refused';
    ledger.saves[sent] = { ...sending, outcome };
    if (outcome === 'acknowledged') ledger.acknowledged(id, sending.base + 1);
    await response?.arrayBuffer().catch(() => {});
  }

  /** Follows a generation to its end, over as many connections as it takes; or closes the page soon, which stops nothing. */
  async function generate(id: string): Promise<void> {
    let last: { generation: string; number: number } | undefined;
    const leavesAfter = random.number() < 0.5 ? Math.floor(random.between(200, 3_000)) : undefined;
    const closing = leavesAfter === undefined ? undefined : AbortSignal.timeout(leavesAfter);
    while (last || !ending.aborted) {
      if (closing?.aborted) return;
      const resume = last && { 'last-event-id': `${last.generation}/${last.number}` };
      const path = `/montage/generate/${id}?vertical=false&rig_floor_height=30`;
      const response = await ask(path, { ...(resume && { headers: resume }), signal: closing ?? null });
      if (!response?.ok || !response.body) {
        await response?.body?.cancel();
        await pause(random.between(50, 200));
        continue;
      }
      if (last) ledger.resumed += 1;
      let end: 'complete' | 'error' | undefined;
      const parser = createParser({
        onEvent({ id: eventId = '', event }) {
          const [generation = '', text] = eventId.split('/');
          const number = Number(text);
          if (last ? generation !== last.generation || number !== last.number + 1 : number !== 1)
            ledger.violations.push(
              `Event ${eventId} followed ${last ? `${last.generation}/${last.number}` : 'none'}.`,
            );
          last = { generation, number };
          ledger.begun.add(generation);
          if (event !== 'progress') end = event === 'complete' ? 'complete' : 'error';
        },
      });
      try {
        for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
      } catch {
        if (!closing?.aborted) ledger.count('lost');
      }
      if (end && last) {
        ledger.ended.set(last.generation, end);
        return;
      }
      await pause(random.between(20, 100));
    }
  }

  const steps = { upload: 0.05, generate: 0.12, list: 0.22 };
  while (!ending.aborted) {
    const choice = random.number();
    const id = ledger.montages.length > 0 ? anyOf(ledger.montages) : undefined;
    if (id === undefined || choice < steps.upload) await upload();
    else if (choice < steps.generate) await generate(id);
    else if (choice < steps.list)
      await (await ask('/montage?page=1&page_size=10'))?.arrayBuffer().catch(() => {});
    else await save(id);
    await pause(random.between(0, 150));
  }
}
