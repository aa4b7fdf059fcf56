import { cellKey, type Place } from './address';
import type { Value } from './change';
import {
  comparedFields,
  placeKey,
  indexEntities,
  type EntityIndex,
  type IndexedEntity,
} from './entity-index';
import type { DifferentValue, MontageDifference } from './difference';
import { idOf, valueIn } from './edit';
import { equal } from './equal';
import { fieldAt, type Field } from './catalogue';
import { inForce } from './field-in';
import type { Montage } from './montage';
import { unitsInForce } from '../shown-units/in-force';
import { editedText } from './read-field';
import { shown as inCell } from './shown';
import { sectionText } from './section-field';
import { entityName, sectionName } from './words';

/** A difference, with the part of the montage that differs. */
export type Compared = { readonly shown: MontageDifference } & (
  | { readonly what: 'value'; readonly at: Place; readonly field: string; readonly values: DifferentValue }
  /** An entity was added or removed. */
  | {
      readonly what: 'presence' | 'section';
      readonly mine: IndexedEntity | null;
      readonly theirs: IndexedEntity | null;
    }
  | { readonly what: 'order'; readonly of: 'sections' | 'planSteps' }
);

/**
 * The differences of `mine` and `theirs` from their common `base`. The same change on both sides is not a difference.
 * Rows that one side removed are not compared value by value.
 */
export const compareMontages = (base: Montage, mine: Montage, theirs: Montage): MontageDifference[] =>
  compare(base, mine, theirs).map(({ shown }) => shown);

interface Sides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

const map = <T, U>({ base, mine, theirs }: Sides<T>, each: (side: T) => U): Sides<U> => ({
  base: each(base),
  mine: each(mine),
  theirs: each(theirs),
});

/** Which side changed; null if neither did, or both in the same way. */
function changedBy({ base, mine, theirs }: Sides<unknown>): MontageDifference['kind'] | null {
  if (equal(mine, theirs)) return null;
  if (equal(base, theirs)) return 'mine';
  return equal(base, mine) ? 'theirs' : 'both';
}

export function compare(base: Montage, mine: Montage, theirs: Montage): Compared[] {
  const montages: Sides<Montage> = { base, mine, theirs };
  const all = map(montages, indexEntities);
  const keys = new Set([...all.mine.keys(), ...all.theirs.keys(), ...all.base.keys()]);
  const differences = [...keys].flatMap((key) => {
    const sides = map(all, (index) => index.get(key) ?? null);
    const remaining = sides.mine ?? sides.theirs;
    // Something removed on both sides is not a difference.
    if (!remaining) return [];
    if (sides.mine && sides.theirs)
      return [...compareSections(montages, sides), ...compareValues(montages, sides)];
    // An added or removed section or programme is one difference, with whatever it contains.
    if (isOwnerOnOneSide(all, remaining.at)) return [];
    return comparePresence(montages, sides, remaining);
  });
  return [...differences, ...compareSectionOrder(montages), ...comparePlanOrder(montages)];
}

/** Whether only one side has the section, the programme of a run, or the trajectory of a station. */
function isOwnerOnOneSide(all: Sides<EntityIndex>, at: Place): boolean {
  const owners = ownersOf(at);
  return owners.map(placeKey).some((key) => all.mine.has(key) !== all.theirs.has(key));
}

function ownersOf(at: Place): readonly Place[] {
  if ('trajectory' in at) return [{ of: 'trajectory', id: at.trajectory }];
  if (!('section' in at) || at.of === 'section') return [];
  const section = { of: 'section', section: at.section } as const;
  return at.of === 'run' ? [section, { of: 'logging', section: at.section }] : [section];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whereIs(montage: Montage, at: Place): string {
  const name = capital(entityName(montage, at));
  if (at.of === 'reservoir') return `Reservoirs · ${name}`;
  if (at.of === 'planStep') return `Plan · ${name}`;
  if (at.of === 'trajectory') return `Well paths · ${name}`;
  if ('trajectory' in at) {
    const path = entityName(montage, { of: 'trajectory', id: at.trajectory });
    return `Well paths · ${capital(path)} · ${name}`;
  }
  if (at.of === 'pressurePoint' || at.of === 'strengthTest') return `Pressures · ${name}`;
  if (at.of === 'risk' || at.of === 'riskLevel') return `Risks · ${name}`;
  if (at.of === 'run') return `${sectionName(montage, at.section)} · Logging · ${name}`;
  if (at.of === 'stringPiece') return `${sectionName(montage, at.section)} · Drill string · ${name}`;
  return at.of !== 'section' && 'section' in at ? `${sectionName(montage, at.section)} · ${name}` : name;
}

/** A number as its cell shows it, or with all of its decimals if two would look the same, in the unit of the screen. */
function textsOf(field: Field | null, values: Sides<Value>): Sides<string> {
  const written = map(values, (value) =>
    field && typeof value === 'number' ? inCell(field, value) : valueText(field, value),
  );
  const looksSame = (one: keyof Sides<Value>, other: keyof Sides<Value>) =>
    written[one] === written[other] && !equal(values[one], values[other]);
  const isUnclear = looksSame('base', 'mine') || looksSame('mine', 'theirs') || looksSame('base', 'theirs');
  return isUnclear ? map(values, (value) => valueText(field, value)) : written;
}

function valueText(field: Field | null, value: Value): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.join(', ') || '-';
  return field ? editedText(field, value, unitsInForce()) : String(value);
}

