import { parseHeading } from '../words/headings';
import { parseMeasured, parseRange } from '../words/numbers';
import { convert, leadingUnit } from '../units/units';
import type { Quantity } from '../units/known-units';
import type { PointedKind } from '../facts/value-groups';
import { fieldsNamed, VOCABULARY } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { wordsFor } from './supposed-columns';
import { FIELDS, KINDS } from './value-kinds';

/** What a label may name, and whether it is known by this name. */
export interface LabelField {
  kind: PointedKind;
  field: string;
  quantity: Quantity | undefined;
  /** The unit in the label: `YP (lb/100 ft2)`. */
  unit: string | null;
  isExact: boolean;
}

/** A longer label is a sentence. */
const MOST_WORDS = 7;
const ROLE_WORDS = 3;
/** So much of a label has to be words of the field. */
const SHARE = 0.5;

/** Figures of these may be words: `Surface`. */
const WORDS_TOO: ReadonlySet<string> = new Set(['topOfCement', 'excess']);

/** The fields that a label may name: those that it is a name of, else those that share most words with it. */
export function fieldsOfLabel(label: string): LabelField[] {
  const found = fieldsOfWords(label);
  // `(BWOC)` behind a name is no part of it.
  const bare = label.replace(/\s*\([^()]*\)\s*[:=]?\s*$/, '');
  const isExact = (fields: readonly LabelField[]) => fields.some((field) => field.isExact);
  if (isExact(found) || bare === label) return found;
  const [unit = null] = /\(\s*(m|ft)\b[^()]*\)\s*[:=]?\s*$/i.exec(label)?.slice(1) ?? [];
  const exact = fieldsOfWords(bare).flatMap((field) =>
    field.isExact ? [{ ...field, unit: field.quantity === 'length' ? unit : null }] : [],
  );
  return exact.length > 0 ? exact : found;
}

function fieldsOfWords(label: string): LabelField[] {
  const written = label.replace(/\s*[:=]\s*$/, '').trim();
  if (!/\p{L}{2}/u.test(written) || written.split(/\s+/).length > MOST_WORDS) return [];
  // `Tail` is over or before the values of a slurry.
  if (slurryRole(written) !== null && written.split(/\s+/).length <= ROLE_WORDS) return [];
  const heading = parseHeading(written);
  return KINDS.flatMap((kind): LabelField[] => {
    const vocabulary = VOCABULARY.find((each) => each.kind === kind);
    if (!vocabulary) return [];
    const own = FIELDS[kind].fields.flatMap((field): (LabelField & { score: number })[] => {
      const isExact = fieldsNamed(vocabulary, heading.key).some((each) => each.field === field);
      const quantity = vocabulary.fields[field]?.quantity;
      // Of a text that is like the name of a field, no unit shows that it is one.
      const isLike = quantity !== undefined && !WORDS_TOO.has(field);
      const score = isExact ? 2 : isLike ? wordsFor(vocabulary, field, heading) : 0;
      if (score < SHARE) return [];
      return [{ kind, field, quantity, unit: heading.unit, isExact, score }];
    });
    const [best] = own.toSorted((a, b) => b.score - a.score);
    return best ? [best] : [];
  });
}

/** In place of a figure. */
const NOTHING = /^(?:[-\u2013\u2014.\s]*|n\/?[ac]|nil|none|tb[acd])$/i;
/** Densities that only one unit makes plausible. */
const DENSITIES: readonly { unit: string; least: number; most: number }[] = [
  { unit: 'SG', least: 0.7, most: 2.7 },
  { unit: 'ppg', least: 6, most: 22.5 },
];

/** How a text can be read as a field: with its own unit (null), or in another one; undefined if it cannot. */
export function unitOfText(text: string, { field, quantity, unit }: LabelField): string | null | undefined {
  if (NOTHING.test(text)) return undefined;
  if (quantity === undefined) return null;
  if (WORDS_TOO.has(field)) return unit !== null && /^[\d.,\s]+$/.test(text) ? unit : null;
  const range = parseRange(text);
  const figure = range?.lower ?? range?.upper ?? range?.exact ?? parseMeasured(text)?.value ?? null;
  if (figure === null) return undefined;
  const own = leadingUnit(range?.rest ?? parseMeasured(text)?.rest ?? '');
  if (own !== null) return convert(1, own, quantity) === null ? undefined : null;
  if (unit !== null) return convert(1, unit, quantity) === null ? undefined : unit;
  if (quantity !== 'gradient') return null;
  return DENSITIES.find(({ least, most }) => figure >= least && figure <= most)?.unit;
}
