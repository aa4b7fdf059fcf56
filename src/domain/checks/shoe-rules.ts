import { strengthText } from '../pressures/gradients';
import { strengthAt, testName } from '../pressures/strength-tests';
import { weightBound } from './mud-window';
import type { SectionRule } from './rule';
import { gradient, itemCell, margin, metres } from './words';

/**
 * The mud does not break the shoe above, which the test of that shoe shows. A FIT is a lower bound: a mud beyond it may
 * hold, but no one has shown that.
 */
export const shoeStrengthRule: SectionRule = {
  id: 'mud-shoe-strength',
  cites: 'Static mud weight < LOT or FIT of the shoe above − margin (BSEE: 0.5 ppg); the margin is a setting',
  judge(section, { shoeSsM, shoePlace, drillFloorM, strengthTests, settings }) {
    if (shoeSsM === null || drillFloorM === null || strengthTests.length === 0) return null;
    const mudKpaPerM = weightBound(section.mud_item, 'upper');
    const strength = mudKpaPerM === null ? null : strengthAt(strengthTests, shoeSsM, drillFloorM);
    if (mudKpaPerM === null || !strength) return null;
    const room = strength.kpaPerM - mudKpaPerM;
    if (room >= settings.shoeMarginKpaPerM) return [];
    const cell = itemCell('mud', section, 'mud_weight_exact');
    const mud = `Mud ${gradient(mudKpaPerM)}`;
    const at = `${strengthText(strength.kpaPerM)} at the shoe of section ${shoePlace}, ${metres(shoeSsM)}`;
    const test = `the ${testName(strength.test)} of ${at}`;
    if (room > 0) {
      const limit = { setting: 'shoeMarginKpaPerM', text: margin(settings.shoeMarginKpaPerM) } as const;
      return [{ result: 'warning', cell, text: `${mud} is within ${limit.text} of ${test}`, limit }];
    }
    return strength.isLowerBound
      ? [
          {
            result: 'warning',
            cell,
            text: `${mud} exceeds ${test}: no test has shown that the shoe holds it`,
          },
        ]
      : [{ result: 'error', cell, text: `${mud} exceeds ${test}` }];
  },
};
