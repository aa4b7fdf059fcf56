import type { Table, TableRow } from '../../readers/table';
import { fold } from '../words/fold';

/** `Formation (m TVDSS / m MDDF)`, `Tops (m TVDSS)`: the depths that follow each name in the cells of the column. */
const HEADING =
  /^(?:formations?|formation tops?|(?:expected |prognosed )?tops|stratigraphy|formaties?|stratigrafie|formation(?:en)?|formasjon(?:er)?|formacion(?:es)?|formacoes|formazion[ei])\s*[([](?<units>[^()[\]]+)[)\]]$/;
const UNIT = /^(?:m|ft)\b/;
const NUMBER = String.raw`-?\d[\d.,]*`;
const MOST_DEPTHS = 2;
const LONGEST = 600;

/** `Red beds 980 / 1020.5 I-60 Sand 1520 / 1910`: a name and its depths, up to the next name. */
const OF_TWO = new RegExp(
  String.raw`(?<name>\p{Lu}[^;\n]*?)[\s:,]+(?<first>${NUMBER})\s*\/\s*(?<second>${NUMBER})(?:\s*[,;]?\s+(?=\p{Lu})|\s*$)`,
  'guy',
);
/** `Red beds 980; Chalk 1520`: with one depth, only a sign or a new line separates a name from the depth before it. */
const OF_ONE = new RegExp(
  String.raw`(?<name>\p{Lu}[^;\n]*?)[\s:,]+(?<first>${NUMBER})\s?(?:m|ft)?\s*(?:[;\n]\s*|,\s+|$)`,
  'guy',
);

interface TopInCell {
  name: string;
  depths: string[];
}

/** The formations of a cell; empty unless the whole cell is a list of them. */
function topsIn(cell: string, count: number): TopInCell[] {
  if (cell.length > LONGEST) return [];
  const found = [...cell.trim().matchAll(count === 1 ? OF_ONE : OF_TWO)];
  const length = found.reduce((sum, [whole]) => sum + whole.length, 0);
  if (length !== cell.trim().length) return [];
  return found.map(({ groups }) => ({
    name: groups?.['name']?.trim() ?? '',
    depths: [groups?.['first'], groups?.['second']].slice(0, count).map((depth) => depth ?? ''),
  }));
}

/** The formations that each row of a table of sections lists in one cell with their depths, as a table of their own. */
export function topsInCells(tables: readonly Table[]): Table[] {
  return tables.flatMap((table) =>
    table.headings.flatMap((heading, column): Table[] => {
      const written = HEADING.exec(fold(heading))?.groups?.['units']?.split(/\s*\/\s*/) ?? [];
      if (written.length === 0 || written.length > MOST_DEPTHS || !written.every((unit) => UNIT.test(unit)))
        return [];
      const cells = table.rows.map((row) => ({ row, tops: topsIn(row.cells[column] ?? '', written.length) }));
      const isWhole = cells.every(({ row, tops }) => tops.length > 0 || (row.cells[column] ?? '') === '');
      if (!isWhole || !cells.some(({ tops }) => tops.length > 1)) return [];
      const rows = cells.flatMap(({ row, tops }) =>
        tops.map(({ name, depths }): TableRow => {
          const page = row.page === undefined ? {} : { page: row.page };
          const place = {
            row: row.row,
            column,
            ...page,
            ...row.places?.[column],
            quote: [name, depths.join(' / ')].join(' '),
          };
          const own = [name, ...depths];
          return { row: row.row, ...page, cells: own, places: own.map(() => place) };
        }),
      );
      return [
        {
          ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
          ...(table.page === undefined ? {} : { page: table.page }),
          headingRow: table.headingRow,
          headings: ['Formation', ...written.map((unit) => `Top (${unit})`)],
          units: [null, ...written.map(() => null)],
          rows,
          decimalComma: table.decimalComma,
        },
      ];
    }),
  );
}
