import { slurryTitle } from './blocks/block-titles';
import { parseHeading } from './headings';
import { labelOf } from './side-rows';
import type { SideRow } from './side-rows';
import { VOCABULARY, fieldsNamed } from './vocabulary';
import { slurryRole } from './vocabulary/roles';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');
/** What each slurry is called in the headings of a table. */
const NAMES: Readonly<Record<string, string>> = {
  lead: 'Lead',
  tail: 'Tail',
  liner: 'Liner slurry',
  top_fill: 'Top fill',
};
const FEWEST_VALUES = 2;
/** The string of the column has no such slurry. */
const BLANK = /^(?:[-\u2013\u2014]+|n\/?a)$/i;

const fieldOf = (label: string): string | undefined =>
  CEMENT && fieldsNamed(CEMENT, parseHeading(label).key)[0]?.field;

/** The slurry that a row of its own names above its properties: `Lead slurry`, `Staartslurry (tail)`. */
function nameOfGroup(row: SideRow): string | null {
  if (row.cells.size !== 1) return null;
  const title = labelOf(row).replace(/\s*\((?:lead|tail)\)\s*$/i, '');
  const named = slurryTitle(title);
  const role = named === null ? null : slurryRole(named);
  return role === null ? null : (NAMES[role] ?? null);
}

/** `Composition` next to `Additives` is the type of the slurry. */
function labelsOf(rows: readonly SideRow[]): string[] {
  const additives = rows.filter((row) => fieldOf(labelOf(row)) === 'additives');
  return rows.map((row) => (additives.length > 1 && row === additives[0] ? 'type' : labelOf(row)));
}

/**
 * The rows of a table on its side in which rows of their own name the slurries, `Lead slurry` and `Tail slurry`, each above its
 * properties: the name goes before each of them. The other rows are unchanged.
 */
export function withSlurryGroups(rows: readonly SideRow[]): readonly SideRow[] {
  if (rows.filter((row) => nameOfGroup(row) !== null).length < 2) return rows;
  const found: SideRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    const name = nameOfGroup(row);
    const last = found.at(-1);
    const next = rows.findIndex((other, index) => index > at && other.cells.size < FEWEST_VALUES);
    const own = rows.slice(at + 1, next === -1 ? undefined : next);
    const isGroup = own.some((one) => fieldOf(labelOf(one)) !== undefined);
    if (name === null || !last || last.page !== row.page || !isGroup) {
      found.push(row);
      continue;
    }
    // The row of the name is part of the table, which it would interrupt.
    found.splice(-1, 1, { ...last, until: row.until ?? row.row });
    const labels = labelsOf(own);
    own.forEach((one, index) => {
      const [column = 0] = one.cells.keys();
      const label = labels[index] ?? '';
      const ofSlurry = fieldOf(label) === undefined ? label : `${name} ${lowerFirst(label)}`;
      const values = [...one.cells].filter(([, cell]) => !BLANK.test(cell));
      found.push({
        ...one,
        cells: new Map([[column, ofSlurry], ...values.filter(([other]) => other !== column)]),
      });
    });
    at += own.length;
  }
  return found;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
