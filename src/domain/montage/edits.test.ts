import { describe, expect, it } from 'vitest';
import { applied as appliedTo } from './applied-for-tests';
import { cellText, cellValue, clearCells, setCell } from './cells';
import type { Cell } from './address';
import type { Edit } from './change';
import { stepFigures } from './catalogue';
import type { Montage } from './montage';
import { countingIds, exampleMontage, withoutFigures } from './montage-for-tests';
import { addPlanStep, editPlanStep, movePlanStep, removePlanStep } from './plan';
import {
  addRun,
  createCement,
  createLogging,
  createMud,
  deleteLogging,
  removeRun,
  setCasingField,
  setCementField,
  setLoggingField,
  setMudField,
  setPressureTestField,
  setRunEvaluation,
} from './programme-edits';
import { addListed, removeListed } from './listed';
import { setSectionTd } from './section';
import { addWellHead, removeWellHead, setTopLineField } from './top-line';

const before = exampleMontage();
const newId = () => 'temp-1';
const applied = (edit: Edit | null, montage: Montage = before) => appliedTo(edit, montage);

describe('the top line', () => {
  it('parses each field by its kind', () => {
    const top = (field: Parameters<typeof setTopLineField>[1], text: string) =>
      applied(setTopLineField(before, field, text, newId)).top_line_item?.[field];
    expect(top('well_name', '')).toBeNull();
    expect(top('well_id', '10,443')).toBe(10443);
    expect(top('days_planned', 'forty')).toBeNull();
    expect(top('afe_cost', '$ 19,000,000')).toBe(19_000_000);
    expect(top('objective', ' <i>بئر</i> "so" ')).toBe(' <i>بئر</i> "so" ');
    expect(setTopLineField(before, 'afe_cost', '18400000', newId)).toBeNull();
    expect(setTopLineField(before, 'afe_cost', '1', newId)?.label).toBe('Set AFE cost');
  });

  it('is created by the first value', () => {
    const none = { ...before, top_line_item: null };
    expect(applied(setTopLineField(none, 'well_name', 'A', newId), none).top_line_item).toMatchObject({
      id: 'temp-1',
      well_name: 'A',
      well_heads: [],
    });
    expect(setTopLineField(none, 'well_name', '', newId)).toBeNull();
    expect(applied(addWellHead(none, 'WH', newId), none).top_line_item?.well_heads).toEqual(['WH']);
  });

  it('adds a well head once, trimmed, and removes it', () => {
    expect(applied(addWellHead(before, ' WH-C ', newId)).top_line_item?.well_heads).toEqual([
      'WH-A',
      'WH-B',
      'WH-C',
    ]);
    for (const text of ['', '  ', 'WH-A', ' WH-B ']) expect(addWellHead(before, text, newId)).toBeNull();
    expect(applied(removeWellHead(before, 'WH-A')).top_line_item?.well_heads).toEqual(['WH-B']);
    expect(removeWellHead(before, 'WH-Z')).toBeNull();
  });
});

