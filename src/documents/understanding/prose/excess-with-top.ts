import { CEMENT_TOP_WORDS } from '../vocabulary/prose';
import { EXCESS_WORDS, TOP_WORDS } from '../vocabulary/slurry-lines';
import { NUMBER, anyOf } from './quantities';
import { PLACE } from './slurry-values';

const EXCESS_LABEL = String.raw`(?:${anyOf(EXCESS_WORDS)})`;
const TOP_LABEL = String.raw`(?:${anyOf([...CEMENT_TOP_WORDS, ...TOP_WORDS])})`;
const PERCENT = String.raw`\d{1,3}(?:[.,]\d)?\s?%`;
const TOP_VALUE = String.raw`(?:(?:${NUMBER})\s?(?:m|ft|')(?![\p{L}])|${PLACE})`;
const PAIRS = [
  [EXCESS_LABEL, TOP_LABEL, PERCENT, TOP_VALUE],
  [TOP_LABEL, EXCESS_LABEL, TOP_VALUE, PERCENT],
].map(
  ([label, other, value, second]) =>
    new RegExp(
      String.raw`[\s,;]+(?<label>${label})\s*\/\s*(?<other>${other})\s*[:=]?\s*(?<value>${value})\s*\/\s*(?<second>${second})`,
      'giu',
    ),
);

/** `Excess / TOC: 80 % / 1450 m` as two values, each with its label: `, Excess 80 %, TOC 1450 m`. */
export const withExcessAndTopApart = (text: string): string =>
  PAIRS.reduce((apart, pair) => apart.replace(pair, ', $<label> $<value>, $<other> $<second>'), text);
