import type { Cell } from '../montage/address';
import type { PlanSummary } from '../montage/montage';
import type { Rule, RuleFinding, SectionRule, WellContext } from './rule';

interface Numbered {
  readonly number: number | null;
  readonly cell: Cell;
}

/** Findings for numbers that are used twice, and for those that are not positive whole numbers. */
function miscounted(list: readonly Numbered[], what: string): RuleFinding[] {
  const taken = new Set<number>();
  return list.flatMap(({ number, cell }): RuleFinding[] => {
    if (number === null || !Number.isInteger(number) || number < 1) {
      return [{ result: 'error', cell, text: `${what} ${number ?? '-'} is not a positive whole number` }];
    }
    if (taken.has(number)) return [{ result: 'error', cell, text: `${what} ${number} is used twice` }];
    taken.add(number);
    return [];
  });
}

/** Reports and invoices refer to a run by its number. Gaps are legal: removing a run leaves one. */
export const runNumbersRule: SectionRule = {
  id: 'logging-run-numbers',
  cites: 'Logging run numbers are unique within a section',
  judge(section) {
    const runs = section.logging_item?.logging_runs_list ?? [];
    if (runs.length === 0) return null;
    const list = runs.map(({ id, run_number }) => ({
      number: run_number,
      cell: { at: { of: 'run', section: section.id, id }, field: 'run_number' } as const,
    }));
    return miscounted(list, 'Run');
  },
};

/** Ranks are 1 to n, each once. */
export const planRanksRule: Rule<readonly PlanSummary[], WellContext> = {
  id: 'plan-ranks',
  cites: 'Plan ranks run from 1 to n, each once',
  judge(steps) {
    if (steps.length === 0) return null;
    const list = steps.map(({ id, rank }) => ({
      number: rank,
      cell: { at: { of: 'planStep', id }, field: 'rank' } as const,
    }));
    const findings = miscounted(list, 'Rank');
    const beyond = list.find(({ number }) => number !== null && number > steps.length);
    if (findings.length === 0 && beyond) {
      const text = `Rank ${beyond.number} of ${steps.length} items leaves a rank unused`;
      findings.push({ result: 'warning', cell: beyond.cell, text });
    }
    return findings;
  },
};
