import { foldName } from '../words/fold';
import type { Names } from './words';

/** A field that a heading may name; a lower rank is more certain. */
export interface NamedField {
  field: string;
  rank: number;
}

/** The names of one field in one language, most specific first. */
export interface FieldNames {
  field: string;
  names: Names;
}

/** All names that consist of two parts. Few headings can be split into two of them. */
const PARTS = new Set<string>();

type Numbers = ReadonlyMap<string, number>;

/** The contribution of each folded part to the number of a name. For a repeated part, the first position counts. */
function numbersOf(parts: readonly string[], apart: number, first = 0): Numbers {
  const numbers = new Map(
    parts.map((part, at) => [foldName(part), first + at * apart] as const).toReversed(),
  );
  for (const part of numbers.keys()) PARTS.add(part);
  return numbers;
}

function divisionsOf(key: string): [first: string, second: string][] {
  const divisions: [string, string][] = [];
  for (let at = 1; at < key.length; at += 1) {
    const first = key.slice(0, at);
    if (PARTS.has(first) && PARTS.has(key.slice(at))) divisions.push([first, key.slice(at)]);
  }
  return divisions;
}

/**
 * Makes the lookup from a heading's key (see `parseHeading`) to the fields it may name, in the order of the lists, each field
 * once. Ranks count within each list, so that no language has priority.
 */
export function exactNames(lists: readonly FieldNames[]): (key: string) => readonly NamedField[] {
  // Each name of the kind has a number.
  const whole = new Map<string, number[]>();
  const pairs: [Numbers, Numbers][] = [];
  let count = 0;
  const starts = lists.map(({ names: all }) => {
    const start = count;
    for (const name of all) {
      if (typeof name === 'string') {
        const key = foldName(name);
        whole.set(key, [...(whole.get(key) ?? []), count]);
        count += 1;
        continue;
      }
      const { words, names } = name;
      const half = words.length * names.length;
      pairs.push([numbersOf(words, names.length, count), numbersOf(names, 1)]);
      pairs.push([numbersOf(names, 1, count + half), numbersOf(words, names.length)]);
      count += 2 * half;
    }
    return start;
  });
  return (key) => {
    const divided = divisionsOf(key).flatMap(([first, second]) =>
      pairs.map(([firsts, seconds]) => (firsts.get(first) ?? NaN) + (seconds.get(second) ?? NaN)),
    );
    const numbers = [...(whole.get(key) ?? []), ...divided.filter((number) => number >= 0)];
    const ranks = new Map<string, number>();
    for (const number of numbers.toSorted((a, b) => a - b)) {
      const list = starts.findLastIndex((start) => start <= number);
      const field = lists[list]?.field ?? '';
      if (!ranks.has(field)) ranks.set(field, number - (starts[list] ?? 0));
    }
    return [...ranks].map(([field, rank]) => ({ field, rank }));
  };
}
