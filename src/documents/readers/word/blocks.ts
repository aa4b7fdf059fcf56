import { looksNumeric } from '../table';
import { areBoxes, lineOfBox } from './boxes';
import type { Carried, GridRow } from '../table';
import type { NotShown } from '../not-shown';
import { isCell, isParagraph, isTable, struckTextOf, textOf } from './word-model';
import type { WordCell, WordNode, WordParagraph } from './word-model';

/** Lines of text, or the rows of one table, in the order of the document. */
export type Block = { lines: { row: number; text: string }[] } | { rows: GridRow[] };

/** More than any page has; a cell may claim to span millions of columns, and each would be allocated. */
const MOST_COLUMNS = 200;

/**
 * Walks a document and gives its blocks. `row` counts the lines outside tables and the rows of tables together, from 1,
 * through the whole document, because Word numbers neither; a person finds a row by the text above it. The rows of a
 * table inside a cell are counted after the row that contains it.
 */
export class BlockWalk {
  readonly blocks: Block[] = [];
  readonly struck: NotShown['struck'] = [];
  /** The number of lines and rows so far. */
  rows = 0;
  /** The current number of each level of the numbered list. */
  private numbers: number[] = [];

  walk(nodes: readonly WordNode[]): void {
    for (const node of nodes) {
      if (isParagraph(node)) this.addParagraph(node);
      else if (isTable(node)) this.addTable(node);
      else this.walk(node.children ?? []);
    }
  }

  private addParagraph(paragraph: WordParagraph): void {
    const text = this.mark(paragraph) + textOf(paragraph);
    this.tellOfStruck(paragraph, this.rows + 1);
    for (const line of text.split('\n')) this.addLine(line);
  }

  private addLine(text: string): void {
    this.rows += 1;
    const last = this.blocks.at(-1);
    const entry = { row: this.rows, text };
    if (last && 'lines' in last) last.lines.push(entry);
    else this.blocks.push({ lines: [entry] });
  }

  /** The label and the value of a box of a form are a line. */
  private addBox(cell: WordCell): void {
    const lines = linesOf(cell);
    if (lines.length === 0) return;
    for (const paragraph of paragraphsOf(cell)) this.tellOfStruck(paragraph, this.rows + 1);
    this.addLine(lineOfBox(lines));
  }

  private tellOfStruck(node: WordNode, row: number): void {
    const text = struckTextOf(node).replace(/\s+/g, ' ').trim();
    if (text !== '') this.struck.push({ row, text });
  }

  /** Word keeps list numbers out of the text, but the steps of a plan are recognised by them. */
  private mark({ numbering, styleName }: WordParagraph): string {
    // A heading may be numbered as well, and restarts the list below it.
    if (/^(heading|title)/i.test(styleName ?? '')) this.numbers = [];
    if (!numbering || /^(heading|title)/i.test(styleName ?? '')) return '';
    if (!numbering.isOrdered) return '- ';
    const level = Math.min(Number(numbering.level) || 0, 8);
    this.numbers = this.numbers.slice(0, level + 1);
    this.numbers[level] = (this.numbers[level] ?? 0) + 1;
    return level === 0 ? `${this.numbers[0]}. ` : '- ';
  }

