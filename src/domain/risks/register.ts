import { newRisk } from '../montage/listed';
import type { Edit, NewId } from '../montage/change';
import { editOf } from '../montage/edit';
import { isRiskLevel, type Level, type Montage, type Risk, type RiskClass } from '../montage/montage';
import type { RiskMatrix } from './matrix';

/** The risk register: how its risks are rated, ordered, filtered and counted. */

export type When = 'before' | 'after';

export interface Rating {
  readonly likelihood: Level;
  readonly severity: Level;
  /** Likelihood times severity. */
  readonly score: number;
  readonly class: RiskClass;
}

/** How a risk is rated before or after its mitigation; null without both levels. */
export function ratingOf(risk: Risk, matrix: RiskMatrix, when: When): Rating | null {
  const likelihood = when === 'before' ? risk.likelihood : risk.likelihood_after;
  const severity = when === 'before' ? risk.severity : risk.severity_after;
  if (!isRiskLevel(likelihood) || !isRiskLevel(severity)) return null;
  return { likelihood, severity, score: likelihood * severity, class: matrix.classOf(likelihood, severity) };
}

export const isOpen = ({ status }: Pick<Risk, 'status'>): boolean => status !== 'closed';

/** The number of a risk, or what it is called without one. */
export const riskNumber = ({ number }: Pick<Risk, 'number'>): string => number?.trim() || '?';

export const riskOrders = ['section', 'before', 'after', 'number'] as const;
/** By section, by class and score before or after mitigation (the highest first), or by number. */
export type RiskOrder = (typeof riskOrders)[number];

export interface RiskFilter {
  /** The id of a section, or null for the risks of the whole well; absent for all. */
  readonly section?: string | null;
  readonly class?: RiskClass;
  readonly owner?: string;
  readonly openOnly?: boolean;
  /** A cell of the matrix. */
  readonly cell?: { readonly when: When; readonly likelihood: Level; readonly severity: Level };
}

const classRank: Readonly<Record<RiskClass, number>> = { low: 0, medium: 1, high: 2 };

/** Class first: a company may judge a lower score as the higher class. Risks that are not rated are last. */
function byRating(a: Rating | null, b: Rating | null): number {
  if (!a || !b) return Number(a === null) - Number(b === null);
  return classRank[b.class] - classRank[a.class] || b.score - a.score || b.severity - a.severity;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** The whole well first, then the sections from above, then those of sections that are gone. */
function sectionRanks({ sections_list: sections }: Montage): (id: string | null) => number {
  const ranks = new Map(sections.map(({ id }, index) => [id, index]));
  return (id) => (id === null ? -1 : (ranks.get(id) ?? sections.length));
}

/** The risks that pass a filter, in an order; equal ones stay in the order of the list. */
export function registerOf(
  montage: Montage,
  matrix: RiskMatrix,
  order: RiskOrder,
  filter: RiskFilter = {},
): readonly Risk[] {
  const rankOf = sectionRanks(montage);
  const rated = new Map(
    (montage.risks_list ?? []).map((risk) => [
      risk,
      { before: ratingOf(risk, matrix, 'before'), after: ratingOf(risk, matrix, 'after') },
    ]),
  );
  const ratings = (risk: Risk) => rated.get(risk) ?? { before: null, after: null };
  const compare = (a: Risk, b: Risk): number => {
    if (order === 'section') return rankOf(a.section_id) - rankOf(b.section_id);
    const number = byNumber.compare(a.number ?? '', b.number ?? '');
    if (order === 'number') return Number(!a.number) - Number(!b.number) || number;
    return (
      byRating(ratings(a)[order], ratings(b)[order]) || rankOf(a.section_id) - rankOf(b.section_id) || number
    );
  };
  return [...rated.keys()].filter((risk) => passes(risk, ratings(risk), filter)).toSorted(compare);
}

function passes(risk: Risk, ratings: Readonly<Record<When, Rating | null>>, filter: RiskFilter): boolean {
  const { section, class: wanted, owner, openOnly, cell } = filter;
  if (section !== undefined && risk.section_id !== section) return false;
  if (wanted && ratings.before?.class !== wanted && ratings.after?.class !== wanted) return false;
  if (owner !== undefined && (risk.owner?.trim() ?? '') !== owner) return false;
  if (openOnly && !isOpen(risk)) return false;
  if (!cell) return true;
  const rating = ratings[cell.when];
  return rating?.likelihood === cell.likelihood && rating.severity === cell.severity;
}

export const hasFilter = (filter: RiskFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== false);

/** The owners of the risks, each once, in alphabetical order. */
export const ownersOf = (risks: readonly Risk[]): string[] =>
  [...new Set(risks.flatMap(({ owner }) => owner?.trim() || []))].toSorted(byNumber.compare);

const cellName = (likelihood: number, severity: number): string => `${likelihood} ${severity}`;

/** The risks of each cell of the matrix, by number. */
export function risksByCell(
  risks: readonly Risk[],
  matrix: RiskMatrix,
  when: When,
): (likelihood: Level, severity: Level) => readonly Risk[] {
  const rated = risks.flatMap((risk) => {
    const rating = ratingOf(risk, matrix, when);
    return rating ? [{ risk, name: cellName(rating.likelihood, rating.severity) }] : [];
  });
  const byCell = Map.groupBy(rated, ({ name }) => name);
  return (likelihood, severity) =>
    (byCell.get(cellName(likelihood, severity)) ?? [])
      .map(({ risk }) => risk)
      .toSorted((a, b) => byNumber.compare(a.number ?? '', b.number ?? ''));
}

/** How many open risks have each class after their mitigation, or before it where they are not rated after. */
export function openCounts(risks: readonly Risk[], matrix: RiskMatrix): Readonly<Record<RiskClass, number>> {
  const counts = { low: 0, medium: 0, high: 0 };
  for (const risk of risks.filter(isOpen)) {
    const rating = ratingOf(risk, matrix, 'after') ?? ratingOf(risk, matrix, 'before');
    if (rating) counts[rating.class] += 1;
  }
  return counts;
}

/** The next free number after the highest: `R7`. */
export function nextNumber(risks: readonly Risk[]): string {
  const numbers = risks.map(({ number }) => Number(/^R(\d+)$/i.exec(number?.trim() ?? '')?.[1] ?? 0));
  return `R${Math.max(0, ...numbers) + 1}`;
}

/** Adds a risk with the next number below the others. Null if the montage keeps no risks. */
export function addRisk(montage: Montage, section: string | null, newId: NewId): Edit | null {
  const risks = montage.risks_list;
  if (!risks) return null;
  const list = { of: 'risks' } as const;
  const entity = { ...newRisk(newId()), number: nextNumber(risks), section_id: section };
  return editOf('Add risk', [{ op: 'insert', list, index: risks.length, entity }]);
}
