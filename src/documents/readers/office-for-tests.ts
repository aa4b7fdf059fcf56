import { strToU8, zipSync } from 'fflate';

const relationships = (entries: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of the given sheets as raw XML, so that tests can include content that no library writes. */
export function rawWorkbook(sheets: Record<string, string>, styles = ''): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  const targets = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      `${targets.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/>`,
    ),
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  names.forEach((name, i) => {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = `<worksheet>${sheets[name] ?? ''}</worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** A Word document with the given XML as its body. */
export function rawWord(body: string, before = ''): Uint8Array<ArrayBuffer> {
  const parts = {
    '_rels/.rels': relationships(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const columnLetter = (column: number) => String.fromCharCode(65 + column);

/** The rows of a sheet of up to 26 columns, as `sheetData`. */
export function sheetData(rows: (string | number | null)[][], from = 1): string {
  const cells = (row: (string | number | null)[], at: number) =>
    row.map((value, column) => {
      const place = `r="${columnLetter(column)}${at}"`;
      if (value === null) return '';
      return typeof value === 'number'
        ? `<c ${place}><v>${value}</v></c>`
        : `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
    });
  const lines = rows.map((row, i) => `<row r="${from + i}">${cells(row, from + i).join('')}</row>`);
  return `<sheetData>${lines.join('')}</sheetData>`;
}
