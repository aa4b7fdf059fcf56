import type { Table, TableRow } from '../../readers/table';
import type { UsedPlaces } from './used-places';
import { isValueCell } from './value-like';

export interface CellLeft {
  row: TableRow;
  column: number;
  text: string;
  /** Whether another value of its row was used. */
  isRowUsed: boolean;
}

export interface TableValues {
  seen: number;
  left: CellLeft[];
  /** The columns with at least one used value. */
  columnsUsed: ReadonlySet<number>;
}

const COUNTING_HEADING =
  /^(?:#|no|nr|num|number|nummer|item|pos|seq|step|stap|schritt|rank|station|point|stn|row|rij|zeile)?\.?$/i;

/** Columns of row numbers: 1, 2, 3 under no heading or under one such as `No.`. */
function countingColumns({ headings, rows }: Table): Set<number> {
  const counting = headings.flatMap((heading, column) => {
    if (!COUNTING_HEADING.test(heading.trim())) return [];
    const numbers = rows.flatMap(({ cells }) => (cells[column]?.trim() ? [Number(cells[column])] : []));
    const isCount =
      numbers.length > 1 &&
      numbers.every(
        (number, at) => Number.isInteger(number) && (at === 0 || number === (numbers[at - 1] ?? 0) + 1),
      );
    return isCount && (numbers[0] ?? 2) <= 1 ? [column] : [];
  });
  return new Set(counting);
}

/** The values of a table, and which of them were not used. Headings, units and row numbers are not values. */
export function valuesOfTable(table: Table, used: UsedPlaces): TableValues {
  const counting = countingColumns(table);
  const columnsUsed = new Set<number>();
  const left: CellLeft[] = [];
  let seen = 0;
  for (const row of table.rows) {
    const own = used.of({
      row: row.row,
      ...(row.page !== undefined && { page: row.page }),
      ...(table.sheet !== undefined && { sheet: table.sheet }),
    });
    row.cells.forEach((text, column) => {
      if (text === '' || counting.has(column) || !isValueCell(text)) return;
      seen += 1;
      if (own?.columns.has(column)) columnsUsed.add(column);
      else left.push({ row, column, text, isRowUsed: own !== undefined });
    });
  }
  return { seen, left, columnsUsed };
}
