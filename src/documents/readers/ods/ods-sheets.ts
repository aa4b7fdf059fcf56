import { strikeOf } from '../open-document';
import { markedStruck } from '../sheet-xml';
import type { SheetShape } from '../sheet-xml';
import { UnreadableXml, walkXml } from '../xml-events';

/** A sheet in the form of the workbook reader: its values by row and column, and its hidden parts. */
export interface OdsSheet {
  sheet: string;
  isHidden: boolean;
  data: unknown[][];
  shape: SheetShape;
}

/** A table in a group in a group is some twenty levels deep; a million cells with their paragraphs are three million elements. */
const LIMITS = { depth: 100, elements: 6_000_000 };
/** The last cell of a spreadsheet program: XFD1048576. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Notes, drawings, forms and tracked changes: texts in a cell that are not its value. */
const LEFT_OUT =
  /^(?:annotation|frame|custom-shape|shapes|forms|tracked-changes|named-expressions|database-ranges|scripts|font-face-decls)$/;

/** A sheet that is too large to read, with its size. */
export class SheetTooLarge extends Error {
  readonly sheet: Pick<OdsSheet, 'sheet'> & Pick<SheetShape, 'rows' | 'columns'>;

  constructor(sheet: SheetTooLarge['sheet']) {
    super('The sheet is too large.');
    this.sheet = sheet;
  }
}

const isHiddenBy = (visibility: string | undefined) => visibility === 'collapse' || visibility === 'filter';

function repeatedOf(value: string | undefined, most: number): number {
  const times = Number(value ?? 1);
  if (!(Number.isInteger(times) && times >= 1 && times <= most))
    throw new UnreadableXml('A number that is none.');
  return times;
}

/** The stored value of a cell; the displayed one is rounded. */
function valueOf(attributes: Record<string, string>, text: string): unknown {
  const number = Number(attributes['value'] ?? Number.NaN);
  const type = attributes['value-type'];
  if (type === 'percentage' && Number.isFinite(number)) return `${Number((number * 100).toPrecision(15))}%`;
  if ((type === 'float' || type === 'currency') && Number.isFinite(number)) return number;
  if (type === 'date') return (attributes['date-value'] ?? text).slice(0, 10);
  // How programs write a formula without a result.
  return /^Err:\d+$/.test(text.trim()) ? '' : text;
}

interface OpenCell {
  attributes: Record<string, string>;
  covered: boolean;
  text: string;
  paragraphs: number;
}

/**
 * The sheets of a `content.xml` (OpenDocument 1.2 part 1, 9.1). Repeated rows and cells are expanded, blank ones only up to
 * the last filled one; `mostCells` is the limit for all sheets together.
 *
 * @throws {UnreadableXml} for an invalid document, {SheetTooLarge}.
 */
