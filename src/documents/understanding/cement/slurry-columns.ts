import type { Table } from '../../readers/table';
import { namesSlurry } from '../blocks/block-entries';
import { parseHeading } from '../words/headings';
import { hasDensity, withoutDensities } from '../prose/slurry-values';
import { convert } from '../units/units';

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

/** A table whose columns are called by their slurries, `Lead | Lead TOC | Tail | Tail TOC`, with the word for the densities in them. */
export function withDensitiesOfSlurries(table: Table): Table {
  const headings = table.headings.map((heading, column) => {
    const named = slurryOf(heading);
    if (named === null) return heading;
    if (named.unit !== null) return `${named.name} density (${named.unit})`;
    const values = table.rows.map(({ cells }) => cells[column] ?? '').filter((cell) => /\d/.test(cell));
    return values.length > 0 && values.every(isDensity) ? `${named.name} density` : heading;
  });
  return headings.every((heading, at) => heading === table.headings[at]) ? table : { ...table, headings };
}
