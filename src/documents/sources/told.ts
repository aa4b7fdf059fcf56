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
  return { certainty, note: note ?? null, places: [placeOf(place)], ...nothingElse };
}

/** What is said of a value that follows from a doubtful one. */
const FOLLOWS = 'Follows from a doubtful value. ';

/** Whether a flag only repeats one that another value has. */
export const isInherited = (flag: string): boolean => flag.startsWith(FOLLOWS);

const isTold = (one: Told | Place): one is Told => 'places' in one;

/**
 * A value that follows from others: as doubtful as they are, and assumed where one of them is. `from` holds what it follows from,
 * the weightiest first; what is unknown is left out.
 */
export function computed(note: string, from: readonly (Told | Place | undefined)[]): Told {
  // A place says of itself whether it is of a scan.
  const known = from.flatMap((one) => (one === undefined ? [] : [isTold(one) ? one : readAt(one)]));
  const flag = known.flatMap((one) => one.flag ?? [])[0] ?? null;
  const open = known.find(({ certainty }) => certainty === 'assumed');
  return {
    certainty: open === undefined ? 'computed' : 'assumed',
    note: open?.note ? `${note}; ${open.note}` : note,
    places: distinct(known.flatMap(({ places }) => places)),
    alternatives: [],
    flag: flag === null || isInherited(flag) ? flag : `${FOLLOWS}${flag}`,
  };
}

/** A value with one more reason to doubt it; the first reason stays. */
export function doubted(told: Told, why: string | null): Told {
  return why === null || told.flag !== null ? told : { ...told, flag: why };
}

/** A value taken for what another says, because no document gives it. */
export function assumed(note: string, from: readonly (Told | Place | undefined)[]): Told {
  return { ...computed(note, from), certainty: 'assumed' };
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
  return { ...readAt(place), alternatives, flag: fact.doubts?.[field] ?? fact.doubts?.[whole] ?? null };
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
    const alternatives = how.alternatives.filter((other) => other.value !== value);
    return [{ entity_id: entity.id, field, value, ...how, alternatives }];
  });
}

function wireValue(value: unknown): SourcedValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
