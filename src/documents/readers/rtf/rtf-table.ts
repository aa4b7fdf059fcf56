import type { WordCell, WordNode } from '../word/word-model';

/** A cell definition of a row: its right edge, in twips, and how it is merged. */
export interface CellDefinition {
  right: number;
  mergedAcross: boolean;
  mergedDown: 'first' | 'further' | null;
}

export interface RtfRow {
  left: number;
  definitions: readonly CellDefinition[];
  /** The paragraphs of each cell. */
  cells: WordNode[][];
}

/** Edges closer than this are the same: programs round them, and no column is half a millimetre wide. */
const SAME_EDGE = 30;
/** The width in twips of a cell that its row does not define. */
const USUAL_WIDTH = 1440;

function edgesOf(rows: readonly RtfRow[]): number[] {
  const all = rows.flatMap(({ left, definitions }) => [left, ...definitions.map(({ right }) => right)]);
  const edges: number[] = [];
  for (const edge of all.toSorted((a, b) => a - b))
    if (edge - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(edge);
  return edges;
}

/** The rows as a table. A cell wider than a column of another row spans it, because rows of RTF have no common columns. */
export function tableOfRows(given: readonly RtfRow[]): WordNode {
  const rows = given.map(({ left, definitions, cells }) => {
    const whole = [...definitions];
    while (whole.length < cells.length)
      whole.push({
        right: (whole.at(-1)?.right ?? left) + USUAL_WIDTH,
        mergedAcross: false,
        mergedDown: null,
      });
    return { left, definitions: whole, cells };
  });
  const edges = edgesOf(rows);
  const columnAt = (edge: number) =>
    Math.max(
      0,
      edges.findLastIndex((known) => known <= edge + SAME_EDGE),
    );
  /** By its first column: the cell that is merged over the rows below. */
  const merged = new Map<number, WordCell>();
  const children = rows.map(({ left, definitions, cells }): WordNode => {
    const row: WordCell[] = [];
    let from = columnAt(left);
    cells.forEach((paragraphs, index) => {
      const definition = definitions[index];
      const to = columnAt(definition?.right ?? left);
      const width = Math.max(1, to - from);
      const column = from;
      from = Math.max(to, from);
      const last = row.at(-1);
      if (definition?.mergedAcross && last) {
        last.colSpan += width;
        return;
      }
      const above = merged.get(column);
      if (definition?.mergedDown === 'further' && above) {
        above.rowSpan += 1;
        return;
      }
      const cell: WordCell = { type: 'tableCell', colSpan: width, rowSpan: 1, children: paragraphs };
      if (definition?.mergedDown === 'first') merged.set(column, cell);
      else merged.delete(column);
      row.push(cell);
    });
    return { type: 'tableRow', children: row };
  });
  return { type: 'table', children };
}
