import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMontage } from '../checks/check-montage';
import type { Cell } from '../montage/address';
import { depthColumns, type DepthField } from '../montage/catalogue';
import { cellValue, setCell } from '../montage/cells';
import { addFormation } from '../montage/formations';
import type { Formation, Montage, Section } from '../montage/montage';
import { countingIds, section } from '../montage/montage-for-tests';
import { addSection } from '../montage/section-edits';
import { commit, openSession, undo } from '../montage/session';
import {
  keepConsistent,
  recalculatedValues,
  recalculation,
  undeterminedDepths,
  type RecalculationScope,
} from './recalculate';

const ss = 'true_vertical_depth_subsea';
const bdf = 'true_vertical_depth_below_drill_floor';
const ahd = 'along_hole_depth_below_drill_floor';
const shortNames: Record<string, string> = { [ss]: 'ss', [bdf]: 'bdf', [ahd]: 'ahd', thickness: 'thickness' };

const floorM = 33.5;
type Row = readonly [name: string, ssM: number, ahdM: number, thicknessM: number | null];
const depths = (ssM: number, ahdM: number) =>
  ({ [ss]: ssM, [bdf]: ssM + floorM, [ahd]: ahdM }) as Pick<Section, DepthField>;
const top = (section_id: string, [name, ssM, ahdM, thickness]: Row): Formation => ({
  id: name,
  section_id,
  formation_name: name,
  ...depths(ssM, ahdM),
  variance: 5,
  thickness,
});
const part = (id: string, rows: readonly Row[], end: readonly [ssM: number, ahdM: number]): Section =>
  section(
    id,
    12.25,
    rows.map((row) => top(id, row)),
    depths(...end),
  );

/** A deviated well like the one of the drawings: vertical to 500 m, then building. */
const deviated = (): Montage => ({
  id: 'm',
  reservoirs_list: [],
  plan_summaries_list: [],
  top_line_item: null,
  sections_list: [
    part(
      's1',
      [
        ['North Sea', 286.5, 320, 409.5],
        ['Lower', 696, 740, 402],
      ],
      [1098, 1182.9],
    ),
    part(
      's2',
      [
        ['Chalk', 1098, 1182.9, 796],
        ['Texel', 1894, 2102.1, 622.5],
      ],
      [2516.5, 2820.9],
    ),
  ],
});
const vertical = (): Montage => ({
  ...deviated(),
  sections_list: [
    part(
      's1',
      [
        ['North Sea', 286.5, 320, 409.5],
        ['Lower', 696, 729.5, 402],
      ],
      [1098, 1131.5],
    ),
  ],
});

const topCell = (id: string, field: string, home = 's1'): Cell => ({
  at: { of: 'formation', section: home, id },
  field,
});
const endCell = (home: string, field: string): Cell => ({ at: { of: 'section', section: home }, field });

const typed = (montage: Montage, cell: Cell, text: string): Montage =>
  commit(openSession(montage), setCell(montage, cell, text, countingIds())!).montage;

function after(montage: Montage, cell: Cell, text: string, scope: RecalculationScope = 'row') {
  const edited = typed(montage, cell, text);
  const values = recalculatedValues({ before: openSession(montage).montage, after: edited, cell }, scope);
  return {
    edited,
    values,
    texts: values.map(
      ({ cell: { at, field }, to }) =>
        `${'id' in at ? at.id : 'section' in at ? at.section : ''} ${shortNames[field]} ${to}`,
    ),
  };
}