export function odsSheets(xml: string, mostCells: number): OdsSheet[] {
  const sheets: OdsSheet[] = [];
  const hiddenStyles = new Set<string>();
  const struckStyles = new Set<string>();
  let style = '';
  let current: OdsSheet | null = null;
  let row = {
    values: [] as unknown[],
    struck: [] as number[],
    spans: [] as { column: number; rows: number }[],
    column: 0,
    repeated: 1,
    hidden: false,
  };
  let nextRow = 1;
  let nextColumn = 0;
  let cell: OpenCell | null = null;
  let struckSpans: boolean[] = [];
  let cells = 0;

  const startSheet = (attributes: Record<string, string>) => {
    current = {
      sheet: attributes['name'] ?? '',
      isHidden: attributes['display'] === 'false' || hiddenStyles.has(attributes['style-name'] ?? ''),
      data: [],
      shape: {
        rows: 0,
        columns: 0,
        merged: [],
        percentages: new Set(),
        struck: new Set(),
        hiddenRows: new Set(),
        hiddenColumns: [],
      },
    };
    sheets.push(current);
    [nextRow, nextColumn] = [1, 0];
  };
  const endCell = ({ attributes, covered, text }: OpenCell) => {
    const repeated = repeatedOf(attributes['number-columns-repeated'], LAST_COLUMN);
    const value = covered ? '' : valueOf(attributes, text);
    const first = row.column;
    row.column += repeated;
    if (value === '') return;
    if (row.column > LAST_COLUMN) throw new UnreadableXml('A column beyond the last.');
    const spanned = repeatedOf(attributes['number-rows-spanned'], LAST_ROW);
    if (spanned > 1) row.spans.push({ column: first, rows: spanned });
    while (row.values.length < first) row.values.push('');
    for (let column = first; column < row.column; column += 1) {
      row.values.push(value);
      if (struckStyles.has(attributes['style-name'] ?? '')) row.struck.push(column);
    }
  };
  const endRow = (sheet: OdsSheet) => {
    const first = nextRow;
    nextRow += row.repeated;
    if (row.values.length === 0) return;
    if (nextRow - 1 > LAST_ROW) throw new UnreadableXml('A row beyond the last.');
    const { shape } = sheet;
    shape.rows = nextRow - 1;
    shape.columns = Math.max(shape.columns, row.values.length);
    cells += row.values.length * row.repeated;
    if (cells > mostCells || shape.rows * shape.columns > mostCells)
      throw new SheetTooLarge({ sheet: sheet.sheet, rows: shape.rows, columns: shape.columns });
    while (sheet.data.length < first - 1) sheet.data.push([]);
    for (let at = first; at < nextRow; at += 1) {
      sheet.data.push(row.values);
      if (row.hidden) shape.hiddenRows.add(at);
      for (const column of row.struck) shape.struck.add(`${at}:${column}`);
    }
    for (const { column, rows } of row.spans)
      shape.merged.push({ column, from: first, to: first + rows - 1 });
  };

  walkXml(xml, LIMITS, {
    leaveOut: (name) => LEFT_OUT.test(name),
    open(name, attributesOf) {
      switch (name) {
        case 'style':
          style = attributesOf()['name'] ?? '';
          break;
        case 'table-properties':
          if (attributesOf()['display'] === 'false') hiddenStyles.add(style);
          break;
        case 'text-properties':
          if (strikeOf(attributesOf()) === true) struckStyles.add(style);
          break;
        case 'table':
          startSheet(attributesOf());
          break;
        case 'table-column': {
          const attributes = attributesOf();
          const from = nextColumn;
          nextColumn += repeatedOf(attributes['number-columns-repeated'], LAST_COLUMN);
          if (isHiddenBy(attributes['visibility']))
            current?.shape.hiddenColumns.push({ from, to: nextColumn - 1 });
          break;
        }
        case 'table-row': {
          const attributes = attributesOf();
          row = {
            values: [],
            struck: [],
            spans: [],
            column: 0,
            repeated: repeatedOf(attributes['number-rows-repeated'], LAST_ROW),
            hidden: isHiddenBy(attributes['visibility']),
          };
          break;
        }
        case 'table-cell':
        case 'covered-table-cell':
          cell = {
            attributes: attributesOf(),
            covered: name === 'covered-table-cell',
            text: '',
            paragraphs: 0,
          };
          break;
        case 'p':
          if (cell) cell.text += cell.paragraphs++ > 0 ? ' ' : '';
          break;
        case 'span':
          struckSpans.push(struckStyles.has(attributesOf()['style-name'] ?? ''));
          break;
        case 's':
        case 'tab':
        case 'line-break':
          if (cell) cell.text += ' ';
          break;
        default:
      }
    },
    text(text) {
      if (cell && cell.paragraphs > 0) cell.text += struckSpans.includes(true) ? markedStruck(text) : text;
    },
    close(name) {
      if (name === 'style') style = '';
      else if (name === 'span') struckSpans.pop();
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        if (cell) endCell(cell);
        cell = null;
        struckSpans = [];
      } else if (name === 'table-row' && current) endRow(current);
      else if (name === 'table') current = null;
    },
  });
  return sheets;
}
