import { isHoleSize } from '@/domain/casing-sizes';
import type { DocumentContent, Table } from '../../readers/table';
import type { ColumnUse } from '../tables/columns';
import { freeDepths } from '../hypotheses/depth-roles';
import type { DepthRole } from '../hypotheses/depth-roles';
import { intervalsOf } from '../hypotheses/interval-ends';
import { sizesIn } from '../hypotheses/pipes-by-content';
import { outlineOf } from '../outline/outline';
import { figuresIn } from '../recognition/paired-columns';
import { headingsOf } from '../recognition/table-candidates';
import { figuresOfHoles, labelKey } from './figures-of-holes';
import type { FigureOfHole } from './figures-of-holes';
import { looseHoles } from './loose-holes';

/** A table with a row for each hole, and the columns of depths that may be where the holes end. */
export interface TableOfHoles {
  table: Table;
  hole: number;
  depths: DepthsOfHoles[];
}

export interface DepthsOfHoles extends Pick<ColumnUse, 'column' | 'figure' | 'end'> {
  said: DepthRole | null;
  /** Whether its lines name strings that fit the holes. */
  isOfStrings?: boolean;
}

const FEWEST = 2;

/** The depths of a column of one figure in each cell, of two (`1,460 / 1,420`), or of an interval (`420 - 1,460`). */
function inCells(table: Table, { column, said }: DepthsOfHoles): DepthsOfHoles[] {
  if (intervalsOf(table, column)) return [{ column, said, end: 'last' }];
  const cells = table.rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  return cells.every((cell) => figuresIn(cell) !== null)
    ? [
        { column, said, figure: 0 },
        { column, said, figure: 1 },
      ]
    : [{ column, said }];
}

/** The tables that have the size of a hole in each row, and depths. The sizes may be those of several columns. */
function inTables(tables: readonly Table[]): TableOfHoles[] {
  return tables.flatMap((table) => {
    const headings = headingsOf(table);
    return headings.flatMap((heading, hole): TableOfHoles[] => {
      const sizes = sizesIn(table, hole, heading);
      const areHoles = sizes?.every((size) => size !== null && isHoleSize(size)) === true;
      if (!areHoles) return [];
      const depths = freeDepths(headings, table, new Set([hole]));
      return [{ table, hole, depths: depths.flatMap((each) => inCells(table, each)) }];
    });
  });
}

const ROLES = { md: 'ahd', tvd: 'tvd', tvdss: 'tvdSs', none: null } as const;

/** What the lines of a document state of its holes, as a table with a column for each label. */
function inLines({ lines }: DocumentContent): TableOfHoles[] {
  return [...Map.groupBy(lines, ({ sheet }) => sheet)].flatMap(([sheet, own]): TableOfHoles[] => {
    const figures = figuresOfHoles(own, outlineOf(own));
    const holes = [...Map.groupBy(figures, ({ hole }) => hole.sizeIn).values()];
    const [first] = figures;
    if (!first || holes.length < FEWEST) return [];
    const byLabel = [...Map.groupBy(figures, labelKey).values()];
    // A label that a hole has twice says different things.
    const columns = byLabel.filter(
      (same) => same.length >= FEWEST && new Set(same.map(({ hole }) => hole.sizeIn)).size === same.length,
    );
    const placeOf = ({ sentence: { row, page, text } }: FigureOfHole) => ({
      row,
      column: 0,
      ...(page === undefined ? {} : { page }),
      quote: text,
    });
    const table: Table = {
      ...(sheet === undefined ? {} : { sheet }),
      ...(first.sentence.page === undefined ? {} : { page: first.sentence.page }),
      headingRow: first.sentence.row,
      headings: ['Hole size', ...columns.map(([one]) => one?.label ?? '')],
      units: ['in', ...columns.map(() => null)],
      decimalComma: false,
      rows: holes.flatMap((of) => {
        const [one] = of;
        if (!one) return [];
        const said = columns.map((same) => same.find(({ hole }) => hole.sizeIn === one.hole.sizeIn));
        const { row, page } = one.sentence;
        return {
          row,
          ...(page === undefined ? {} : { page }),
          cells: [one.hole.size, ...said.map((figure) => figure?.value ?? '')],
          places: [placeOf(one), ...said.map((figure) => placeOf(figure ?? one))],
        };
      }),
    };
    const depths = columns.map(([one], at) => ({
      column: at + 1,
      said: one ? ROLES[one.along] : null,
      isOfStrings: one?.namesString === true,
    }));
    return [{ table, hole: 0, depths }];
  });
}

/** What may say where the holes of a document end, without a word that is known. */
export const tablesOfEnds = (content: DocumentContent): TableOfHoles[] => [
  ...inTables([...content.tables, ...looseHoles(content)]),
  ...inLines(content),
];
