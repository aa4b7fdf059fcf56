import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { Cell, Place } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import { cellValue, setCell } from '@/domain/montage/cells';
import type { Edit } from '@/domain/montage/change';
import { addFormation, moveFormation, removeFormation } from '@/domain/montage/formations';
import { countingIds, exampleMontage } from '@/domain/montage/montage-for-tests';
import { addPlanStep, editPlanStep, movePlanStep, removePlanStep } from '@/domain/montage/plan';
import { addRun, deleteLogging, removeRun } from '@/domain/montage/programme-edits';
import { addListed, removeListed } from '@/domain/montage/listed';
import { commit, isUnsaved, openSession } from '@/domain/montage/session';
import { addWellHead, removeWellHead } from '@/domain/montage/top-line';
import { openWork } from '@/features/montage-editor/drafts/work';
import { createSaveAttempt } from '@/features/montage-editor/saving/save-attempt';
import { systemClock } from '@/features/montage-editor/saving/environment';
import { sectionTitle } from '@/domain/montage/titles';

const montage = exampleMontage();
const newId = countingIds();

const read = (cell: Cell, typed: string) => {
  const edit = setCell(montage, cell, typed, newId);
  return cellValue(edit ? applyChanges(montage, edit.changes) : montage, cell);
};

/** Typed into a field, and what it becomes. */
type Reading = [typed: string, value: number | string | null];
const texts: Reading[] = [
  ['', null],
  ['As typed 12', 'As typed 12'],
];
const integers: Reading[] = [
  ['', null],
  ['77', 77],
  ['soon', null],
];
const decimals: Reading[] = [
  ['77.25', 77.25],
  ['about so', 0],
  ['', null],
];
const optionalDecimals: Reading[] = [
  ['77.25', 77.25],
  ['', null],
];
const costs: Reading[] = [
  ['USD 1,234.50', 1234.5],
  ['-7', -7],
  ['free', null],
];

const topLine: Place = { of: 'topLine' };
const inSection = (of: 'section' | 'casing' | 'cement' | 'mud' | 'pressureTest'): Place => ({
  of,
  section: 's1',
});
const depths = [
  'true_vertical_depth_subsea',
  'true_vertical_depth_below_drill_floor',
  'along_hole_depth_below_drill_floor',
];
const mudProperties = [
  'mud_weight',
  'ph',
  'yield_point',
  'api_fluid_loss',
  'hpht_fluid_loss',
  'six_rpm',
  'percentage_lgs',
];

const groups: [what: string, at: Place, fields: string[], readings: Reading[]][] = [
  [
    'the top line',
    topLine,
    ['well_name', 'well_type', 'objective', 'location', 'field_name', 'field_code'],
    texts,
  ],
  ['the top line', topLine, ['well_id', 'activity_id', 'days_planned'], integers],
  ['the top line', topLine, ['afe_cost'], costs],
  [
    'a formation',
    { of: 'formation', section: 's1', id: 'chalk' },
    [...depths, 'variance', 'thickness'],
    decimals,
  ],
  ['a section end', inSection('section'), depths, decimals],
  [
    'the casing',
    inSection('casing'),
    ['casing_inner_diameter', 'casing_mass', 'casing_volume_per_meter', 'casing_drift'],
    decimals,
  ],
  [
    'the cement',
    inSection('cement'),
    ['lead', 'tail', 'top_fill', 'liner'].map((role) => `${role}_slurry_pressure_gradient`),
    decimals,
  ],
  ['the mud', inSection('mud'), mudProperties.map((property) => `${property}_exact`), decimals],
  [
    'the pressure tests',
    inSection('pressureTest'),
    ['annular_pressure', 'ram_pressure', 'casing_on_bump_pressure', 'liner_lap_pressure'],
    decimals,
  ],
  [
    'a reservoir',
    { of: 'reservoir', id: 'r1' },
    [
      'gradient',
      'pressure_lower_bound',
      'pressure_upper_bound',
      'true_vertical_depth_subsea_lower_bound',
      'true_vertical_depth_subsea_upper_bound',
    ],
    optionalDecimals,
  ],
  ['a reservoir', { of: 'reservoir', id: 'r1' }, ['formation_name'], [['12.5', '12.5']]],
];

const fields = groups.flatMap(([what, at, names, readings]) =>
  names.flatMap((field) => readings.map(([typed, value]) => [field, what, typed, value, at] as const)),
);

