import { expect, it } from 'vitest';
import type { ReadResult, ScannedPage } from '../readers/table';
import { readerOfLast } from './last-reading';

const page: ScannedPage = { page: 1, width: 10, height: 10, language: 'English', confidence: 90, words: [] };

it('caches the last document and the last four scans', async () => {
  const read: string[] = [];
  const reader = readerOfLast(undefined, (name): Promise<ReadResult> => {
    read.push(name);
    const scanned = name.startsWith('scan') ? { scanned: [page] } : {};
    return Promise.resolve({ content: { tables: [], lines: [], ...scanned } });
  });
  const ask = (name: string, withPages = true) => reader(name, new Uint8Array([name.length]), { withPages });
  for (const name of ['a', 'a', 'scan 1', 'b', 'scan 1', 'a', 'a']) await ask(name);
  expect(read).toEqual(['a', 'scan 1', 'b', 'a']);
  read.length = 0;
  for (const name of ['scan 2', 'scan 3', 'scan 4', 'scan 5', 'scan 2', 'scan 1']) await ask(name);
  expect(read).toEqual(['scan 2', 'scan 3', 'scan 4', 'scan 5', 'scan 1']);
  await ask('c', false);
  await ask('c', false);
  expect(read.slice(-2)).toEqual(['c', 'c']);
});
