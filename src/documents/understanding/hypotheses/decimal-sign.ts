import type { DocumentContent, Table } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { convert } from '../units/units';
import { REVISION_WORDS } from '../vocabulary/superseded';

/** `12,25`, `0,5`, `1.234,5`: only possible with a decimal comma. */
const COMMA = /^[-+]?(?:\d+,\d{1,2}|\d+,\d{4,}|0,\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+)(?![\dOolI]|[.,]\d)/;
/** `12.25`, `0.5`, `1,234.5`, `12,500.25`: only possible with a decimal point. */
const POINT =
  /^[-+]?(?:\d+\.\d{1,2}|\d+\.\d{4,}|0\.\d+|\d{4,}\.\d+|\d{1,3}(?:,\d{3})+\.\d+)(?![\dOolI]|[.,]\d)/;
/** A thousand with a point, or a number with three decimals. */
const OPEN = /^[-+]?[1-9]\d{0,2}\.\d{3}(?!\d|[.,]\d)/;
/** A single list (`2,3`) or misprint proves nothing about other tables. */
const PROOF = 2;
/** So many times more numbers prove one sign than the other: the others are misprints, or a table from elsewhere. */
const CLEARLY = 10;
/** The `1.0` and `2.1` of revisions are names, not numbers. */
const OF_REVISIONS = new RegExp(String.raw`^(?:${REVISION_WORDS.join('|')})\b`);
/** Units of depths; a size may also be in mm or in. */
const DEPTH_UNIT = /^(?:m|ft|usft)$/;
/** Depths this close together are not a table of a well; as thousands they may be. */
const SHALLOW = 20;

interface Votes {
  comma: number;
  point: number;
  /** Columns in order of depth only if the point separates thousands. */
  thousands: number;
}

function columnOf({ rows }: Table, column: number): string[] {
  return rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
}

/** `1,08 - 1,15 kg/l` has two numbers. */
const asTable = (values: readonly string[]): Table => ({
  headingRow: 0,
  headings: [''],
  units: [null],
  rows: values.flatMap((value) =>
    value.split(/\s+|(?<=\d)[-\u2013]/).map((cell) => ({ row: 0, cells: [cell] })),
  ),
  decimalComma: false,
});

const rises = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));

/** Whether figures such as `850`, `1.200` and `2.650` are in order only if the point separates thousands. */
function needsThousands(cells: readonly string[], isLength: boolean): boolean {
  const numbers = cells
    .filter((cell) => /^[-+]?\d+(?:\.\d{3})?(?:\s|$)/.test(cell))
    .map((cell) => cell.split(/\s/)[0] ?? '');
  if (numbers.length < 2 || numbers.length < cells.length * 0.8) return false;
  const asPoint = numbers.map(Number);
  const asThousand = numbers.map((number) => Number(number.replace('.', '')));
  if (asPoint.some((value) => value >= 100) && rises(asThousand) && !rises(asPoint)) return true;
  return (
    isLength &&
    numbers.length > 2 &&
    asPoint.every((value) => Math.abs(value) < SHALLOW) &&
    numbers.every((n) => OPEN.test(n))
  );
}

function votesOf(tables: readonly Table[]): Votes {
  const votes: Votes = { comma: 0, point: 0, thousands: 0 };
  for (const table of tables) {
    table.headings.forEach((text, column) => {
      if (OF_REVISIONS.test(fold(text))) return;
      const cells = columnOf(table, column);
      votes.comma += cells.filter((cell) => COMMA.test(cell)).length;
      votes.point += cells.filter((cell) => POINT.test(cell)).length;
      if (!cells.some((cell) => OPEN.test(cell))) return;
      const unit = parseHeading(text, table.units[column] ?? null).unit ?? '';
      // `1.250` under SG has three decimals; `1.250` under kg/m3 is a thousand.
      const isDensity = convert(1, unit, 'gradient') !== null && !/kg|g\/l|lb/.test(unit);
      // `62,5` above `1.250`: one column has one decimal sign, so the other sign separates thousands.
      if (cells.some((cell) => COMMA.test(cell)) && !cells.some((cell) => POINT.test(cell)))
        votes.thousands += 1;
      else if (isDensity) votes.point += 1;
      else if (needsThousands(cells, DEPTH_UNIT.test(unit))) votes.thousands += 1;
    });
  }
  return votes;
}

/**
 * Whether the comma is the decimal sign of a document, by all the numbers of its tables and of values outside them; null if
 * they are ambiguous or contradictory.
 */
export function decimalCommaOf(tables: readonly Table[], values: readonly string[] = []): boolean | null {
  const { comma, point, thousands } = votesOf([...tables, asTable(values)]);
  if (comma >= PROOF && comma >= CLEARLY * point) return true;
  if (point >= PROOF && point >= CLEARLY * comma && thousands === 0) return false;
  // Depths that are in order only as thousands outweigh a few points.
  if (thousands > 0 && (point === 0 || (comma >= PROOF && comma > point))) return true;
  return null;
}

/** Whether the numbers of one table prove the other sign. */
function proves(table: Table, comma: boolean): boolean {
  const votes = votesOf([table]);
  return comma ? votes.comma > 0 && votes.point === 0 : votes.point > 0 && votes.comma === 0;
}

/** Applies one decimal sign to the tables of the document, if its numbers show which: except to those that prove the other. */
export function withOneDecimalSign(content: DocumentContent): DocumentContent {
  const comma = decimalCommaOf(content.tables);
  if (comma === null || content.tables.every(({ decimalComma }) => decimalComma === comma)) return content;
  return {
    ...content,
    tables: content.tables.map((table) =>
      proves(table, !comma) ? table : { ...table, decimalComma: comma },
    ),
  };
}
