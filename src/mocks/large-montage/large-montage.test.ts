import { describe, expect, it } from 'vitest';
import type { Montage, MontageList } from '@/api/generated/model';
import * as schemas from '@/api/generated/zod/montageAPI.schemas.zod';
import { casingClearance, passesDrift } from '@/domain/casing';
import { parseInches } from '@/domain/inches';
import { engineer, testClient } from '../test-client';
import { largeMontage } from './large-montage';

const ascending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > values[index - 1]!);

describe.each([
  { sections: 1, formationsPerSection: 1 },
  { sections: 6, formationsPerSection: 4 },
  { sections: 20, formationsPerSection: 100 },
  { sections: 40, formationsPerSection: 500 },
])('a montage of $sections x $formationsPerSection', (size) => {
  const montage = largeMontage(size);
  const { sections_list: sections } = montage;
  const formations = sections.flatMap((section) => section.formations_list);

  it('has that many of each, fits the contract, and is the same every time', () => {
    expect(sections).toHaveLength(size.sections);
    expect(formations).toHaveLength(size.sections * size.formationsPerSection);
    expect(schemas.Montage.parse(montage)).toEqual(montage);
    expect(largeMontage(size)).toEqual(montage);
    expect(new Set(formations.map(({ id }) => id)).size).toBe(formations.length);
  });

  it('has increasing depths of tops and section ends', () => {
    const tops = formations.map((formation) => formation.true_vertical_depth_subsea!);
    expect(ascending(tops)).toBe(true);
    expect(ascending(sections.map((section) => section.true_vertical_depth_subsea!))).toBe(true);
    for (const [index, formation] of formations.entries()) {
      const next = tops[index + 1] ?? sections.at(-1)!.true_vertical_depth_subsea!;
      expect(formation.thickness).toBeCloseTo(next - tops[index]!, 6);
      const { true_vertical_depth_below_drill_floor: bdf, along_hole_depth_below_drill_floor: ahd } =
        formation;
      expect(bdf! - tops[index]!).toBeCloseTo(33.5, 6);
      expect(ahd!).toBeGreaterThanOrEqual(bdf!);
    }
    for (const section of sections) {
      const last = section.formations_list.at(-1)!;
      expect(section.true_vertical_depth_subsea).toBeGreaterThan(last.true_vertical_depth_subsea!);
    }
  });

  it('never grows in diameter, and every string fits its hole and the drift above where they differ', () => {
    for (const [index, section] of sections.entries()) {
      expect(
        casingClearance(section.diameter!, parseInches(section.casing_item!.casing_outer_diameter!)!),
      ).toMatchObject({ verdict: 'fine' });
      const above = sections[index - 1];
      if (!above || above.diameter === section.diameter) continue;
      expect(section.diameter).toBeLessThan(above.diameter!);
      expect(passesDrift(section.diameter!, above.casing_item!.casing_drift!)).toBe(true);
    }
  });
});

it('can be loaded from a world', async () => {
  const large = largeMontage({ sections: 20, formationsPerSection: 100 });
  const { call, world } = await testClient({ montages: [large] });
  const list = await call<MontageList>(engineer, 'GET', '/v1/montage');
  expect(list.body.total_count).toBe(15);
  expect((await call<Montage>(engineer, 'GET', '/v1/montage/large-well')).body).toEqual(large);
  await world.reset();
  expect(world.db.montages.count()).toBe(15);
});
