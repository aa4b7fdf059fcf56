import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenQuantities, choices, systems, withChoice, type Units } from '../shown-units/units-of-person';
import { putInForce } from '../shown-units/in-force';
import { unitsOf } from '../shown-units/vocabulary';
import type { Cell, Entities } from './address';
import { applyChanges } from './apply';
import { catalogue, isTyped, takesNumber } from './catalogue';
import { cellText, cellValue, setCell } from './cells';
import type { Field } from './field';
import { fieldIn } from './field-in';
import { exampleMontage } from './montage-for-tests';
import { readNumber } from './parse';
import { editedText, readField } from './read-field';
import { shown } from './shown';

/** Every field that a number is typed into, by the unit of the contract. */
const fields = Object.entries(catalogue).flatMap(([of, own]) =>
  Object.entries<Field>(own).flatMap(([name, field]) =>
    isTyped(field) && takesNumber(field) && field.kind !== 'whole'
      ? [{ of: of as keyof Entities, name, field }]
      : [],
  ),
);
const measured = fields.filter(({ field }) => field.measure);

const everyUnit: readonly Units[] = [
  ...Object.values(systems),
  ...chosenQuantities.flatMap((quantity) => choices[quantity].map((unit) => withChoice({}, quantity, unit))),
];

const unitsOfPerson = fc.constantFrom(...everyUnit);
const someField = fc.constantFrom(...measured);
/** As people type: up to twelve digits. */
const typed = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, decimals]) => String(Number((digits / 10 ** decimals).toPrecision(12))));
const stored = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => !Object.is(value, -0));

const valueOf = (field: Field, text: string, units: Units): number => {
  const read = readField(field, text, units);
  if (!('value' in read) || typeof read.value !== 'number') throw new Error(`${text} gives no number.`);
  return read.value;
};

it('covers the fields of every kind of entity with numbers', () => {
  expect(new Set(measured.map(({ of }) => of)).size).toBeGreaterThanOrEqual(11);
  expect(measured.length).toBeGreaterThan(40);
});

describe('every unit of every field', () => {
  it('shows a number as it was typed, and parses it to exactly the same value', () => {
    fc.assert(
      fc.property(someField, unitsOfPerson, typed, ({ field }, units, text) => {
        const value = valueOf(field, text, units);
        expect(editedText(field, value, units)).toBe(text);
        expect(valueOf(field, editedText(field, value, units), units)).toBe(value);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads a typed unit the same, whatever unit is shown', () => {
    fc.assert(
      fc.property(someField, unitsOfPerson, unitsOfPerson, typed, ({ field }, from, to, text) => {
        const shownField = fieldIn(from, field);
        const label = (shownField.unit ?? '').slice(1, -1);
        expect(valueOf(field, `${text} ${label}`, to)).toBe(valueOf(field, text, from));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps a stored value to its last bit if its text is committed again and again', () => {
    fc.assert(
      fc.property(stored, unitsOfPerson, unitsOfPerson, (value, units, others) => {
        const montage = exampleMontage();
        const [reservoir] = montage.reservoirs_list;
        const cell: Cell = { at: { of: 'reservoir', id: reservoir!.id }, field: 'pressure_lower_bound' };
        let now = {
          ...montage,
          reservoirs_list: [{ ...reservoir!, pressure_lower_bound: value, gradient: value }],
        };
        for (const [field, as] of [
          ['pressure_lower_bound', units],
          ['gradient', others],
          ['pressure_lower_bound', others],
          ['gradient', units],
        ] as const) {
          const one = { ...cell, field };
          const edit = setCell(now, one, cellText(now, one, as), () => 'new', as);
          expect(edit).toBeNull();
          // With its unit it is the same number.
          const label = (fieldIn(as, catalogue.reservoir[field]).unit ?? '').slice(1, -1);
          const again = setCell(now, one, `${cellText(now, one, as)} ${label}`, () => 'new', as);
          if (again) now = applyChanges(now, again.changes) as typeof now;
          expect(cellValue(now, one)).toBe(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('shows what is stored, rounded to the decimals of the unit', () => {
    fc.assert(
      fc.property(someField, unitsOfPerson, typed, ({ field }, units, text) => {
        putInForce(units);
        const text15 = editedText(field, valueOf(field, text, units), units);
        const { decimals } = fieldIn(units, field);
        const rounded = readNumber(shown(field, valueOf(field, text, units)));
        putInForce({});
        expect(Math.abs((rounded ?? Number.NaN) - Number(text15))).toBeLessThanOrEqual(
          0.5 * 10 ** -decimals[1] + Math.abs(Number(text15)) * 1e-12,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

it('offers only units that the vocabulary names and the parser reads', () => {
  for (const quantity of chosenQuantities)
    for (const unit of choices[quantity]) expect(unitsOf(quantity)[unit]?.label).toBeTruthy();
});
