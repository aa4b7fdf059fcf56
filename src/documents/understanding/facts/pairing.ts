import type { AlternativeValue, Origin, Pairing, RangeFact, Source, Sourced } from '../../facts';
import { fold } from '../words/fold';

/** How facts of one kind from two documents are compared. */
export interface PairingRule<Fact> {
  /** Whether two facts are about the same thing: the same casing, formation, section. */
  same: (a: Fact, b: Fact) => boolean;
  /** The same for a value that the user pointed at, which only names the thing. */
  sameSaid?: (a: Fact, said: Fact) => boolean;
  /** Whether a value that the user pointed at is a thing of its own where none was read; always, if absent. */
  isOwnSaid?: (said: Fact) => boolean;
  /** Depths of one point: one is filled only from a document that agrees on another of them. */
  together?: readonly (readonly (keyof Fact & string)[])[];
  /** Whether a fact describes a thing that may occur several times: a pipe of a catalogue. */
  isReference?: (fact: Fact) => boolean;
  /**
   * Fields that are values in their own right: another document adds those that the chosen one lacks. The BOP tests may be in an
   * email, and the casing tests in the programme.
   */
  parts?: readonly (keyof Fact & string)[];
  /** Whether a document that names a thing in two of its tables means one thing; two rows of one table are two things. */
  isOnePerDocument?: boolean;
}

export type Value = string | number | RangeFact | null;

/** The fields for the place and name of a fact: never filled, never a conflict. */
export const NO_FIELDS = new Set([
  'source',
  'origins',
  'alternatives',
  'filled',
  'fieldFlags',
  'kind',
  'role',
  'isRoleAssumed',
  'name',
  'title',
]);
/** Free text and the spelling of a number: filled, but two different texts are not a conflict. */
export const FREE_TEXT = new Set([
  'notes',
  'category',
  'description',
  'qualifier',
  'outerDiameterText',
  'weightText',
  'properties',
]);

export function isBlank(value: Value): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).every((end) => end === null);
}

/** Whether two values are equal up to rounding or conversion: half a decimetre of depth, a fiftieth of a millimetre, a thousandth. */
export function agree(field: string, a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    const isDepth = field.endsWith('M') && !field.endsWith('PerM');
    const tolerance = isDepth ? 0.05 : field.endsWith('In') ? 0.005 : 0.001 * Math.abs(a);
    return Math.abs(a - b) <= tolerance;
  }
  if (typeof a === 'object' && typeof b === 'object' && a && b)
    return (['exact', 'lower', 'upper'] as const).every(
      (end) => (a[end] === null && b[end] === null) || agree(field, a[end], b[end]),
    );
  const plain = (value: Value) => fold(String(value)).replace(/[^a-z0-9]+/g, '');
  return plain(a) === plain(b);
}

/** The last decimal place of a printed depth, in metres; null if the quote is not a plain number. */
function lastPlaceM(value: number, printed: Source | Origin | undefined): number | null {
  const quote =
    printed && 'quote' in printed ? /^\s*[-+]?(\d+)(?:\.(\d+))?\s*[a-z]*\s*$/i.exec(printed.quote) : null;
  const [, whole = '', decimals = ''] = quote ?? [];
  const read = Number(`${whole}.${decimals || '0'}`);
  if (!quote || read === 0) return null;
  // Of a converted value, the last place is converted too.
  return 10 ** -decimals.length * Math.abs(value / read);
}

/** Whether one depth is the other rounded in a coarser document: 1,200 for 1,200.4. Sizes and weights are nominal. */
function isRounding(
  field: string,
  [a, from]: [Value, Source | Origin | undefined],
  [b, other]: [Value, Source | Origin | undefined],
): boolean {
  if (typeof a !== 'number' || typeof b !== 'number' || !field.endsWith('M') || field.endsWith('PerM'))
    return false;
  const [mine, theirs] = [lastPlaceM(a, from), lastPlaceM(b, other)];
  if (mine === null || theirs === null) return false;
  return Math.abs(a - b) <= 0.5 * Math.max(mine, theirs) * (1 + 1e-9) && mine !== theirs;
}

