import { nearestHoleSize } from '@/domain/casing-sizes';
import type { SectionName } from '../../facts';
import { sectionOfCard } from '../mud/section-of-card';
import type { CardSection } from '../mud/section-of-card';
import { parseEnds, parseMeasured } from '../words/numbers';
import { SIZE, anyOf, plainText, sizeIn } from '../prose/quantities';
import type { RowReader } from '../tables/row-reader';
import { convert, leadingUnit } from '../units/units';
import { HOLE_WORDS } from '../vocabulary/prose';

/** Columns that name a section, the most reliable first. */
const NAMES = ['section', 'hole', 'casing'];

/** The largest hole size; hardly any section ends at a smaller depth. */
const LARGEST_SIZE_IN = 60;

/** The smallest bit size. */
const SMALLEST_SIZE_IN = 2.5;

/** `17 1/2"` below `Intervalle`: the size of a section, in; null for depths. */
function sizeOfInterval(text: string): number | null {
  const plain = plainText(text);
  return ONE_SIZE.test(plain) ? sizeIn(plain) : null;
}

const ONE_SIZE = new RegExp(`^${SIZE}$`, 'iu');

/** How the cell that names the section of a row does so, other than by a plain hole size: `20" casing`, `1 - 26"`. */
function namedInCell(row: RowReader): CardSection | null {
  const texts = ['hole', 'interval', 'section'].flatMap((field) => row.text(field) ?? []);
  return texts.map(sectionOfCard).find((section) => section !== null) ?? null;
}

/** A size in round millimetres is that of the bit next to it: 660 mm are 26 in. */
const ofBit = (size: number): number => nearestHoleSize(size) ?? size;

/** `17 1/2" hole` in the column of the strings, as where a cell over two rows names the hole above its string. */
function holeAmongStrings(row: RowReader): number | null {
  const [whole] = SIZE_AND_HOLE.exec(plainText(row.text('casing') ?? '')) ?? [];
  return whole === undefined ? null : sizeIn(whole);
}
const SIZE_AND_HOLE = new RegExp(String.raw`^${SIZE}\s*(?:${anyOf(HOLE_WORDS)})$`, 'iu');

/** The size of the string of a row, in. */
export const casingOfRow = (row: RowReader): number | null =>
  holeAmongStrings(row) === null ? row.value('casing') : null;

/** The hole size of a row, in; null for a figure that is not a size: the number of a page, a phase, a run. */
export function holeOfRow(row: RowReader): number | null {
  const named = namedInCell(row);
  if (named?.heading === 'Hole size') return ofBit(sizeIn(named.value) ?? 0);
  if (named?.heading === 'Casing size') return null;
  const hole = row.value('hole') ?? holeAmongStrings(row) ?? sizeOfInterval(row.text('interval') ?? '');
  return hole !== null && hole >= SMALLEST_SIZE_IN && hole <= LARGEST_SIZE_IN ? ofBit(hole) : null;
}

/** Whether the size of a row is unreadable, for instance in a scan. Such a row must not inherit the size above it. */
export const hasUnknownSize = (row: RowReader): boolean =>
  ['hole', 'casing'].some((field) => row.written(field) === '?');

/** The end of an interval in a cell: `620 - 1650 m`. */
function endOfInterval(row: RowReader, field: string): number | null {
  const ends = parseEnds(row.text(field) ?? '');
  if (!ends || ends.second <= ends.first || ends.second <= LARGEST_SIZE_IN) return null;
  const unit = leadingUnit(ends.rest) ?? row.unit(field) ?? 'm';
  return convert(ends.second, unit, 'length')?.value ?? null;
}

/** The depth that a name of a section gives for its end, m: `Seabed - 450 m`. */
function endNamed(named: CardSection | null): number | null {
  if (named?.heading !== 'To (m)' && named?.heading !== 'To (ft)') return null;
  const end = parseMeasured(named.value)?.value ?? null;
  return end === null
    ? null
    : (convert(end, named.heading === 'To (m)' ? 'm' : 'ft', 'length')?.value ?? null);
}

/** `1`, `II`: the number that is all a row says of its section. */
const numberOnly = (text: string | null): string | null =>
  text !== null && /^(?:[1-9]|I{1,3}|IV|VI{0,3})$/.test(text) ? text : null;

/** How a row identifies its section other than by hole size; null if it does not. */
export function sectionOfRow(row: RowReader): SectionName | null {
  const named = namedInCell(row);
  const casingIn = casingOfRow(row) ?? (named?.heading === 'Casing size' ? sizeIn(named.value) : null);
  const words =
    NAMES.map((field) => row.text(field)).find(
      (text) => text !== null && /\p{L}{3}/u.test(text) && parseMeasured(text) === null,
    ) ?? numberOnly(row.text('section'));
  const ends = ['interval', 'hole', 'section'].map((field) => endOfInterval(row, field));
  const endAhdM = row.value('to') ?? ends.find((end) => end !== null) ?? endNamed(named);
  return casingIn === null && words === null && endAhdM === null ? null : { casingIn, words, endAhdM };
}

/** The section of a fact, for a row without a hole size. */
export const sectionBeside = (holeDiameterIn: number | null, row: RowReader): { section?: SectionName } => {
  const section = holeDiameterIn === null ? sectionOfRow(row) : null;
  return section === null ? {} : { section };
};
