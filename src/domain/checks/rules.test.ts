import { describe, expect, it } from 'vitest';
import { cellKey } from '../montage/address';
import type { Montage } from '../montage/montage';
import { planRules, reservoirRules, sectionRules } from './all-rules';
import { checkMontage } from './check-montage';
import {
  blankCasing,
  exampleFractureGradients,
  exampleWell,
  withSection,
} from '@/testing/checks/example-well';
import { holeCases } from '@/testing/checks/hole-cases';
import { programmeCases } from '@/testing/checks/programme-cases';
import { rangeCases } from '@/testing/checks/range-cases';
import type { RuleCase } from '@/testing/checks/rule-case';
import { stringCases } from '@/testing/checks/string-cases';
import { defaultSettings, type CheckSettings } from './settings';

const settings: CheckSettings = { ...defaultSettings, fractureGradients: exampleFractureGradients };
const ruleIds = [...sectionRules, ...reservoirRules, ...planRules].map(({ id }) => id);

/** What a rule says of a montage: `result cell: sentence [offer]`. */
const said = (montage: Montage, rule: string, by = settings) =>
  checkMontage(montage, by)
    .list.filter((finding) => finding.rule === rule)
    .map(({ result, cell, text, offer }) =>
      [`${result} ${cellKey(cell)}: ${text}`, ...(offer ? [`[${offer.label}]`] : [])].join(' '),
    );

describe('the rules', () => {
  it('have an id each and cite something', () => {
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
    for (const { cites } of [...sectionRules, ...reservoirRules, ...planRules]) {
      expect(cites.length).toBeGreaterThan(10);
    }
  });

  it('find nothing in a well without a fault', () => {
    const { list, counts } = checkMontage(exampleWell, settings);
    expect(list).toEqual([]);
    // Each of them has judged every section, but for those that the first or the last has nothing to compare with.
    expect(counts.fine).toBeGreaterThan(60);
  });

  it('speak at most once of a cell', () => {
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

const cases: readonly RuleCase[] = [...holeCases, ...stringCases, ...programmeCases, ...rangeCases];

describe('each rule', () => {
  const named = cases.map(([rule, montage, ...expected]) => ({ rule, montage, expected }));

  it.each(named)('$rule', ({ rule, montage, expected }) => {
    expect(said(montage, rule)).toEqual(expected);
  });

  it('without fracture gradients says so of each section that has a mud', () => {
    expect(said(exampleWell, 'mud-fracture-gradient', defaultSettings)[2]).toBe(
      'missing mud|s3||mud_weight_exact: No fracture gradient for section 3',
    );
  });

  it('has a case in which it speaks', () => {
    const speaking = new Set(cases.filter(([, , ...expected]) => expected.length > 0).map(([rule]) => rule));
    expect(ruleIds.filter((id) => !speaking.has(id))).toEqual([]);
  });
});
