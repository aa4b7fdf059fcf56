import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { ColumnUse } from '../tables/columns';
import { convert } from '../units/units';
import type { Quantity } from '../units/known-units';
import type { Kind } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { areBits, areFigures, NEVER_BITS, NEVER_FIGURES } from './bits';
import type { ColumnContent } from './column-content';

/** Ranges that no well exceeds, in the application's units. */
const RANGES: Partial<Record<Quantity, readonly [number, number]>> = {
  length: [-9000, 15_000],
  size: [1, 60],
  linearMass: [5, 1000],
  gradient: [0.7 * 9.80665, 2.6 * 9.80665],
  pressure: [0, 250_000],
  angle: [-360, 360],
  yieldPoint: [0, 60],
};

/** The pattern of a column of words if its heading does not name the field. */
const WORDS: Partial<Record<string, Pick<RegExp, 'test'>>> = {
  grade: /^(?:x|[jklnchptqs]{1,3}|tn|vm|sm|cra?)[ -]?\d{2,3}|^s?\d{1,2}[ -]?cr(?![a-z])|super|cr\b/i,
  thread:
    /\b(?:btc|ltc|stc|lc|bc|vam|tsh|tenaris|new vam|dino|hydril|jfe|xt|w?563|wedge|premium|butt\w*|long|short|bear|blue|fox|lion|rl-?4|quick|merlin|swift|d-?90|hd-?90|sl-?60|er)\b/i,
  role: { test: (word: string) => slurryRole(word) !== null },
};

const ONLY_SLURRY =
  /^\s*(?:cement )?(?:slurry|slurries|schl(?:\u00e4|ae)mme|laitier|lechada|specie|velling|malta|pasta)\s*$/i;

const VOLUME = /^(?:m\s?[3\u00b3]|bbls?|h?l|gal|cu\.? ?ft|ft\s?[3\u00b3])$/i;
/** Percent. */
const MOST_EXCESS = 500;

const share = (values: readonly number[], test: (value: number) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

function inUnits(values: readonly number[], unit: string | null, quantity: Quantity): number[] | null {
  if (unit === null) return null;
  const converted = values.map((value) => convert(value, unit, quantity)?.value ?? null);
  return converted.some((value) => value === null) ? null : converted.map((value) => value ?? 0);
}

/** Sizes may be in inches or millimetres; no hole or pipe is 60 in wide, and none 60 mm. */
const inInches = (values: readonly number[]) => values.map((value) => (value > 60 ? value / 25.4 : value));

function ofSizes(field: string, { values }: ColumnContent): number {
  const sizes = inInches(values);
  const hole = share(sizes, isHoleSize);
  const casing = share(sizes, isCasingSize);
  if (field === 'hole') return hole >= 0.8 ? 1 : hole >= 0.5 ? 0.3 : -1;
  if (field === 'outer' || field === 'casing') return casing >= 0.8 ? 1 : casing >= 0.5 ? 0.3 : -1;
  return share(sizes, (size) => size >= 1 && size <= 60) > 0.9 ? 0.2 : -1;
}

/** `9 5/8`, `7 5/8`: sizes of strings, one of which is no round figure, are no pressures. */
export const areSizesOnly = ({ values }: ColumnContent): boolean =>
  values.length > 0 && values.every(isCasingSize) && values.some((value) => !Number.isInteger(value));

function ofAngles(field: string, { least, most }: ColumnContent): number {
  if (field === 'azimuth') return least < -360 || most > 360 ? -1 : most > 180 ? 0.6 : 0.2;
  return least < 0 || most > 180 ? -1 : most <= 100 ? 0.5 : 0.1;
}

function ofWords(kind: Kind, field: string, content: ColumnContent): number {
  if (NEVER_BITS.has(field) && areBits(content.words)) return -1;
  if (NEVER_FIGURES.has(field) && areFigures(content)) return -1;
  const wordy = 1 - content.numeric;
  if (kind === 'tops' && field === 'name') return wordy < 0.6 ? -1 : content.different > 0.5 ? 0.5 : 0;
  const pattern = WORDS[field];
  if (pattern) {
    if (field === 'role' && content.words.length === 0) return -0.5;
    const fitting = content.words.filter((word) => pattern.test(word)).length;
    if (content.words.length > 1 && fitting === content.filled) return 1;
    // `Spacer | Slurry | Mud`: the only slurry of a job needs no other name.
    const isUnnamed = field === 'role' && content.words.some((word) => ONLY_SLURRY.test(word));
    return content.words.length > 0 && fitting === 0 && !isUnnamed ? -0.5 : 0.5;
  }
  if (field === 'type' || field === 'category' || field === 'qualifier') return wordy < 0.5 ? -1 : 0.1;
  return 0;
}

/** Deeper than any uncertainty is wide, m or ft. */
const DEEP = 400;
/** Depths that grow from row to row cannot be uncertainties. */
const areDepths = ({ most, rising }: ColumnContent): boolean => most > DEEP && rising > 0.9;

/**
 * How well the cells of a column fit a field: from 1 (evidence for it) over 0 (neutral) to -1 (evidence against it).
 * A column without cells is neutral.
 */
export function contentFit(
  kind: Kind,
  field: string,
  use: ColumnUse,
  content: ColumnContent | undefined,
): number {
  if (!content || content.filled === 0) return 0;
  const { quantity, unit } = use;
  // A volume of slurry is no excess.
  if (field === 'excess' && (content.most > MOST_EXCESS || (unit !== null && VOLUME.test(unit)))) return -1;
  if (quantity === null) return ofWords(kind, field, content);
  if (content.numeric < 0.5) return -1;
  if (quantity === 'size') return ofSizes(field, content);
  if (quantity === 'angle' && (unit === null || /deg|\u00b0|\u00ba/.test(unit)))
    return ofAngles(field, content);
  if (quantity === 'pressure' && unit === null && areSizesOnly(content)) return -1;
  if (field === 'variance' && areDepths(content)) return -1;
  // Depths are never in inches: the cells are sizes of holes or strings.
  if (quantity === 'length' && content.inches) return -1;
  const range = RANGES[quantity];
  const values = inUnits(content.values, unit, quantity) ?? (unit === null ? null : []);
  // The unit measures another quantity.
  if (values?.length === 0 && content.values.length > 0) return -1;
  if (range && values)
    return share(values, (value) => value >= range[0] && value <= range[1]) < 0.8 ? -1 : 0.3;
  return 0.1;
}
