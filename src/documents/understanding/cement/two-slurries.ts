import type { Table, TableRow } from '../../readers/table';
import { parseHeading } from '../words/headings';
import { densityOf } from '../prose/slurry-values';
import { makeUp } from '../prose/slurries';
import { ONLY } from '../tables/turned-subtitles';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');
const [ROLE, DENSITY] = ['Slurry', 'Slurry density'];
const LONGEST_NAMES = 40;

type Place = NonNullable<TableRow['places']>[number];
type Pair = readonly [lead: string, tail: string];

/** The two parts of a cell around its one slash; of words around a slash between spaces: `Class G 50/50 pozmix` is one. */
function partsOf(cell: string, areWords = false): Pair | null {
  const [lead = '', tail = '', ...more] = cell.split(areWords ? /\s+\/\s+/ : /\s*\/\s*/);
  if (lead === '' || tail === '' || more.length > 0) return null;
  // `1.50 / 1.90 SG`: one unit for both.
  const unit = /^[\d.,]+$/.test(lead) ? /^[\d.,]+\s*(\D.*)$/.exec(tail)?.[1] : undefined;
  return [unit === undefined ? lead : `${lead} ${unit}`, tail];
}

const areLeadAndTail = ([lead, tail]: Pair): boolean =>
  slurryRole(lead) === 'lead' && slurryRole(tail) === 'tail';

/** `Lead / Tail`: the names of both slurries of a job, and no value. */
function namesBoth(cell: string): Pair | null {
  const parts = cell.length > LONGEST_NAMES || /\d/.test(cell) ? null : partsOf(cell);
  return parts && areLeadAndTail(parts) ? parts : null;
}

/** `Lead 1.50 SG / Tail 1.90 SG`: both slurries with their densities. */
function describesBoth(cell: string): Pair | null {
  const parts = /[,;]/.test(cell) ? null : cell.split(/\s+\/\s+/);
  const [lead, tail, more] = parts ?? [];
  if (lead === undefined || tail === undefined || more !== undefined || !areLeadAndTail([lead, tail]))
    return null;
  return [lead, tail].every((part) => hasOneDensity(part)) ? [lead, tail] : null;
}

const hasOneDensity = (text: string): boolean => {
  const density = densityOf(text);
  return density !== null && density !== 'several';
};

/** `Excess lead / tail (%)`: a heading over the values of both slurries, without their names. */
function withoutBoth(heading: string): { names: Pair; rest: string } | null {
  const match = /[\s,:(]*(\p{L}+)\s*[/&]\s*(\p{L}+)\)?/u.exec(heading);
  const [whole, lead = '', tail = ''] = match ?? [];
  if (whole === undefined || !areLeadAndTail([lead, tail])) return null;
  const rest = heading.replace(whole, ' ').replace(/\s+/g, ' ').trim();
  return { names: [lead, tail], rest };
}

const fieldOf = (heading: string): string | null =>
  (CEMENT && fieldsNamed(CEMENT, parseHeading(heading).key)[0]?.field) ?? null;

const OF_A_SLURRY: ReadonlySet<string> = new Set(['type', 'density', 'excess', 'topOfCement', 'additives']);

/** The value of each of two slurries: two values in their order, or one that is of both, or of the job. */
function valuesOf(cell: string, field: string | null): readonly { text: string; assumed?: string }[] {
  const areWords = field === 'type' || field === 'additives';
  const parts = field !== null && OF_A_SLURRY.has(field) ? partsOf(cell, areWords) : null;
  if (parts) return parts.map((text) => ({ text }));
  if (cell === '' || field === null || !OF_A_SLURRY.has(field)) return [{ text: cell }, { text: cell }];
  if (field === 'topOfCement')
    return [
      { text: cell, assumed: 'given once for the job, and was read for its uppermost slurry' },
      { text: '' },
    ];
  // One density of two slurries is of an unknown one.
  if (field === 'density') return [{ text: '' }, { text: '' }];
  const assumed = 'given once for the job, and was read for each of its slurries';
  return [
    { text: cell, assumed },
    { text: cell, assumed },
  ];
}

const placeOf = (row: TableRow, column: number): Place =>
  row.places?.[column] ?? {
    row: row.row,
    column,
    ...(row.page === undefined ? {} : { page: row.page }),
  };

/** The two rows of a job whose cells have the values of its lead and its tail. */
function rowsOfBoth(row: TableRow, headings: readonly string[], column: number, names: Pair): TableRow[] {
  return names.map((name, at) => {
    const values = headings.map((heading, index) =>
      index === column
        ? { text: name }
        : (valuesOf(row.cells[index] ?? '', fieldOf(heading))[at] ?? { text: '' }),
    );
    return {
      ...row,
      cells: values.map(({ text }) => text),
      places: values.map(({ assumed }, index) => ({
        ...placeOf(row, index),
        ...(assumed === undefined ? {} : { assumed }),
      })),
    };
  });
}

