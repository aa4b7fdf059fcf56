import { describe, expect, it, vi } from 'vitest';
import type { Findings } from '@/domain/checks/check-montage';
import type { Finding } from '@/domain/checks/finding';
import { createFindingsStore } from './findings-store';

const finding = (field: string, text: string): Finding => ({
  rule: 'casing-drift',
  result: 'warning',
  cell: { at: { of: 'casing', section: 's1' }, field },
  text,
  cites: 'API 5CT',
});

const findings = (given: Record<string, string[]>): Findings => {
  const byCell = new Map(
    Object.entries(given).map(([key, texts]) => [key, texts.map((text) => finding(key, text))]),
  );
  const list = [...byCell.values()].flat();
  return { list, byCell, counts: { error: 0, warning: list.length, fine: 0, missing: 0 } };
};

describe('the findings of a cell', () => {
  it('notify when they appear, change or go, and not when they stay the same', () => {
    const store = createFindingsStore();
    const [a, b, all] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribeTo('a', a);
    store.subscribeTo('b', b);
    store.subscribe(all);

    store.publish(findings({ a: ['small'] }));
    expect([a, b, all].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
    const before = store.of('a');

    store.publish(findings({ a: ['small'], b: ['large'] }));
    expect([a, b, all].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
    expect(store.of('a')).toBe(before);

    store.publish(findings({ a: ['smaller'], b: ['large'] }));
    expect([a, b, all].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 3]);

    store.publish(findings({ b: ['large', 'and wide'] }));
    expect([a, b, all].map(({ mock }) => mock.calls.length)).toEqual([3, 2, 4]);
    expect(store.of('a')).toEqual([]);
    expect(store.of('a')).toBe(store.of('never named'));
  });

  it('do not notify after unsubscribing', () => {
    const store = createFindingsStore();
    const listener = vi.fn();
    const leave = store.subscribeTo('a', listener);
    store.subscribeTo('a', vi.fn());
    leave();
    store.publish(findings({ a: ['small'] }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('are empty before the first check', () => {
    const store = createFindingsStore();
    expect(store.all()).toBeNull();
    expect(store.of('a')).toEqual([]);
  });
});
