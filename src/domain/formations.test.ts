import { describe, expect, it } from 'vitest';

import { orderByDepth, thicknessBetween, thicknesses } from './formations';
import type { FormationTop } from './formations';

const top = (name: string, tvdM: number | null): FormationTop => ({ name, tvdM });
const metres = (...args: Parameters<typeof thicknesses>): (number | null)[] =>
  thicknesses(...args).map((result) => (result.kind === 'thickness' ? result.thicknessM : null));

describe('the order of formation tops', () => {
  it('is by depth, and as given for equal depths', () => {
    const tops = [
      top('Hod', 2677.07),
      top('Seabed', 91.1),
      top('Shetland Group', 2531.4),
      top('Ekofisk', 2531.4),
      top('Nordland Group', 91.1),
    ];
    expect(orderByDepth(tops).map(({ name }) => name)).toEqual([
      'Seabed',
      'Nordland Group',
      'Shetland Group',
      'Ekofisk',
      'Hod',
    ]);
  });

  it('puts unknown depths last and keeps repeated tops', () => {
    const tops = [top('A', null), top('Sleipner', 2884.24), top('B', null), top('Sleipner', 2870.69)];
    expect(orderByDepth(tops).map(({ tvdM }) => tvdM)).toEqual([2870.69, 2884.24, null, null]);
    expect(orderByDepth(tops).map(({ name }) => name)).toEqual(['Sleipner', 'Sleipner', 'A', 'B']);
  });
});

describe('formation thickness', () => {
  it('is the next top minus this one, in true vertical depth', () => {
    const [ty, shetland, ekofisk] = metres(
      [top('Ty', 2396.32), top('Shetland Group', 2531.4), top('Ekofisk', 2531.4)],
      [],
      null,
    );
    expect(ty).toBeCloseTo(135.08, 9);
    expect(shetland).toBe(0);
    expect(ekofisk).toBeNull();
  });

  it('ends at a base pick that is shallower than the next top', () => {
    expect(
      metres([top('Utsira', 800), top('Hordaland', 1000)], [{ name: 'Utsira', tvdM: 900 }], 1200),
    ).toEqual([100, 200]);
  });

  it('does not end a formation at the base of the one above', () => {
    const tops = [top('Hugin', 2818.39), top('Sleipner', 2909.63), top('Skagerrak', 2943.67)];
    const [hugin, sleipner, skagerrak] = metres(tops, [{ name: 'Hugin', tvdM: 2909.63 }], null);
    expect(hugin).toBeCloseTo(91.24, 9);
    expect(sleipner).toBeCloseTo(34.04, 9);
    expect(skagerrak).toBeNull();
  });

  it('ends a formation of no thickness at its own base', () => {
    expect(
      metres([top('Draupne', 2804), top('Heather', 2813)], [{ name: 'Draupne', tvdM: 2804 }], null),
    ).toEqual([0, null]);
  });

  it('assigns a base to the occurrence above if a fault repeats the formation at once', () => {
    const tops = [
      top('Hugin', 2805.46),
      top('Sleipner', 2870.69),
      top('Hugin', 2906.64),
      top('Hugin', 2944.79),
      top('Sleipner', 3058.95),
    ];
    const bases = [2870.69, 2944.79, 3058.95].map((tvdM) => ({ name: 'Hugin', tvdM }));
    const rounded = metres(tops, bases, null).map((thickness) => thickness?.toFixed(2));
    expect(rounded).toEqual(['65.23', '35.95', '38.15', '114.16', undefined]);
  });

  it('bounds the last formation by its base, else by the end of the well', () => {
    expect(metres([top('Skagerrak', 2943)], [{ name: 'Skagerrak', tvdM: 3000 }], 3053)).toEqual([57]);
    expect(metres([top('Skagerrak', 2943)], [], 3053)).toEqual([110]);
  });

  it('skips a top of unknown depth', () => {
    expect(metres([top('A', 100), top('B', 150), top('C', null)], [], 180)).toEqual([50, 30, null]);
  });

  it('is reported as negative if the bound is above the top', () => {
    expect(thicknessBetween(2943, 2900)).toEqual({ kind: 'negative', thicknessM: -43 });
    expect(thicknesses([top('Skagerrak', 2943)], [], 2900)[0]?.kind).toBe('negative');
    expect(thicknessBetween(null, 2900)).toEqual({ kind: 'unknown' });
  });
});
