import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cement, exampleWell, withSection } from '@/testing/checks/example-well';
import type { Montage, Section } from '../montage/montage';
import { largeEnoughToTell } from './wellbore-for-tests';
import { framesAlong, framesBetween } from './frames';
import { tube } from './sweep';
import { assumedLinerLapM } from './strings';
import { drawnRadiusM, wellboreOf, type Wellbore } from './wellbore';

const well = wellboreOf(exampleWell);

describe('a wellbore', () => {
  it('has its strings, each with its shoe where the section ends', () => {
    expect(well.strings.map(({ kind, outerDiameterIn, shoe }) => [kind, outerDiameterIn, shoe.ahdM])).toEqual(
      [
        ['casing', 13.375, 1366],
        ['casing', 9.625, 2874.3],
        ['liner', 7, 3077.4],
      ],
    );
    for (const { shoe, place } of well.strings) {
      const tvdM = exampleWell.sections_list[place - 1]?.true_vertical_depth_below_drill_floor;
      expect(Math.abs(shoe.tvdM - (tvdM ?? NaN))).toBeLessThan(0.1);
    }
  });

  it('hangs the liner where its cement ends, or the customary lap above the last shoe', () => {
    expect(well.strings[2]?.fromAhdM).toBe(2700);
    const bare = wellboreOf(withSection(3, () => ({ cement_item: cement({ liner: 'top of liner' }) })));
    expect(bare.strings[2]).toMatchObject({
      fromAhdM: 2874.3 - assumedLinerLapM,
      cementFromAhdM: 2874.3 - assumedLinerLapM,
    });
    expect(wellboreOf(withSection(3, () => ({ cement_item: null }))).strings[2]?.cementFromAhdM).toBeNull();
  });

  it('has cement up to its highest top, in whatever reference it is given', () => {
    expect(well.strings.map(({ cementFromAhdM }) => cementFromAhdM)).toEqual([0, 1150, 2700]);
    const vertical = wellboreOf(withSection(1, () => ({ cement_item: cement({ lead: '100 m TVD' }) })));
    expect(vertical.strings[0]?.cementFromAhdM).toBeCloseTo(100, 6);
    const subsea = wellboreOf(withSection(1, () => ({ cement_item: cement({ lead: '100 m TVDSS' }) })));
    expect(subsea.strings[0]?.cementFromAhdM).toBeCloseTo(133.5, 6);
    const below = wellboreOf(withSection(1, () => ({ cement_item: cement({ lead: '2000' }) })));
    expect(below.strings[0]?.cementFromAhdM).toBeNull();
  });

  it('has holes one below the other, the open one included', () => {
    const open = wellboreOf(withSection(3, () => ({ casing_item: null })));
    expect(open.holes.map(({ diameterIn, fromAhdM, toAhdM }) => [diameterIn, fromAhdM, toAhdM])).toEqual([
      [17.5, 0, 1366],
      [12.25, 1366, 2874.3],
      [8.5, 2874.3, 3077.4],
    ]);
    expect(open.strings).toHaveLength(2);
  });

  it('has its formations as layers down to the next, and reservoirs below the drill floor', () => {
    expect(well.drillFloorM).toBe(33.5);
    expect(well.layers.map(({ name }) => name)).toEqual([
      'Upper North Sea',
      'Lower North Sea',
      'Chalk',
      'Upper Rijnland',
      'Zechstein',
      'Rotliegend',
      'Carboniferous',
    ]);
    expect(well.layers[2]).toMatchObject({ topM: 1231.5, baseM: 1327.5, rangeM: 5 });
    expect(well.reservoirs[1]).toEqual({ id: 'r1', name: 'Rotliegend', topM: 2446.5, baseM: 2564.5 });
  });

  it('states how much wider than true it is drawn, in a round figure', () => {
    expect(well.radiusFactor).toBe(1000);
    expect(drawnRadiusM(13.375, 100)).toBeCloseTo(16.986, 3);
  });

  it('draws a tube at its radius around the path, open to the side that is looked upon', () => {
    const { trajectory } = well.path!;
    const frames = framesBetween(framesAlong(trajectory, [1366]), 0, 1366);
    const { positions, indices } = tube(frames, 30, 90, 12);
    expect(frames.at(-1)?.ahdM).toBe(1366);
    expect(indices.length).toBe((frames.length - 1) * 12 * 6);
    frames.forEach(({ at }, row) => {
      for (let corner = 0; corner < 13; corner += 1) {
        const [x = NaN, y = NaN, z = NaN] = positions.subarray((row * 13 + corner) * 3);
        expect(Math.hypot(x - at.east, y + at.down, z + at.north)).toBeCloseTo(30, 2);
      }
    });
    // Looked upon from the south (z to the front): nothing of the tube stands foremost.
    const fronts = Array.from(positions).filter((_, index) => index % 3 === 2);
    expect(Math.max(...fronts)).toBeLessThan(30 * Math.cos(Math.PI / 4) + 0.01);
  });
});

