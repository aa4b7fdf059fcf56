import type { SourceAlternative, SourcedValue, SourcePlace, ValueSource } from '@/api/generated/model';

import { scanNote } from '../understanding/scanned-values';
import type { AlternativeValue, Origin, Pairing, RangeFact, Source, Sourced } from '../facts';

/** How a value was come by, before it is bound to the field of an entity. */
export interface Told {
  certainty: ValueSource['certainty'];
  note: string | null;
  places: SourcePlace[];
  alternatives: SourceAlternative[];
  flag: string | null;
  /** How sure the recognition is of what was read from a scan, the least sure first; absent where nothing was. */
  scan?: number;
}

type Place = Source | Origin;

/** A fact whose values can be told their sources. */
export type TellingFact = Sourced & Pairing;

const isOrigin = (place: Place): place is Origin => 'quote' in place;

/** The place in the words of the contract. A cell says more than its row, which is then left out. */
export function placeOf(place: Place): SourcePlace {
  const cell = isOrigin(place) ? (place.cell ?? null) : null;
  return {
    document: place.file,
    page: place.page ?? null,
    sheet: place.sheet ?? null,
    cell,
    line: cell === null ? (place.row ?? null) : null,
    quote: isOrigin(place) ? place.quote : null,
  };
}

const nothingElse = { alternatives: [], flag: null };

/** A value as a document has it. */
export function readAt(place: Place): Told {
  const { certainty, note }: Pick<Told, 'certainty'> & { note?: string | null | undefined } = isOrigin(place)
    ? place
    : {
        certainty: place.scan ? 'assumed' : place.converted === undefined ? 'read' : 'converted',
        note:
          [place.scan ? scanNote(place.scan.confidence) : [], place.converted ?? []].flat().join('; ') ||
          null,
      };
  const scan = place.scan ? { scan: place.scan.confidence } : {};
  return { certainty, note: note ?? null, places: [placeOf(place)], ...nothingElse, ...scan };
}

/** A value that follows from others. `from` holds what it follows from, the weightiest first; what is unknown is left out. */
export function computed(note: string, from: readonly (Told | Place | undefined)[]): Told {
  const places = distinct(from.flatMap(placesOf));
  const sure = from.flatMap((one) => scanOf(one) ?? []);
  if (sure.length === 0) return { certainty: 'computed', note, places, ...nothingElse };
  const scan = Math.min(...sure);
  // What follows from a scan is as doubtful as the scan, and marked like it.
  const ofScan = `from figures ${scanNote(scan)}`;
  return { certainty: 'assumed', note: `${note}; ${ofScan}`, places, ...nothingElse, scan };
}

function scanOf(one: Told | Place | undefined): number | undefined {
  if (one === undefined) return undefined;
  return 'places' in one ? one.scan : one.scan?.confidence;
}

/** A value taken for what another says, because no document gives it. */
export function assumed(note: string, from: readonly (Told | Place | undefined)[]): Told {
  return { ...computed(note, from), certainty: 'assumed' };
}

function placesOf(one: Told | Place | undefined): SourcePlace[] {
  if (one === undefined) return [];
  return 'places' in one ? one.places : [placeOf(one)];
}

function distinct(places: readonly SourcePlace[]): SourcePlace[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = JSON.stringify(place);
    return !seen.has(key) && seen.add(key);
  });
}

/** The end of a range that a field such as `ph.exact` means. */
function endOf(value: RangeFact, field: string): number | null {
  const [, end = 'exact'] = field.split('.');
  return end === 'lower' ? value.lower : end === 'upper' ? value.upper : value.exact;
}

function alternativeOf({ value, source }: AlternativeValue, field: string): SourceAlternative | null {
  const one: SourcedValue = typeof value === 'object' ? endOf(value, field) : value;
  if (one === null) return null;
  const { certainty, note, places } = readAt(source);
  return { value: one, certainty, note, places };
}

/** What a fact says of the source of one of its fields; `ph.exact` is an end of its range `ph`. */
export function toldByFact(fact: TellingFact, field: string): Told {
  const [whole = field] = field.split('.');
  const place = fact.filled?.[field] ?? fact.filled?.[whole] ?? fact.origins?.[field] ?? fact.source;
  const others = [
    ...(fact.alternatives?.[field] ?? []),
    ...(field === whole ? [] : (fact.alternatives?.[whole] ?? [])),
  ];
  const alternatives = others.flatMap((other) => alternativeOf(other, field) ?? []);
  return { ...readAt(place), alternatives };
}

/** The sources of an entity's fields, in the order in which they are told. A field without a value and without another is none. */
export function sourcesOf<Entity extends { id: string }>(
  entity: Entity,
  told: Partial<Record<keyof Entity, Told | undefined>>,
): ValueSource[] {
  return (Object.keys(told) as (keyof Entity & string)[]).flatMap((field): ValueSource[] => {
    const how = told[field];
    const value = wireValue(entity[field]);
    if (how === undefined || (value === null && how.alternatives.length === 0)) return [];
    const { scan: _scan, ...said } = how;
    const alternatives = how.alternatives.filter((other) => other.value !== value);
    return [{ entity_id: entity.id, field, value, ...said, alternatives }];
  });
}

function wireValue(value: unknown): SourcedValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
