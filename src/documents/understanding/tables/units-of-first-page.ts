import type { Table } from '../../readers/table';
import { fold } from '../words/fold';

const FEWEST_HEADINGS = 3;

const headingsOf = ({ headings }: Table): string => headings.map((heading) => fold(heading).trim()).join('|');

/**
 * The units of a table are in their row on its first page only: further tables with all its headings and no units of their own
 * have them too.
 */
export function withUnitsOfFirstPage(tables: readonly Table[]): Table[] {
  return tables.map((table, at) => {
    if (table.headings.length < FEWEST_HEADINGS || table.units.some((unit) => unit !== null)) return table;
    const own = headingsOf(table);
    const alike = tables
      .slice(0, at)
      .filter((other) => other.sheet === table.sheet && headingsOf(other) === own);
    const given = alike.filter(({ units }) => units.some((unit) => unit !== null));
    const [first] = given;
    const isOne = new Set(given.map(({ units }) => units.join('|'))).size === 1;
    return first && isOne ? { ...table, units: first.units } : table;
  });
}
