import type { Table, TableRow } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { isLabelOfHole } from '../blocks/block-pairs';
import { HEADING_OF_TEST } from '../blocks/lines-of-tests';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { saysTests, testsNamed } from '../vocabulary/test-names';
import type { TestField } from '../vocabulary/test-names';
import { pressureIn, pressureUnit } from './pressures-in-cells';

/** A label of a form with its value. */
interface Field {
  label: string;
  value: string;
  row: TableRow;
  /** The column of the value. */
  column: number;
}

const FEWEST_PAIRS = 2;
const LABEL = /^\p{L}[^:=]{2,40}$/u;
const SIZE_FIRST = new RegExp(`^${SIZE}`, 'iu');

/** The labels and values that a row has in turns; none of a row of anything else. */
function fieldsOf(row: TableRow): Field[] {
  const cells = row.cells.flatMap((cell, column) =>
    cell.trim() === '' ? [] : [{ cell: cell.trim(), column }],
  );
  const fields = cells.flatMap(({ cell: label }, at): Field[] => {
    const next = cells[at + 1];
    return at % 2 === 0 && next ? [{ label, value: next.cell, row, column: next.column }] : [];
  });
  const isForm =
    cells.length % 2 === 0 && fields.length >= FEWEST_PAIRS && fields.every(({ label }) => LABEL.test(label));
  return isForm ? fields : [];
}

/** The fields of each form in a table: rows of labels and values that follow each other. */
function formsIn({ rows }: Table): Field[][] {
  const forms: Field[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const fields = fieldsOf(row);
    if (fields.length > 0 && isOpen) forms.at(-1)?.push(...fields);
    else if (fields.length > 0) forms.push(fields);
    isOpen = fields.length > 0;
  }
  return forms;
}

/** `19`, `16-1/2`, `36 (jetted)` behind the label of the hole, whose unit is in the label or meant. */
function holeOf({ label, value }: Field): string | null {
  const text = plainText(value);
  const [size] =
    SIZE_FIRST.exec(text) ?? /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?(?=$|\s*\()/.exec(text) ?? [];
  return isLabelOfHole(label) && size !== undefined && sizeIn(size) !== null ? sizeText(size) : null;
}

/** The test that a field of a form gives: `Annular test (psi) | 5,000`. */
function testOf(field: Field): { of: TestField; value: string; field: Field }[] {
  const words = fold(field.label);
  const unit = parseHeading(field.label).unit;
  const value = pressureIn(field.value, unit !== null && pressureUnit(unit) !== null ? unit : null);
  const [of, ...others] = saysTests(words) ? testsNamed(words, true) : [];
  return value === null || of === undefined || others.length > 0 || HEADING_OF_TEST[of] === undefined
    ? []
    : [{ of, value, field }];
}

/**
 * The tests in forms of one hole each, which have labels and values in turns: `Hole size (in) | 19 | Annular test (psi) | 5,000`. Two
 * pressures of one thing are none.
 */
export function testsInForms(tables: readonly Table[]): BlockTable[] {
  return tables.flatMap((table) =>
    formsIn(table).flatMap((form): BlockTable[] => {
      const [hole, ...more] = form.filter((field) => holeOf(field) !== null);
      const tests = form.flatMap(testOf);
      const single = tests.filter(({ of }) => tests.filter((other) => other.of === of).length === 1);
      if (!hole || more.length > 0 || single.length === 0) return [];
      const placeOf = ({ row, column }: Field) => {
        const page = row.page ?? table.page;
        return row.places?.[column] ?? { row: row.row, column, ...(page === undefined ? {} : { page }) };
      };
      const page = hole.row.page ?? table.page;
      return [
        {
          kind: 'pressureTests',
          table: {
            ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
            ...(page === undefined ? {} : { page }),
            headingRow: hole.row.row,
            headings: ['Hole size', ...single.map(({ of }) => HEADING_OF_TEST[of] ?? '')],
            units: ['in', ...single.map(() => null)],
            rows: [
              {
                row: hole.row.row,
                ...(page === undefined ? {} : { page }),
                cells: [holeOf(hole) ?? '', ...single.map(({ value }) => value)],
                places: [hole, ...single.map(({ field }) => field)].map(placeOf),
              },
            ],
            decimalComma: table.decimalComma,
          },
          remarks: [],
          isProse: true,
        },
      ];
    }),
  );
}
