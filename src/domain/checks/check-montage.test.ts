import { describe, expect, it } from 'vitest';
import { testClock } from '@/mocks/clock';
import { demonstration } from '@/mocks/seed/demonstration';
import { cellKey } from '../montage/address';
import type { Montage } from '../montage/montage';
import { checkMontage } from './check-montage';
import {
  exampleFractureGradients,
  exampleWell,
  mud,
  withCasing,
  withReservoir,
  withSection,
  withTop,
} from '@/testing/checks/example-well';
import { pressurePoint, withPressures } from '@/testing/checks/pressure-cases';
import { defaultSettings } from './settings';

describe('checkMontage', () => {
  it('finds no error in the demonstration wells', () => {
    const { montages } = demonstration(testClock()).records;
    expect(montages.length).toBeGreaterThan(10);
    for (const montage of montages) {
      const wrong = checkMontage(montage).list.filter(({ result }) => result !== 'missing');
      expect(wrong.map(({ text }) => `${montage.id}: ${text}`)).toEqual([]);
    }
  });

  it('finds nothing in an empty montage', () => {
    const empty = { ...exampleWell, sections_list: [], reservoirs_list: [], plan_summaries_list: [] };
    const { list, byCell, counts } = checkMontage(empty);
    expect(list).toEqual([]);
    expect(byCell.size).toBe(0);
    expect(counts).toEqual({ error: 0, warning: 0, fine: 0, missing: 0 });
  });

  it('lists findings in the order of the well, and by cell', () => {
    const wrong: Montage = {
      ...withSection(2, (section) => ({
        diameter: 17.5,
        mud_item: mud(10),
        true_vertical_depth_subsea: 2410,
        formations_list: section.formations_list.map((each) => ({ ...each, variance: -1, thickness: -1 })),
      })),
      reservoirs_list: withReservoir({ gradient: 12, true_vertical_depth_subsea_lower_bound: 2400 })
        .reservoirs_list,
      plan_summaries_list: exampleWell.plan_summaries_list.slice(1),
    };
    const { list, byCell, counts } = checkMontage(wrong);
    const cells = list.filter(({ result }) => result !== 'missing').map(({ cell }) => cellKey(cell));
    expect(cells).toEqual([
      'casing|s1||casing_drift',
      'section|s2||diameter',
      'formation|s2|s2-f1|variance',
      'formation|s2|s2-f1|thickness',
      'formation|s2|s2-f2|variance',
      'formation|s2|s2-f2|thickness',
      'formation|s2|s2-f3|true_vertical_depth_subsea',
      'formation|s2|s2-f3|variance',
      'formation|s2|s2-f3|thickness',
      'section|s2||true_vertical_depth_below_drill_floor',
      'section|s2||true_vertical_depth_subsea',
      'mud|s2||mud_weight_exact',
      'mud|s3||mud_weight_exact',
      'reservoir||r1|gradient',
      'planStep||p3|rank',
    ]);
    expect(byCell.get('mud|s2||mud_weight_exact')?.map(({ result }) => result)).toEqual(['error', 'missing']);
    expect([...byCell.values()].flat()).toHaveLength(list.length);
    expect(counts.error + counts.warning + counts.missing).toBe(list.length);
  });

  it('compares the mud of F-14 with the gradient of its pressures', () => {
    // 286.634 bar(a) at 2862.62 m TVD is 9.978 kPa/m (gauge); the mud was 402.413 bar(a), 14.022 kPa/m.
    const f14 = (mudWeight: number, fracture: number) =>
      checkMontage(
        {
          ...withSection(2, () => ({ mud_item: mud(mudWeight), true_vertical_depth_subsea: 2850 })),
          reservoirs_list: [
            {
              id: 'hugin',
              formation_name: 'Hugin',
              gradient: 9.978,
              pressure_lower_bound: 28_663.4,
              pressure_upper_bound: null,
              true_vertical_depth_subsea_lower_bound: 2862.62 - 33.5,
              true_vertical_depth_subsea_upper_bound: null,
            },
          ],
        },
        { ...defaultSettings, fractureGradients: [{ tvdSsM: 2800, gradientKpaPerM: fracture }] },
      ).list.filter(
        ({ rule, cell }) =>
          /^mud-(pore|fracture)|reservoir-gradient/.test(rule) &&
          !('section' in cell.at && cell.at.section !== 's2'),
      );
    expect(f14(14.022, 14.7)).toEqual([]);
    expect(f14(14.022, 14.5).map(({ result }) => result)).toEqual(['warning']);
    expect(f14(10.4, 14.7).map(({ result }) => result)).toEqual(['warning']);
    expect(f14(9.9, 14.7).map(({ result }) => result)).toEqual(['error']);
  });

  it('reads names as text of any length', () => {
    const name = '<img src=x onerror=alert(1)>'.repeat(200);
    const [finding] = checkMontage(withTop(1, 1, { formation_name: name, variance: -1 })).list;
    expect(finding?.text).toBe('<img src=x onerror=alert(1)><img src=x …: a range of -1.0 m is negative');
  });
});

describe('an edit', () => {
  /** Without fracture gradients every section has a finding, whose identity shows whether it was made again. */
  const unknownFracture = (montage: Montage) =>
    checkMontage(montage).list.filter(({ rule }) => rule === 'mud-fracture-gradient');

  it('judges its own section again, and no other', () => {
    const before = unknownFracture(exampleWell);
    const after = unknownFracture(withTop(2, 2, { variance: 30 }));
    expect(after.map((finding, index) => finding === before[index])).toEqual([true, false, true]);
  });

  it('judges the sections again that its change affects', () => {
    checkMontage(exampleWell);
    const drilled = checkMontage(withSection(3, () => ({ diameter: 8.75 })));
    expect(drilled.list.map(({ rule }) => rule)).toContain('casing-next-hole');
    const deeper = checkMontage(withTop(3, 1, { true_vertical_depth_subsea: 2540 }));
    expect(deeper.byCell.get('formation|s2|s2-f3|thickness')?.[0]?.offer?.value).toBe(127);
    const heavier = checkMontage(withReservoir({ gradient: 12.9 }));
    expect(heavier.byCell.get('mud|s2||mud_weight_exact')?.[0]?.result).toBe('warning');
  });

  it('gives the same findings as a full check', () => {
    const settings = { ...defaultSettings, fractureGradients: exampleFractureGradients };
    const edits = [
      withTop(2, 1, { true_vertical_depth_subsea: 1300 }),
      withCasing(1, { casing_outer_diameter: null }),
      withSection(1, () => ({ true_vertical_depth_subsea: 1350, diameter: 12 })),
      withReservoir({ gradient: 12.9 }),
      { ...exampleWell, sections_list: exampleWell.sections_list.toReversed() },
      withPressures([pressurePoint('p', 1966.5, 28_000)], []),
    ];
    for (const edited of edits) {
      checkMontage(exampleWell, settings);
      const quick = checkMontage(edited, settings);
      expect(quick).toEqual(checkMontage(structuredClone(edited), settings));
      expect(quick.list.length).toBeGreaterThan(0);
    }
  });
});
