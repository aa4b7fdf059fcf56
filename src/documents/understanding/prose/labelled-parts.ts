import { parseHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';

/** A part of an item with its own label: `Spülungssystem KCl-Polymer`, `Filtrat API < 7 ml`. */
export interface LabelledPart {
  field: string;
  label: string;
  value: string;
  /** Whether a colon separates the two. */
  isSeparated: boolean;
  /** Whether a shorter label would do, and its next word may begin the value: `Name Phase de surface`. */
  isUnclear: boolean;
}

/** The headings under which a table has the fields of a mud and of a hole. What is set at the end of a hole gives its end. */
const HEADING_OF: Readonly<Record<string, string>> = {
  type: 'Mud type',
  properties: 'Mud properties',
  weight: 'Mud weight',
  ph: 'pH',
  yieldPoint: 'Yield point',
  apiFluidLoss: 'API fluid loss',
  hphtFluidLoss: 'HPHT fluid loss',
  sixRpm: '6 rpm',
  lowGravitySolids: 'LGS',
  evaluation: 'Evaluation',
  description: 'Section description',
  tdAhd: 'TD MD',
  tdTvd: 'TD TVD',
  tdTvdSs: 'TD TVD SS',
  shoe: 'TD MD',
  shoeTvd: 'TD TVD',
  shoeTvdSs: 'TD TVD SS',
};

/** `min` and `max` before the heading of a property are its bounds. */
export function headingOfField(field: string): string | null {
  const [, name = field, bound] = /^(.*?)(Lower|Upper)?$/.exec(field) ?? [];
  const heading = HEADING_OF[name];
  if (heading === undefined) return null;
  return bound === undefined ? heading : `${bound === 'Lower' ? 'Min' : 'Max'} ${heading}`;
}

const MOST_WORDS = 6;
const FIGURE = /^[<>\u2264\u2265~]?\s*(?:(?:max|min|ca)\.?\s*)?\d/iu;

/** The label of a part with the value behind it; null if its first words name no field of the kind. */
export function labelledPart(kind: Kind, part: string): LabelledPart | null {
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  const words = part.trim().split(/\s+/);
  if (!vocabulary) return null;
  const found: Omit<LabelledPart, 'isUnclear'>[] = [];
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    // `YP 12 - 19 Pa`: the figures are no part of a label, but for those of a reading: `6 rpm 10`.
    const value = words
      .slice(count)
      .join(' ')
      .replace(/^[:=]\s*/, '');
    const isFigure = FIGURE.test(value);
    const names = fieldsNamed(vocabulary, parseHeading(label.replace(/[:=]$/, '')).key);
    const isSeparated = /[:=]$/.test(label);
    const named = names.find(
      ({ field }) =>
        headingOfField(field) !== null && isFigure === (vocabulary.fields[field]?.quantity !== undefined),
    );
    if (named) found.push({ field: named.field, label, value, isSeparated });
    // `Section Surface section` in the line of a hole is its name.
    else if (names.some(({ field }) => field === 'hole') && kind === 'sections' && !/\d/.test(value))
      found.push({ field: 'description', label, value, isSeparated });
  }
  const [longest, ...shorter] = found;
  if (!longest) return null;
  const isUnclear = !longest.isSeparated && shorter.some(({ value }) => /^\p{Lu}/u.test(value));
  return { ...longest, isUnclear };
}

/** A text without the label of a field at its end: `KCl polymer (density`, before a figure. */
export function withoutLabelBehind(kind: Kind, field: string, text: string): string {
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  const words = text.split(/\s+/);
  for (let count = Math.min(3, words.length - 1); vocabulary && count > 0; count -= 1) {
    const { key } = parseHeading(
      words
        .slice(-count)
        .join(' ')
        .replace(/^\(|[:=]$/g, ''),
    );
    if (fieldsNamed(vocabulary, key).some((named) => named.field === field))
      return words
        .slice(0, -count)
        .join(' ')
        .replace(/[\s(,:-]+$/, '');
  }
  return text;
}
