import { newRisk } from '@/domain/montage/listed';
import type { Montage, Risk, RiskLevel } from '@/domain/montage/montage';
import { exampleWell } from './example-well';
import type { RuleCase } from './rule-case';

/** A medium risk of the first section, rated and treated. */
export const exampleRisk: Risk = {
  ...newRisk('r1'),
  number: 'R1',
  section_id: exampleWell.sections_list[0]?.id ?? null,
  risk: 'Losses',
  cause: 'Fractured chalk',
  consequence: 'No returns',
  likelihood: 3,
  severity: 4,
  mitigation: 'LCM on site',
  owner: 'Mud engineer',
  likelihood_after: 2,
  severity_after: 2,
};

/** The example well with one risk. */
export const withRisk = (given: Partial<Risk>, levels: readonly RiskLevel[] = []): Montage => ({
  ...exampleWell,
  risks_list: [{ ...exampleRisk, ...given }],
  risk_levels_list: levels,
});

const high = { likelihood: 3, severity: 5 } as const;

/** Registers for the rules of the risks; without a message, just within the limit. */
export const riskCases: readonly RuleCase[] = [
  [
    'risk-rated',
    withRisk({ severity: null }),
    'missing risk||r1|severity: R1 Losses is not rated: it is in no cell of the matrix',
  ],
  [
    'risk-rated',
    withRisk({ likelihood_after: 6 }),
    'missing risk||r1|severity_after: R1 Losses has a mitigation, and is not rated after it',
  ],
  ['risk-rated', withRisk({ mitigation: null, likelihood_after: null, severity_after: null })],
  [
    'risk-treated',
    withRisk({ ...high, mitigation: ' ' }),
    'warning risk||r1|mitigation: R1 Losses is high, and has no mitigation',
  ],
  [
    'risk-treated',
    withRisk({ ...high, owner: null }),
    'warning risk||r1|owner: R1 Losses is high, and has no owner',
  ],
  ['risk-treated', withRisk(high)],
  // 14 does not exist; 12 is the highest score that is not high.
  ['risk-treated', withRisk({ owner: null })],
  [
    'risk-after',
    withRisk({ ...high, likelihood_after: 3, severity_after: 5 }),
    'warning risk||r1|likelihood_after: R1 Losses is still high after mitigation',
  ],
  [
    'risk-after',
    withRisk({ likelihood_after: 4, severity_after: 4 }),
    'error risk||r1|likelihood_after: R1 Losses: 16 after mitigation exceeds 12 before it',
  ],
  ['risk-after', withRisk({ likelihood_after: 3, severity_after: 4 })],
  [
    'risk-section',
    withRisk({ section_id: 'gone' }),
    'warning risk||r1|section_id: R1 Losses: its section is gone',
  ],
  ['risk-section', withRisk({})],
];