describe('the row of an edited depth', () => {
  it('follows TVD SS by the drill floor, the path and the tops around it', () => {
    const { texts } = after(deviated(), topCell('Lower', ss), '706');
    expect(texts.slice(0, 1)).toEqual(['Lower bdf 739.5']);
    const [name, field, value] = texts[1]!.split(' ');
    expect([name, field]).toEqual(['Lower', 'ahd']);
    expect(Number(value)).toBeGreaterThan(750);
    expect(Number(value)).toBeLessThan(753);
    expect(texts.slice(2)).toEqual(['North Sea thickness 419.5', 'Lower thickness 392']);
  });

  it('follows TVD BDF and AHD as well', () => {
    expect(after(deviated(), topCell('Lower', bdf), '739.5').texts[0]).toBe('Lower ss 706');
    const { values } = after(deviated(), topCell('Lower', ahd), '790');
    expect(values.map(({ cell }) => shortNames[cell.field])).toEqual(['ss', 'bdf', 'thickness', 'thickness']);
    expect(values[1]!.to - values[0]!.to).toBeCloseTo(floorM, 2);
    expect(values[1]!.to).toBeGreaterThan(729.5);
    expect(values[1]!.to).toBeLessThan(790);
  });

  it('takes the shoe that was set at the top with it', () => {
    const { texts } = after(deviated(), topCell('Chalk', ss, 's2'), '1108');
    expect(texts).toContain('s1 ss 1108');
    expect(texts).toContain('s1 bdf 1141.5');
    expect(texts.some((text) => text.startsWith('s1 ahd 1'))).toBe(true);
    // The Lower formation ends at the Chalk.
    expect(texts).toContain('Lower thickness 412');
  });

  it('leaves an end where another top has its depth, and a thickness that did not agree before', () => {
    const two = deviated();
    const sections_list = two.sections_list.map((one) =>
      one.id === 's2'
        ? { ...one, formations_list: [top('s2', ['Group', 1098, 1182.9, 500]), ...one.formations_list] }
        : one,
    );
    const { texts } = after({ ...two, sections_list }, topCell('Chalk', ss, 's2'), '1108');
    expect(texts.filter((text) => text.startsWith('s1') || text.startsWith('Group'))).toEqual([]);
  });

  it('knows no AHD below the deepest point of a deviated well, but of a vertical one', () => {
    expect(after(deviated(), endCell('s2', ss), '2600').texts).toEqual([
      's2 bdf 2633.5',
      'Texel thickness 706',
    ]);
    const deeper = { before: deviated(), after: typed(deviated(), endCell('s2', ss), '2600') };
    expect(undeterminedDepths({ ...deeper, cell: endCell('s2', ss) })).toEqual([ahd]);
    expect(after(vertical(), endCell('s1', ss), '1200').texts).toEqual([
      's1 bdf 1233.5',
      's1 ahd 1233.5',
      'Lower thickness 504',
    ]);
  });

  it('fills a new formation from one depth', () => {
    const begun = openSession(deviated());
    const added = commit(begun, addFormation(begun.montage, 's2', countingIds())!).montage;
    const { texts } = after(added, topCell('temp-1', ss, 's2'), '1500');
    expect(texts[0]).toBe('temp-1 bdf 1533.5');
    expect(texts).toContain('temp-1 thickness 394');
    expect(texts).toContain('Chalk thickness 402');
  });

  it('fills only empty cells from a cell that was empty, and moves nothing for a corrected AHD', () => {
    const { sections_list, ...rest } = deviated();
    const withAhd = (depthM: number | null): Montage => ({
      ...rest,
      sections_list: sections_list.map((one) => ({
        ...one,
        formations_list: one.formations_list.map((row) =>
          row.id === 'Lower' ? { ...row, [ahd]: depthM } : row,
        ),
      })),
    });
    expect(after(withAhd(null), topCell('Lower', ahd), '745').texts).toEqual([]);
    expect(after(withAhd(7400), topCell('Lower', ahd), '745').texts).toEqual([]);
  });

  it('invents nothing: not for a first row, other fields, or cleared depths', () => {
    const none: Montage = { ...deviated(), sections_list: [] };
    const head = { diameter: 26, description: null, liner: false };
    const one = commit(openSession(none), addSection(none, head, 'end', countingIds())!).montage;
    const two = commit(
      openSession(one),
      addFormation(one, 'temp-1', () => 'temp-2')!,
    ).montage;
    expect(after(two, topCell('temp-2', ss, 'temp-1'), '500').texts).toEqual([]);
    expect(after(deviated(), topCell('Lower', 'variance'), '9').texts).toEqual([]);
    expect(after(deviated(), topCell('Lower', ss), '').texts).toEqual([]);
  });
});

