import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import {
  getGetMontageQueryKey,
  getListMontagesQueryKey,
  getListVersionsQueryKey,
} from '@/api/generated/endpoints/montage/montage';
import { toDrop, type CopyFacts } from './copy-limits';
import { endedBy, keptOperationOf } from './copy-rules';

const refused = (status: number) => new ApiError('no', { kind: 'http', status });
const access = (component: 'montage' | 'user_management') => getCheckAccessQueryKey({ component });
const list = getListMontagesQueryKey({ page: 1, page_size: 10 });
const montage = getGetMontageQueryKey('m1');

it('keeps what finds and shows a montage, and nothing else', () => {
  expect(keptOperationOf(access('montage'))).toBe('checkAccess');
  expect(keptOperationOf(list)).toBe('listMontages');
  expect(keptOperationOf(montage)).toBe('getMontage');
  expect(keptOperationOf(getListVersionsQueryKey('m1'))).toBeNull();
  expect(keptOperationOf(['montage to check', 'm1', 'today'])).toBeNull();
});

describe('what makes room', () => {
  const day = 24 * 60 * 60 * 1_000;
  const now = 100 * day;
  const copy = (at: number, bytes = 1, operation: CopyFacts['operation'] = 'getMontage') => ({
    at,
    bytes,
    operation,
  });

  it('is nothing among a few', () => {
    expect(toDrop([copy(now), copy(now - 28 * day)], now)).toEqual([]);
  });

  it('is what is older than four weeks', () => {
    const old = copy(now - 29 * day);
    expect(toDrop([old, copy(now)], now)).toEqual([old]);
  });

  it('is the oldest beyond the number of its kind', () => {
    const montages = Array.from({ length: 102 }, (_, index) => copy(now - index));
    const lists = Array.from({ length: 21 }, (_, index) => copy(now - index, 1, 'listMontages'));
    expect(toDrop([...montages, ...lists], now)).toEqual([lists[20], montages[100], montages[101]]);
  });

  it('is the oldest beyond the size of all', () => {
    const [newest, middle, oldest] = [
      copy(now, 60_000_000),
      copy(now - 1, 50_000_000),
      copy(now - 2, 30_000_000),
    ];
    expect(toDrop([oldest, middle, newest], now)).toEqual([middle]);
  });
});

it.each([
  ['a montage that is closed to the user', montage, 403, 'this'],
  ['a montage that is gone', montage, 404, 'this'],
  ['a montage whose server is stopped', montage, 502, 'none'],
  ['a list that is closed to the user', list, 403, 'all'],
  ['access to the montages that was withdrawn', access('montage'), 403, 'all'],
  ['access to another module that was withdrawn', access('user_management'), 403, 'this'],
  ['a list that failed', list, 500, 'none'],
] as const)('%s ends copies as it should', (_, key, status, ended) => {
  expect(endedBy(keptOperationOf(key)!, key, refused(status))).toBe(ended);
});
