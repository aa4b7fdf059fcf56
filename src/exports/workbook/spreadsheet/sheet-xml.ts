import { beginsLikeFormula, cellText, xmlText } from './cell-text';
import type { Looks } from './looks';
import type { SharedTexts } from './shared-texts';
import type { Cell, Merged, Row, Sheet } from './sheet';

/** The name of a column that counts from 0: `A`, `B` ... `AA`. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Excel rejects taller rows. */
const tallestRowPt = 409;
const paperNumbers = { A3: 8, A4: 9 } as const;
/** In inches. */
const margins = { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 };

export interface Surroundings {
  readonly looks: Looks;
  readonly texts: SharedTexts;
  /** The header and footer of every printed page. */
  readonly title: string;
  readonly foot: string;
}

/** The number of rows and columns, known after the sheet was written. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/**
 * `xl/worksheets/sheet<n>.xml`. The elements are in the order of the schema (ECMA-376, CT_Worksheet), which Excel
 * requires.
 */
export function sheetXml(
  sheet: Sheet,
  isFirst: boolean,
  around: Surroundings,
): { xml: string; extent: Extent } {
  const columns = sheet.widths.length;
  const { data, rows } = dataXml(sheet, around);
  const last = `${columnName(columns - 1)}${Math.max(rows, 1)}`;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetPr><tabColor rgb="FF${sheet.tab.slice(1).toUpperCase()}"/><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<dimension ref="A1:${last}"/>`,
    viewXml(sheet, isFirst),
    '<sheetFormatPr defaultRowHeight="13.5"/>',
    `<cols>${sheet.widths.map(widthXml).join('')}</cols>`,
    data,
    sheet.filter ? `<autoFilter ref="A1:${last}"/>` : '',
    mergedXml(sheet.merged ?? []),
    `<pageMargins ${Object.entries(margins)
      .map(([side, inches]) => `${side}="${inches}"`)
      .join(' ')}/>`,
    `<pageSetup paperSize="${paperNumbers[sheet.paper]}" fitToWidth="${sheet.pagesWide ?? 1}" fitToHeight="0"`,
    ` orientation="${sheet.landscape ? 'landscape' : 'portrait'}"/>`,
    pageFrameXml(sheet, around),
    // A casing's size or a field's code may consist of digits only and is still a text.
    `<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors>`,
    '</worksheet>',
  ].join('');
  return { xml, extent: { rows: Math.max(rows, 1), columns } };
}

const widthXml = (width: number, at: number): string =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;

function viewXml({ heads, gridLines }: Sheet, isFirst: boolean): string {
  const { rows = 0, columns = 0 } = heads ?? {};
  const part = rows > 0 ? (columns > 0 ? 'bottomRight' : 'bottomLeft') : 'topRight';
  const pane =
    rows + columns > 0
      ? [
          '<pane',
          columns > 0 ? ` xSplit="${columns}"` : '',
          rows > 0 ? ` ySplit="${rows}"` : '',
          ` topLeftCell="${columnName(columns)}${rows + 1}" activePane="${part}" state="frozen"/>`,
          `<selection pane="${part}"/>`,
        ].join('')
      : '';
  return [
    `<sheetViews><sheetView${gridLines ? '' : ' showGridLines="0"'}${isFirst ? ' tabSelected="1"' : ''}`,
    ` workbookViewId="0">${pane}</sheetView></sheetViews>`,
  ].join('');
}

function dataXml(sheet: Sheet, around: Surroundings): { data: string; rows: number } {
  const names = sheet.widths.map((_, column) => columnName(column));
  let data = '<sheetData>';
  let rows = 0;
  for (const row of sheet.rows()) {
    rows += 1;
    data += rowXml(row, rows, names, around);
  }
  return { data: `${data}</sheetData>`, rows };
}

function rowXml(
  { cells, heightPt }: Row,
  number: number,
  names: readonly string[],
  around: Surroundings,
): string {
  const height = heightPt === undefined ? '' : ` ht="${Math.min(heightPt, tallestRowPt)}" customHeight="1"`;
  let xml = `<row r="${number}"${height}>`;
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column];
    if (cell) xml += cellXml(cell, `${names[column]}${number}`, around);
  }
  return `${xml}</row>`;
}

function cellXml({ value, look }: Cell, address: string, { looks, texts }: Surroundings): string {
  if (typeof value === 'string') {
    const text = cellText(value);
    if (text !== '') {
      const style = looks.numberOf(look, beginsLikeFormula(text));
      return `<c r="${address}" s="${style}" t="s"><v>${texts.numberOf(text)}</v></c>`;
    }
  }
  const style = looks.numberOf(look);
  // Spreadsheets have no Infinity and NaN.
  return typeof value === 'number' && Number.isFinite(value)
    ? `<c r="${address}" s="${style}"><v>${value}</v></c>`
    : `<c r="${address}" s="${style}"/>`;
}

function mergedXml(merged: readonly Merged[]): string {
  if (merged.length === 0) return '';
  const blocks = merged.map(({ row, column, rows, columns }) => {
    const to = `${columnName(column + columns - 1)}${row + rows}`;
    return `<mergeCell ref="${columnName(column)}${row + 1}:${to}"/>`;
  });
  return `<mergeCells count="${blocks.length}">${blocks.join('')}</mergeCells>`;
}

/** Header and footer may each have 255 characters, including codes. */
const longestPart = 80;

/** A text for a page's header or footer, where `&` begins a code. */
const plain = (text: string): string =>
  xmlText([...cellText(text).replaceAll(/\s+/g, ' ')].slice(0, longestPart).join('').replaceAll('&', '&&'));

function pageFrameXml({ name }: Sheet, { title, foot }: Surroundings): string {
  return [
    `<headerFooter><oddHeader>&amp;L${plain(title)}&amp;R${plain(name)}</oddHeader>`,
    `<oddFooter>&amp;L${plain(foot)}&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`,
  ].join('');
}
