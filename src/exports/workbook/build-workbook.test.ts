import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import { stepFigures } from '@/domain/montage/catalogue';
import type { Montage, PlanSummary } from '@/domain/montage/montage';
import { hasFigures } from '@/domain/montage/plan';
import { planTotals } from '@/domain/time-and-cost/plan-totals';
import { wells } from '@/mocks/seed/wells';
import { buildWorkbook } from './build-workbook';
import { orderOf, readBack, rowsOf } from './workbook-for-tests';

const partsOf = async (montage: Montage) => {
  const { bytes } = await buildWorkbook(orderOf(montage), () => undefined);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
};

const nothing: Montage = {
  id: 'm1',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
};

const all: [string, Montage][] = [
  ['the example', exampleMontage()],
  ['a well without a fault', exampleWell],
  ...wells.map(({ montage }): [string, Montage] => [montage.id, montage as Montage]),
];

/** Typed figures, and the likely end and cost of the examples' steps, which follow from them. */
const likely: Record<string, (number | null)[]> = {
  p1: [2, 3_100_000],
  p2: [27.5, 6_375_000],
  p3: [null, null],
};
const figuresOf = (of: PlanSummary) => [
  ...stepFigures.map((field) => of[field] ?? null),
  ...(likely[of.id] ?? []),
];
const totalsOf = (steps: readonly PlanSummary[]) =>
  (planTotals(steps)?.totals ?? []).map(({ name, days, cost }) => [
    null,
    `${name} of the plan (triangular, independent steps)`,
    ...stepFigures.map(() => null),
    null,
    days,
    cost,
  ]);

