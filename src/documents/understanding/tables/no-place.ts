import type { Table } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { convert } from '../units/units';

/** Headings of what a montage has no place for: bit records, revisions, hydraulics, drilling assemblies, design factors. */
const OF_BITS = /\b(?:iadc|nozzles?|tfa|dull|bit (?:no|nr|type|run|size)|wob|rop)\b/;
const OF_FACTORS =
  /\b(?:burst|collapse|tension|triaxial)\b.*\b(?:sf|df|factors?)\b|\b(?:safety|design) factors?\b/;
const OF_REVISIONS =
  /^(?:rev\w*|version\w*|versie|stand|issue|utgave|ausgabe|edition|indice|edicion)\b.*\b(?:dat\w*|fecha)\b/;
const OF_PEOPLE = /\b(?:phone|telephone|telefon\w*|telefoon\w*|telefono|e-?mail|mobile)\b/;

const isVolume = (unit: string) =>
  /^(?:bbls?|m\s?[3\u00b3]|cu\.? ?ft|ft\s?[3\u00b3]|l|litres?|gal)$/i.test(unit);
const isMoney = (unit: string) =>
  /^(?:[km]?(?:usd|eur|nok|gbp|cad|aud|brl)|[mk]?\u20ac|\u00a3|(?:us|c|a)?\$)$/i.test(unit);

/** Whether every column that has a unit is of volumes or of money, next to the names of its rows. */
function isOfAmounts(headings: readonly string[]): boolean {
  const units = headings.flatMap((heading) => parseHeading(heading).unit ?? heading.split(' ').at(-1) ?? []);
  const amounts = units.filter((unit) => isVolume(unit) || isMoney(unit));
  const others = units.filter((unit) =>
    (['length', 'pressure', 'gradient', 'linearMass'] as const).some((quantity) =>
      convert(1, unit, quantity),
    ),
  );
  return amounts.length > 0 && others.length === 0 && amounts.length >= headings.length - 2;
}

/**
 * Whether a table is clearly of something that a montage has no place for. Its values are listed as not used; it is no table
 * that the reader failed to understand.
 */
export function hasNoPlace(table: Table): boolean {
  const headings = table.headings.filter((heading) => heading.trim() !== '');
  const all = fold(headings.join(' | '));
  return (
    OF_BITS.test(all) ||
    OF_FACTORS.test(all) ||
    OF_REVISIONS.test(all) ||
    OF_PEOPLE.test(all) ||
    isOfAmounts(headings)
  );
}
