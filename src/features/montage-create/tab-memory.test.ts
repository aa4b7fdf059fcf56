import { describe, expect, it } from 'vitest';
import { forget, mergeInto, nothingRemembered, recall, remember } from './tab-memory';

function storeOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const set = {
  rigFloorText: '54,9',
  isVertical: true,
  isTypeChosen: true,
  documents: [{ name: 'mud.pdf', classification: 'Mud Program' as const }],
  found: [
    {
      document: 'tops.csv',
      rig_floor_height: 33.5,
      rig_floor_because: null,
      is_vertical: false,
      well_type_because: 'its survey reaches 62.3°',
    },
  ],
  followed: { firstEventId: 'run/1', rigFloorHeight: null, isVertical: true },
};

describe('the memory of a tab', () => {
  it('is kept per document set, and apart for what has no id yet', () => {
    const store = storeOf();
    remember(store, 'a', set);
    expect(recall(store, 'a')).toEqual(set);
    expect(recall(store, 'b')).toEqual(nothingRemembered);
    expect(recall(store, null)).toEqual(nothingRemembered);
    remember(store, null, { ...nothingRemembered, rigFloorText: '12' });
    expect(recall(store, 'new')).toEqual(nothingRemembered);
    forget(store, null);
    expect(recall(store, null)).toEqual(nothingRemembered);
    expect(recall(store, 'a')).toEqual(set);
  });

  it('is nothing where storage holds something else or is blocked', () => {
    const key = 'montage-create.of.a';
    expect(recall(storeOf({ [key]: '{' }), 'a')).toEqual(nothingRemembered);
    expect(recall(storeOf({ [key]: '7' }), 'a')).toEqual(nothingRemembered);
    const odd = JSON.stringify({
      rigFloorText: 5,
      isVertical: 'yes',
      isTypeChosen: 1,
      documents: [{ name: 'x', classification: 'Y' }, null],
      found: [7, { document: 5 }],
      followed: { rigFloorHeight: 5 },
    });
    expect(recall(storeOf({ [key]: odd }), 'a')).toEqual({ ...nothingRemembered, documents: [] });
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const store = { getItem: blocked, setItem: blocked, removeItem: blocked };
    expect(recall(store, 'a')).toEqual(nothingRemembered);
    expect(() => remember(store, 'a', set)).not.toThrow();
    expect(() => forget(store, 'a')).not.toThrow();
  });

  it('keeps typed inputs for a manually entered id, and its own if none were typed', () => {
    const typed = { ...nothingRemembered, rigFloorText: '33.5' };
    expect(mergeInto(set, typed)).toEqual({
      ...set,
      rigFloorText: '33.5',
      isVertical: false,
      isTypeChosen: false,
    });
    expect(mergeInto(set, nothingRemembered)).toEqual(set);
  });
});