/** ` (ft)` after the name of a field whose values are not in the unit of the documents. */
const unitAfter = (field: Field | null): string =>
  field === null || inForce(field) === field ? '' : ` (${inForce(field).unit?.slice(1, -1)})`;

function compareValues(montages: Sides<Montage>, sides: Sides<IndexedEntity | null>): Compared[] {
  const at = sides.mine?.at;
  // Nearly everything is unchanged, and this one comparison finds that.
  if (!at || (sides.mine?.entity === sides.base?.entity && sides.theirs?.entity === sides.base?.entity))
    return [];
  return comparedFields(at.of).flatMap((field): Compared[] => {
    const values = map(sides, (side): Value => (side ? valueIn(side.entity, field) : null));
    const kind = changedBy(values);
    if (!kind) return [];
    const cell = { at, field };
    const described = fieldAt(cell);
    const texts =
      described?.kind === 'section'
        ? {
            base: sectionText(montages.base, values.base),
            mine: sectionText(montages.mine, values.mine),
            theirs: sectionText(montages.theirs, values.theirs),
          }
        : textsOf(described, values);
    const difference = {
      key: `value|${cellKey(cell)}`,
      where: `${whereIs(montages.mine, at)} · ${capital(described?.inSentence ?? 'Well heads')}${unitAfter(described)}`,
      cell,
      ...texts,
      base: sides.base ? texts.base : null,
      kind,
    };
    return [{ shown: difference, what: 'value', at, field, values }];
  });
}

/** A formation that was moved from one section to another. */
function compareSections(montages: Sides<Montage>, sides: Sides<IndexedEntity | null>): Compared[] {
  const { mine, theirs } = sides;
  if (!mine || !theirs || mine.at.of !== 'formation') return [];
  const kind = changedBy(map(sides, (side) => (side && 'section' in side.at ? side.at.section : null)));
  if (!kind) return [];
  const name = (montage: Montage, side: IndexedEntity | null): string | null =>
    side && 'section' in side.at ? sectionName(montage, side.at.section) : null;
  const shown = {
    key: `section|${placeKey(mine.at)}`,
    where: `${whereIs(montages.mine, mine.at)} · Section`,
    cell: null,
    base: name(montages.base, sides.base),
    mine: name(montages.mine, mine),
    theirs: name(montages.theirs, theirs),
    kind,
  };
  return [{ shown, what: 'section', mine, theirs }];
}

/** Something that only one side has. If the other side has also changed it, the kind is 'both'. */
function comparePresence(
  montages: Sides<Montage>,
  { base, mine, theirs }: Sides<IndexedEntity | null>,
  remaining: IndexedEntity,
): Compared[] {
  const isMine = remaining === mine;
  const unchanged = base !== null && equal(base.entity, remaining.entity);
  // A side added what the base lacks, or removed what the base has.
  const maker = (base === null) === isMine ? 'mine' : 'theirs';
  const kind = base === null || unchanged ? maker : 'both';
  const name = (montage: Montage, side: IndexedEntity | null): string | null =>
    side && capital(entityName(montage, side.at));
  const shown = {
    key: `presence|${placeKey(remaining.at)}`,
    where: whereIs(isMine ? montages.mine : montages.theirs, remaining.at),
    cell: null,
    base: name(montages.base, base),
    mine: name(montages.mine, mine),
    theirs: name(montages.theirs, theirs),
    kind,
  } as const;
  return [{ shown, what: 'presence', mine, theirs }];
}

/** The entities of a list that all sides have, in the order of each side. */
function commonOf<E extends { readonly id: string }>(lists: Sides<readonly E[]>): Sides<readonly E[]> {
  const ids = map(lists, (list) => new Set(list.map(idOf)));
  return map(lists, (list) =>
    list.filter(({ id }) => ids.base.has(id) && ids.mine.has(id) && ids.theirs.has(id)),
  );
}

/** One difference, instead of one for each changed rank. */
function comparePlanOrder(montages: Sides<Montage>): Compared[] {
  const common = commonOf(map(montages, ({ plan_summaries_list }) => plan_summaries_list));
  const kind = changedBy(map(common, (steps) => steps.map(idOf)));
  if (!kind) return [];
  const titles = map(common, (steps) => steps.map(({ title }) => title).join(', '));
  const shown = { key: 'order|planSteps', where: 'Plan · Order', cell: null, ...titles, kind };
  return [{ shown, what: 'order', of: 'planSteps' }];
}

/** The sections have the base's names on all sides: their numbers follow from the order. */
function compareSectionOrder(montages: Sides<Montage>): Compared[] {
  const common = commonOf(map(montages, ({ sections_list }) => sections_list));
  const kind = changedBy(map(common, (sections) => sections.map(idOf)));
  if (!kind) return [];
  const names = map(common, (sections) =>
    sections.map(({ id }) => sectionName(montages.base, id)).join(', '),
  );
  const shown = { key: 'order|sections', where: 'Sections · Order', cell: null, ...names, kind };
  return [{ shown, what: 'order', of: 'sections' }];
}
