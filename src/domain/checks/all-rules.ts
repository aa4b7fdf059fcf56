import { clearanceRule, nextHoleRule } from './casing-rules';
import { aboveShoeRule, overlapRule } from './cement-rules';
import { alongHoleRule, drillFloorRule } from './depth-rules';
import { insideSectionRule, rangeRule, topsAscendRule } from './formation-rules';
import { linerLapRule, linerSlurryRule } from './liner-rules';
import { abovePoreRule, belowFractureRule, weightTextRule } from './mud-rules';
import { planRanksRule, runNumbersRule } from './numbering-rules';
import { driftRule, innerDiameterRule, massRule, volumeRule } from './pipe-rules';
import { bumpTestRule } from './pressure-test-rules';
import { depthBoundsRule, pressureBoundsRule, reservoirGradientRule } from './reservoir-rules';
import type { SectionRule } from './rule';
import { deeperRule, lastTopRule, shrinkRule } from './section-rules';
import { thicknessRule } from './thickness-rule';

export const sectionRules: readonly SectionRule[] = [
  drillFloorRule,
  alongHoleRule,
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
  abovePoreRule,
  belowFractureRule,
  weightTextRule,
  runNumbersRule,
  linerLapRule,
  bumpTestRule,
];

export const reservoirRules = [pressureBoundsRule, depthBoundsRule, reservoirGradientRule] as const;

export const planRules = [planRanksRule] as const;