describe('the programmes of a section', () => {
  it("sets the depth of the section's end", () => {
    const edit = setSectionTd(before, 's1', 'true_vertical_depth_subsea', '1,200.55');
    expect(edit?.label).toBe('Set Section TD TVD SS of 17 1/2″ Section 1');
    expect(applied(edit).sections_list[0]?.true_vertical_depth_subsea).toBe(1200.55);
    expect(setSectionTd(before, 'gone', 'true_vertical_depth_subsea', '1')).toBeNull();
  });

  it('creates casing and pressure tests with their first value', () => {
    const casing = setCasingField(before, 's3', 'casing_drift', '6 1/8', newId);
    expect(casing?.label).toBe('Set Drift of casing in 8 1/2″ Section 3');
    expect(applied(casing).sections_list[2]?.casing_item).toMatchObject({
      id: 'temp-1',
      casing_drift: 6.125,
      notes: null,
    });
    const tests = setPressureTestField(before, 's3', 'liner_lap_pressure', '27,600', newId);
    expect(applied(tests).sections_list[2]?.pressure_test_item?.liner_lap_pressure).toBe(27_600);
    expect(setCasingField(before, 's3', 'casing_grade', '', newId)).toBeNull();
    expect(setCasingField(before, 'gone', 'casing_grade', 'L80', newId)).toBeNull();
  });

  it('creates cement, mud and logging only on request', () => {
    expect(setCementField(before, 's3', 'liner_slurry_type', 'G', newId)).toBeNull();
    expect(setMudField(before, 's3', 'mud_type', 'OBM', newId)).toBeNull();
    expect(setLoggingField(before, 's3', 'notes', 'x', newId)).toBeNull();
    expect(applied(createCement(before, 's3', newId)).sections_list[2]?.cement_item).toMatchObject({
      id: 'temp-1',
      liner_slurry_type: null,
    });
    expect(applied(createMud(before, 's3', newId)).sections_list[2]?.mud_item).toMatchObject({
      id: 'temp-1',
      ph_lower: null,
    });
    expect(createCement(before, 's1', newId)).toBeNull();
    expect(createMud(before, 's1', newId)).toBeNull();
    expect(createLogging(before, 's1', newId)).toBeNull();
  });

  it('has the same fields when created as when loaded', () => {
    const keys = (montage: Montage, at: number) => {
      const { casing_item, cement_item, mud_item, logging_item, pressure_test_item } =
        montage.sections_list[at]!;
      return [casing_item, cement_item, mud_item, logging_item, pressure_test_item].map((item) =>
        Object.keys(item ?? {}).toSorted(),
      );
    };
    const ids = countingIds();
    const created = [
      (m: Montage) => setCasingField(m, 's3', 'notes', 'x', ids),
      (m: Montage) => createCement(m, 's3', ids),
      (m: Montage) => createMud(m, 's3', ids),
      (m: Montage) => createLogging(m, 's3', ids),
      (m: Montage) => setPressureTestField(m, 's3', 'notes', 'x', ids),
    ].reduce((montage, make) => applied(make(montage), montage), before);
    expect(keys(created, 2)).toEqual(keys(created, 0));
  });

  it('edits exact mud values and no bounds', () => {
    expect(
      applied(setMudField(before, 's1', 'ph_exact', '9,8', newId)).sections_list[0]?.mud_item?.ph_exact,
    ).toBe(9.8);
    const bound: Cell = { at: { of: 'mud', section: 's1' }, field: 'ph_lower' };
    expect(setCell(before, bound, '9', newId)).toBeNull();
    expect(setCell(before, { ...bound, field: 'id' }, 'x', newId)).toBeNull();
  });

  it('keeps the lines of a note', () => {
    const note = 'One\nTwo\n\nThree ';
    const edit = setLoggingField(before, 's1', 'notes', note, newId);
    expect(edit?.label).toBe('Set notes of logging in 17 1/2″ Section 1');
    expect(applied(edit).sections_list[0]?.logging_item?.notes).toBe(note);
  });

  it('empties a deleted logging programme, and creates it again', () => {
    const deleted = applied(deleteLogging(before, 's1'));
    expect(deleted.sections_list[0]?.logging_item).toEqual({
      id: '',
      section_id: 's1',
      logging_program_evaluation: null,
      logging_runs_list: [],
      notes: null,
    });
    expect(deleteLogging(deleted, 's1')).toBeNull();
    expect(addRun(deleted, 's1', newId)).toBeNull();
    expect(setLoggingField(deleted, 's1', 'notes', 'x', newId)).toBeNull();
    const created = applied(createLogging(deleted, 's1', newId), deleted);
    expect(created.sections_list[0]?.logging_item?.id).toBe('temp-1');
  });

  it('numbers a run one above the highest', () => {
    const removed = applied(removeRun(before, 's1', 's1-run-1'));
    const runs = applied(addRun(removed, 's1', newId), removed).sections_list[0]?.logging_item
      ?.logging_runs_list;
    expect(runs?.map(({ run_number }) => run_number)).toEqual([2, 3]);
    expect(runs?.[1]).toEqual({
      id: 'temp-1',
      logging_id: 's1-logging',
      run_number: 3,
      run_evaluation: null,
    });
    expect(removeRun(before, 's1', 's1-run-1')?.label).toBe('Remove Run 1 in 17 1/2″ Section 1');
    const edit = setRunEvaluation(before, 's1', 's1-run-2', 'Density');
    expect(edit?.label).toBe('Set Evaluation of Run 2 in 17 1/2″ Section 1');
    expect(applied(edit).sections_list[0]?.logging_item?.logging_runs_list[1]?.run_evaluation).toBe(
      'Density',
    );
  });
});

const reservoirs = { of: 'reservoirs' } as const;
const setReservoir = (field: string, text: string) =>
  setCell(before, { at: { of: 'reservoir', id: 'r1' }, field }, text, newId);

describe('reservoirs', () => {
  it("are added as 'New Formation' with zeros, and removed", () => {
    const { reservoirs_list } = applied(addListed(before, reservoirs, newId));
    expect(reservoirs_list[2]).toEqual({
      id: 'temp-1',
      formation_name: 'New Formation',
      gradient: 0,
      pressure_lower_bound: 0,
      pressure_upper_bound: 0,
      true_vertical_depth_subsea_lower_bound: 0,
      true_vertical_depth_subsea_upper_bound: 0,
    });
    expect(applied(removeListed(before, reservoirs, 'r1')).reservoirs_list.map(({ id }) => id)).toEqual([
      'r2',
    ]);
    expect(removeListed(before, reservoirs, 'gone')).toBeNull();
  });

  it('become null if the text is empty or not a number', () => {
    const gradient = (text: string) => applied(setReservoir('gradient', text)).reservoirs_list[0]?.gradient;
    expect(gradient('')).toBeNull();
    expect(gradient('high')).toBeNull();
    expect(gradient('10.52')).toBe(10.52);
    expect(applied(setReservoir('formation_name', '')).reservoirs_list[0]?.formation_name).toBeNull();
  });
});

