import { KINDS } from './fields';
import type { KindOfAnswer } from './fields';

/** A fact as the model answered it. Nothing of it is checked. */
export interface AnsweredFact {
  /** The number of its passage in the request. */
  passage: number;
  kind: KindOfAnswer | 'header';
  quote: string;
  values: Record<string, string>;
}

/** Why passages were not read. The message is a part of a sentence for the report: `it did not answer in time`. */
export class ProseNotRead extends Error {
  override name = 'ProseNotRead';
}

const MOST_FACTS = 200;
const MOST_VALUES = 20;
const LONGEST_TEXT = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKind = (value: unknown): value is AnsweredFact['kind'] =>
  value === 'header' || (typeof value === 'string' && Object.hasOwn(KINDS, value));

function valuesOf(given: unknown): Record<string, string> | null {
  if (!isRecord(given)) return null;
  const entries = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  if (entries.length === 0 || entries.length > MOST_VALUES) return null;
  const texts = entries.map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return texts.every(([, value]) => typeof value === 'string' && value.length <= LONGEST_TEXT)
    ? (Object.fromEntries(texts) as Record<string, string>)
    : null;
}

function factOf(given: unknown): AnsweredFact | null {
  if (!isRecord(given)) return null;
  const { kind, quote } = given;
  const passage = Number(given['passage']);
  const values = valuesOf(given['values']);
  if (!Number.isInteger(passage) || !isKind(kind) || values === null) return null;
  if (typeof quote !== 'string' || quote.length > LONGEST_TEXT) return null;
  return { passage, kind, quote, values };
}

/** The facts of an answer; what has not the form of one is counted and left out. */
export function parseAnswer(
  answer: unknown,
): { facts: AnsweredFact[]; malformed: number } | { unread: string } {
  if (!isRecord(answer) || !Array.isArray(answer['facts']))
    return { unread: 'its answer has not the form that was asked for' };
  const list: unknown[] = answer['facts'];
  const seen = new Set<string>();
  const facts = list.slice(0, MOST_FACTS).flatMap((given) => {
    const fact = factOf(given);
    const key = JSON.stringify(fact);
    if (fact === null || seen.has(key)) return [];
    seen.add(key);
    return [fact];
  });
  const distinct = new Set(list.map((given) => JSON.stringify(given))).size;
  return { facts, malformed: Math.max(0, distinct - facts.length) };
}
