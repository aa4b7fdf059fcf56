import type { SectionName } from '../facts';
import { parseEnds, parseMeasured } from './numbers';
import type { RowReader } from './row-reader';
import { convert, leadingUnit } from './units';

/** Columns that name a section, the surest first. */
const NAMES = ['section', 'hole', 'casing'];

/** No size of a hole is larger, and hardly any section ends shallower. */
const LARGEST_SIZE_IN = 60;

/** No bit is smaller. */
const SMALLEST_SIZE_IN = 2.5;

/** The size of the hole that a row gives, in; null for a figure that is none: the number of a page, of a phase, of a run. */
export function holeOfRow(row: RowReader): number | null {
  const hole = row.value('hole');
  return hole !== null && hole >= SMALLEST_SIZE_IN && hole <= LARGEST_SIZE_IN ? hole : null;
}

/** The end of an interval in a cell: `620 - 1650 m`. */
function endOfInterval(row: RowReader, field: string): number | null {
  const ends = parseEnds(row.text(field) ?? '');
  if (!ends || ends.second <= ends.first || ends.second <= LARGEST_SIZE_IN) return null;
  const unit = leadingUnit(ends.rest) ?? row.unit(field) ?? 'm';
  return convert(ends.second, unit, 'length')?.value ?? null;
}

/** How a row identifies its section other than by hole size; null if it does not. */
export function sectionOfRow(row: RowReader): SectionName | null {
  const casingIn = row.value('casing');
  const words =
    NAMES.map((field) => row.text(field)).find(
      (text) => text !== null && /\p{L}{3}/u.test(text) && parseMeasured(text) === null,
    ) ?? null;
  const ends = ['interval', 'hole', 'section'].map((field) => endOfInterval(row, field));
  const endAhdM = row.value('to') ?? ends.find((end) => end !== null) ?? null;
  return casingIn === null && words === null && endAhdM === null ? null : { casingIn, words, endAhdM };
}

/** The section of a fact, for a row that gives no size of the hole. */
export const sectionBeside = (holeDiameterIn: number | null, row: RowReader): { section?: SectionName } => {
  const section = holeDiameterIn === null ? sectionOfRow(row) : null;
  return section === null ? {} : { section };
};
