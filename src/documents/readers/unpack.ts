import { Inflate } from 'fflate';
import { listEntries } from './zip-directory';
import type { ZipEntry } from './zip-directory';

export type Unpacked = { parts: Map<string, Uint8Array> } | { failed: 'damaged' | 'encrypted' | 'too-large' };

/** Small, because one push may unpack to a thousand times its size before it is counted. */
const PUSHED_BYTES = 16 * 1024;

class TooLarge extends Error {}

/**
 * Inflates one entry and counts the real output, because the sizes in the directory are untrusted.
 *
 * @throws {TooLarge} if the output exceeds `budget` bytes; any other error for a damaged entry.
 */
function inflate(packed: Uint8Array, budget: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > budget) throw new TooLarge();
    if (chunk.length > 0) chunks.push(chunk);
    ended = final;
  });
  for (let at = 0; at < packed.length; at += PUSHED_BYTES) {
    stream.push(packed.subarray(at, at + PUSHED_BYTES), at + PUSHED_BYTES >= packed.length);
  }
  if (!ended) throw new Error('The entry ends early.');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function contentOf(bytes: Uint8Array, entry: ZipEntry, budget: number): Uint8Array {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
  if (entry.method === 8) return inflate(packed, budget);
  if (entry.method !== 0) throw new Error('The entry is packed in a way that no office program uses.');
  if (packed.length > budget) throw new TooLarge();
  return packed;
}

/**
 * The wanted parts of an office document. Unwanted parts (mainly pictures) are never unpacked, and the total output is at
 * most `budget` bytes, whatever the archive claims.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean, budget: number): Unpacked {
  const entries = listEntries(bytes);
  if (entries === null) return { failed: 'damaged' };
  const parts = new Map<string, Uint8Array>();
  let left = budget;
  try {
    for (const entry of entries.filter(({ name }) => wanted(name))) {
      if (entry.encrypted) return { failed: 'encrypted' };
      const content = contentOf(bytes, entry, left);
      left -= content.length;
      parts.set(entry.name, content);
    }
  } catch (error) {
    return { failed: error instanceof TooLarge ? 'too-large' : 'damaged' };
  }
  return { parts };
}