describe('a workbook read back', () => {
  it.each(all)('contains every value of %s', async (_, montage) => {
    const sheets = await readBack(montage);
    const sections = montage.sections_list.map((one, at) => ({ one, key: [at + 1, one.diameter] }));
    const each = <Of>(list: readonly Of[], instead: string, row: (of: Of) => unknown[]) =>
      list.length > 0 ? list.map((of) => row(of)) : [[instead]];

    expect(rowsOf(sheets, 'Formations').map(withoutEnd)).toEqual(
      each(
        sections.flatMap(({ one, key }) => one.formations_list.map((of) => ({ of, key }))),
        'No formations.',
        ({ of, key }) => [
          ...key,
          of.formation_name,
          of.true_vertical_depth_subsea,
          of.true_vertical_depth_below_drill_floor,
          of.along_hole_depth_below_drill_floor,
          of.variance,
          of.thickness,
        ],
      ).map(withoutEnd),
    );
    expect(rowsOf(sheets, 'Reservoirs').map(withoutEnd)).toEqual(
      each(montage.reservoirs_list, 'No reservoir data available.', (of) => [
        of.formation_name,
        of.pressure_lower_bound,
        of.pressure_upper_bound,
        of.true_vertical_depth_subsea_lower_bound,
        of.true_vertical_depth_subsea_upper_bound,
        of.gradient,
      ]).map(withoutEnd),
    );
    const { pressure_points_list: points = [], strength_tests_list: tests = [] } = montage;
    expect(sheets.has('Pressure profile')).toBe(points.length > 0);
    expect(rowsOf(sheets, 'Pressure profile').map(withoutEnd)).toEqual(
      points.map((of) =>
        withoutEnd([
          of.true_vertical_depth_subsea,
          of.pore_pressure,
          of.fracture_pressure,
          of.overburden_pressure,
          of.notes,
        ]),
      ),
    );
    expect(rowsOf(sheets, 'Strength tests').map(withoutEnd)).toEqual(
      tests.map((of) =>
        withoutEnd([of.test_type, of.status, of.true_vertical_depth_subsea, of.pressure, of.notes]),
      ),
    );
    const { risks_list: risks = [] } = montage;
    expect(sheets.has('Risks')).toBe(risks.length > 0);
    expect(rowsOf(sheets, 'Risks').map((row) => row[2])).toEqual(
      expect.arrayContaining(risks.map(({ risk }) => risk)),
    );
    expect(rowsOf(sheets, 'Plan').map(withoutEnd)).toEqual(
      [
        ...each(montage.plan_summaries_list, 'No steps have been planned.', (of) => [
          of.rank,
          of.title,
          of.description,
          ...(hasFigures(montage.plan_summaries_list) ? figuresOf(of) : []),
        ]),
        ...totalsOf(montage.plan_summaries_list),
      ].map(withoutEnd),
    );
    expect(rowsOf(sheets, 'Casing').map(withoutEnd)).toEqual(
      each(sections, 'No sections.', ({ one: { casing_item: of }, key }) => [
        ...key,
        of?.casing_outer_diameter,
        of?.casing_mass,
        of?.casing_grade,
        of?.casing_thread_type,
        of?.casing_inner_diameter,
        of?.casing_drift,
        of?.casing_volume_per_meter,
        of?.notes,
      ]).map(withoutEnd),
    );
    for (const [name, items] of [
      ['Cement', sections.map(({ one }) => one.cement_item)],
      ['Mud', sections.map(({ one }) => one.mud_item)],
      ['Pressure tests', sections.map(({ one }) => one.pressure_test_item)],
    ] as const)
      items.forEach((item, at) => {
        const { id: _id, ...values } = item ?? { id: '' };
        const row = rowsOf(sheets, name)[at] ?? [];
        const inRow = row.slice(2).filter((value) => value !== null);
        expect(inRow.toSorted()).toEqual(
          Object.values(values)
            .filter((value) => value !== null && value !== '')
            .toSorted(),
        );
      });
  });

  it('has a row for each logging run', async () => {
    const rows = rowsOf(await readBack(exampleMontage()), 'Logging').map(withoutEnd);
    expect(rows).toEqual([
      [1, 17.5, 'Correlation', 1, 'Gamma ray', 'Gyro at the kick-off'],
      [1, 17.5, 'Correlation', 2, null, 'Gyro at the kick-off'],
      [2, 12.25, 'Correlation', 1, 'Gamma ray', 'Gyro at the kick-off'],
      [2, 12.25, 'Correlation', 2, null, 'Gyro at the kick-off'],
      [3, 8.5],
    ]);
  });

  it('lays the sections out as the editor does', async () => {
    const rows = (await readBack(exampleMontage())).get('Sections') ?? [];
    expect(rows[0]?.filter((value) => value !== null)).toEqual([
      'Proposed Top / Depths',
      'TVD SS (m)',
      'TVD BDF (m)',
      'AHD BDF (m)',
      'Range (m)',
      'Thickness (m)',
      'CASING',
      'CEMENT',
      'MUD',
      'LOGGING',
      'PRESSURE TESTS',
    ]);
    expect(rows.flatMap((row) => row[0] ?? [])).toEqual([
      'Proposed Top / Depths',
      '17 1/2″ Section 1',
      '12 1/4″ Section 2',
      '8 1/2″ Section 3',
    ]);
    expect(rows.slice(2, 5).map((row) => row.slice(1, 9))).toEqual([
      ['North Sea Group', 486, 519.5, 526, 5, 100, 'CSG. Size [in]', '13 3/8'],
      ['Chalk', 1098, 1131.5, 1138, 5, 100, 'CSG. Mass [kg/m]', 101.19],
      ['Section TD', 1116.5, 1150, 1163.4, null, null, 'Grade/coupling', 'L80 / BTC'],
    ]);
    const texts = rows.flat();
    expect(texts).toEqual(
      expect.arrayContaining(['13 3/8″ Casing Cementation', 'No mud data', 'Liner Lap (kPa)', 'Run 2']),
    );
    // The last formation has no depth: a dash instead of a zero.
    expect(rows.find((row) => row[1] === 'Ten Boer')?.slice(2, 5)).toEqual(['-', '-', '-']);
  });

  it('gives the well, the date and unsaved edits on its first sheet', async () => {
    const first = async (unsaved: boolean) =>
      ((await readBack(exampleMontage(), { unsaved })).get('Top line') ?? []).map(withoutEnd);
    const rows = await first(true);
    expect(rows.slice(0, 4).map(([text]) => text)).toEqual([
      'DRILLING PROGRAMME',
      'Aurora-3',
      'Montage of 22 November 2026, 14:05 (Europe/Amsterdam)',
      'Unsaved edits: this workbook holds edits that have not been saved.',
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['AFE cost (USD)', 18_400_000],
        ['Objective', '-'],
        ['Well heads', 'WH-A'],
        ['', 'WH-B'].map((text) => text || null),
      ]),
    );
    expect((await first(false)).flat().join(' ')).not.toMatch(/unsaved/i);
  });

  it('is made from an empty montage', async () => {
    const sheets = await readBack(nothing);
    expect([...sheets].map(([name]) => name)).toEqual([
      'Top line',
      'Sections',
      'Formations',
      'Reservoirs',
      'Plan',
      'Hole sections',
      'Casing',
      'Cement',
      'Mud',
      'Logging',
      'Pressure tests',
    ]);
    expect(sheets.get('Top line')?.flat()).toContain('No Top Line data available.');
  });
});

