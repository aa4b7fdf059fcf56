import { afterEach, expect, it, vi } from 'vitest';
import { hearRepairs, repaired } from '@/api/repairs';
import { reportRepairs } from './report-repairs';

afterEach(() => {
  hearRepairs(undefined);
  vi.restoreAllMocks();
});

it('names each repair in the list of calls, and in the console of a development build', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const list = { repaired: vi.fn() };
  reportRepairs(list);
  const shape = { id: 'string', 'liner?': 'boolean' };
  repaired(shape, { id: 7 }, 'getMontage');
  repaired(shape, { id: '7', liner: null }, 'getMontage');
  const lines = ['.id: number as string', '.liner: missing, now null'];
  expect(list.repaired.mock.calls).toEqual([['getMontage', lines]]);
  expect(info.mock.calls).toEqual([[`getMontage: 2 repaired\n${lines.join('\n')}`]]);
});
