import { slurryTitle } from '../blocks/block-titles';
import { parseHeading } from '../words/headings';
import { labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');
const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
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

const OF_A_SLURRY: ReadonlySet<string | undefined> = new Set([
  'density',
  'excess',
  'topOfCement',
  'additives',
  'type',
]);

/** The slurry in the label of a row, and no property of it. */
function cementOf(row: SideRow): string | null {
  const name = slurryTitle(labelOf(row));
  const role = name === null ? null : slurryRole(name);
  return role === null ? null : (NAMES[role] ?? null);
}

/** How many rows below one with the name of a slurry have its other properties: `Lead cement | Class A`, `Excess | 50 %`. */
function propertiesBelow(rows: readonly SideRow[], at: number): number {
  const { page, cells } = rows[at] ?? { page: undefined, cells: new Map<number, string>() };
  const below = rows.slice(at + 1);
  const end = below.findIndex(
    (row) =>
      row.page !== page ||
      row.cells.size < 2 ||
      cementOf(row) !== null ||
      !OF_A_SLURRY.has(fieldOf(labelOf(row))),
  );
  const count = end === -1 ? below.length : end;
  const labels = below.slice(0, count).map((row) => fieldOf(labelOf(row)));
  return cells.size < 2 || new Set(labels).size < labels.length ? 0 : count;
}

/**
 * The rows of a table on its side in which the cement of each slurry, `Lead cement | Class A | Class G`, is above its other
 * properties, which repeat below the next one: the name goes before each of them.
 */
function withCementsAbove(rows: readonly SideRow[]): readonly SideRow[] {
  const names = rows.map((row, at) => (propertiesBelow(rows, at) >= FEWEST_VALUES ? cementOf(row) : null));
  if (names.filter((name) => name !== null).length < 2) return rows;
  let [name, left]: [string | null, number] = [null, 0];
  return rows.map((row, at) => {
    const own = names[at] ?? null;
    if (own !== null) [name, left] = [own, propertiesBelow(rows, at) + 1];
    left -= 1;
    if (name === null || left < 0) return row;
    const [column = 0] = row.cells.keys();
    const label = own === null ? lowerFirst(labelOf(row)) : 'type';
    const values = [...row.cells].filter(([other, cell]) => other !== column && !BLANK.test(cell));
    return { ...row, cells: new Map([[column, `${name} ${label}`], ...values]) };
  });
}

/** `Size` over strings, which is the size of nothing in particular over slurries. */
function ofStrings(title: SideRow): SideRow {
  const [column = 0] = title.cells.keys();
  const isOuter =
    CASING !== undefined &&
    fieldsNamed(CASING, parseHeading(labelOf(title)).key).some(({ field }) => field === 'outer');
  return isOuter ? { ...title, cells: new Map([...title.cells, [column, 'Casing']]) } : title;
}

const OF_CEMENT = new RegExp(`^(?:${Object.values(NAMES).join('|')}) \\p{Ll}`, 'u');
const FEWEST_OTHERS = 3;

/** A table on its side of strings and of their slurries: the rows of each below the sizes, as tables of their own. */
export function withCementsApart(run: readonly SideRow[]): (readonly SideRow[])[] {
  const [title, ...rows] = run;
  const own = rows.filter((row) => OF_CEMENT.test(labelOf(row)));
  const others = rows.filter((row) => !own.includes(row));
  const areBoth =
    title !== undefined &&
    own.some((row) => labelOf(row).endsWith(' type')) &&
    own.length >= FEWEST_OTHERS &&
    others.length >= FEWEST_OTHERS &&
    [...title.cells.values()].slice(1).every((cell) => /^\d/.test(cell));
  return areBoth
    ? [
        [title, ...others],
        [ofStrings(title), ...own],
      ]
    : [run];
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
export function withSlurryGroups(written: readonly SideRow[]): readonly SideRow[] {
  const rows = withCementsAbove(written);
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
