import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { convert } from '../units/units';
import type { KindVocabulary } from '../words/vocabulary';

/** The ends of a quantity, and a heading that may be one of them. */
interface Ends {
  fields: readonly [lower: string, upper: string];
  /** Another column gives the quantity already. */
  or: readonly string[];
  isOne(heading: ParsedHeading): boolean;
}

const SUBSEA = /(?:^| )(?:tvdss|tvd (?:ss|msl))$/;
/** What a formation is tested or drilled with, and what is measured elsewhere. */
const OTHER = /test|bop|casing|mud|frac|leak|fluid|temp|error|uncert|margin/;
const NO_NAME = /fluid|comment|remark|note|litho|type|status|unit of/;

const ENDS: readonly Ends[] = [
  {
    fields: ['pressureLower', 'pressureUpper'],
    or: ['pressure'],
    isOne: ({ unit, written }) =>
      unit !== null && convert(1, unit, 'pressure') !== null && !OTHER.test(fold(written)),
  },
  {
    fields: ['tvdSsLower', 'tvdSsUpper'],
    or: [],
    isOne: ({ name, unit }) => SUBSEA.test(name) && (unit === null || convert(1, unit, 'length') !== null),
  },
];

/** Two columns of the same unit whose figures rise from the first to the second in every row. */
function isRising(table: Table, from: number, to: number): boolean {
  const figure = (cells: readonly string[], column: number) =>
    parseMeasured((cells[column] ?? '').trim(), table.decimalComma)?.value ?? NaN;
  return table.rows.length > 0 && table.rows.every(({ cells }) => figure(cells, from) < figure(cells, to));
}

/**
 * The columns of a table whose title says that it is of reservoirs, under headings that are not known: the only two pressures,
 * the only two depths below sea level, and the only names. Each is marked.
 */
export function withTitledReservoirs(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
  title: string,
): Columns {
  if (!vocabulary.title.test(title)) return columns;
  const settled = { ...columns };
  const isFree = (column: number) => !Object.values(settled).some((use) => use?.column === column);
  const assume = (field: string, column: number, why: string) => {
    const heading = headings[column];
    if (heading)
      settled[field] = {
        ...columnUse(vocabulary, field, heading, column),
        assumed: `the heading "${heading.written}" is unclear; ${why}`,
      };
  };
  for (const { fields, or, isOne } of ENDS) {
    if (or.some((field) => settled[field])) continue;
    const all = headings.flatMap((heading, column) => (isOne(heading) ? [column] : []));
    const [first = -1, second = -1] = all;
    if (all.length !== 2 || !isRising(table, first, second)) continue;
    if (headings[first]?.unit !== headings[second]?.unit) continue;
    for (const [field, column] of [
      [fields[0], first],
      [fields[1], second],
    ] as const)
      if (!settled[field] && isFree(column)) assume(field, column, 'the other column has the other end');
  }
  if (!settled['name']) {
    const named = headings.flatMap(({ written }, column) =>
      isFree(column) && !NO_NAME.test(fold(written)) && holdsNames(table, column) ? [column] : [],
    );
    const [only] = named;
    if (only !== undefined && named.length === 1) assume('name', only, 'identified by its cells');
  }
  return settled;
}

const holdsNames = ({ rows }: Table, column: number): boolean =>
  rows.length > 0 &&
  rows.every(({ cells }) => /^(?:\d\w*\s+)?\p{L}[\p{L}\s.'()&-]{3,}/u.test((cells[column] ?? '').trim()));
