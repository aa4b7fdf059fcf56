import { unitsInForce } from '../shown-units/in-force';
import { chosenUnit, documentUnits, precisionOf, type Units } from '../shown-units/units-of-person';
import type { Field } from './field';

const known = new WeakMap<Units, WeakMap<Field, Field>>();

/** A field as a person sees it: unit, decimals and step. The same object each time; the field itself if it is stored so. */
export function fieldIn(units: Units, field: Field): Field {
  if (units === documentUnits || !field.measure) return field;
  const fields = known.get(units) ?? new WeakMap<Field, Field>();
  known.set(units, fields);
  const made = fields.get(field) ?? convertedField(units, field);
  fields.set(field, made);
  return made;
}

function convertedField(units: Units, field: Field): Field {
  const { measure, unit = '()' } = field;
  const shown = measure && chosenUnit(units, measure.quantity, measure.stored);
  if (!shown) return field;
  const { label, decimals, step } = precisionOf(measure.quantity, shown);
  const [open, close] = [unit.at(0), unit.at(-1)];
  return { ...field, unit: `${open}${label}${close}`, measure: { ...measure, shown }, decimals, step };
}

/** The field as the person sees it who looks. */
export const inForce = (field: Field): Field => fieldIn(unitsInForce(), field);
