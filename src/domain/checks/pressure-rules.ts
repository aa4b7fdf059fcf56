import { tvdBdfFromTvdSs } from '../depths';
import type { Cell } from '../montage/address';
import { catalogue } from '../montage/catalogue';
import type { PressurePoint, Reservoir, StrengthTest } from '../montage/montage';
import { equivalentMudWeight } from '../pressures/gradients';
import { gradientAt, pressureAt, pressureLines } from '../pressures/profile';
import { testName } from '../pressures/strength-tests';
import { both, isKnown } from './known';
import type { Rule, RuleFinding, WellContext } from './rule';
import { gradient, margin, metres, named, pressure } from './words';
import { unitOf } from '../shown-units/figures';

const pointCell = (point: PressurePoint, field: keyof PressurePoint): Cell => ({
  at: { of: 'pressurePoint', id: point.id },
  field,
});

/** Rock holds its fluid, and its own weight is the most that it does. */
export const pressureOrderRule: Rule<PressurePoint, WellContext> = {
  id: 'pressure-order',
  cites: 'Pore pressure < fracture pressure ≤ overburden pressure, except under tectonic stress',
  judge(point) {
    const { pore_pressure: pore, fracture_pressure: fracture, overburden_pressure: overburden } = point;
    const findings: RuleFinding[] = [];
    const pairs = [both(pore, fracture), both(fracture, overburden), both(pore, overburden)];
    if (pairs.every((pair) => pair === null)) return null;
    const [poreFracture = null, fractureOverburden = null, poreOverburden = null] = pairs;
    const poreIs = (kpa: number) => `Pore pressure ${pressure(kpa)} is not below the`;
    if (poreFracture && poreFracture[0] >= poreFracture[1]) {
      const text = `${poreIs(poreFracture[0])} fracture pressure, ${pressure(poreFracture[1])}`;
      findings.push({ result: 'error', cell: pointCell(point, 'pore_pressure'), text });
    } else if (poreOverburden && poreOverburden[0] >= poreOverburden[1]) {
      const text = `${poreIs(poreOverburden[0])} overburden pressure, ${pressure(poreOverburden[1])}`;
      findings.push({ result: 'error', cell: pointCell(point, 'pore_pressure'), text });
    }
    if (fractureOverburden && fractureOverburden[0] > fractureOverburden[1]) {
      const [one, other] = fractureOverburden;
      const text = `Fracture pressure ${pressure(one)} exceeds the overburden pressure, ${pressure(other)}`;
      findings.push({ result: 'warning', cell: pointCell(point, 'fracture_pressure'), text });
    }
    return findings;
  },
};

/** Of any rock, kPa/m over the depth below the drill floor: outside it a pressure is in bar, Pa or another column. */
const gradients = { least: 1, most: 40 };

export const pressureRangeRule: Rule<PressurePoint, WellContext> = {
  id: 'pressure-range',
  cites: 'A pressure of the rock over its TVD BDF is from 1 to 40 kPa/m',
  judge(point, { drillFloorM }) {
    const ssM = point.true_vertical_depth_subsea;
    if (drillFloorM === null || !isKnown(ssM)) return null;
    const tvdM = tvdBdfFromTvdSs(ssM, drillFloorM);
    const known = pressureLines.flatMap((line) => {
      const field = `${line}_pressure` as const;
      const kpa = point[field];
      const kpaPerM = isKnown(kpa) ? equivalentMudWeight(kpa, tvdM) : null;
      return isKnown(kpa) && kpaPerM !== null ? [{ field, kpa, kpaPerM }] : [];
    });
    if (known.length === 0) return null;
    return known.flatMap(({ field, kpa, kpaPerM }): RuleFinding[] => {
      if (kpaPerM >= gradients.least && kpaPerM <= gradients.most) return [];
      const name = capital(catalogue.pressurePoint[field].inSentence);
      const what = `${name} ${pressure(kpa)} at ${metres(ssM)}`;
      const text = `${what} is ${gradient(kpaPerM)}, which no rock has: is it in ${unitOf('pressure')}?`;
      return [{ result: 'error', cell: pointCell(point, field), text }];
    });
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Gauges and depths are read to about this part of a pressure. */
const readingError = 0.01;

/**
 * A leak-off below the expected fracture pressure means rock weaker than the profile. An integrity test is planned below
 * it, or it breaks the rock.
 */
export const testFractureRule: Rule<StrengthTest, WellContext> = {
  id: 'strength-test-fracture',
  cites:
    'A LOT is not below the expected fracture pressure, and a planned FIT not above it, by more than 1 %',
  judge(test, { profile }) {
    const { true_vertical_depth_subsea: ssM, pressure: kpa, test_type: type, status } = test;
    if (!profile || !isKnown(ssM) || !isKnown(kpa) || type === null) return null;
    const expected = pressureAt(profile.fracture, tvdBdfFromTvdSs(ssM, profile.drillFloorM));
    if (expected === null) return null;
    const words = `${testName(test)} of ${pressure(kpa)} at ${metres(ssM)}`;
    const fracture = `the expected fracture pressure, ${pressure(expected)}`;
    const cell: Cell = { at: { of: 'strengthTest', id: test.id }, field: 'pressure' };
    if (type === 'FIT') {
      if (status !== 'planned') return null;
      if (kpa <= expected * (1 + readingError)) return [];
      return [{ result: 'warning', cell, text: `The planned ${words} exceeds ${fracture}` }];
    }
    if (kpa >= expected * (1 - readingError)) return [];
    return [{ result: 'warning', cell, text: `The ${words} is below ${fracture}` }];
  },
};

/** Fields that produce lower their pressure, and with it the pressure that fractures the rock. */
export const depletedRule: Rule<Reservoir, WellContext> = {
  id: 'reservoir-depleted',
  cites:
    'A reservoir below the pore profile is depleted: its fracture pressure falls too. How far is a setting',
  judge(reservoir, { profile, drillFloorM, settings }) {
    if (!profile || drillFloorM === null) return null;
    const ends = bounds.flatMap((bound) => {
      const field = `pressure_${bound}_bound` as const;
      const ssM = reservoir[`true_vertical_depth_subsea_${bound}_bound`];
      const kpa = reservoir[field];
      // A newly added reservoir contains zeros.
      if (!isKnown(ssM) || !isKnown(kpa) || kpa <= 0) return [];
      const tvdM = tvdBdfFromTvdSs(ssM, drillFloorM);
      const around = gradientAt(profile.pore, tvdM);
      const own = equivalentMudWeight(kpa, tvdM);
      return around === null || own === null ? [] : [{ field, ssM, own, around, belowKpaPerM: around - own }];
    });
    const [worst] = ends.toSorted((one, other) => other.belowKpaPerM - one.belowKpaPerM);
    if (!worst) return null;
    if (worst.belowKpaPerM < settings.depletionKpaPerM) return [];
    const name = named(reservoir.formation_name, 'A reservoir without a name');
    const limit = { setting: 'depletionKpaPerM', text: margin(settings.depletionKpaPerM) } as const;
    const own = `${gradient(worst.own)} at ${metres(worst.ssM)}`;
    const text = `${name} is depleted: ${own} is at least ${limit.text} below the pore profile, ${gradient(worst.around)}`;
    const cell: Cell = { at: { of: 'reservoir', id: reservoir.id }, field: worst.field };
    return [{ result: 'warning', cell, text, limit }];
  },
};

const bounds = ['lower', 'upper'] as const;
