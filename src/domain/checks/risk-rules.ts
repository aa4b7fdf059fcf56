import type { Cell } from '../montage/address';
import type { FieldOf } from '../montage/catalogue';
import type { Risk } from '../montage/montage';
import { ratingOf, isOpen } from '../risks/register';
import type { RiskMatrix } from '../risks/matrix';
import { isWritten } from './known';
import type { Rule, RuleFinding } from './rule';
import { named } from './words';

export interface RiskContext {
  readonly matrix: RiskMatrix;
  readonly sectionIds: ReadonlySet<string>;
}

type RiskRule = Rule<Risk, RiskContext>;

const cellOf = ({ id }: Risk, field: FieldOf<'risk'>): Cell => ({ at: { of: 'risk', id }, field });
const nameOf = ({ number, risk }: Risk): string =>
  named([number?.trim(), risk?.trim()].filter(Boolean).join(' '), 'A risk without a name');

/** Without both levels a risk has no place in the matrix. */
export const riskRatedRule: RiskRule = {
  id: 'risk-rated',
  cites: 'A risk has a likelihood and a severity, before and after mitigation',
  judge(risk, { matrix }) {
    if (!isOpen(risk)) return null;
    if (!ratingOf(risk, matrix, 'before')) {
      const field = risk.likelihood === null ? 'likelihood' : 'severity';
      return [missing(risk, field, 'is not rated: it is in no cell of the matrix')];
    }
    if (!isWritten(risk.mitigation) || ratingOf(risk, matrix, 'after')) return [];
    const field = risk.likelihood_after === null ? 'likelihood_after' : 'severity_after';
    return [missing(risk, field, 'has a mitigation, and is not rated after it')];
  },
};

const missing = (risk: Risk, field: FieldOf<'risk'>, what: string): RuleFinding => ({
  result: 'missing',
  cell: cellOf(risk, field),
  text: `${nameOf(risk)} ${what}`,
});

export const riskTreatedRule: RiskRule = {
  id: 'risk-treated',
  cites: 'A high risk has a mitigation and an owner',
  judge(risk, { matrix }) {
    if (!isOpen(risk) || ratingOf(risk, matrix, 'before')?.class !== 'high') return null;
    return (['mitigation', 'owner'] as const).flatMap((field): RuleFinding[] =>
      isWritten(risk[field])
        ? []
        : [
            {
              result: 'warning',
              cell: cellOf(risk, field),
              text: `${nameOf(risk)} is high, and has no ${field}`,
            },
          ],
    );
  },
};

export const riskAfterRule: RiskRule = {
  id: 'risk-after',
  cites: 'After mitigation a risk is not high, and no higher than before',
  judge(risk, { matrix }) {
    const [before, after] = [ratingOf(risk, matrix, 'before'), ratingOf(risk, matrix, 'after')];
    if (!isOpen(risk) || !after) return null;
    const cell = cellOf(risk, 'likelihood_after');
    if (before && after.score > before.score) {
      const text = `${nameOf(risk)}: ${after.score} after mitigation exceeds ${before.score} before it`;
      return [{ result: 'error', cell, text }];
    }
    if (after.class !== 'high') return [];
    return [{ result: 'warning', cell, text: `${nameOf(risk)} is still high after mitigation` }];
  },
};

export const riskSectionRule: RiskRule = {
  id: 'risk-section',
  cites: 'The section of a risk exists',
  judge(risk, { sectionIds }) {
    if (risk.section_id === null) return null;
    if (sectionIds.has(risk.section_id)) return [];
    const text = `${nameOf(risk)}: its section is gone`;
    return [{ result: 'warning', cell: cellOf(risk, 'section_id'), text }];
  },
};