describe('the plan', () => {
  const titles = (montage: Montage) =>
    montage.plan_summaries_list.map(({ rank, title }) => `${rank} ${title}`);

  it('appends a step, trimmed, unless its title is blank', () => {
    const after = applied(addPlanStep(before, ' Hand over ', '  ', newId));
    const specified = { id: 'temp-1', rank: 4, title: 'Hand over', description: null };
    expect(after.plan_summaries_list[3]).toMatchObject(specified);
    const unkept = withoutFigures(before);
    const added = applied(addPlanStep(unkept, ' Hand over ', '  ', newId), unkept);
    expect(added.plan_summaries_list[3]).toEqual(specified);
    expect(addPlanStep(before, ' \n', 'x', newId)).toBeNull();
  });

  it('has unknown figures in a new step if the server keeps them', () => {
    const [, , , step] = applied(addPlanStep(before, 'Hand over', '', newId)).plan_summaries_list;
    expect(stepFigures.map((field) => step?.[field])).toEqual(stepFigures.map(() => null));
  });

  it('takes figures as numbers, and none that the server does not keep', () => {
    const cell = (field: string): Cell => ({ at: { of: 'planStep', id: 'p2' }, field });
    const value = (field: string, text: string) =>
      cellValue(applied(setCell(before, cell(field), text, newId)), cell(field));
    expect(value('duration_likely', '6,5')).toBe(6.5);
    expect(value('day_rate', '260,000')).toBe(260_000);
    expect(value('depth_to', 'deep')).toBeNull();
    expect(setCell(withoutFigures(before), cell('day_rate'), '260000', newId)).toBeNull();
    expect(cellText(withoutFigures(before), cell('day_rate'))).toBe('');
  });

  it('edits a step by the same rules', () => {
    const after = applied(editPlanStep(before, 'p1', ' Skid ', ''));
    expect(after.plan_summaries_list[0]).toMatchObject({
      id: 'p1',
      rank: 1,
      title: 'Skid',
      description: null,
    });
    expect(editPlanStep(before, 'p1', ' ', 'x')).toBeNull();
    expect(editPlanStep(before, 'p1', 'Skid the rig', 'Check the clearance ')).toBeNull();
  });

  it('renumbers the steps after a removal or a move', () => {
    expect(titles(applied(removePlanStep(before, 'p1')))).toEqual(['1 Drill', '2 Complete']);
    expect(titles(applied(movePlanStep(before, 'p3', 0)))).toEqual([
      '1 Complete',
      '2 Skid the rig',
      '3 Drill',
    ]);
    expect(titles(applied(movePlanStep(before, 'p1', 9)))).toEqual([
      '1 Drill',
      '2 Complete',
      '3 Skid the rig',
    ]);
    expect(movePlanStep(before, 'p2', 1)).toBeNull();
    expect(movePlanStep(before, 'p3', 9)).toBeNull();
    expect(movePlanStep(before, 'gone', 0)).toBeNull();
    expect(removePlanStep(before, 'gone')).toBeNull();
  });
});

describe('a cell', () => {
  const depth: Cell = {
    at: { of: 'formation', section: 's1', id: 'chalk' },
    field: 'true_vertical_depth_subsea',
  };

  it('is edited with all its digits', () => {
    const exact = applied(setCell(before, depth, '1098.123456789', newId));
    expect(cellText(exact, depth)).toBe('1098.123456789');
    expect(cellValue(exact, depth)).toBe(1098.123456789);
    const unknown: Cell = { at: { of: 'formation', section: 's3', id: 'boer' }, field: depth.field };
    expect(cellText(before, unknown)).toBe('');
    expect(cellText(before, { at: { of: 'casing', section: 's3' }, field: 'notes' })).toBe('');
  });

  it('is cleared with others in one step; names and titles stay', () => {
    const at = depth.at;
    const cells: Cell[] = [
      depth,
      { at, field: 'variance' },
      { at, field: 'formation_name' },
      { at: { of: 'reservoir', id: 'r1' }, field: 'gradient' },
      { at: { of: 'planStep', id: 'p1' }, field: 'title' },
      { at: { of: 'run', section: 's1', id: 's1-run-1' }, field: 'run_number' },
      { at: { of: 'casing', section: 's3' }, field: 'notes' },
    ];
    const edit = clearCells(before, cells);
    expect(edit?.label).toBe('Clear 3 cells');
    const after = applied(edit);
    expect(after.sections_list[0]?.formations_list[1]).toMatchObject({
      formation_name: 'Chalk',
      true_vertical_depth_subsea: null,
      variance: null,
    });
    expect(after.reservoirs_list[0]?.gradient).toBeNull();
    expect(clearCells(before, [depth])?.label).toBe('Clear TVD SS of Chalk');
    expect(clearCells(before, cells.slice(2, 3))).toBeNull();
    expect(clearCells(before, [])).toBeNull();
  });
});
