import type { Amount, Layout, WellTruth } from '../truth';
import type { Words } from './words';
import { DUTCH } from './words-dutch';
import { ENGLISH, ENGLISH_ONSHORE } from './words-english';
import { GERMAN } from './words-german';

export const WORDS: Record<WellTruth['language'], Words> = {
  English: ENGLISH,
  'English onshore': ENGLISH_ONSHORE,
  Dutch: DUTCH,
  German: GERMAN,
  // Their documents are composed; the layouts that companies of the corpus have are not in these languages.
  Norwegian: ENGLISH,
  French: ENGLISH,
  Spanish: ENGLISH,
};

/** How the units of a truth are spelt on paper. */
const UNIT_ON_PAPER: Record<string, string> = {
  'kg/m3': 'kg/m³',
  'g/cm3': 'g/cm³',
  sg: 'SG',
  'lbf/100ft2': 'lb/100ft2',
};

export const onPaper = (unit: string): string => UNIT_ON_PAPER[unit] ?? unit;

export function printNumber(value: number, layout: Layout, decimals?: number): string {
  const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = plain.split('.');
  const grouped = layout.thousands ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? grouped : `${grouped}${layout.decimalComma ? ',' : '.'}${fraction}`;
}

const COMPARED = { upTo: '< ', atLeast: '> ' };
const NAMED = { upTo: 'max. ', atLeast: 'min. ' };
const BOUNDS: Record<WellTruth['language'], typeof COMPARED> = {
  English: COMPARED,
  'English onshore': COMPARED,
  Dutch: NAMED,
  German: NAMED,
  Norwegian: NAMED,
  French: COMPARED,
  Spanish: COMPARED,
};

/** `8.5 - 9.5`, `< 5`, `9.5`; blank where the programme says nothing. */
export function printAmount(
  amount: Amount | null,
  { layout, language }: Pick<WellTruth, 'layout' | 'language'>,
): string {
  const say = (value: number) => printNumber(value, { ...layout, thousands: false });
  if (amount === null) return '';
  if (typeof amount === 'number') return say(amount);
  const { exact, from, to } = amount;
  if (exact !== undefined) return say(exact);
  if (from !== undefined && to !== undefined) return `${say(from)} - ${say(to)}`;
  if (to !== undefined) return `${BOUNDS[language].upTo}${say(to)}`;
  return from === undefined ? '' : `${BOUNDS[language].atLeast}${say(from)}`;
}
