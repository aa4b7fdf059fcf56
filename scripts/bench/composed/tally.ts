import type { ReadSet } from '@/testing/corpus/compose/read-set';

export interface Tally {
  right: number;
  missing: number;
  wrong: number;
  /** The wrong ones without a mark that asks the user to check them. */
  unmarked: number;
}

export type TallyKey = 'kind' | 'format' | 'language' | 'field';

/** The result of one process, in a form that can be added up. */
export interface Tallies {
  documents: number;
  all: Tally;
  by: Record<TallyKey, Record<string, Tally>>;
  misses: Miss[];
}

export interface Miss {
  seed: number;
  file: string;
  where: string;
  field: string;
  verdict: string;
  expected: string;
  got: string;
  /** The parts of the well's truth that have the text that was read: `sections.pipe.thread`. */
  textOf: readonly string[];
  parts: string;
}

/** The paths of all fields of an object that have this text, without duplicates. */
function namesOfText(value: unknown, text: string, name = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase() === text.toLowerCase() ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, inner]) =>
    namesOfText(inner, text, Array.isArray(value) ? name : `${name}${name === '' ? '' : '.'}${key}`),
  );
  return [...new Set(found)];
}

const empty = (): Tally => ({ right: 0, missing: 0, wrong: 0, unmarked: 0 });
export const noTallies = (): Tallies => ({
  documents: 0,
  all: empty(),
  by: { kind: {}, format: {}, language: {}, field: {} },
  misses: [],
});

/** Adds a set that was read. */
export function count(tallies: Tallies, { set, verdicts }: ReadSet, only: string | undefined): void {
  tallies.documents += set.documents.length;
  for (const { kind, verdict, marked, document, ...one } of verdicts) {
    if (only !== undefined && kind !== only) continue;
    const keys = {
      kind,
      format: document?.format ?? 'none',
      language: document?.language ?? 'none',
      field: one.field,
    };
    const into = [
      tallies.all,
      ...Object.entries(keys).map(([key, value]) => (tallies.by[key as TallyKey][value] ??= empty())),
    ];
    for (const tally of into) {
      tally[verdict] += 1;
      if (verdict === 'wrong' && !marked) tally.unmarked += 1;
    }
    if (verdict === 'right') continue;
    tallies.misses.push({
      seed: set.seed,
      file: document === null ? '(no document)' : `${document.document.name}.${document.format}`,
      where: one.where,
      field: one.field,
      verdict: verdict === 'wrong' && !marked ? 'WRONG, NO MARK' : verdict,
      expected: String(one.expected),
      got: String(one.got),
      textOf: verdict === 'wrong' && !marked ? namesOfText(set.truth, String(one.got)) : [],
      parts: document?.parts.slice(1).join(', ') ?? '',
    });
  }
}

export function addUp(all: readonly Tallies[]): Tallies {
  const sum = noTallies();
  const add = (into: Tally, from: Tally) => {
    for (const key of Object.keys(into) as (keyof Tally)[]) into[key] += from[key];
  };
  for (const one of all) {
    sum.documents += one.documents;
    add(sum.all, one.all);
    for (const key of Object.keys(sum.by) as TallyKey[]) {
      for (const [name, tally] of Object.entries(one.by[key])) add((sum.by[key][name] ??= empty()), tally);
    }
    sum.misses.push(...one.misses);
  }
  return sum;
}

export const precisionOf = ({ right, wrong }: Tally) => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recallOf = ({ right, missing, wrong }: Tally, invented: number) =>
  right + missing + wrong - invented === 0 ? 1 : right / (right + missing + wrong - invented);
