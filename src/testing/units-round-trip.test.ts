import { afterEach, describe, expect, it } from 'vitest';
import { checkMontage } from '@/domain/checks/check-montage';
import { defaultSettings } from '@/domain/checks/settings';
import type { Cell, Place } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import { catalogue, isTyped, kickFields, takesNumber, titleOf } from '@/domain/montage/catalogue';
import { cellText, cellValue, setCell } from '@/domain/montage/cells';
import type { Field } from '@/domain/montage/field';
import { findInMontage } from '@/domain/montage/find';
import { listAt } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { programmeLines } from '@/domain/montage/section-programme';
import { putInForce } from '@/domain/shown-units/in-force';
import {
  chosenQuantities,
  choices,
  documentUnits,
  systems,
  withChoice,
  type Units,
} from '@/domain/shown-units/units-of-person';
import { montageFileText, readMontageFile } from '@/exports/montage-file/montage-file';
import { readBack } from '@/exports/workbook/workbook-for-tests';

/** Values of every field in every unit, from what is typed to what is loaded again. */

afterEach(() => putInForce(documentUnits));

const montage = exampleMontage();
const section = montage.sections_list[0]!;
const trajectory = montage.trajectories_list![0]!;

const places: readonly Place[] = [
  ...(['section', 'casing', 'cement', 'mud', 'pressureTest'] as const).map((of) => ({
    of,
    section: section.id,
  })),
  { of: 'formation', section: section.id, id: section.formations_list[0]!.id },
  ...(['reservoirs', 'planSteps', 'trajectories', 'pressurePoints', 'strengthTests'] as const).map((list) => {
    const kinds = {
      reservoirs: 'reservoir',
      planSteps: 'planStep',
      trajectories: 'trajectory',
      pressurePoints: 'pressurePoint',
      strengthTests: 'strengthTest',
    } as const;
    return { of: kinds[list], id: listAt(montage, { of: list })[0]!.id } as Place;
  }),
  { of: 'stringPiece', section: section.id, id: section.drill_string_list![0]!.id },
  { of: 'station', trajectory: trajectory.id, id: trajectory.stations_list[0]!.id },
  { of: 'target', trajectory: trajectory.id, id: trajectory.targets_list[0]!.id },
];

const cells: readonly { cell: Cell; field: Field }[] = places.flatMap((at) =>
  Object.entries<Field>(catalogue[at.of]).flatMap(([name, field]) =>
    isTyped(field) && takesNumber(field) && field.measure ? [{ cell: { at, field: name }, field }] : [],
  ),
);

/** Documents' units too: there the chosen unit is the stored one. */
const unitsOf = ({ measure }: Field): readonly Units[] =>
  chosenQuantities
    .filter((quantity) => quantity === measure?.quantity)
    .flatMap((quantity) => choices[quantity].map((unit) => withChoice(documentUnits, quantity, unit)));

const texts = ['1', '0.1', '12.3', '1.48', '3200', '9000', '1234.56789', '-7.25', '0.000123', '98765.4321'];

it('every unit of every field: typed, shown, saved to a file and loaded is identical', () => {
  let compared = 0;
  for (const { cell, field } of cells)
    for (const units of unitsOf(field))
      for (const text of texts) {
        const edit = setCell(montage, cell, text, () => 'new', units);
        const edited = edit ? applyChanges(montage, edit.changes) : montage;
        expect(cellText(edited, cell, units)).toBe(text);
        const read = readMontageFile(montageFileText(edited));
        if (!read.ok) throw new Error(read.why);
        expect(cellValue(read.montage, cell)).toBe(cellValue(edited, cell));
        expect(cellText(read.montage, cell, units)).toBe(text);
        compared += 1;
      }
  expect(compared).toBeGreaterThan(1_000);
  const typed = new Set(cells.map(({ cell: { at, field } }) => `${at.of} ${field}`));
  for (const field of kickFields) expect(typed).toContain(`section ${field}`);
  expect(typed).toContain('stringPiece outer_diameter');
});

describe('in field units', () => {
  const inField = <T>(act: () => T): T => {
    putInForce(systems.field);
    return act();
  };

  it('titles, lines and findings say the unit and have its values', () => {
    expect(inField(() => titleOf(catalogue.formation.true_vertical_depth_subsea))).toBe('TVD SS (ft)');
    const lines = programmeLines(section, 'mud').flatMap((one) => ('label' in one ? [one.label] : []));
    expect(lines).toContain('Weight (ppg)');
    const wrong = withDepth(montage, 100);
    const words = checkMontage(wrong, defaultSettings).list.map(({ text }) => text);
    expect(words.some((text) => /\d ft\b/.test(text))).toBe(true);
    expect(words.filter((text) => /\d (?:m|kPa|kPa\/m)\b/.test(text))).toEqual([]);
    putInForce(documentUnits);
    const before = checkMontage(wrong, defaultSettings).list.map(({ text }) => text);
    expect(before.some((text) => /\d ft\b/.test(text))).toBe(false);
  });

  it('a value is found by what is shown', () => {
    const cell: Cell = {
      at: { of: 'formation', section: section.id, id: section.formations_list[0]!.id },
      field: 'thickness',
    };
    const edited = applyChanges(
      montage,
      setCell(montage, cell, '4321.5', () => 'new', systems.field)!.changes,
    );
    expect(inField(() => findInMontage(edited, '4,321.5'))).toEqual([cell]);
    putInForce(documentUnits);
    expect(findInMontage(edited, '4321.5')).toEqual([]);
  });

  it('a workbook has headings with the units, and numbers in them', async () => {
    putInForce(systems.field);
    const sheets = await readBack(montage);
    const [heads = [], first = []] = sheets.get('Formations') ?? [];
    const column = heads.indexOf('TVD SS (ft)');
    const ssM = section.formations_list[0]!.true_vertical_depth_subsea!;
    expect(first[column]).toBeCloseTo(ssM / 0.3048, 9);
    expect(
      [...sheets.values()].flat(2).filter((value) => /\((?:m|kPa|kPa\/m)\)/.test(String(value))),
    ).toEqual([]);
    putInForce(documentUnits);
    expect((await readBack(montage)).get('Formations')?.[0]).toContain('TVD SS (m)');
  });
});

const withDepth = (one: Montage, ahdM: number): Montage => {
  const at = { of: 'section', section: one.sections_list.at(-1)!.id } as const;
  const cell = { at, field: 'along_hole_depth_below_drill_floor' };
  return applyChanges(one, setCell(one, cell, String(ahdM), () => 'new')!.changes);
};
