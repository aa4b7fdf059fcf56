import type { Table } from '../../readers/table';
import { namesSlurry } from '../blocks/block-entries';
import { parseHeading } from '../words/headings';
import { hasDensity, withoutDensities } from '../prose/slurry-values';
import { isPlaceholder } from '../tables/placeholders';
import { convert } from '../units/units';
import { slurryRole } from '../vocabulary/roles';
import { VOCABULARY } from '../words/vocabulary';
import { wideSlurries } from './wide-slurries';

const UNIT_BEHIND = /\s*[([]([^()[\]]+)[)\]]\s*$/;

/** The name of a slurry in a heading, without a unit of density behind it. */
function slurryOf(heading: string): { name: string; unit: string | null } | null {
  const { unit } = parseHeading(heading);
  const isDensity = unit !== null && convert(1, unit, 'gradient') !== null;
  const name = isDensity ? heading.replace(UNIT_BEHIND, '').trim() : heading.trim();
  return namesSlurry(name) ? { name, unit: isDensity ? unit : null } : null;
}

/** `1.50 SG`, `15.8 ppg (1.90 SG)`: a density and no word. */
const isDensity = (cell: string): boolean => hasDensity(cell) && !/[\p{L}\d]/u.test(withoutDensities(cell));

/** `24 m3`, `310 sacks`: a figure with its unit. */
const FIGURE = /^\d[\d.,]*\s*\p{L}*\d?\.?$/u;

/** `Class G + 35 % silica`: words, and neither a density nor another figure alone. */
const isComposition = (cell: string): boolean =>
  /\p{L}{3}/u.test(cell) && !hasDensity(cell) && !FIGURE.test(cell);

/** The slurries of which columns with headings of their own give values, but none the type. */
function slurriesWithoutType({ headings, units }: Table): Set<string | null> {
  const parsed = headings.map((heading, column) => parseHeading(heading, units[column] ?? null));
  return new Set(
    VOCABULARY.filter(({ kind }) => kind === 'cement').flatMap((vocabulary) =>
      wideSlurries(vocabulary, parsed).flatMap(({ role, columns }) => (columns['type'] ? [] : [role])),
    ),
  );
}

/**
 * A table whose columns are called by their slurries, `Lead | Lead TOC | Tail | Tail TOC`, with the word for what is in them:
 * densities, or what the slurries are made of.
 */
export function withValuesOfSlurries(table: Table): Table {
  const untyped = table.headings.some((heading) => slurryOf(heading)) ? slurriesWithoutType(table) : null;
  const headings = table.headings.map((heading, column) => {
    const named = slurryOf(heading);
    if (named === null) return heading;
    if (named.unit !== null) return `${named.name} density (${named.unit})`;
    const cells = table.rows.map(({ cells: own }) => own[column] ?? '');
    const values = cells.filter((cell) => /\d/.test(cell));
    if (values.length > 0 && values.every(isDensity)) return `${named.name} density`;
    const filled = cells.filter((cell) => cell !== '' && !isPlaceholder(cell));
    return filled.length > 0 && filled.every(isComposition) && untyped?.has(slurryRole(named.name))
      ? `${named.name} type`
      : heading;
  });
  return headings.every((heading, at) => heading === table.headings[at]) ? table : { ...table, headings };
}
