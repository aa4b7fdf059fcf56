import { fold } from '../fold';

const PROPERTY =
  /^(?:(?:mud |fluid |slurry )?propert(?:y|ies)|parameters?|characteristics?|propiedad(?:es)?|parametros?|propriedades?|proprieta|parametri|eigenschaft(?:en)?|parametern?|eigenschap(?:pen)?|egenskap(?:er)?|proprietes?|parametres?|caracteristiques?)$/;
const VALUE =
  /^(?:values?|valor(?:es)?|valore|wert(?:e|ebereich)?|waarden?|verdi(?:er)?|valeurs?|range|rango|bereich|target|spec(?:ification)?s?|recommended|soll(?:wert)?)$/;
const UNIT = /^(?:units?|unidad(?:es)?|unidades?|unita|einheit(?:en)?|eenheid|enhet(?:er)?|unites?|uom)$/;

/** The columns of a list with a row for each property of each section: `Section | Property | Value | Unit`. */
export interface ListColumns {
  property: number;
  value: number;
  /** -1 if there is none. */
  unit: number;
}

/** The columns of a list of properties by its headings; null if they are those of another table. */
export function propertyList(headings: readonly string[]): ListColumns | null {
  const named = (pattern: RegExp) => headings.findIndex((heading) => pattern.test(fold(heading).trim()));
  const [property, value] = [named(PROPERTY), named(VALUE)];
  return property > 0 && value === property + 1 ? { property, value, unit: named(UNIT) } : null;
}
