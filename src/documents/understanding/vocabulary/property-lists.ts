import { fold } from '../words/fold';

const PROPERTY =
  /^(?:(?:mud |fluid |slurry )?propert(?:y|ies)|parameters?|characteristics?|propiedad(?:es)?|parametros?|propriedades?|proprieta|parametri|eigenschaft(?:en)?|parametern?|eigenschap(?:pen)?|egenskap(?:er)?|proprietes?|parametres?|caracteristiques?)$/;
const VALUE =
  /^(?:values?|valor(?:es)?|valore|wert(?:e|ebereich)?|waarden?|verdi(?:er)?|valeurs?|range|rango|bereich|target|spec(?:ification)?s?|recommended|programme?|programma|programm|programa|plan(?:ned)?|soll(?:wert)?)$/;
/** With what was used in offset wells. */
const MOST_COLUMNS = 8;
const UNIT = /^(?:units?|unidad(?:es)?|unidades?|unita|einheit(?:en)?|eenheid|enhet(?:er)?|unites?|uom)$/;

/** `A-3 actual*`: what was used in another well. */
const OF_ANOTHER_WELL = /\b(?:actuals?|offset|as (?:drilled|used|run))\b/;

const LEAST = /^(?:min(?:imum|imo|imal)?\.?|lower|low)$/;
const MOST = /^(?:max(?:imum|imo|imal)?\.?|upper|high)$/;

/** The columns of a list with a row for each property of each section: `Section | Property | Value | Unit`. */
export interface ListColumns {
  property: number;
  /** That of its lower end, if the values have two columns. */
  value: number;
  /** `Min | Max`: that of the upper end. */
  most?: number;
  /** -1 if there is none. */
  unit: number;
  /** How many columns the list has. */
  width: number;
}

/**
 * `Property | Unit | Value`: the columns of a list of the properties of one thing, which its title names; null for other
 * headings.
 */
export function propertiesOfOne(headings: readonly string[]): ListColumns | null {
  if (headings.length < 2 || headings.length > MOST_COLUMNS) return null;
  const plain = headings.map((heading) => fold(heading).trim());
  const [property, value, unit] = [PROPERTY, VALUE, UNIT].map((pattern) =>
    plain.findIndex((heading) => pattern.test(heading)),
  ) as [number, number, number];
  const known = [property, value, unit].filter((column) => column !== -1).length;
  const others = plain.filter((heading) => OF_ANOTHER_WELL.test(heading)).length;
  return property === 0 && value > 0 && known + others === headings.length
    ? { property, value, unit, width: headings.length }
    : null;
}

/** The columns of a list of properties by its headings; null if they are those of another table. */
export function propertyList(headings: readonly string[]): ListColumns | null {
  const named = (pattern: RegExp) => headings.findIndex((heading) => pattern.test(fold(heading).trim()));
  const [property, value] = [named(PROPERTY), named(VALUE)];
  const [least, most] = [named(LEAST), named(MOST)];
  if (property <= 0) return null;
  if (value === property + 1) return { property, value, unit: named(UNIT), width: headings.length };
  return least === property + 1 && most === least + 1
    ? { property, value: least, most, unit: named(UNIT), width: headings.length }
    : null;
}
