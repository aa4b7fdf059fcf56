import { describe, expect, it } from 'vitest';
import { cellKey } from '../montage/address';
import type { Montage } from '../montage/montage';
import {
  kickRules,
  pathRules,
  planRules,
  pressurePointRules,
  reservoirRules,
  riskRules,
  sectionRules,
  strengthTestRules,
} from './all-rules';
import { checkMontage } from './check-montage';
import {
  blankCasing,
  exampleFractureGradients,
  exampleWell,
  withSection,
} from '@/testing/checks/example-well';
import { holeCases } from '@/testing/checks/hole-cases';
import { kickCases } from '@/testing/checks/kick-cases';
import { planCases } from '@/testing/checks/plan-cases';
import { pathCases } from '@/testing/checks/path-cases';
import { pressureCases, withPressures } from '@/testing/checks/pressure-cases';
import { programmeCases } from '@/testing/checks/programme-cases';
import { rangeCases } from '@/testing/checks/range-cases';
import { riskCases } from '@/testing/checks/risk-cases';
import type { RuleCase } from '@/testing/checks/rule-case';
import { stringCases } from '@/testing/checks/string-cases';
import { defaultSettings, type CheckSettings } from './settings';

const settings: CheckSettings = { ...defaultSettings, fractureGradients: exampleFractureGradients };
const rules = [
  ...kickRules,
  ...pathRules,
  ...sectionRules,
  ...reservoirRules,
  ...pressurePointRules,
  ...strengthTestRules,
  ...riskRules,
  ...planRules,
];
const ruleIds = rules.map(({ id }) => id);

/** The findings of a rule: `result cell: sentence [offer]`. */
const findingsOf = (montage: Montage, rule: string, by = settings) =>
  checkMontage(montage, by)
    .list.filter((finding) => finding.rule === rule)
    .map(({ result, cell, text, offer }) =>
      [`${result} ${cellKey(cell)}: ${text}`, ...(offer ? [`[${offer.label}]`] : [])].join(' '),
    );

describe('the rules', () => {
  it('have a unique id and a citation', () => {
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
    for (const { cites } of rules) {
      expect(cites.length).toBeGreaterThan(10);
    }
  });

  it('find nothing in a well without a fault', () => {
    const { list, counts } = checkMontage(exampleWell, settings);
    expect(list).toEqual([]);
    // Each rule has judged every section, except the first or last if it compares neighbours.
    expect(counts.fine).toBeGreaterThan(60);
  });

  it('find nothing in a well whose muds are in its pressure window', () => {
    // The profile takes the place of the fracture gradients in the settings.
    const { list, counts } = checkMontage(withPressures(), defaultSettings);
    expect(list).toEqual([]);
    expect(counts.fine).toBeGreaterThan(checkMontage(exampleWell, settings).counts.fine + 10);
  });

  it('have at most one finding for a cell', () => {
    const stripped = withSection(2, () => ({
      casing_item: blankCasing,
      mud_item: null,
      cement_item: null,
      diameter: null,
      true_vertical_depth_subsea: null,
      along_hole_depth_below_drill_floor: null,
    }));
    const keys = checkMontage(stripped).list.map(({ rule, cell }) => `${rule} ${cellKey(cell)}`);
    expect(keys.length).toBeGreaterThan(8);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const cases: readonly RuleCase[] = [
  ...holeCases,
  ...stringCases,
  ...programmeCases,
  ...pressureCases,
  ...planCases,
  ...kickCases,
  ...riskCases,
  ...pathCases,
  ...rangeCases,
];

describe('each rule', () => {
  const named = cases.map(([rule, montage, ...expected]) => ({ rule, montage, expected }));

  it.each(named)('$rule', ({ rule, montage, expected }) => {
    expect(findingsOf(montage, rule)).toEqual(expected);
  });

  it('reports missing fracture gradients for each section with a mud', () => {
    expect(findingsOf(exampleWell, 'mud-fracture-gradient', defaultSettings)[2]).toBe(
      'missing mud|s3||mud_weight_exact: No fracture gradient for section 3',
    );
  });

  it('has a case with a finding', () => {
    const speaking = new Set(cases.filter(([, , ...expected]) => expected.length > 0).map(([rule]) => rule));
    expect(ruleIds.filter((id) => !speaking.has(id))).toEqual([]);
  });
});
