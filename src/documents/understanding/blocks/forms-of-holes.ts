import type { Table, TableRow } from '../../readers/table';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { isLabelOfHole } from './block-pairs';
import type { Place } from './block-pairs';
import type { BlockTable } from './block-tables';

/** A label of a form with its value. */
export interface FormField {
  label: string;
  value: string;
  row: TableRow;
  /** The column of the value. */
  column: number;
}

/** A form about one hole. */
export interface FormOfHole {
  size: string;
  hole: FormField;
  fields: FormField[];
  table: Table;
}

const FEWEST_PAIRS = 2;
const LABEL = /^\p{L}[^:=]{1,40}$/u;
const SIZE_FIRST = new RegExp(`^${SIZE}`, 'iu');
const BARE_SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?(?=$|\s*\()/;

/** The labels and values that a row has in turns; none of a row of anything else. */
function fieldsOf(row: TableRow): FormField[] {
  const cells = row.cells.flatMap((cell, column) =>
    cell.trim() === '' ? [] : [{ cell: cell.trim(), column }],
  );
  const fields = cells.flatMap(({ cell: label }, at): FormField[] => {
    const next = cells[at + 1];
    return at % 2 === 0 && next ? [{ label, value: next.cell, row, column: next.column }] : [];
  });
  const isForm =
    cells.length % 2 === 0 && fields.length >= FEWEST_PAIRS && fields.every(({ label }) => LABEL.test(label));
  return isForm ? fields : [];
}

/** The fields of each form in a table: rows of labels and values that follow each other. */
function formsIn({ rows }: Table): FormField[][] {
  const forms: FormField[][] = [];
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
function holeOf({ label, value }: FormField): string | null {
  if (!isLabelOfHole(label)) return null;
  const text = plainText(value);
  const [size] = SIZE_FIRST.exec(text) ?? BARE_SIZE.exec(text) ?? [];
  return size !== undefined && sizeIn(size) !== null ? sizeText(size) : null;
}

/** The forms among the rows of tables that are about one hole each: `Hole size (in) | 19 | Annular test (psi) | 5,000`. */
export const formsOfHoles = (tables: readonly Table[]): FormOfHole[] =>
  tables.flatMap((table) =>
    formsIn(table).flatMap((fields): FormOfHole[] => {
      const holes = fields.flatMap((hole) => {
        const size = holeOf(hole);
        return size === null ? [] : [{ size, hole }];
      });
      const [only, ...others] = holes;
      return only && others.length === 0 ? [{ ...only, fields, table }] : [];
    }),
  );

/** A table of some fields of a form, with its hole; each field has a heading and a value of its own. */
export function tableOfForm(
  kind: BlockTable['kind'],
  { size, hole, table }: FormOfHole,
  given: readonly { heading: string; value: string; field: FormField }[],
): BlockTable {
  const pageOf = ({ row }: FormField) => {
    const page = row.page ?? table.page;
    return page === undefined ? {} : { page };
  };
  const placeOf = (field: FormField): Place =>
    field.row.places?.[field.column] ?? { row: field.row.row, column: field.column, ...pageOf(field) };
  return {
    kind,
    table: {
      ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
      ...pageOf(hole),
      headingRow: hole.row.row,
      headings: ['Hole size', ...given.map(({ heading }) => heading)],
      units: ['in', ...given.map(() => null)],
      rows: [
        {
          row: hole.row.row,
          ...pageOf(hole),
          cells: [size, ...given.map(({ value }) => value)],
          places: [hole, ...given.map(({ field }) => field)].map(placeOf),
        },
      ],
      decimalComma: table.decimalComma,
    },
    remarks: [],
    isProse: true,
  };
}
