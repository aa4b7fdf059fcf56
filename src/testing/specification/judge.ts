import type { Outcomes } from './reports.ts';
import type { NumberedRule, TestReference } from './rule.ts';

export interface Verdict {
  readonly rule: NumberedRule;
  /** Why the rule is not held, a sentence for each reason; none where it is. */
  readonly problems: readonly string[];
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const matches = (pattern: string, name: string): boolean =>
  pattern.includes('*')
    ? new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`, 's').test(name)
    : pattern === name;

function problemOf({ file, name }: TestReference, outcomes: Outcomes): string | null {
  const tests = outcomes.get(file);
  if (!tests) return `${file} was not run.`;
  const found = [...tests].filter(([title]) => matches(name, title));
  if (found.length === 0) return `${file} has no test '${name}'.`;
  const bad = found.find(([, outcome]) => outcome !== 'passed');
  if (!bad) return null;
  const [title, outcome] = bad;
  return `${file}: '${title}' ${outcome === 'skipped' ? 'was skipped' : 'failed'}.`;
}

/** A rule is held when it has a test, and each of its tests was run and passed. */
export function judgeRules(rules: readonly NumberedRule[], outcomes: Outcomes): Verdict[] {
  return rules.map((rule) => ({
    rule,
    problems:
      rule.heldBy.length === 0
        ? ['No test holds it.']
        : rule.heldBy
            .map((reference) => problemOf(reference, outcomes))
            .filter((problem) => problem !== null),
  }));
}

export const isHeld = ({ problems }: Verdict): boolean => problems.length === 0;