it.each(fields)('the field %s of %s reads %j as %j', (field, _what, typed, value, at) => {
  expect(read({ at, field }, typed)).toBe(value);
});

const edit = (make: Edit | null): Edit => {
  expect(make).not.toBeNull();
  return make!;
};
const typed = (at: Place, field: string, text: string) => setCell(montage, { at, field }, text, newId);

const edits: [what: string, make: () => Edit | null][] = [
  ['a section', () => typed(inSection('section'), depths[0]!, '1200')],
  ['the casing', () => typed(inSection('casing'), 'casing_grade', 'Q125')],
  ['the cement', () => typed(inSection('cement'), 'lead_slurry_type', 'Class A')],
  ['the mud', () => typed(inSection('mud'), 'mud_type', 'Oil based')],
  ['the logging', () => deleteLogging(montage, 's1')],
  ['a logging run', () => typed({ of: 'run', section: 's1', id: 's1-run-1' }, 'run_evaluation', 'Sonic')],
  ['the list of runs by adding', () => addRun(montage, 's1', newId)],
  ['the list of runs by removing', () => removeRun(montage, 's1', 's1-run-1')],
  ['the pressure tests', () => typed(inSection('pressureTest'), 'ram_pressure', '1')],
  ['a formation', () => typed({ of: 'formation', section: 's1', id: 'chalk' }, 'variance', '77')],
  ['the formations by adding', () => addFormation(montage, 's1', newId)],
  ['the formations by removing', () => removeFormation(montage, 's1', 'chalk')],
  [
    'the formations by moving',
    () => moveFormation(montage, { id: 'chalk', fromSection: 's1', toSection: 's2', index: 0 }),
  ],
  ['the top line', () => typed(topLine, 'well_name', 'Borealis-1')],
  ['the well heads by adding', () => addWellHead(montage, 'WH-Z', newId)],
  ['the well heads by removing', () => removeWellHead(montage, 'WH-A')],
  ['a reservoir', () => typed({ of: 'reservoir', id: 'r1' }, 'gradient', '77')],
  ['the reservoirs by adding', () => addListed(montage, { of: 'reservoirs' }, newId)],
  ['the reservoirs by removing', () => removeListed(montage, { of: 'reservoirs' }, 'r1')],
  ['a plan summary', () => editPlanStep(montage, 'p1', 'Another title', '')],
  ['the plan by adding', () => addPlanStep(montage, 'Hand over', '', newId)],
  ['the plan by removing', () => removePlanStep(montage, 'p1')],
  ['the plan by moving', () => movePlanStep(montage, 'p1', 1)],
];

it.each(edits)('an edit of %s leaves the montage unsaved', (_what, make) => {
  const loaded = openSession(montage);
  expect(isUnsaved(loaded)).toBe(false);
  expect(isUnsaved(commit(loaded, edit(make())))).toBe(true);
});

it.each([
  [12.125, '1/8'],
  [12.25, '1/4'],
  [12.375, '3/8'],
  [12.5, '1/2'],
  [12.625, '5/8'],
  [12.75, '3/4'],
  [12.875, '7/8'],
])('a size of %d inches is shown as %s', (size, eighths) => {
  const title = `12 ${eighths}″ Section 1`;
  for (const near of [size, size + 0.009, size - 0.009]) expect(sectionTitle(near, 1)).toBe(title);
  for (const far of [size + 0.011, size - 0.011])
    expect(sectionTitle(far, 1)).toMatch(/^12\.\d+″ Section 1$/);
});

it('a save without a montage says so, and makes no call', async () => {
  const logged: unknown[] = [];
  const calls: unknown[] = [];
  const attempt = createSaveAttempt({
    save: (payload) => {
      calls.push(payload);
      return Promise.reject(new ApiError('never', { kind: 'network' }));
    },
    load: () => Promise.reject(new ApiError('never', { kind: 'network' })),
    // Opened, but nothing to send: there is no montage.
    work: () => openWork(montage),
    version: () => null,
    apply: () => undefined,
    isMine: () => true,
    clock: systemClock,
    replaceWork: () => undefined,
    meetConflict: () => undefined,
    onSaved: () => undefined,
    onSuperseded: () => undefined,
    onError: (thrown) => logged.push(thrown),
  });
  expect(await attempt()).toMatchObject({ message: 'No montage data available to save' });
  expect(logged).toEqual([new Error('No montage data available to save')]);
  expect(calls).toEqual([]);
});
