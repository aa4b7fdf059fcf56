import { cellText, xmlText } from './cell-text';
import { columnName, type Extent } from './sheet-xml';
import type { Book, Sheet } from './sheet';

/** The parts of a workbook other than its sheets (ECMA-376, parts 1 and 2). */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006';
const openPackage = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const places = (sheets: readonly Sheet[]): number[] => sheets.map((_, at) => at + 1);

export function contentTypesXml(sheets: readonly Sheet[]): string {
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  return [
    `${declaration}<Types xmlns="${openPackage}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('xl/workbook.xml', `${spreadsheetml}.sheet.main+xml`),
    ...places(sheets).map((at) => part(`xl/worksheets/sheet${at}.xml`, `${spreadsheetml}.worksheet+xml`)),
    part('xl/styles.xml', `${spreadsheetml}.styles+xml`),
    part('xl/sharedStrings.xml', `${spreadsheetml}.sharedStrings+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    part('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'),
    '</Types>',
  ].join('');
}

function relationshipsXml(all: readonly [type: string, target: string][]): string {
  const each = all.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${openPackage}/relationships">${each.join('')}</Relationships>`;
}

export const packageRelationshipsXml = (): string =>
  relationshipsXml([
    [`${officeDocument}/relationships/officeDocument`, 'xl/workbook.xml'],
    [`${openPackage}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    [`${officeDocument}/relationships/extended-properties`, 'docProps/app.xml'],
  ]);

/** The sheets come first, so that the n-th sheet is `rId<n>`. */
export const bookRelationshipsXml = (sheets: readonly Sheet[]): string =>
  relationshipsXml([
    ...places(sheets).map((at): [string, string] => [
      `${officeDocument}/relationships/worksheet`,
      `worksheets/sheet${at}.xml`,
    ]),
    [`${officeDocument}/relationships/styles`, 'styles.xml'],
    [`${officeDocument}/relationships/sharedStrings`, 'sharedStrings.xml'],
  ]);

export function bookXml(sheets: readonly Sheet[], extents: readonly Extent[]): string {
  const names = sheets.flatMap((sheet, at) => {
    const { rows, columns } = extents[at] ?? { rows: 1, columns: 1 };
    const define = (name: string, hidden: string, range: string) =>
      `<definedName name="_xlnm.${name}" localSheetId="${at}"${hidden}>'${xmlText(sheet.name)}'!${range}</definedName>`;
    return [
      ...(sheet.filter
        ? [define('_FilterDatabase', ' hidden="1"', `$A$1:$${columnName(columns - 1)}$${rows}`)]
        : []),
      // Headings are repeated on every printed page.
      ...(sheet.heads?.rows ? [define('Print_Titles', '', `$1:$${sheet.heads.rows}`)] : []),
    ];
  });
  const tags = sheets.map(
    ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return [
    `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`,
    ` xmlns:r="${officeDocument}/relationships"><workbookPr/>`,
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" tabRatio="850"/></bookViews>',
    `<sheets>${tags.join('')}</sheets>`,
    names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '',
    '</workbook>',
  ].join('');
}

export function corePropertiesXml({ title, description, at }: Book): string {
  const text = (value: string) => xmlText(cellText(value).replaceAll(/\s+/g, ' '));
  return [
    `${declaration}<cp:coreProperties xmlns:cp="${openPackage}/metadata/core-properties"`,
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${text(title)}</dc:title><dc:creator>Montage</dc:creator>`,
    `<dc:description>${text(description)}</dc:description>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${new Date(at).toISOString().slice(0, 19)}Z</dcterms:created>`,
    '</cp:coreProperties>',
  ].join('');
}

export const applicationPropertiesXml = (): string =>
  `${declaration}<Properties xmlns="${officeDocument}/extended-properties"><Application>Montage</Application></Properties>`;