describe('the file of a workbook', () => {
  it('freezes its headings, repeats them in print, and fits the width of a page', async () => {
    const parts = await partsOf(exampleMontage());
    expect(parts['xl/workbook.xml']).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Sections'!$1:$1</definedName>`,
    );
    const sections = parts['xl/worksheets/sheet2.xml'] ?? '';
    expect(sections).toContain('<pane xSplit="2" ySplit="1" topLeftCell="C2"');
    expect(sections).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sections).toContain(
      '<pageSetup paperSize="8" fitToWidth="1" fitToHeight="0" orientation="landscape"/>',
    );
    expect(parts['docProps/core.xml']).toContain('<dc:title>Aurora-3: drilling programme</dc:title>');
  });

  it('merges no cell twice, however long the texts are', async () => {
    const montage = exampleMontage();
    const noted = montage.sections_list.map((one) => ({
      ...one,
      casing_item: one.casing_item && { ...one.casing_item, notes: 'Set it in the chalk. '.repeat(60) },
      mud_item: one.mud_item && { ...one.mud_item, notes: 'W'.repeat(900) },
    }));
    const parts = await partsOf({ ...montage, sections_list: noted });
    const taken = new Set<string>();
    for (const [, from, top, to, bottom] of (parts['xl/worksheets/sheet2.xml'] ?? '').matchAll(
      /<mergeCell ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g,
    ))
      for (let row = Number(top); row <= Number(bottom); row += 1)
        for (const column of [from, to]) {
          expect(taken).not.toContain(`${column}${row}`);
          taken.add(`${column}${row}`);
        }
    expect(taken.size).toBeGreaterThan(100);
  });

  it('is the same for the same order, and reports progress', async () => {
    const progress: number[] = [];
    const make = () =>
      buildWorkbook(orderOf(exampleMontage()), ({ done, of }) => void progress.push(done / of));
    const one = await make();
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect((await make()).bytes).toEqual(one.bytes);
    expect(one.name).toBe('Aurora-3 montage.xlsx');
  });

  it('gives long names rows of several lines', async () => {
    const long = section('s1', 12.25, [formation('s1', 'long', 100, 'Slochteren '.repeat(30))]);
    const parts = await partsOf({ ...exampleMontage(), sections_list: [long] });
    const height = Number(/<row r="3" ht="([\d.]+)"/.exec(parts['xl/worksheets/sheet2.xml'] ?? '')?.[1]);
    expect(height).toBeGreaterThan(100);
    expect(height).toBeLessThan(409);
  });
});

/** A reader may return blank cells at the end of a row, or none. */
function withoutEnd(row: readonly unknown[]): unknown[] {
  const end = row.findLastIndex((value) => value !== null && value !== undefined);
  return row.slice(0, end + 1).map((value) => value ?? null);
}
