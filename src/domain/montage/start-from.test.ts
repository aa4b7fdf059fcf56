import { expect, it } from 'vitest';
import { exampleMontage } from './montage-for-tests';
import { startFrom, startingParts, type StartingPart } from './start-from';

const before = exampleMontage();
const from = (...parts: StartingPart[]) => startFrom(before, new Set(parts), 'Aurora-4');

it('copies everything but the name, the identifiers and the budget', () => {
  const { top_line_item: top, ...rest } = from(...startingParts);
  const { top_line_item: old, ...others } = before;
  expect(rest).toEqual(others);
  expect(top).toEqual({
    ...old,
    well_name: 'Aurora-4',
    well_id: null,
    activity_id: null,
    afe_cost: null,
    days_planned: null,
  });
});

it('copies nothing that was not chosen', () => {
  expect(from()).toMatchObject({
    sections_list: [],
    reservoirs_list: [],
    plan_summaries_list: [],
    trajectories_list: [],
    pressure_points_list: [],
    strength_tests_list: [],
    risks_list: [],
    risk_levels_list: [],
    top_line_item: { well_name: 'Aurora-4', field_name: null, well_heads: [] },
  });
});

it('leaves every depth empty without the depths', () => {
  const copy = from('sections', 'programmes', 'formations', 'reservoirs');
  expect(copy.sections_list).toHaveLength(before.sections_list.length);
  const texts = JSON.stringify(copy);
  for (const [, value] of texts.matchAll(
    /"[a-z_]*(?:depth|thickness|variance|top_of_cement)[a-z_]*":([^,}]*)/g,
  ))
    expect(value).toBe('null');
  const [section, old] = [copy.sections_list[0]!, before.sections_list[0]!];
  expect(section.casing_item).toEqual(old.casing_item);
  expect(section.formations_list.map((one) => one.formation_name)).toEqual(
    old.formations_list.map((one) => one.formation_name),
  );
});

it('copies sections without their programmes and formations', () => {
  const [section] = from('sections', 'depths').sections_list;
  expect(section).toMatchObject({
    diameter: 17.5,
    true_vertical_depth_subsea: before.sections_list[0]!.true_vertical_depth_subsea,
    formations_list: [],
    casing_item: null,
    cement_item: null,
    mud_item: null,
    logging_item: null,
    pressure_test_item: null,
  });
});

it('adds no list that the server does not keep', () => {
  const {
    trajectories_list: _,
    pressure_points_list: __,
    strength_tests_list: ___,
    risks_list: ____,
    risk_levels_list: _____,
    ...plain
  } = before;
  expect(Object.keys(startFrom(plain, new Set(startingParts), 'A')).toSorted()).toEqual(
    Object.keys(plain).toSorted(),
  );
});
