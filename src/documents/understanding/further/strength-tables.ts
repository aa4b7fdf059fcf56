import type { StrengthTestStatus } from '@/api/generated/model';

import type { Origins } from '../../facts';
import type { StrengthTestFact, WrittenPressure } from '../../rock-facts';
import type { ColumnUse, Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { plainText, SIZE } from '../prose/quantities';
import type { RowReader } from '../tables/row-reader';
import type { TableRow } from '../../readers/table';
import { isOffsetHeading } from '../vocabulary/offset-wells';
import { depthColumns, depthReader } from './depth-columns';
import { areSizes, cellsOf, columnNamed, rowsOf } from './further-table';
import type { FurtherTable } from './further-table';
import { gradientFrom, gradientOrPressure, writtenPressure } from './pressure-columns';
import { testStatusIn, testTypeIn, testTypesIn } from './strength-words';

const TYPE = /^(?:type|test|test type|type of test|kind|typ|testtype|type test|lot fit|fit lot|lot or fit)$/;
const STATUS = /^(?:status|planned actual|planned or actual|stage)$/;
const STRING =
  /^(?:casing(?: size| shoe| string| od)?|string(?: size)?|shoe(?: size)?|csg(?: size| shoe)?|liner|verbuizing|rohrtour|rohr|schuh|schoen|foringsror|tubage|revestidor|zapata|sko)$/;
const MUD =
  /^(?:mud weight|mw|mud density|mud wt|mud gradient|fluid density|spoelinggewicht|spulungsdichte|slamvekt|test mud weight|current mud weight|mud weight in hole|mud)$/;
const SURFACE = /\b(?:surface|applied|pump(?:ed)?|surf|wellhead|oppervlakte|overflate)\b/;
const EMW = /\b(?:emw|eqmw|equiv\w*|eq mw|gradient|strength)\b|^(?:emw|lot|fit|value|result)/;
const NOTED = /^(?:remarks?|comments?|notes?|formation|bemerkung(?:en)?|opmerking(?:en)?|merknad(?:er)?)$/;

/** A strength is a gradient in this range, kPa/m: lighter than water or heavier than rock it is something else. */
const POSSIBLE = { from: 9, to: 26 };

interface TestColumn {
  use: ColumnUse;
  as: 'pressure' | 'gradient' | 'at surface';
  heading: ParsedHeading;
}

/** The columns of the strength itself: named as the test, or as an equivalent mud weight where the title names the test. */
function testColumns(table: FurtherTable): TestColumn[] {
  const isTitled =
    testTypesIn(`${table.title}\n${table.headings.map(({ written }) => written).join('\n')}`).length > 0;
  return table.headings.flatMap((heading, column): TestColumn[] => {
    const names = testTypesIn(heading.written).length > 0;
    const isSurface = SURFACE.test(heading.name);
    const isNamed = names || (isTitled && (isSurface || EMW.test(heading.name)));
    if (!isNamed || MUD.test(heading.name)) return [];
    const measured = gradientOrPressure(table, column);
    if (!measured) return [];
    const use = { column, heading: heading.written, unit: measured.unit, quantity: measured.as };
    if (measured.as === 'gradient') return [{ use, as: 'gradient', heading }];
    return [{ use, as: isSurface ? 'at surface' : 'pressure', heading }];
  });
}

/** The leak-off and integrity tests in a table; empty if it has none. */
export function readStrengthTable(table: FurtherTable, isDrilled: boolean): StrengthTestFact[] {
  const found = testColumns(table);
  const gradient = found.filter(({ as }) => as === 'gradient');
  const surface = found.find(({ as }) => as === 'at surface');
  const mud = columnNamed(table, MUD);
  const isBySurface = surface !== undefined && mud !== -1 && gradient.length === 0;
  // A pressure that is not said to be at surface may be there or at the shoe.
  const used = isBySurface ? [surface] : gradient;
  if (used.length === 0 || table.headings.some(({ written }) => isOffsetHeading(written))) return [];
  const named = table.headings.findIndex(({ name }, column) => STRING.test(name) && areSizes(table, column));
  const string = named === -1 ? columnOfStrings(table) : named;
  const depths = depthColumns(table);
  const ofShoe = Object.keys(depths).length > 0;
  if (!ofShoe && string === -1) return [];
  const [type, status, noted] = [
    columnNamed(table, TYPE),
    columnNamed(table, STATUS),
    columnNamed(table, NOTED),
  ];
  const plain = (field: string, column: number): Columns =>
    column === -1
      ? {}
      : { [field]: { column, heading: table.headings[column]?.written ?? '', unit: null, quantity: null } };
  return used.flatMap((test) => {
    const rows = rowsOf(withoutNames(table, test.use.column), {
      ...depths,
      pressure: test.use,
      ...plain('type', type),
      ...plain('status', status),
      ...plain('notes', noted),
      ...(string === -1
        ? {}
        : {
            casing: {
              column: string,
              heading: table.headings[string]?.written ?? '',
              unit: table.headings[string]?.unit ?? null,
              quantity: 'size',
            },
          }),
      ...(isBySurface
        ? {
            mud: {
              column: mud,
              heading: table.headings[mud]?.written ?? '',
              unit: table.headings[mud]?.unit ?? null,
              quantity: 'gradient',
            },
          }
        : {}),
    });
    const depthsOf = depthReader(rows);
    const ofColumn: StrengthTestStatus | null =
      testStatusIn(test.heading.written) ?? testStatusIn(table.title) ?? (isDrilled ? 'measured' : null);
    return rows.flatMap((row): StrengthTestFact[] => {
      const { depths: given, origins: ofDepths } = depthsOf(row);
      const mudKpaPerM = row.value('mud');
      const kpa = row.value('pressure');
      const pressure: WrittenPressure | null =
        test.as === 'at surface'
          ? kpa === null || mudKpaPerM === null
            ? null
            : { as: 'at surface', kpa, mudKpaPerM }
          : writtenPressure(
              row,
              'pressure',
              { as: 'gradient', use: test.use },
              gradientFrom(table, test.heading, depths),
            );
      const isPlaced = Object.values(given).some((depth) => depth !== null) || row.value('casing') !== null;
      if (pressure === null || !isPlaced || !isPossible(pressure)) return [];
      const origins: Origins = {
        ...ofDepths,
        ...row.origins({
          pressure: 'pressure',
          'pressure.mud': 'mud',
          casingIn: 'casing',
          type: 'type',
          status: 'status',
          notes: 'notes',
        }),
      };
      return [
        {
          ...given,
          type:
            testTypeIn(row.text('type') ?? '') ??
            testTypeIn(table.table.rows.find((own) => isRow(own, row))?.cells[test.use.column] ?? '') ??
            testTypeIn(row.text('notes') ?? '') ??
            testTypeIn(test.heading.written) ??
            testTypeIn(table.title),
          status: testStatusIn(row.text('status') ?? '') ?? testStatusIn(row.text('type') ?? '') ?? ofColumn,
          casingIn: row.value('casing'),
          pressure,
          notes: row.text('notes'),
          source: row.source(),
          origins,
        },
      ];
    });
  });
}

const isPossible = (written: WrittenPressure): boolean =>
  written.as !== 'gradient' || (written.kpaPerM >= POSSIBLE.from && written.kpaPerM <= POSSIBLE.to);

const isRow = (own: TableRow, row: RowReader): boolean =>
  own.row === row.row && own.cells[0] === row.cells[0];

/** `LOT 1.58`: the kind of test in front of its figure. */
const withoutNames = (table: FurtherTable, column: number): FurtherTable => ({
  ...table,
  table: {
    ...table.table,
    rows: table.table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === column ? cell.replace(NAME_IN_FRONT, '') : cell)),
    })),
  },
});
const NAME_IN_FRONT = /^\s*(?:x?lot|fit)\s*[:=]?\s*(?=\d)/i;

const HOLE =
  /\b(?:hole|bit|section|gat|boorgat|bohrloch\w*|hullseksjon|hull|trou|phase|hueco|hoyo|agujero|tramo)\b/;
const SIZES = new RegExp(SIZE, 'giu');

/** The column whose cells each name one size of pipe: `After setting 13 3/8" casing`. */
const columnOfStrings = (table: FurtherTable): number =>
  table.headings.findIndex(({ name, unit }, column) => {
    const cells = cellsOf(table, column).map(plainText);
    return (
      unit === null &&
      !HOLE.test(name) &&
      cells.length > 0 &&
      cells.every((cell) => [...cell.matchAll(SIZES)].length === 1 && !HOLE.test(cell.toLowerCase()))
    );
  });
