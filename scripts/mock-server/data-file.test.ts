import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '@/mocks/clock';
import type { Snapshot } from '@/mocks/db/schemas';
import type { Changes, Storage } from '@/mocks/db/storage';
import { demonstration } from '@/mocks/seed/demonstration';
import { DataFileRefused, openDataFile } from './data-file.ts';

let folder = '';
let count = 0;
const newPath = () => join(folder, `${(count += 1)}.montage`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-data-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seed = demonstration(testClock());
const sizeOf = (bytes: Record<string, Uint8Array>) =>
  Object.fromEntries(Object.entries(bytes).map(([key, value]) => [key, value.byteLength]));

/** Closed, with the demonstration in it. */
async function storedSeed(): Promise<string> {
  const path = newPath();
  const storage = openDataFile(path);
  await storage.replace(seed);
  storage.close();
  return path;
}

async function contentOf(storage: Storage): Promise<Snapshot | null> {
  const records = await storage.load();
  return records && { records, bytes: await storage.allBytes() };
}

async function reopened(path: string): Promise<Snapshot | null> {
  const storage = openDataFile(path);
  try {
    return await contentOf(storage);
  } finally {
    storage.close();
  }
}

describe('a data file', () => {
  it('is created if there is none, or only an empty one, and then holds what it was given', async () => {
    const path = newPath();
    writeFileSync(path, '');
    expect(await reopened(path)).toBeNull();
    expect(await reopened(await storedSeed())).toEqual(seed);
  });

  it('holds after each change what a plain map would', async () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const change = fc.record({
      put: fc.array(fc.record({ id, name: fc.string() }), { maxLength: 3 }),
      remove: fc.array(id, { maxLength: 2 }),
      bytes: fc.array(fc.tuple(id, fc.uint8Array({ maxLength: 20 })), { maxLength: 2 }),
      isReset: fc.integer({ max: 9 }).map((n) => n === 9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const path = newPath();
        const storage = openDataFile(path);
        await storage.replace(seed);
        const organisations = new Map(seed.records.organisations.map((record) => [record.id, record]));
        const bytes = new Map<string, Uint8Array>(Object.entries(seed.bytes));
        for (const { isReset, ...one } of changes) {
          if (isReset) {
            await storage.replace({ records: { ...seed.records, organisations: [] }, bytes: {} });
            organisations.clear();
            bytes.clear();
          }
          const put = one.put.map((record) => ({ ...record, created_time: '2026-03-02T09:41:00.000Z' }));
          await storage.commit({
            put: put.map((record) => ({ collection: 'organisations', record })),
            remove: one.remove.map((gone) => ({ collection: 'organisations', id: gone })),
            bytes: new Map(one.bytes) as Changes['bytes'],
          });
          for (const record of put) organisations.set(record.id, record);
          for (const gone of one.remove) organisations.delete(gone);
          for (const [key, value] of one.bytes) bytes.set(key, value);
        }
        storage.close();
        expect(await reopened(path)).toEqual({
          records: { ...seed.records, organisations: [...organisations.values()] },
          bytes: Object.fromEntries(bytes),
        });
      }),
      { numRuns: 12 },
    );
  });

  it('keeps large uploads whole, and an empty one', async () => {
    const path = await storedSeed();
    const large = new Uint8Array(Buffer.alloc(3 * 1024 * 1024 + 17, '0123456789a'));
    const storage = openDataFile(path);
    await storage.commit({
      put: [],
      remove: [],
      bytes: new Map([
        ['large/0', large],
        ['empty/0', new Uint8Array()],
      ]),
    });
    storage.close();
    const found = await reopened(path);
    expect(sizeOf(found!.bytes)).toEqual({
      ...sizeOf(seed.bytes),
      'large/0': large.byteLength,
      'empty/0': 0,
    });
    expect(Buffer.compare(found!.bytes['large/0']!, large)).toBe(0);
  });

  it('takes nothing of a change that it cannot take whole, and says so', async () => {
    const path = await storedSeed();
    const storage = openDataFile(path);
    const circular: { id: string; self?: unknown } = { id: 'circular' };
    circular.self = circular;
    const good = { id: 'good', name: 'Good', created_time: '2026-03-02T09:41:00.000Z' };
    const put: Changes['put'] = [good, circular].map((record) => ({ collection: 'organisations', record }));
    await expect(storage.commit({ put, remove: [], bytes: new Map() })).rejects.toThrow(/nothing was saved/);
    storage.close();
    expect(await reopened(path)).toEqual(seed);
  });

  it('is refused to a second server while the first has it', async () => {
    const path = await storedSeed();
    const first = openDataFile(path);
    expect(() => openDataFile(path)).toThrow(/is in use by another mock server/);
    first.close();
    expect(await reopened(path)).toEqual(seed);
  });
});

describe('an unusable file is named and left unchanged', () => {
  async function refusalOf(path: string) {
    const before = readFileSync(path);
    const refused: unknown = await reopened(path).catch((error: unknown) => error);
    return {
      sentence: refused instanceof DataFileRefused ? refused.message : 'It was taken.',
      untouched: readFileSync(path).equals(before) && !existsSync(`${path}-journal`),
    };
  }
  const refusedWith = (path: string, sentence: RegExp) => ({
    sentence: expect.stringMatching(new RegExp(`^${path} .*${sentence.source}`)) as unknown,
    untouched: true,
  });

  const damages: [what: string, damage: (bytes: Buffer) => Buffer, sentence: RegExp][] = [
    ['whose beginning is overwritten', (bytes) => Buffer.from(bytes).fill(0, 0, 100), /beginning is damaged/],
    ['whose first page is overwritten', (bytes) => Buffer.from(bytes).fill(0x5a, 100, 4096), /damaged/],
    ['that lacks its end', (bytes) => bytes.subarray(0, -5_000), /damaged/],
    ['whose end is overwritten', (bytes) => Buffer.from(bytes).fill(0x5a, bytes.length - 9_000), /damaged/],
    ['that is something else', () => Buffer.from('{"montages": []}\n'.repeat(100)), /no data file/],
  ];
  it.each(damages)('one %s', async (_, damage, sentence) => {
    const path = await storedSeed();
    writeFileSync(path, damage(readFileSync(path)));
    expect(await refusalOf(path)).toEqual(refusedWith(path, sentence));
  });

  it('a database of another application, and of another version', async () => {
    const path = newPath();
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE theirs (a)');
    other.close();
    expect(await refusalOf(path)).toEqual(refusedWith(path, /belongs to another application/));

    const newer = await storedSeed();
    const changing = new DatabaseSync(newer);
    changing.exec('PRAGMA user_version = 2');
    changing.close();
    expect(await refusalOf(newer)).toEqual(
      refusedWith(newer, /another version of the mock server \(2, and this one knows 1\)/),
    );
  });

  it('a folder, and a place that is not there', () => {
    expect(() => openDataFile(folder)).toThrow(DataFileRefused);
    expect(() => openDataFile(join(folder, 'missing', 'a.montage'))).toThrow(/cannot be used/);
  });

  it('a changed byte, wherever it is: what is wrong is never taken for what was written', async () => {
    const sound = readFileSync(await storedSeed());
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: sound.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const path = newPath();
          const flipped = Buffer.from(sound);
          flipped[at]! ^= change;
          writeFileSync(path, flipped);
          const found = await reopened(path).catch((error: unknown) => error);
          if (found instanceof Error) expect(found.message).toContain(path);
          else expect(found).toEqual(seed);
        },
      ),
      { numRuns: 120 },
    );
  });
});