const depth = fc.option(
  fc.oneof(
    fc.double({ min: -50, max: 6000, noNaN: true }),
    fc.constantFrom(0, 1e-9, 1e12, -1e12, Number.NaN, Infinity),
  ),
);
const depths = {
  true_vertical_depth_subsea: depth,
  true_vertical_depth_below_drill_floor: depth,
  along_hole_depth_below_drill_floor: depth,
};
const example = exampleWell.sections_list[0]!;
const anySection = fc.record({
  ...depths,
  diameter: depth,
  liner: fc.boolean(),
  outer: fc.constantFrom('13 3/8', '7', '', 'none', '0', '99999999'),
  toc: fc.constantFrom('surface', '1,250', '2300 m TVD', 'top of liner', '-', null),
  tops: fc.array(fc.record({ ...depths, variance: depth }), { maxLength: 8 }),
  cased: fc.boolean(),
});
const anyMontage = fc
  .record({
    sections: fc.array(anySection, { maxLength: 6 }),
    reservoirs: fc.array(fc.tuple(depth, depth), { maxLength: 3 }),
  })
  .map(({ sections, reservoirs }): Montage => ({
    ...exampleWell,
    sections_list: sections.map(({ outer, toc, tops, cased, ...given }, index): Section => ({
      ...example,
      ...given,
      id: `s${index}`,
      casing_item: cased ? { ...example.casing_item!, casing_outer_diameter: outer } : null,
      cement_item: cement({ lead: toc ?? '', liner: toc ?? '' }),
      formations_list: tops.map((top, row) => ({
        ...example.formations_list[0]!,
        ...top,
        id: `s${index}f${row}`,
      })),
    })),
    reservoirs_list: reservoirs.map(([lower, upper], index) => ({
      ...exampleWell.reservoirs_list[0]!,
      id: `r${index}`,
      true_vertical_depth_subsea_lower_bound: lower,
      true_vertical_depth_subsea_upper_bound: upper,
    })),
  }));

const sorted = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? Infinity));

/** Every number in it, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function expectSound({ path, holes, strings, layers, reservoirs, bounds, radiusFactor }: Wellbore): void {
  const drawn = [path?.trajectory, holes, strings, layers, reservoirs, bounds, radiusFactor];
  expect(numbersIn(drawn).filter((value) => !Number.isFinite(value))).toEqual([]);
  expect(sorted(layers.map(({ topM }) => topM))).toBe(true);
  expect(sorted(holes.flatMap(({ fromAhdM, toAhdM }) => [fromAhdM, toAhdM]))).toBe(true);
  expect(layers.every(({ topM, baseM }) => baseM >= topM)).toBe(true);
  expect(strings.every(({ fromAhdM, shoe }) => fromAhdM <= shoe.ahdM)).toBe(true);
  if (!path) return;
  const frames = framesAlong(path.trajectory, []);
  expect(sorted(frames.map(({ ahdM }) => ahdM))).toBe(true);
  expect(numbersIn(frames).filter((value) => !Number.isFinite(value))).toEqual([]);
  expect(frames.length).toBeGreaterThan(1);
}

describe('whatever is in a montage', () => {
  it('there is a wellbore: no NaN, nothing thrown, everything from shallow to deep', () => {
    fc.assert(
      fc.property(anyMontage, (montage) => {
        const found = wellboreOf(montage);
        expect(found.bounds.tvd[1]).toBeGreaterThan(0);
        expectSound(found);
      }),
      { numRuns: 400 },
    );
  });

  it('there is one of nothing', () => {
    const empty = wellboreOf({ ...exampleWell, sections_list: [], reservoirs_list: [] });
    expect(empty).toMatchObject({ path: null, strings: [], layers: [], drillFloorM: null });
    expectSound(empty);
  });

  it('there is one of twenty thousand formations', () => {
    const large = wellboreOf(largeEnoughToTell(40, 500));
    expect(large.layers).toHaveLength(20_000);
    expectSound(large);
  });
});
