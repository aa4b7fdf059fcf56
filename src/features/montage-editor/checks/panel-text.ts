import type { Findings } from '@/domain/checks/check-montage';
import type { CheckResult, Finding, Limit } from '@/domain/checks/finding';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How many findings of a kind: `1 error`, `2 warnings`, `3 missing`. */
export function resultCount(result: CheckResult, count: number): string {
  if (result === 'error') return counted(count, 'error', 'errors');
  if (result === 'warning') return counted(count, 'warning', 'warnings');
  return counted(count, result, result);
}

/** A sentence about limits that differ from their defaults. */
export const changedWords = (count: number): string =>
  `By your settings: ${counted(count, 'limit differs', 'limits differ')} from the default.`;

/** The label of the button that leads from a finding to its setting. */
export const limitLabel = ({ text }: Limit): string =>
  text === null ? 'Enter fracture gradients' : `Limit ${text} - change`;

export const titleSeparator = ' · ';

/** The panel's title: `Checks · 1 error · 2 warnings · 3 missing`. Kinds without findings are left out. */
export function checksTitle(findings: Findings | null): string {
  if (findings === null) return 'Checks';
  const { counts } = findings;
  const parts = (['error', 'warning', 'missing'] as const)
    .filter((result) => counts[result] > 0)
    .map((result) => resultCount(result, counts[result]));
  if (parts.length === 0 && counts.fine > 0) parts.push('all fine');
  return ['Checks', ...parts].join(titleSeparator);
}

/**
 * Whether a finding contains every word of the filter, in its sentence or its rule. Primes and fractions match as typed
 * on a keyboard.
 */
export function matches({ text: sentence, cites, rule }: Finding, filter: string): boolean {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = plain(`${sentence} ${cites} ${rule}`);
  return words.every((word) => text.includes(word));
}

const plain = (text: string) => text.toLowerCase().replaceAll('″', '"').replaceAll('’', "'");

/** A sentence for the screen, with no line break inside a size: a reader would take `12` and `1/4″` for two sizes. */
export const unbroken = (text: string): string => text.replaceAll(/(\d) (?=\d+\/\d+″)/g, '$1\u00a0');
