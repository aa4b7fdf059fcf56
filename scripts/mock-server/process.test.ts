import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Montage } from '@/api/generated/model';
import { saveShape } from '@/backend/save-shape-for-tests';
import { unsignedToken } from '@/mocks/identity/tokens';
import { seededRandom } from '@/mocks/random';
import { root } from '../run.ts';
import { openDataFile } from './data-file.ts';
import { startMockServer } from './start.ts';

const token = unsignedToken({ email: 'engineer@example.com', exp: Math.floor(Date.now() / 1000) + 3600 });
const authorization = { authorization: `Bearer ${token}` };

let folder = '';
const children = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-killed-'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  url: string;
}

const command = (...args: string[]): ChildProcess => {
  // The remains of a killed process's uploads go with the folder.
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, ['scripts/mock-server.ts', ...args], { cwd: root, env });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

async function outcomeOf(...args: string[]): Promise<{ code: unknown; errors: string }> {
  const child = command(...args);
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, errors };
}

async function started(data: string): Promise<Running> {
  const child = command('--port', '0', '--data', data);
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /answers on (http:\S+)/.exec(said)?.[1];
      if (url) resolve({ child, url });
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

/** The sent and the acknowledged saves, in a form that shows whether a save is complete. */
interface Storm {
  sent: Map<string, Set<string>>;
  acknowledged: Map<string, string>;
  uploads: Map<string, number>;
}

/** Every part of a montage that is saved carries the mark of the save, so that half of one would show two marks. */
const marked = (montage: Montage, mark: string): Montage => ({
  ...montage,
  plan_summaries_list: Array.from({ length: 60 }, (_, index) => ({
    id: `plan-${index}`,
    rank: index + 1,
    title: `Step ${mark}`,
    description: mark.repeat(20),
  })),
});
const marksOf = (montage: Montage): string[] => [
  ...new Set(montage.plan_summaries_list.map(({ title }) => title?.replace('Step ', '') ?? '')),
];

/** Writers at once, each as fast as it is answered, until the server is killed with their calls under way. */
async function rage(
  { child, url }: Running,
  ids: readonly string[],
  storm: Storm,
  killAfter: number,
): Promise<void> {
  let answered = 0;
  const uploadsBefore = storm.uploads.size;
  const killed = once(child, 'exit');
  const count = () => {
    answered += 1;
    // Each writer has been answered once, however slowly its turn comes.
    const haveAll = storm.uploads.size > uploadsBefore && ids.every((id) => storm.acknowledged.has(id));
    if (answered >= killAfter && haveAll) child.kill('SIGKILL');
  };
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  const saving = ids.map(async (id) => {
    const loaded = await fetch(`${url}/api/v1/montage/${id}`, { headers: authorization });
    const montage = (await loaded.json()) as Montage;
    for (let turn = 0; !isOver(); turn += 1) {
      const mark = `${killAfter}.${id}.${turn}.`;
      storm.sent.set(id, (storm.sent.get(id) ?? new Set()).add(mark));
      const body = JSON.stringify(saveShape(marked(montage, mark)));
      const headers = { ...authorization, 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/v1/montage`, { method: 'PUT', headers, body });
      expect({ status: response.status, said: await response.text() }).toMatchObject({ status: 200 });
      storm.acknowledged.set(id, mark);
      count();
    }
  });
  const uploading = async () => {
    for (let turn = 1; !isOver(); turn += 1) {
      const size = 700_000 * (1 + (turn % 4));
      const form = new FormData();
      form.append('files', new File([new Uint8Array(size).fill(turn)], 'survey.csv'));
      const at = `${url}/api/v1/montage/upload?classifications=Other`;
      const response = await fetch(at, { method: 'POST', headers: authorization, body: form });
      expect(response.status).toBe(201);
      storm.uploads.set(((await response.json()) as { id: string }).id, size);
      count();
    }
  };
  const writers = await Promise.allSettled([...saving, uploading()]);
  await killed;
  // They end with the connection, and with nothing else.
  for (const writer of writers)
    if (writer.status === 'rejected') expect(writer.reason).toBeInstanceOf(TypeError);
}

/** Processes start within a second on an idle machine, and within ten on a busy one; a hanging one is still found. */
const timeout = 120_000;

describe('a server that is killed in the middle of a storm of saves', () => {
  it(
    'comes up with every save that was acknowledged and with no half of one, again and again',
    { timeout },
    async () => {
      const data = join(folder, 'storm.montage');
      const random = seededRandom(20);
      const storm: Storm = { sent: new Map(), acknowledged: new Map(), uploads: new Map() };
      const ids = ['7f3a19c0', '51b2e77d', 'c04d1a92'];
      for (let round = 0; round < 3; round += 1) {
        // Opening it at all means that the lock of the one that was killed is gone.
        const running = await started(data);
        expect(() => openDataFile(data)).toThrow(`${data} is in use by another mock server.`);
        await rage(running, ids, storm, Math.ceil(random.between(3, 40)));

        const survivor = await startMockServer({ port: 0, data });
        expect(survivor.resumed).toBe(true);
        for (const id of ids) {
          const loaded = await fetch(`${survivor.url}/api/v1/montage/${id}`, { headers: authorization });
          const marks = marksOf((await loaded.json()) as Montage);
          expect(marks).toHaveLength(1);
          const acknowledged = storm.acknowledged.get(id);
          // The last save may have been stored without an answer; no earlier one may be there in its place.
          expect([acknowledged, [...(storm.sent.get(id) ?? [])].at(-1)]).toContain(marks[0]);
          storm.acknowledged.set(id, marks[0]!);
        }
        const sets = new Map(survivor.world.db.documentSets.all().map((set) => [set.id, set]));
        for (const [id, size] of storm.uploads) {
          expect(sets.get(id)?.files.map((file) => file.size)).toEqual([size]);
        }
        // Unconfirmed ones as well: whole, or not there.
        for (const { files } of sets.values()) {
          for (const { bytes_key, size } of files) {
            const bytes = await survivor.world.db.readBytes(bytes_key);
            expect(bytes.byteLength).toBe(size);
            if (size >= 700_000) expect(Buffer.alloc(size, bytes[0]).equals(bytes)).toBe(true);
          }
        }
        await survivor.close();
      }
      expect(storm.uploads.size).toBeGreaterThanOrEqual(3);
      // The next process removed a killed one's pending uploads, so that only the last one's may be left.
      const leftOver = readdirSync(folder).filter((name) => name.startsWith('montage-uploads-'));
      expect(leftOver.length).toBeLessThanOrEqual(1);
    },
  );
});

describe('the command', () => {
  it('says what it cannot do and why, and ends cleanly on request', { timeout }, async () => {
    const data = join(folder, 'command.montage');
    const { child } = await started(data);
    const other = join(folder, 'other.montage');
    writeFileSync(other, 'Not mine.\n'.repeat(100));
    const [foreign, misspelt] = await Promise.all([
      outcomeOf('--port', '0', '--data', other),
      outcomeOf('--scenario', 'nothing'),
    ]);
    expect(foreign).toEqual({
      code: 1,
      errors: expect.stringMatching(/^\S+other.montage is no data file.*\n$/) as unknown,
    });
    expect(misspelt).toEqual({
      code: 2,
      errors: expect.stringMatching(
        /^There is no scenario "nothing"[^]*Usage: npm run mock-server/,
      ) as unknown,
    });

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(data)).toBe(true);
    expect(existsSync(`${data}-journal`)).toBe(false);
  });
});
