import { clearanceRule, nextHoleRule } from './casing-rules';
import { aboveShoeRule, overlapRule, slurryExcessRule, slurryGradientRule } from './cement-rules';
import { alongHoleRule, drillFloorRule } from './depth-rules';
import { insideSectionRule, rangeRule, topsAscendRule } from './formation-rules';
import { linerLapRule, linerSlurryRule } from './liner-rules';
import { kickIntensityRule, kickPolicyRule } from './kick-rules';
import { abovePoreRule, belowFractureRule, mudRangeRule, phRule, weightTextRule } from './mud-rules';
import { planRanksRule, runNumbersRule } from './numbering-rules';
import {
  doglegRule,
  onPathRule,
  pathEndRule,
  stationMissingRule,
  stationOrderRule,
  stationRangeRule,
} from './path-rules';
import { driftRule, innerDiameterRule, massRule, volumeRule } from './pipe-rules';
import { afeRule, daysPlannedRule, durationsRule, stepDepthsRule } from './plan-rules';
import { depletedRule, pressureOrderRule, pressureRangeRule, testFractureRule } from './pressure-rules';
import { bumpTestRule, testRangeRule } from './pressure-test-rules';
import {
  depthBoundsRule,
  pressureBoundsRule,
  reservoirGradientRule,
  reservoirRangeRule,
} from './reservoir-rules';
import { riskAfterRule, riskRatedRule, riskSectionRule, riskTreatedRule } from './risk-rules';
import type { SectionRule } from './rule';
import { deeperRule, lastTopRule, shrinkRule } from './section-rules';
import { shoeStrengthRule } from './shoe-rules';
import { thicknessRule } from './thickness-rule';

export const sectionRules: readonly SectionRule[] = [
  drillFloorRule,
  alongHoleRule,
  onPathRule,
  topsAscendRule,
  insideSectionRule,
  rangeRule,
  thicknessRule,
  lastTopRule,
  deeperRule,
  shrinkRule,
  clearanceRule,
  nextHoleRule,
  innerDiameterRule,
  driftRule,
  volumeRule,
  massRule,
  aboveShoeRule,
  overlapRule,
  linerSlurryRule,
  slurryGradientRule,
  slurryExcessRule,
  abovePoreRule,
  belowFractureRule,
  shoeStrengthRule,
  weightTextRule,
  phRule,
  mudRangeRule,
  runNumbersRule,
  linerLapRule,
  bumpTestRule,
  testRangeRule,
];

export const reservoirRules = [
  pressureBoundsRule,
  depthBoundsRule,
  reservoirGradientRule,
  reservoirRangeRule,
  depletedRule,
] as const;

export const pressurePointRules = [pressureOrderRule, pressureRangeRule] as const;

export const strengthTestRules = [testFractureRule] as const;

export const kickRules = [kickPolicyRule, kickIntensityRule] as const;

export const pathRules = [
  stationOrderRule,
  stationRangeRule,
  stationMissingRule,
  doglegRule,
  pathEndRule,
] as const;

export const riskRules = [riskRatedRule, riskTreatedRule, riskAfterRule, riskSectionRule] as const;

export const planRules = [planRanksRule, durationsRule, stepDepthsRule, daysPlannedRule, afeRule] as const;
