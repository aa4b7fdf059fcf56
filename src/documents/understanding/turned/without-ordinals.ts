import { labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';

const ORDINAL = /^\d{1,2}[.)]?$/;
/** The heading of numbered rows: `Sl. No.`, `S/N`, `#`, `Nr.`, `Item`; or a blank cell above them. */
const HEADING =
  /^(?:#|n[o\u00ba\u00b0]\.?|nos?\.?|nr\.?|num\.?|item|s\s?[./]\s?n(?:o\.?)?|(?:s[lr]|ser(?:ial)?|row|line|lfd)\.?\s?(?:no?|nr|nummer|number)?\.?|)$/i;
const FEWEST_ROWS = 3;
const MOST_HEADING_ROWS = 3;

const ordinalOf = (row: SideRow): number | null => {
  const label = labelOf(row).trim();
  return ORDINAL.test(label) && row.cells.size > 2 ? Number.parseInt(label, 10) : null;
};

const firstColumn = ({ cells }: SideRow): number => cells.keys().next().value ?? 0;

/** The row without its first column; `left` is the column of the labels that follow it. */
function withoutFirst(row: SideRow, left: number): SideRow {
  const cells = new Map([...row.cells].slice(1));
  return { ...row, cells: cells.has(left) ? cells : new Map([[left, ''], ...cells]) };
}

/** Properties whose rows are numbered, `3 | Density | 1.04 | 1.12`, without the numbers: the property is then the first cell. */
export function withoutOrdinals(rows: readonly SideRow[]): SideRow[] {
  const plain = [...rows];
  for (let from = 0; from < rows.length; from += 1) {
    const first = rows[from];
    if (!first || ordinalOf(first) !== 1) continue;
    let to = from + 1;
    for (let next = rows[to]; next && ordinalOf(next) === to - from + 1; next = rows[to]) to += 1;
    const numbered = rows.slice(from, to);
    if (numbered.length < FEWEST_ROWS) continue;
    const column = firstColumn(first);
    const left = Math.min(
      ...numbered.flatMap(({ cells }) => [...cells.keys()].filter((key) => key > column)),
    );
    let top = from;
    for (let above = rows[top - 1]; above && isHeading(above, column); above = rows[top - 1]) {
      if (from - top === MOST_HEADING_ROWS) break;
      top -= 1;
    }
    for (let at = top; at < to; at += 1) {
      const row = rows[at];
      if (row) plain[at] = withoutFirst(row, left);
    }
    from = to - 1;
  }
  return plain;
}

const isHeading = (row: SideRow, column: number): boolean =>
  row.cells.size > 1 && firstColumn(row) === column && HEADING.test(labelOf(row).trim());
