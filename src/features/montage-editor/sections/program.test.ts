import { describe, expect, it } from 'vitest';
import { emptyLogging } from '@/domain/montage/empty';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { MudItem, Section } from '@/domain/montage/montage';
import { createLogging } from '@/domain/montage/program';
import { lineText, type ProgrammeColumn } from '@/domain/montage/section-programme';
import { programCells, programOf } from './program';

const [casingSection, , linerSection] = exampleMontage().sections_list as [Section, Section, Section];
const liner: Section = { ...casingSection, liner: true };

/** The text lines from top to bottom: titles, remarks and labels. */
const read = (section: Section, column: ProgrammeColumn) =>
  programOf(section)[column].map((line) => {
    if ('text' in line) return line.text;
    if (!('label' in line)) return line.kind;
    return line.values.length === 0 ? `${line.label} ${lineText(line)}` : line.label;
  });

describe('casing', () => {
  it('has the lines of the sheet; the pocket is always blank', () => {
    expect(read(casingSection, 'casing')).toEqual([
      'CSG. Size [in]',
      'CSG. Mass [kg/m]',
      'Grade/coupling',
      'Pocket [m] -',
      'ID [in]',
      'Drift [in]',
      'Volume/m [m³/m]',
      'Casing notes',
    ]);
  });

  it('gives the cursor two values for grade and coupling, and none for the pocket', () => {
    expect(programCells(casingSection, 'casing').map(({ field }) => field)).toEqual([
      'casing_outer_diameter',
      'casing_mass',
      'casing_grade',
      'casing_thread_type',
      'casing_inner_diameter',
      'casing_drift',
      'casing_volume_per_meter',
      'notes',
    ]);
  });
});

describe('cement', () => {
  const slurry = ['Type', 'Grad (kPa/m)', 'Excess', 'TOC', 'Additives'];

  it('of a casing has three slurries', () => {
    expect(read(casingSection, 'cement')).toEqual([
      '13 3/8″ Casing Cementation',
      'Lead',
      ...slurry,
      'Tail',
      ...slurry,
      'Topfill',
      ...slurry,
      'Cement notes',
    ]);
    const fields = programCells(casingSection, 'cement').map(({ field }) => field);
    expect(fields).toContain('top_fill_slurry_additives');
    expect(fields.some((field) => field.startsWith('liner'))).toBe(false);
  });

  it('of a liner has one', () => {
    expect(read(liner, 'cement')).toEqual(['13 3/8″ Liner Cementation', ...slurry, 'Cement notes']);
    expect(programCells(liner, 'cement').map(({ field }) => field)).toEqual([
      'liner_slurry_type',
      'liner_slurry_pressure_gradient',
      'liner_slurry_excess',
      'liner_slurry_top_of_cement',
      'liner_slurry_additives',
      'notes',
    ]);
  });

  it('has no size if the casing has none', () => {
    expect(read({ ...liner, casing_item: null }, 'cement')[0]).toBe('Liner Cementation');
  });
});

describe('nothing planned', () => {
  it.each([
    ['cement', 'No cement data'],
    ['mud', 'No mud data'],
    ['logging', 'No logging data'],
  ] as const)('%s says so and has no cells', (column, text) => {
    expect(read(linerSection, column)).toEqual([text]);
    expect(programCells(linerSection, column)).toEqual([]);
  });

  const without = emptyLogging('', casingSection.id);
  it.each([
    ['none', null, ['No logging data']],
    ['a deleted one', without, ['No logging data']],
    [
      'one without an id in which something is written',
      { ...without, notes: 'Gyro' },
      ['Logging Program', 'Evaluation', 'add-run', 'Logging notes'],
    ],
  ])('offers to create a logging programme only if that works: %s', (_, logging_item, lines) => {
    const section = { ...casingSection, logging_item };
    const montage = { ...exampleMontage(), sections_list: [section] };
    expect(read(section, 'logging')).toEqual(lines);
    expect(createLogging(montage, section.id, () => 'temp-1') !== null).toBe(lines.length === 1);
  });
});

describe('mud', () => {
  const mudOf = (given: Partial<MudItem>): Section => ({
    ...casingSection,
    mud_item: { ...casingSection.mud_item!, ...given },
  });
  const shown = (given: Partial<MudItem>, label: string) => {
    const line = programOf(mudOf(given)).mud.find((one) => 'label' in one && one.label === label);
    return line && 'values' in line ? lineText(line) : undefined;
  };

  it('has the lines of the sheet', () => {
    expect(read(casingSection, 'mud')).toEqual([
      'Type',
      'Properties',
      'Weight (kPa/m)',
      'pH',
      'Yield Point (Pa)',
      'API Fluid Loss (ml)',
      'See attached Mud Program',
      'Mud notes',
    ]);
  });

  it('shows bounds if there is no exact figure', () => {
    const bounds = { ph_exact: null, ph_lower: 9, ph_upper: 9.5 };
    expect(shown(bounds, 'pH')).toBe('9.0 – 9.5');
    expect(shown({ ...bounds, ph_upper: null }, 'pH')).toBe('≥ 9.0');
    expect(shown({ ...bounds, ph_lower: null }, 'pH')).toBe('≤ 9.5');
    expect(shown({ ...bounds, ph_exact: 9.2 }, 'pH')).toBe('9.2');
  });

  it('edits only the exact figure', () => {
    const fields = programCells(mudOf({ ph_exact: null }), 'mud').map(({ field }) => field);
    expect(fields.filter((field) => /_(lower|upper|text)$/.test(field))).toEqual([]);
    expect(fields).toContain('ph_exact');
  });

  it('shows the weight as in the document if no figure was understood', () => {
    const none = { mud_weight_exact: null, mud_weight_lower: null, mud_weight_upper: null };
    expect(shown(none, 'Weight (kPa/m)')).toBe('1.15 SG');
    expect(shown({ ...none, mud_weight_text: null }, 'Weight (kPa/m)')).toBe('-');
    expect(shown({}, 'Weight (kPa/m)')).toBe('11.28');
  });
});

describe('logging', () => {
  it('sorts its runs by number', () => {
    const logging = casingSection.logging_item!;
    const shuffled = {
      ...casingSection,
      logging_item: { ...logging, logging_runs_list: logging.logging_runs_list.toReversed() },
    };
    expect(read(shuffled, 'logging')).toEqual([
      'Logging Program',
      'Evaluation',
      'Run 1',
      'Run 2',
      'add-run',
      'Logging notes',
    ]);
  });
});

describe('pressure tests', () => {
  it('test the lap only for a liner', () => {
    expect(read(casingSection, 'pressureTest')).toEqual([
      'Annular (kPa)',
      'Ram (kPa)',
      'Casing on Bump (kPa)',
      'Pressure-test notes',
    ]);
    expect(read(liner, 'pressureTest')).toEqual([
      'Annular (kPa)',
      'Ram (kPa)',
      'Liner Lap (kPa)',
      'Casing on Bump (kPa)',
      'Pressure-test notes',
    ]);
  });
});

describe('a programme', () => {
  it('is computed once for each version of a section', () => {
    expect(programOf(casingSection)).toBe(programOf(casingSection));
    expect(programOf({ ...casingSection })).not.toBe(programOf(casingSection));
  });
});
