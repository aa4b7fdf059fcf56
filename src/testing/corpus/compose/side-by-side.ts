import type { Block } from '../documents/document-model';

type TableBlock = Extract<Block, { kind: 'table' }>;

const widthOf = ({ headings, rows }: TableBlock) =>
  Math.max(...[...headings, ...rows].map((cells) => cells.length));

/** More columns than these leave no room for a neighbour. */
const WIDEST = 7;
/** A neighbour of another length would be alone for most of the page. */
const MOST_ROWS = 16;

const isPlain = (table: TableBlock) =>
  table.headings.length > 0 &&
  !/\d/.test(table.headings[0]?.[1] ?? '') &&
  widthOf(table) <= WIDEST &&
  table.rows.length <= MOST_ROWS &&
  Object.keys(table.marks ?? {}).length === 0;

/** The first two neighbouring tables of a sheet put side by side, a blank column between them, titles above. */
export function besideEachOther(blocks: readonly Block[]): Block[] {
  const at = blocks.findIndex((block, index) => {
    const [title, next] = blocks.slice(index + 1, index + 3);
    return (
      block.kind === 'table' &&
      isPlain(block) &&
      title?.kind === 'heading' &&
      next?.kind === 'table' &&
      isPlain(next)
    );
  });
  const [left, title, right] = blocks.slice(at, at + 3);
  if (at === -1 || left?.kind !== 'table' || title?.kind !== 'heading' || right?.kind !== 'table')
    return [...blocks];
  const before = blocks[at - 1];
  const width = widthOf(left);
  const joined = (one: readonly string[] = [], other: readonly string[] = []) => [
    ...Array.from({ length: width }, (_, column) => one[column] ?? ''),
    '',
    ...other,
  ];
  const height = Math.max(left.headings.length, right.headings.length);
  const down = (cells: readonly string[][], row: number) => cells[row - height + cells.length];
  const titles = joined([before?.kind === 'heading' ? before.text : ''], [title.text]);
  const heads = Array.from({ length: height }, (_, row) =>
    joined(down(left.headings, row), down(right.headings, row)),
  );
  const rows = Array.from({ length: Math.max(left.rows.length, right.rows.length) }, (_, row) =>
    joined(left.rows[row], right.rows[row]),
  );
  const table: TableBlock = { kind: 'table', headings: [], rows: [titles, ...heads, ...rows] };
  return [...blocks.slice(0, before?.kind === 'heading' ? at - 1 : at), table, ...blocks.slice(at + 3)];
}
