import { describe, expect, it } from 'vitest';
import { ownData } from './link';
import { createTabMemory, runAt, type Run } from './run';

const busy = { ...ownData, scenario: 'busy' };
const flaky = { ...ownData, scenario: 'flaky' };
const begun: Run = {
  id: 'first',
  link: busy,
  loads: 1,
  seen: { 'listMontages:status:503@1': { listMontages: 4 } },
};
const newId = () => 'another';

describe('the run of a tab', () => {
  it('is null if the tab has none and the address names none', () => {
    expect(runAt(null, null, null, newId)).toBeNull();
  });

  it('survives a reload, with its counts', () => {
    expect(runAt(null, null, begun, newId)).toEqual({ ...begun, loads: 2 });
  });

  it('is started by a link, also by the same link again', () => {
    expect(runAt(flaky, null, begun, newId)).toEqual({ id: 'another', link: flaky, loads: 1, seen: {} });
    expect(runAt(busy, null, begun, newId)?.id).toBe('another');
  });

  it('is left by a link to the user’s own data', () => {
    expect(runAt(ownData, null, begun, newId)).toBeNull();
    expect(runAt({ ...ownData, faults: ['saveMontage:lost'] }, null, begun, newId)).toBeNull();
  });

  it('is joined by a tab opened from it, which generates other ids', () => {
    const joined = runAt(busy, 'first', null, newId)!;
    expect(joined.id).toBe('first');
    expect(joined.loads).toBeGreaterThanOrEqual(1_000);
  });

  it('is stored and deleted', () => {
    const kept = new Map<string, string>();
    const memory = createTabMemory(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    expect(memory.recall()).toBeNull();
    memory.remember(begun);
    expect(memory.recall()).toEqual(begun);
    memory.forget();
    expect(memory.recall()).toBeNull();
  });

  it('works without storage', () => {
    const memory = createTabMemory(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    });
    memory.remember(begun);
    memory.forget();
    expect(memory.recall()).toBeNull();
  });
});
