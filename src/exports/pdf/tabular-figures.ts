/**
 * The glyphs of a font's tabular figures, by the glyph of each ordinary figure. A PDF names glyphs and applies no font
 * features, so the writer must look up `tnum`; without it, columns of depths would not line up.
 *
 * Read from the font's `GSUB` table (OpenType 1.9, glyph substitution), single substitutions only, which is all that
 * `tnum` uses. Empty if the font has none.
 */
export function tabularFigures(font: Uint8Array): Map<number, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tableOf(view, 'GSUB');
  const substitutes = new Map<number, number>();
  if (table === null) return substitutes;
  const features = table + view.getUint16(table + 6);
  const lookups = table + view.getUint16(table + 8);
  for (let index = 0; index < view.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (tag(view, record) !== 'tnum') continue;
    const feature = features + view.getUint16(record + 4);
    for (const lookup of numbers(view, feature + 4, view.getUint16(feature + 2))) {
      readLookup(view, lookups + view.getUint16(lookups + 2 + lookup * 2), substitutes);
    }
  }
  return substitutes;
}

const singleSubstitution = 1;
const extension = 7;

function readLookup(view: DataView, lookup: number, into: Map<number, number>): void {
  const type = view.getUint16(lookup);
  for (const offset of numbers(view, lookup + 6, view.getUint16(lookup + 4))) {
    const subtable = lookup + offset;
    if (type === singleSubstitution) readSubstitution(view, subtable, into);
    else if (type === extension && view.getUint16(subtable + 2) === singleSubstitution)
      readSubstitution(view, subtable + view.getUint32(subtable + 4), into);
  }
}

function readSubstitution(view: DataView, subtable: number, into: Map<number, number>): void {
  const covered = coverage(view, subtable + view.getUint16(subtable + 2));
  const shift = view.getUint16(subtable) === 1;
  covered.forEach((glyph, index) => {
    const substitute = shift
      ? (glyph + view.getInt16(subtable + 4)) & 0xffff
      : view.getUint16(subtable + 6 + index * 2);
    into.set(glyph, substitute);
  });
}

function coverage(view: DataView, at: number): number[] {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) return numbers(view, at + 4, count);
  return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) => {
    const first = view.getUint16(range);
    return Array.from({ length: view.getUint16(range + 2) - first + 1 }, (_, step) => first + step);
  });
}

const numbers = (view: DataView, at: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => view.getUint16(at + index * 2));

const tag = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function tableOf(view: DataView, name: string): number | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    if (tag(view, record) === name) return view.getUint32(record + 8);
  }
  return null;
}
