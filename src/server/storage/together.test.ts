import { describe, expect, it } from 'vitest';
import { together } from './together';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs that wait until they are let go; an item's key is its first letter. */
function heldRuns(isUndone = true) {
  const runs: string[] = [];
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const run = together<string, string>(
    async (items) => {
      runs.push(items.join(' '));
      await gone;
      if (items.includes('bad')) throw new Error('Refused');
      return items.map((item) => item.toUpperCase());
    },
    ([letter]) => letter,
    () => isUndone,
  );
  return { runs, letGo, run };
}

describe('items that are run together', () => {
  it('are those of one turn, and those that wait for a run, but not two with one key', async () => {
    const { runs, letGo, run } = heldRuns();
    const ends: Promise<string>[] = [];
    for (const items of [['a1', 'b1', 'a2'], ['c1'], ['d1'], ['e1'], ['f1'], ['a3', 'f2']]) {
      ends.push(...items.map(run));
      await turn();
    }
    expect(runs).toEqual(['a1 b1', 'a2', 'c1', 'd1']);
    letGo();
    const all = ['A1', 'B1', 'A2', 'C1', 'D1', 'E1', 'F1', 'A3', 'F2'];
    expect(await Promise.all(ends)).toEqual(all);
    expect(runs.slice(4)).toEqual(['e1 f1 a3', 'f2']);
  });

  it('are run alone after an error that leaves nothing done, and otherwise all of them fail', async () => {
    const ends = async (isUndone: boolean) => {
      const { runs, letGo, run } = heldRuns(isUndone);
      const settled = Promise.allSettled(['a', 'bad', 'c'].map(run));
      letGo();
      return { states: (await settled).map(({ status }) => status), runs };
    };
    expect(await ends(true)).toEqual({
      states: ['fulfilled', 'rejected', 'fulfilled'],
      runs: ['a bad c', 'a', 'bad', 'c'],
    });
    expect(await ends(false)).toEqual({ states: ['rejected', 'rejected', 'rejected'], runs: ['a bad c'] });
  });
});
