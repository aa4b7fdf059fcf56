import type { Table, TableRow } from '../../readers/table';
import { typeOfRole } from '../prose/type-of-role';
import { slurryRole } from '../vocabulary/roles';
import { parseHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');

/** The headings under which a table has the labelled values of a slurry. */
const HEADINGS = new Map([
  ['type', 'Slurry type'],
  ['density', 'Slurry density'],
  ['excess', 'Excess'],
  ['topOfCement', 'Top of cement'],
  ['additives', 'Additives'],
]);
const NAME = 'Slurry';

/** A value with its label, of which the field is null if a slurry has none of that name. */
interface Part {
  field: string | null;
  value: string;
}

const MOST_WORDS = 5;
/** Labels of a job that are of no field: where they begin is where the value before them ends. */
const OTHER_LABEL =
  /(?:^|\s)(?:(?:slurry|total|fluid|mix(?:ing)?|job|pump) )?(?:yield|quantity|volume|water|fluid|sacks|rate|length|fill|(?:thickening|pump(?:ing)?) time|fluid loss|free (?:water|fluid)|compressive strength|water requirement|fill of fluid)$/iu;

/** The label at the end of a text, without the value before it: the longest one that names a field, or one word. */
function labelBehind(text: string): { field: string | null; length: number } {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = Math.min(MOST_WORDS, words.length); CEMENT && count > 0; count -= 1) {
    const label = text.slice(words.at(-count)?.index ?? 0);
    const [named] = /^\p{L}/u.test(label) ? fieldsNamed(CEMENT, parseHeading(label).key) : [];
    if (named && HEADINGS.has(named.field)) return { field: named.field, length: label.length };
  }
  const [other = words.at(-1)?.[0] ?? ''] = OTHER_LABEL.exec(text) ?? [];
  return { field: null, length: other.length };
}

/** The values of a cell with their labels: `Weight: 13.2 ppg Excess: 50 % Top of cement: 485 ft`; a line has one of them. */
function partsOf(cell: string): Part[] {
  return cell.split(/\n|;/).flatMap((line) => {
    const pieces = line.split(/:\s+/);
    const labels = pieces.slice(0, -1).map((piece, at) => {
      // Only the first label has no value before it.
      const named = CEMENT && at === 0 ? fieldsNamed(CEMENT, parseHeading(piece).key)[0] : undefined;
      return at === 0
        ? { field: named && HEADINGS.has(named.field) ? named.field : null, length: piece.length }
        : labelBehind(piece.trim());
    });
    return labels.map(({ field }, at) => {
      const piece = (pieces[at + 1] ?? '').trim();
      const value = piece.slice(0, piece.length - (labels[at + 1]?.length ?? 0)).trim();
      return { field, value: value.replace(/[,.]$/, '') };
    });
  });
}

const valueOf = (parts: readonly Part[], field: string): string =>
  parts.find((part) => part.field === field)?.value ?? '';

const FEWEST_FIELDS = 2;
const isWhole = (parts: readonly Part[]): boolean =>
  valueOf(parts, 'density') !== '' &&
  new Set(parts.flatMap(({ field }) => field ?? [])).size >= FEWEST_FIELDS;

/** Whether the cells of a column are labelled values: at least one has those of a whole slurry, and no other has a bare figure. */
function isOfLabels({ rows }: Table, column: number): boolean {
  const cells = rows.map(({ cells: own }) => own[column] ?? '');
  return (
    cells.some((cell) => isWhole(partsOf(cell))) &&
    cells.every((cell) => partsOf(cell).length > 0 || !/\d/.test(cell))
  );
}

/** Whether the cells of a column name slurries, maybe with what they are made of: `Lead slurry Class G`. */
const namesSlurries = ({ rows }: Table, column: number): boolean =>
  rows.some(({ cells }) => slurryRole(cells[column] ?? '') !== null);

/**
 * A table of the fluids of a job in which one column has several values of each, with their labels. Each value gets a column
 * of its own, and the column with the names of the slurries its heading.
 */
export function withLabelsInCells(table: Table): Table {
  const column = table.headings.findIndex((_, at) => isOfLabels(table, at));
  const names = table.headings.findIndex((_, at) => at !== column && namesSlurries(table, at));
  if (column === -1 || names === -1) return table;
  const isNumber = (at: number) => table.rows.every(({ cells }) => /^\d{0,2}\.?$/.test(cells[at] ?? ''));
  const given = table.rows.map(({ cells }) => partsOf(cells[column] ?? ''));
  const fields = [...HEADINGS.keys()].filter((field) => given.some((parts) => valueOf(parts, field) !== ''));
  const isTyped = fields.includes('type');
  const kept = table.headings.flatMap((_, at) => (at === column || isNumber(at) ? [] : [at]));
  return {
    ...table,
    headings: [
      ...kept.map((at) => (at === names ? NAME : (table.headings[at] ?? ''))),
      ...(isTyped ? [] : [HEADINGS.get('type') ?? '']),
      ...fields.map((field) => HEADINGS.get(field) ?? ''),
    ],
    units: [
      ...kept.map((at) => table.units[at] ?? null),
      ...(isTyped ? [] : [null]),
      ...fields.map(() => null),
    ],
    rows: table.rows.map((row, at): TableRow => {
      const name = row.cells[names] ?? '';
      const placeOf = (own: number) =>
        row.places?.[own] ?? {
          row: row.row,
          column: own,
          ...(row.page === undefined ? {} : { page: row.page }),
        };
      return {
        ...row,
        cells: [
          ...kept.map((own) => row.cells[own] ?? ''),
          ...(isTyped
            ? []
            : [slurryRole(name) === null ? '' : (typeOfRole(name.replace(/\s+/g, ' ')) ?? '')]),
          ...fields.map((field) => valueOf(given[at] ?? [], field)),
        ],
        places: [
          ...kept.map(placeOf),
          ...(isTyped ? [] : [placeOf(names)]),
          ...fields.map(() => placeOf(column)),
        ],
      };
    }),
  };
}
