import { readFile } from '../readers/read-file';
import type { ProgressListener } from '../readers/scan/scan-limits';
import type { ReadOptions, ReadResult } from '../readers/table';
import { HEADINGS } from '../understanding/words/heading-vocabulary';

export const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** A page of a scan takes seconds to recognise, and a megabyte to keep with its words and picture. */
const MOST_SCANS = 4;

export type Read = (name: string, bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

interface Kept {
  name: string;
  bytes: Uint8Array;
  result: ReadResult;
}

const isScan = ({ result }: Kept) => 'content' in result && (result.content.scanned?.length ?? 0) > 0;

/**
 * Reads files, and caches the last one with its pages, and the last scans: each correction in a review requests the same
 * file again, and understanding takes a small part of the time of reading.
 */
export function readerOfLast(
  onProgress?: ProgressListener,
  read: Read = (name, bytes, options) => readFile(name, bytes, HEADINGS, options),
): Read {
  let kept: Kept[] = [];
  return async (name, bytes, options) => {
    const known = kept.find((each) => each.name === name && isSame(each.bytes, bytes));
    const found = known ?? {
      name,
      bytes,
      result: await read(name, bytes, { ...options, ...(onProgress && { onProgress }) }),
    };
    const others = kept.filter((each) => each !== known && isScan(each)).slice(0, MOST_SCANS - 1);
    kept = known || options.withPages ? [found, ...others] : others;
    return found.result;
  };
}
