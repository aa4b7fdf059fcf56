import type { Origin, Pairing, RangeFact, Source, Sourced } from '../../facts';

type Value = string | number | RangeFact | null | undefined;

const isBlank = (value: Value): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every((end) => end === null));

const isOrigin = (place: Source | Origin): place is Origin => 'quote' in place;

/**
 * Where the values of a fact stand: its own, those that another document filled in, and those kept as alternatives. A cell that the
 * reader found and could not read has an origin and no value, and is not among them.
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

/** What is used of a row or line: columns of it, or parts of its text. */
interface UsedOfRow {
  columns: Set<number>;
  texts: string[];
}

/** A place that was used, of a cell by its column, of a line by what it says. */
export type UsedPlace = Source & { column?: number; quote: string };

type RowPlace = Pick<Source, 'sheet' | 'page' | 'row'>;

const keyOf = ({ sheet = '', page = 0, row = 0 }: RowPlace): string => `${page}|${row}|${sheet}`;

/** The used places of one document, to be asked by row: a survey has tens of thousands of cells. */
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