  private addTable(table: WordNode): void {
    this.numbers = [];
    const wordRows = (table.children ?? []).filter(({ type }) => type === 'tableRow');
    const cellsOf = (row: WordNode) => (row.children ?? []).filter(isCell);
    // A table of a single cell is a frame around text, not a grid.
    if (wordRows.every((row) => cellsOf(row).length <= 1)) {
      for (const row of wordRows) for (const cell of cellsOf(row)) this.walk(cell.children ?? []);
      return;
    }
    const cellsOfRows = wordRows.map(cellsOf);
    if (isLayout(cellsOfRows)) {
      this.walkFrames(cellsOfRows);
      return;
    }
    if (!cellsOfRows.flat().some(holdsTable) && areBoxes(cellsOfRows.map((cells) => cells.map(linesOf)))) {
      for (const cell of cellsOfRows.flat()) this.addBox(cell);
      return;
    }
    const rows: GridRow[] = [];
    this.blocks.push({ rows });
    /** By column: the value of a cell merged over rows, and how many rows below it still covers. */
    let open: { column: number; width: number; left: number; carried: Carried }[] = [];
    for (const wordRow of wordRows) {
      this.rows += 1;
      const row = this.rows;
      const cells: string[] = [];
      const carried = open.filter(({ left }) => left > 0).map((merged) => merged.carried);
      const taken = new Set(
        open.flatMap(({ column, width }) => Array.from({ length: width }, (_, i) => column + i)),
      );
      const started: typeof open = [];
      const skip = () => {
        while (taken.has(cells.length)) cells.push('');
      };
      for (const cell of cellsOf(wordRow)) {
        skip();
        const column = cells.length;
        const width = Math.min(Math.max(1, cell.colSpan || 1), Math.max(1, MOST_COLUMNS - column));
        const text = cellText(cell);
        for (const paragraph of paragraphsOf(cell)) this.tellOfStruck(paragraph, row);
        cells.push(text, ...Array.from({ length: width - 1 }, () => ''));
        if (cell.rowSpan > 1) {
          started.push({ column, width, left: cell.rowSpan - 1, carried: { column, from: row, text } });
        }
      }
      skip();
      rows.push({ row, cells, carried });
      open = [...open.map((merged) => ({ ...merged, left: merged.left - 1 })), ...started].filter(
        ({ left }) => left > 0,
      );
      for (const cell of cellsOf(wordRow)) this.addInnerTables(cell);
    }
  }

  /** The cells of a layout one after the other, each table below its title. */
  private walkFrames(rows: readonly (readonly WordCell[])[]): void {
    for (const [at, cells] of rows.entries()) {
      if (areTitles(cells, rows[at + 1] ?? [])) continue;
      const above = rows[at - 1] ?? [];
      for (const [column, cell] of cells.entries()) {
        if (areTitles(above, cells)) this.walk(above[column]?.children ?? []);
        this.walk(cell.children ?? []);
      }
    }
  }

  /** A table inside a cell is a separate table. */
  private addInnerTables(node: WordNode): void {
    for (const child of node.children ?? []) {
      if (isTable(child)) this.addTable(child);
      else if (!isParagraph(child)) this.addInnerTables(child);
    }
  }
}

/**
 * Whether a table only puts tables next to each other or next to their titles: each of its rows holds a table, has a single
 * text, or has the titles of the tables in the next row. Its cells are frames, like a single cell.
 */
function isLayout(rows: readonly (readonly WordCell[])[]): boolean {
  const holds = rows.map((cells) => cells.some(holdsTable));
  return (
    holds.includes(true) &&
    rows.every(
      (cells, at) =>
        holds[at] === true ||
        cells.filter((cell) => cellText(cell) !== '').length <= 1 ||
        areTitles(cells, rows[at + 1] ?? []),
    )
  );
}

const areTitles = (cells: readonly WordCell[], below: readonly WordCell[]): boolean =>
  below.length === cells.length &&
  below.every(
    (cell, at) => holdsTable(cell) && cellText(cell) === '' && cells[at] && cellText(cells[at]) !== '',
  );

const holdsTable = (node: WordNode): boolean =>
  (node.children ?? []).some((child) => isTable(child) || (!isParagraph(child) && holdsTable(child)));

/** The paragraphs of a cell on one line. Numbers in different paragraphs stay separate: a space would join them to one. */
function cellText(cell: WordCell): string {
  const lines = linesOf(cell);
  return lines.join(lines.filter(looksNumeric).length > 1 ? ' / ' : ' ');
}

const linesOf = (cell: WordCell): string[] =>
  paragraphsOf(cell)
    .flatMap((paragraph) => textOf(paragraph).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function paragraphsOf(node: WordNode): WordParagraph[] {
  return (node.children ?? []).flatMap((child) => {
    if (isParagraph(child)) return [child];
    return isTable(child) ? [] : paragraphsOf(child);
  });
}
