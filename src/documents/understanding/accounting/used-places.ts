import type { Origin, Pairing, RangeFact, Source, Sourced } from '../../facts';
import type { PointedValue } from '../corrections/pointed-values';

type Value = string | number | RangeFact | null | undefined;

const isBlank = (value: Value): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every((end) => end === null));

const isOrigin = (place: Source | Origin): place is Origin => 'quote' in place;

/**
 * The places of the values of a fact: its own, those that another document filled in, and those of alternatives. A cell that the
 * reader found but could not read has an origin and no value, and is not included.
 */
export function placesOfFact(
  fact: Sourced & Pairing,
  wanted: (field: string) => boolean = () => true,
): Origin[] {
  const values = fact as unknown as Record<string, Value>;
  const own = Object.entries(fact.origins ?? {}).flatMap(([field, origin]) => {
    const [whole = field] = field.split('.');
    const isRead = !(whole in values) || !isBlank(values[whole]);
    return origin && isRead && wanted(field) ? [origin] : [];
  });
  const others = [
    ...Object.values(fact.filled ?? {}),
    ...Object.values(fact.alternatives ?? {}).flatMap((list) => (list ?? []).map(({ source }) => source)),
  ];
  return [...own, ...others.flatMap((place) => (place && isOrigin(place) ? [place] : []))];
}

/** The used parts of a row or line: columns, or parts of its text. */
interface UsedOfRow {
  columns: Set<number>;
  texts: string[];
}

/** A used place: of a cell its column, of a line its text. */
export type UsedPlace = Source & { column?: number; quote: string };

/** The rows of the values that the user pointed at over several of them, each with its part of the text, where the value is used. */
export const placesOfLines = (
  file: string,
  values: readonly PointedValue[],
  used: readonly UsedPlace[],
): UsedPlace[] =>
  values.flatMap(({ place, column, text, lines }): UsedPlace[] => {
    const isUsed = used.some((each) => each.file === file && each.row === place.row && each.quote === text);
    return lines.length > 1 && isUsed
      ? lines.map((line) => ({ file, ...place, row: line.row, column, quote: line.text }))
      : [];
  });

type RowPlace = Pick<Source, 'sheet' | 'page' | 'row'>;

const keyOf = ({ sheet = '', page = 0, row = 0 }: RowPlace): string => `${page}|${row}|${sheet}`;

/** The used places of one document, by row, because a survey has tens of thousands of cells. */
export class UsedPlaces {
  readonly #rows = new Map<string, UsedOfRow>();

  constructor(places: Iterable<UsedPlace>) {
    for (const place of places) {
      const key = keyOf(place);
      const known = this.#rows.get(key) ?? { columns: new Set(), texts: [] };
      if (place.column !== undefined) known.columns.add(place.column);
      known.texts.push(place.quote);
      this.#rows.set(key, known);
    }
  }

  of(row: RowPlace): UsedOfRow | undefined {
    return this.#rows.get(keyOf(row));
  }
}
