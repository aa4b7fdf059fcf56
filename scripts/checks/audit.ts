type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

interface AuditAnswer {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> };
  vulnerabilities?: Record<string, { severity?: Severity }>;
  message?: string;
  error?: { summary?: string };
}

interface Judgement {
  code: 0 | 1 | 2;
  says: string;
}

const notAsked = (why: string): Judgement => ({
  code: 2,
  says: `could not be asked (${why}). That is not the same as none: ask a registry that answers, with npm_config_registry.`,
});

/** Evaluates an answer of `npm audit --json`. Warnings may precede it. */
export function judgeAudit(output: string): Judgement {
  const start = output.indexOf('{');
  let answer: AuditAnswer;
  try {
    answer = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as AuditAnswer;
  } catch {
    return notAsked(output.trim().split('\n', 1)[0] || 'no answer');
  }
  const counts = answer.metadata?.vulnerabilities;
  if (!counts) return notAsked(answer.message ?? answer.error?.summary ?? 'no answer');
  const { high = 0, critical = 0, moderate = 0, low = 0 } = counts;
  const lesser = `${moderate + low} of lesser severity`;
  if (high + critical === 0)
    return { code: 0, says: `no known weakness of severity high or above, ${lesser}.` };
  const names = Object.entries(answer.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name]) => name);
  return {
    code: 1,
    says: `${high + critical} known weaknesses of severity high or above: ${names.join(', ')}.`,
  };
}