/** The fact of another document about the same thing; null if there is none, or several. */
export function counterpart<Fact>(
  fact: Fact,
  facts: readonly Fact[],
  others: readonly Fact[],
  { same, isReference }: PairingRule<Fact>,
): Fact | 'several' | null {
  const candidates = others.filter((other) => same(fact, other));
  const [first] = candidates;
  if (!first) return null;
  const siblings = facts.filter((sibling) => same(sibling, first));
  if (candidates.length === 1 && (siblings.length === 1 || isReference?.(first))) return first;
  if (candidates.length === siblings.length && !isReference?.(first))
    return candidates[siblings.indexOf(fact)] ?? null;
  return 'several';
}

export interface Paired {
  filled: number;
  differing: number;
  /** The fields of the other fact with a value: used, kept as an alternative, or in agreement. */
  heard: string[];
}

/**
 * The range of which another table gives a single end: a table of strings has only the greatest weight of each mud. Null if the
 * single value is no end of the range.
 */
function wholeRange(field: string, own: Value, value: Value): RangeFact | null {
  if (own === null || value === null || typeof own !== 'object' || typeof value !== 'object') return null;
  if (value.lower === null || value.upper === null) return null;
  const given = Object.entries(own).filter(([, end]) => end !== null);
  const [[end, single] = []] = given;
  if (given.length !== 1 || single == null) return null;
  const ends = end === 'exact' ? [value.lower, value.upper] : [end === 'lower' ? value.lower : value.upper];
  return ends.some((one) => agree(field, single, one)) ? { ...value, exact: null } : null;
}

/** Fills the blank fields of a fact from another document's fact, and keeps differing values. Changes `fact`. */
export function takeOver<Fact extends Sourced & Pairing>(
  fact: Fact,
  other: Fact,
  { together = [] }: PairingRule<Fact>,
): Paired {
  const [mine, theirs] = [fact, other] as unknown as Record<string, Value>[];
  const result: Paired = { filled: 0, differing: 0, heard: ['kind', 'role', 'name', 'title'] };
  if (!mine || !theirs) return result;
  const before = { ...mine };
  const alternatives: Partial<Record<string, AlternativeValue[]>> = { ...fact.alternatives };
  const filled = { ...fact.filled };
  const agreesBeside = (field: string): boolean => {
    const group = together.find((fields) => (fields as readonly string[]).includes(field)) as
      | readonly string[]
      | undefined;
    if (!group) return true;
    const [given, shared] = [
      group.filter((one) => !isBlank(before[one] ?? null)),
      group.filter((one) => !isBlank(before[one] ?? null) && !isBlank(theirs[one] ?? null)),
    ];
    return (
      given.length === 0 ||
      (shared.length > 0 && shared.every((one) => agree(one, before[one] ?? null, theirs[one] ?? null)))
    );
  };
  for (const [field, value] of Object.entries(theirs)) {
    if (NO_FIELDS.has(field) || isBlank(value)) continue;
    const own = before[field] ?? null;
    const from = other.origins?.[field] ?? other.filled?.[field] ?? other.source;
    const whole = wholeRange(field, own, value);
    if (whole) {
      mine[field] = whole;
      const of = (end: 'lower' | 'upper') => other.origins?.[`${field}.${end}`] ?? from;
      for (const end of ['lower', 'upper'] as const) filled[`${field}.${end}`] = of(end);
      if (field === 'weightKpaPerM' && !isBlank(theirs['weightText'] ?? null)) {
        mine['weightText'] = theirs['weightText'] ?? null;
        filled['weightText'] = other.origins?.['weightText'] ?? other.source;
      }
      result.filled += 1;
      result.heard.push(field);
    } else if (isBlank(own)) {
      if (!agreesBeside(field)) continue;
      mine[field] = value;
      filled[field] = from;
      result.filled += 1;
      result.heard.push(field);
      const flag = other.fieldFlags?.[field];
      if (flag !== undefined) fact.fieldFlags = { ...fact.fieldFlags, [field]: flag };
    } else if (
      !FREE_TEXT.has(field) &&
      !agree(field, own, value) &&
      !isRounding(field, [own, fact.filled?.[field] ?? fact.origins?.[field]], [value, from]) &&
      value !== null
    ) {
      alternatives[field] = [...(alternatives[field] ?? []), { value, source: from }];
      result.differing += 1;
      result.heard.push(field);
    } else if (!FREE_TEXT.has(field) || agree(field, own, value)) result.heard.push(field);
  }
  if (result.filled > 0) fact.filled = filled;
  if (result.differing > 0) fact.alternatives = alternatives;
  return result;
}
