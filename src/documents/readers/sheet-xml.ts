/**
 * The properties of a sheet that the library does not give, or does not check: its size (the library allocates every cell up
 * to the last), its merged cells, and which cells show a percentage, are
 * hidden or struck through. Read by regular expression, because only a few attributes matter.
 */
export interface SheetShape {
  rows: number;
  columns: number;
  /** Merged over several rows: the column from 0, the rows from 1. */
  merged: { column: number; from: number; to: number }[];
  /** By row and column: `3:0` for A3. */
  percentages: Set<string>;
  /** Cells whose whole text is struck through, keyed like `percentages`. */
  struck: Set<string>;
  /** From 1. */
  hiddenRows: Set<number>;
  /** From 0, without overlaps. */
  hiddenColumns: { from: number; to: number }[];
}

/** The cell styles, by the index that cells use, that affect the meaning. */
export interface CellStyles {
  percentages: ReadonlySet<string>;
  struck: ReadonlySet<string>;
}

const TAG = /<(?:\w+:)?(row|c|col|mergeCell)\s([^>]*)>/g;
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

const isOn = (value: string | null): boolean => value !== null && /^(?:1|true|on)$/i.test(value);

/** A collapsed group hides its rows and columns with the same attribute. */
const isHidden = (attributes: string, size: 'ht' | 'width'): boolean =>
  isOn(attribute(attributes, 'hidden')) || Number(attribute(attributes, size) ?? 1) === 0;

/** Null for a sheet with an invalid address, or one beyond the last cell. */
export function shapeOfSheet(xml: string, { percentages, struck }: CellStyles): SheetShape | null {
  const shape: SheetShape = {
    rows: 0,
    columns: 0,
    merged: [],
    percentages: new Set(),
    struck: new Set(),
    hiddenRows: new Set(),
    hiddenColumns: [],
  };
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    if (tag === 'mergeCell') {
      const [first, last] = (attribute(attributes, 'ref') ?? '').split(':').map(address);
      if (first && last && last.row > first.row) {
        shape.merged.push({ column: first.column - 1, from: first.row, to: last.row });
      }
      continue;
    }
    if (tag === 'col') {
      const [from, to] = [Number(attribute(attributes, 'min')), Number(attribute(attributes, 'max'))];
      const isRange = from >= 1 && to >= from && to <= LAST_COLUMN;
      if (isRange && isHidden(attributes, 'width')) shape.hiddenColumns.push({ from: from - 1, to: to - 1 });
      continue;
    }
    const at = attribute(attributes, 'r');
    if (tag === 'row') {
      const row = at === null ? 0 : Number(at);
      if (!(row <= LAST_ROW)) return null;
      shape.rows = Math.max(shape.rows, row);
      if (isHidden(attributes, 'ht')) shape.hiddenRows.add(row);
      continue;
    }
    const cell = address(at ?? '');
    if (!cell) return null;
    shape.rows = Math.max(shape.rows, cell.row);
    // Formatted cells without a value reach to the last column in many workbooks; the library drops them.
    if (!attributes.endsWith('/')) shape.columns = Math.max(shape.columns, cell.column);
    if (percentages.size === 0 && struck.size === 0) continue;
    const style = attribute(attributes, 's') ?? '';
    if (percentages.has(style)) shape.percentages.add(`${cell.row}:${cell.column - 1}`);
    if (struck.has(style)) shape.struck.add(`${cell.row}:${cell.column - 1}`);
  }
  return shape;
}

/** 9 and 10 are the built-in percentages (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_PERCENTAGES = ['9', '10'];

/** Which styles show a fraction as a percentage, and which strike out their text. */
export function cellStyles(styles: string): CellStyles {
  const formats = new Set(BUILT_IN_PERCENTAGES);
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    // A percent sign in quotes is only printed after the number, which is then not a fraction.
    const code = (attribute(attributes, 'formatCode') ?? '').replace(/&quot;.*?&quot;|\\./g, '');
    if (code.includes('%')) formats.add(attribute(attributes, 'numFmtId') ?? '');
  }
  const fonts = /<(?:\w+:)?fonts\b[\s\S]*?<\/(?:\w+:)?fonts>/.exec(styles)?.[0] ?? '';
  const struckFonts = new Set(
    [...fonts.matchAll(/<(?:\w+:)?font\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?font>)/g)].flatMap(
      ([, font = ''], index) => (hasStrike(font) ? [String(index)] : []),
    ),
  );
  const cellFormats = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const used = [...cellFormats.matchAll(/<(?:\w+:)?xf\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const stylesWith = (name: string, values: ReadonlySet<string>) =>
    new Set(
      used.flatMap((attributes, index) =>
        values.has(attribute(attributes, name) ?? '') ? [String(index)] : [],
      ),
    );
  return { percentages: stylesWith('numFmtId', formats), struck: stylesWith('fontId', struckFonts) };
}

/** Whether the properties of a font or of a run of text strike it through. */
function hasStrike(properties: string): boolean {
  const [, attributes] = /<(?:\w+:)?strike\b([^>]*?)\/?>/.exec(properties) ?? [];
  return attributes !== undefined && isOn(attribute(attributes, 'val') ?? '1');
}

/** Markers around struck-through parts of a text: code points that no text contains (Unicode 23.7). */
const [STRUCK_FROM, STRUCK_TO] = ['\ufdd0', '\ufdd1'];

/** The strings of a workbook with the struck-through runs marked, because the library does not distinguish runs. */
export function withStruckMarked(xml: string): string {
  if (!/strike\b/.test(xml)) return xml;
  return xml.replace(/<((?:\w+:)?)r>([\s\S]*?)<\/\1r>/g, (whole: string, _prefix: string, run: string) =>
    hasStrike(/<(?:\w+:)?rPr>[\s\S]*?<\/(?:\w+:)?rPr>/.exec(run)?.[0] ?? '')
      ? whole.replace(
          /(<(?:\w+:)?t\b[^>]*>)([\s\S]*?)(<\/(?:\w+:)?t>)/,
          (_, open: string, text: string, close: string) =>
            `${open}${STRUCK_FROM}${text}${STRUCK_TO}${close}`,
        )
      : whole,
  );
}

/** A text marked as struck through, for `separateStruck`. */
export const markedStruck = (text: string): string => `${STRUCK_FROM}${text}${STRUCK_TO}`;

/** Separates a marked text into what counts and what is struck through. */
export function separateStruck(text: string): { kept: string; struck: string } {
  if (!text.includes(STRUCK_FROM)) return { kept: text, struck: '' };
  const struck: string[] = [];
  const kept = text.replace(
    new RegExp(`${STRUCK_FROM}([^${STRUCK_TO}]*)${STRUCK_TO}`, 'g'),
    (_, part: string) => {
      struck.push(part.trim());
      return ' ';
    },
  );
  return { kept: kept.replace(/\s+/g, ' ').trim(), struck: struck.join(' ').trim() };
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

/** The sheets in the order of the workbook, each with the name of its part. */
export function sheetsOf(
  parts: ReadonlyMap<string, string>,
): { sheet: string; part: string; isHidden: boolean }[] {
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
      isHidden: /^(?:veryH|h)idden$/i.test(attribute(attributes, 'state') ?? ''),
    }),
  );
}
