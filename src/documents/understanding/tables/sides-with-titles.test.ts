import { expect, it } from 'vitest';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { recogniseTable } from './recognise';
import { withIntervalsOfEnds } from './ends-of-intervals';
import { withTablesTurned } from './turned-tables';

const line = (row: number, ...cells: string[]): TextLine => ({
  row,
  until: row,
  page: 2,
  text: cells.join(' '),
  cells,
  columns: cells.map((_, column) => column),
});

const content: DocumentContent = {
  lines: [
    line(1, 'Client', 'Alder Oil', 'Field', 'Heron West'),
    line(2, 'Well', 'Heron-7'),
    line(3, 'Borehole', 'Original hole'),
    line(4, 'Rig', 'Kestrel'),
    line(5, 'Targets', 'T1, T2', 'Conductor', `20'' driven, 165 m`),
    line(6, 'SECTION [in]', `17.5''`, `12.25''`, `6''`),
    line(7, 'MD In / Out [m]', '165 / 520', '520 / 1620', '1620 / 2900'),
    line(8, 'Interval [m]', '355', '1100', '1280'),
    line(9, 'CASING PROFILE'),
    line(10, 'OD / ID [in]', `13 3/8'' / 12.415`, `9 5/8'' / 8.681`, `4 1/2'' screens / 3.958`),
    line(11, 'Weight / Grade [lb/ft]', '68 / K55', '47 / L80', '12.6 / L80'),
    line(12, 'HYDRAULICS'),
    line(15, `BHA's`),
  ],
  // The reader takes the type of the mud for headings.
  tables: [
    {
      page: 2,
      headingRow: 13,
      headings: ['Mud Type', 'Seawater', 'KCl / Glycol', 'Drill-in fluid'],
      units: [null, null, null, null],
      rows: [{ row: 14, cells: ['MW [g/cm3]', '1.05 - 1.08', '1.14 - 1.22', '1.10'] }],
      decimalComma: false,
    },
  ],
};

const kindsOf = (table: Table) =>
  recogniseTable(withIntervalsOfEnds(table), '', 'Other').map(({ kind, columns }) => [
    kind,
    Object.keys(columns).toSorted().join(),
  ]);

it('reads the groups of a summary on its side below a form, and the group without a known title', () => {
  const { tables } = withTablesTurned(content);
  expect(tables.flatMap(({ rows }) => rows.map(({ cells }) => cells))).toEqual(
    expect.arrayContaining([
      [`17.5''`, '165 / 520', '355'],
      [`12.25''`, `9 5/8'' / 8.681`, '47 / L80'],
      [`6''`, 'Drill-in fluid', '1.10'],
    ]),
  );
  expect(tables.flatMap(kindsOf)).toEqual([
    ['sections', 'hole,tdAhd'],
    ['casing', 'hole,inner,item,outer'],
    ['mud', 'hole,type,weight'],
  ]);
});

it('keeps a table below the holes whose headings are known', () => {
  const headings = ['Mud Type', 'Density', 'pH', 'Remarks'];
  const [table] = content.tables;
  const { tables } = withTablesTurned({ ...content, tables: [{ ...table!, headings }] });
  expect(tables.map((one) => one.headings)).toContainEqual(headings);
});
