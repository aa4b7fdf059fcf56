import type { SourceAlternative, SourcedValue, SourcePlace, ValueSource } from '@/api/generated/model';

import { scanNote } from '../understanding/facts/scanned-values';
import type { AlternativeValue, Origin, Pairing, RangeFact, Source, Sourced } from '../facts';

/** The origin of a value, before it is assigned to the field of an entity. */
export interface Provenance {
  certainty: ValueSource['certainty'];
  note: string | null;
  places: SourcePlace[];
  alternatives: SourceAlternative[];
  flag: string | null;
}

type Place = Source | Origin;

/** A fact that records the origin of each of its values. */
export type SourcedFact = Sourced & Pairing;

const isOrigin = (place: Place): place is Origin => 'quote' in place;

/** The place as the contract writes it. With a cell, the row is left out. */
export function placeOf(place: Place): SourcePlace {
  const cell = isOrigin(place) ? (place.cell ?? null) : null;
  return {
    document: place.file,
    page: place.page ?? null,
    sheet: place.sheet ?? null,
    cell,
    line: cell === null ? (place.row ?? null) : null,
    quote: isOrigin(place) ? place.quote : null,
    ...(place.readBy && { read_by: place.readBy === 'engineer' ? 'engineer' : 'language_model' }),
  };
}

const nothingElse = { alternatives: [], flag: null };

/** The provenance of a value that a document contains. */
export function readAt(place: Place): Provenance {
  const { certainty, note }: Pick<Provenance, 'certainty'> & { note?: string | null | undefined } = isOrigin(
    place,
  )
    ? place
    : {
        certainty: place.scan ? 'assumed' : place.converted === undefined ? 'read' : 'converted',
        note:
          [place.scan ? scanNote(place.scan.confidence) : [], place.converted ?? []].flat().join('; ') ||
          null,
      };
  return { certainty, note: note ?? null, places: [placeOf(place)], ...nothingElse };
}

/** The prefix of the flag of a value computed from a doubtful one. */
const INHERITED = 'Follows from a doubtful value. ';

/** Whether a flag only repeats the flag of another value. */
export const isInherited = (flag: string): boolean => flag.startsWith(INHERITED);

const isProvenance = (one: Provenance | Place): one is Provenance => 'places' in one;

/**
 * The provenance of a value computed from others. It inherits their flag, and is assumed if one of them is assumed. `from` lists
 * these values, the most important first; undefined entries are ignored.
 */
export function computed(note: string, from: readonly (Provenance | Place | undefined)[]): Provenance {
  // `readAt` marks a place in a scan as assumed.
  const known = from.flatMap((one) => (one === undefined ? [] : [isProvenance(one) ? one : readAt(one)]));
  const flag = known.flatMap((one) => one.flag ?? [])[0] ?? null;
  const open = known.find(({ certainty }) => certainty === 'assumed');
  return {
    certainty: open === undefined ? 'computed' : 'assumed',
    note: open?.note ? `${note}; ${open.note}` : note,
    places: distinct(known.flatMap(({ places }) => places)),
    alternatives: [],
    flag: flag === null || isInherited(flag) ? flag : `${INHERITED}${flag}`,
  };
}

/** Adds a flag. A flag that is already set is kept. */
export function withFlag(provenance: Provenance, why: string | null): Provenance {
  return why === null || provenance.flag !== null ? provenance : { ...provenance, flag: why };
}

/** The provenance of a value that no document gives and that is taken from others. */
export function assumed(note: string, from: readonly (Provenance | Place | undefined)[]): Provenance {
  return { ...computed(note, from), certainty: 'assumed' };
}

function distinct(places: readonly SourcePlace[]): SourcePlace[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = JSON.stringify(place);
    return !seen.has(key) && seen.add(key);
  });
}

/** The bound of a range that a field such as `ph.exact` names. */
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

/** The provenance of one field of a fact. `ph.exact` is a bound of its range `ph`. */
export function provenanceOf(fact: SourcedFact, field: string): Provenance {
  const [whole = field] = field.split('.');
  const place = fact.filled?.[field] ?? fact.filled?.[whole] ?? fact.origins?.[field] ?? fact.source;
  const others = [
    ...(fact.alternatives?.[field] ?? []),
    ...(field === whole ? [] : (fact.alternatives?.[whole] ?? [])),
  ];
  const alternatives = others.flatMap((other) => alternativeOf(other, field) ?? []);
  return {
    ...readAt(place),
    alternatives,
    flag: fact.fieldFlags?.[field] ?? fact.fieldFlags?.[whole] ?? null,
  };
}

/** The sources of an entity's fields, in the order of `provenance`. A field without a value and without alternatives has none. */
export function sourcesOf<Entity extends { id: string }>(
  entity: Entity,
  provenance: Partial<Record<keyof Entity, Provenance | undefined>>,
): ValueSource[] {
  return (Object.keys(provenance) as (keyof Entity & string)[]).flatMap((field): ValueSource[] => {
    const how = provenance[field];
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
