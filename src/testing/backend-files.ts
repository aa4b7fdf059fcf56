import { describe, expect, it } from 'vitest';
import type { Files, Store } from '@/backend/ports';

/** Bytes that repeat in no piece of a power of two. */
const bytesOf = (size: number, from = 0): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: size }, (_, index) => (from + index + Math.floor(index / 251)) % 256);

const fileOf = (bytes_key: string, size: number) => ({
  name: `${bytes_key}.pdf`,
  classification: 'Well Proposal' as const,
  size,
  bytes_key,
});

/**
 * Tests of a host's `Files`.
 *
 * @param open without content, with the store whose records refer to them.
 */
export function describeFiles(name: string, open: () => Promise<{ files: Files; store: Store }>): void {
  describe(name, () => {
    it.each([0, 1, 1024 * 1024, 2 * 1024 * 1024 + 7])('returns the %d bytes that were put', async (size) => {
      const { files } = await open();
      const bytes = bytesOf(size);
      await files.put('one', new Blob([bytes]));
      await files.put('two', new Blob([bytesOf(3, 9)]));
      expect(Buffer.compare(await files.get('one'), bytes)).toBe(0);
    });

    it('replaces and removes content, and has none with another key', async () => {
      const { files } = await open();
      await files.put('one', new Blob([bytesOf(1024 * 1024 + 1)]));
      await files.put('one', new Blob([bytesOf(2)]));
      expect([...(await files.get('one'))]).toEqual([...bytesOf(2)]);
      await files.remove('one');
      await files.remove('two');
      await expect(files.get('one')).rejects.toThrow('one');
      await expect(files.get('two')).rejects.toThrow('two');
    });

    it('keeps what a document set refers to, and the set its files', async () => {
      const { files, store } = await open();
      await files.put('one', new Blob([bytesOf(5)]));
      await files.put('two', new Blob([bytesOf(6)]));
      const set = { id: 's1', uploaded_time: '2026-01-01T00:00:00.000Z', files: [fileOf('one', 5)] };
      await store.transaction(({ documentSets }) => documentSets.put(set));
      const larger = { ...set, files: [fileOf('two', 6), fileOf('one', 5)] };
      await store.transaction(async ({ documentSets }) => {
        expect(await documentSets.find('s1')).toEqual(set);
        await documentSets.put(larger);
      });
      expect(await store.read(({ documentSets }) => documentSets.find('s1'))).toEqual(larger);
      expect((await files.get('one')).byteLength).toBe(5);
    });
  });
}