/** A slurry that a cell names with its density, as cells of its role, its type and its density. */
function withDescribed(row: TableRow, column: number, count: number): TableRow {
  const text = row.cells[column] ?? '';
  const density = densityOf(text);
  const blank = [...row.cells, ...Array<string>(Math.max(0, count - row.cells.length)).fill('')];
  const places = Array.from({ length: count + 2 }, (_, at) => placeOf(row, at < count ? at : column));
  if (density === null || density === 'several') return { ...row, cells: [...blank, '', ''], places };
  const role =
    text
      .replace(density.of, ' ')
      .split(/\s{2,}|[,;:@]/)[0]
      ?.trim() ?? '';
  const isNamed = slurryRole(role) !== null || ONLY.test(role);
  const cells = blank.map((cell, at) => (at === column ? (makeUp(text, density.of).type ?? '') : cell));
  return { ...row, cells: [...cells, isNamed ? role : '', density.value], places };
}

/**
 * A cement table in which one row has both slurries of a job, `Lead / Tail | 1.50 / 1.90 | 100 % / 50 %`, or one column:
 * `Excess lead / tail`. Each slurry gets its row or its column; values that are given once are marked.
 */
export function withTwoSlurriesApart(table: Table): Table {
  const { headings, rows } = table;
  const over = headings.map((heading) => withoutBoth(heading));
  const cellsOf = (column: number) => rows.map(({ cells }) => cells[column] ?? '');
  const named = headings.findIndex((_, column) => cellsOf(column).some((cell) => namesBoth(cell) !== null));
  const plain = headings.map((heading, column) => over[column]?.rest ?? heading);
  if (named !== -1)
    return {
      ...table,
      headings: plain,
      rows: rows.flatMap((row) => {
        const names = namesBoth(row.cells[named] ?? '');
        return names ? rowsOfBoth(row, plain, named, names) : [row];
      }),
    };
  const described = headings.findIndex((_, column) => {
    const cells = cellsOf(column).filter((cell) => cell !== '');
    return (
      cells.some((cell) => describesBoth(cell) !== null) &&
      cells.every((cell) => describesBoth(cell) !== null || hasOneDensity(cell))
    );
  });
  if (described !== -1 && !headings.some((heading) => ['role', 'density'].includes(fieldOf(heading) ?? '')))
    return {
      ...table,
      headings: [...plain, ROLE, DENSITY],
      units: [...table.units, null, null],
      rows: rows.flatMap((row) => {
        const names = describesBoth(row.cells[described] ?? '');
        const own = names ? rowsOfBoth(row, plain, described, names) : [row];
        return own.map((one) => withDescribed(one, described, headings.length));
      }),
    };
  return over.some((one) => one !== null) ? withColumnsApart(table, over) : table;
}

/** `Excess lead / tail` as a column for the lead and one for the tail. */
function withColumnsApart(table: Table, over: readonly ReturnType<typeof withoutBoth>[]): Table {
  const isApart = (column: number) => {
    const field = fieldOf(over[column]?.rest ?? '');
    return over[column] !== null && field !== null && OF_A_SLURRY.has(field);
  };
  const spread = <T>(each: readonly T[], both: (one: T, column: number) => readonly T[]): T[] =>
    table.headings.flatMap((_, column) => {
      const one = each[column] as T;
      return isApart(column) ? both(one, column) : [one];
    });
  return {
    ...table,
    headings: spread(table.headings, (heading, column) => {
      const { names, rest } = over[column] ?? { names: ['', ''], rest: heading };
      return names.map((name) => `${name} ${rest}`);
    }),
    units: spread(table.units, (unit) => [unit, unit]),
    rows: table.rows.map((row) => {
      const given = table.headings.map((_, column) => ({
        value: { text: row.cells[column] ?? '', assumed: undefined as string | undefined },
        place: placeOf(row, column),
      }));
      const apart = spread(given, ({ value, place }, column) =>
        valuesOf(value.text, fieldOf(over[column]?.rest ?? '')).map(({ text, assumed }) => ({
          value: { text, assumed },
          place,
        })),
      );
      return {
        ...row,
        cells: apart.map(({ value }) => value.text),
        places: apart.map(({ value, place }) =>
          value.assumed === undefined ? place : { ...place, assumed: value.assumed },
        ),
      };
    }),
  };
}
