import type { Origin, WellHeaderFact } from '../facts';
import type { HeaderField } from '../understanding/vocabulary/header';
import { understand } from '../understanding/which-well/well-header';
import type { AnsweredFact } from './answer';
import { HEADER } from './fields';
import type { FieldOfAnswer } from './fields';
import { linesOf, quoteOf } from './read-fact';
import type { PlacedText } from './read-fact';
import type { Passage } from './passages';
import { lineAt } from './quote';
import type { Located } from './quote';
import { settle } from './settle';

const TEXT: FieldOfAnswer = { heading: '', fact: '', is: { kind: 'text' }, says: '' };
const HEIGHT: FieldOfAnswer = {
  heading: '',
  fact: '',
  is: { kind: 'measured', quantity: 'length' },
  says: '',
};

const FLOOR = /\b(?:rkb|b?rt|kb|df|rotary|drill ?floor|rig ?floor|derrick ?floor|kelly bushing)\b/i;
const SEA_LEVEL = /\b(?:msl|mean sea level|sea level|nap|nn|nhn|lat)\b/i;
const DOLLARS = /us\$|\busd\b|\$|us dollars/i;
const DAYS = /^\s?days?\b|\bdays?\s*$/i;
/** Elevations of drill floors, m: from a rig in a depression to one on a high plain. */
const ELEVATION_M = { from: -400, to: 5500 };

/** Whether the words of the quote settle what the value is. */
function isSettled(field: HeaderField, value: string, { text, start, end }: Located): boolean {
  const words = text.slice(start, end);
  if (field === 'drillFloorM') return FLOOR.test(words) && SEA_LEVEL.test(words);
  if (field === 'afeCostUsd') return DOLLARS.test(value);
  if (field !== 'daysPlanned') return true;
  return DAYS.test(value) || DAYS.test(words.slice(words.indexOf(value) + value.length));
}

const sameText = (a: unknown, b: unknown) =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

export type HeaderAnswer = { header: WellHeaderFact; quote: Located; values: PlacedText[] } | { why: string };

/** The header with the values of an answer that it lacks; or why the answer is not used. */
export function withHeader(header: WellHeaderFact, answered: AnsweredFact, passage: Passage): HeaderAnswer {
  const quote = quoteOf(answered, passage, header.wellName);
  if ('why' in quote) return quote;
  const next: WellHeaderFact = { ...header, sources: { ...header.sources }, origins: { ...header.origins } };
  const used: PlacedText[] = [];
  for (const [name, value] of Object.entries(answered.values)) {
    const field = Object.hasOwn(HEADER, name) ? HEADER[name]?.field : undefined;
    if (field === undefined) return { why: `"${name.slice(0, 40)}" is no value of the header` };
    const settled = settle(value, field === 'drillFloorM' ? HEIGHT : TEXT, quote, []);
    if ('why' in settled) return settled;
    const understood = understand(field, settled.cell);
    if (understood === null || !isSettled(field, settled.cell, quote))
      return { why: 'the words around it do not say that it is such a value' };
    if (
      field === 'drillFloorM' &&
      !(Number(understood.value) >= ELEVATION_M.from && Number(understood.value) <= ELEVATION_M.to)
    )
      return { why: 'no drill floor is that high' };
    const known = header[field as keyof WellHeaderFact];
    if (known !== null && known !== undefined) {
      if (!sameText(known, understood.value)) return { why: `the reader found ${String(known)}` };
      continue;
    }
    const { line, text } = quote;
    const origin: Origin = {
      file: passage.file,
      ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
      ...(line.page === undefined ? {} : { page: line.page }),
      row: line.row,
      quote: text.slice(quote.start, Math.max(quote.end, settled.end)),
      certainty: 'assumed',
      note: ['read by a language model', understood.converted]
        .filter((note) => note !== undefined)
        .join('; '),
      readBy: 'language model',
    };
    Object.assign(next, { [field]: understood.value });
    next.sources[field] = origin;
    next.origins![field] = origin;
    used.push({ line: lineAt(linesOf(quote), settled.start), text: text.slice(settled.start, settled.end) });
  }
  return { header: next, quote, values: used };
}