describe('a section and all', () => {
  const broken = (): Montage => {
    const { sections_list, ...rest } = deviated();
    return {
      ...rest,
      sections_list: sections_list.map((one) => ({
        ...one,
        formations_list: one.formations_list.map((row) =>
          row.id === 'North Sea'
            ? { ...row, [bdf]: null }
            : row.id === 'Texel'
              ? { ...row, thickness: 1 }
              : row,
        ),
      })),
    };
  };

  it('also correct what contradicts TVD SS, and leave what agrees', () => {
    const texts = (scope: RecalculationScope) => after(broken(), topCell('Lower', ss), '706', scope).texts;
    expect(texts('row').join()).not.toMatch(/North Sea bdf|Texel/);
    expect(texts('section')).toContain('North Sea bdf 320');
    expect(texts('section').join()).not.toContain('Texel');
    expect(texts('all')).toContain('Texel thickness 622.5');
    expect(texts('all').join()).not.toContain('Chalk');
  });

  it('give one edit with its own label and one undo', () => {
    const cell = topCell('Lower', ss);
    const session = commit(openSession(broken()), setCell(broken(), cell, '706', countingIds())!);
    for (const [scope, label] of [
      ['row', 'Recalculate Lower'],
      ['section', 'Recalculate 12 1/4″ Section 1'],
      ['all', 'Recalculate all depths'],
    ] as const) {
      const values = recalculatedValues({ before: broken(), after: session.montage, cell }, scope);
      const edit = recalculation(session.montage, cell, scope, values)!;
      expect(edit.label).toBe(label);
      const done = commit(session, edit);
      expect(recalculatedValues({ before: broken(), after: done.montage, cell }, scope)).toEqual([]);
      expect(undo(done).montage).toEqual(session.montage);
    }
    expect(recalculation(session.montage, endCell('s1', ss), 'row', [])).toBeNull();
  });
});

describe('keeping depths consistent', () => {
  it('puts what follows into the same step', () => {
    const montage = openSession(deviated()).montage;
    const edit = keepConsistent(montage, setCell(montage, topCell('Lower', ss), '706', countingIds())!);
    expect(edit.label).toBe('Set TVD SS of Lower');
    const session = commit(openSession(montage), edit);
    expect(cellValue(session.montage, topCell('Lower', bdf))).toBe(739.5);
    expect(undo(session).montage).toEqual(montage);
    const name = setCell(montage, topCell('Lower', 'formation_name'), 'x', countingIds())!;
    expect(keepConsistent(montage, name)).toBe(name);
  });

  it('adds no finding about the drill floor, thickness or AHD for any edit of a depth between the ends of the path', () => {
    const rules = new Set(['depth-drill-floor', 'depth-along-hole', 'formation-thickness']);
    const findings = (montage: Montage) => checkMontage(montage).list.filter(({ rule }) => rules.has(rule));
    const cells = deviated().sections_list.flatMap(({ id, formations_list }) =>
      formations_list.flatMap((row) => depthColumns.map((field) => topCell(row.id, field, id))),
    );
    const edits = fc.array(
      fc.tuple(fc.constantFrom(...cells), fc.double({ min: 50, max: 2400, noNaN: true })),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    expect(findings(deviated())).toEqual([]);
    fc.assert(
      fc.property(edits, (all) => {
        let session = openSession(deviated());
        for (const [cell, depthM] of all) {
          const text = depthM.toFixed(1);
          const edit = setCell(session.montage, cell, text, countingIds());
          if (edit) session = commit(session, keepConsistent(session.montage, edit));
        }
        expect(findings(session.montage)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
