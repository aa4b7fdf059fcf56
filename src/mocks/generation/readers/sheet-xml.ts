/**
 * What the library that reads workbooks does not tell and what it would trust: how far a sheet reaches (it makes room for
 * every cell up to the last), its merged cells, and which cells show a percentage. Read from the parts by pattern, because
 * only attributes of three elements are of interest.
 */
export interface SheetShape {
  rows: number;
  columns: number;
  /** Merged over rows: the column from 0, the rows from 1. */
  merged: { column: number; from: number; to: number }[];
  /** By row and column, as `3:0` for A3. */
  percentages: Set<string>;
}

const TAG = /<(?:\w+:)?(row|c|mergeCell)\s([^>]*)>/g;
/** The last cell a workbook may have is XFD1048576. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null;

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function address(text: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const place = { row: Number(digits), column: columnOf(letters) };
  return place.row <= LAST_ROW && place.column <= LAST_COLUMN ? place : null;
}

/** Null for a sheet that no program writes: an address that is none, or lies beyond the last cell. */
export function shapeOfSheet(xml: string, percentages: ReadonlySet<string>): SheetShape | null {
  const shape: SheetShape = { rows: 0, columns: 0, merged: [], percentages: new Set() };
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    if (tag === 'mergeCell') {
      const [first, last] = (attribute(attributes, 'ref') ?? '').split(':').map(address);
      if (first && last && last.row > first.row) {
        shape.merged.push({ column: first.column - 1, from: first.row, to: last.row });
      }
      continue;
    }
    const at = attribute(attributes, 'r');
    if (tag === 'row') {
      const row = at === null ? 0 : Number(at);
      if (!(row <= LAST_ROW)) return null;
      shape.rows = Math.max(shape.rows, row);
      continue;
    }
    const cell = address(at ?? '');
    if (!cell) return null;
    shape.rows = Math.max(shape.rows, cell.row);
    // Formatted cells without a value reach to the last column in many a workbook; the library drops them.
    if (!attributes.endsWith('/')) shape.columns = Math.max(shape.columns, cell.column);
    if (percentages.size > 0 && percentages.has(attribute(attributes, 's') ?? '')) {
      shape.percentages.add(`${cell.row}:${cell.column - 1}`);
    }
  }
  return shape;
}

/** 9 and 10 are the built-in percentages (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_PERCENTAGES = ['9', '10'];

/** The cell styles, as cells name them, that show a fraction as a percentage. */
export function percentStyles(styles: string): Set<string> {
  const formats = new Set(BUILT_IN_PERCENTAGES);
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    // A percent sign in quotes is only written after the number, which is no fraction then.
    const code = (attribute(attributes, 'formatCode') ?? '').replace(/&quot;.*?&quot;|\\./g, '');
    if (code.includes('%')) formats.add(attribute(attributes, 'numFmtId') ?? '');
  }
  const cellFormats = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const used = [...cellFormats.matchAll(/<(?:\w+:)?xf\s([^>]*)>/g)];
  return new Set(
    used.flatMap(([, attributes = ''], index) =>
      formats.has(attribute(attributes, 'numFmtId') ?? '') ? [String(index)] : [],
    ),
  );
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(digits, hex ? 16 : 10), 0x10ffff)),
    )
    .replaceAll('&amp;', '&');

/** The sheets in the order of the workbook, each with the name of its part; hidden ones are sheets like any other. */
export function sheetsOf(parts: ReadonlyMap<string, string>): { sheet: string; part: string }[] {
  const targets = new Map<string, string>();
  for (const [, attributes = ''] of (parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(
    /<(?:\w+:)?Relationship\s([^>]*)>/g,
  )) {
    const target = attribute(attributes, 'Target') ?? '';
    targets.set(attribute(attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      sheet: plain(attribute(attributes, 'name') ?? ''),
      part: targets.get(attribute(attributes, String.raw`(?:\w+:)?id`) ?? '') ?? '',
    }),
  );
}
