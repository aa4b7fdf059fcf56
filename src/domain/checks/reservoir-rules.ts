import type { Reservoir } from '../montage/montage';
import type { Cell } from '../montage/address';
import { isKnown } from './known';
import { judgeNotNegative } from './physical-range';
import { reservoirEnds, type End } from './pore-gradient';
import type { Rule, RuleFinding, WellContext } from './rule';
import { gradient, margin, metres, named, offer, pressure } from './words';

type ReservoirRule = Rule<Reservoir, WellContext>;

const cellOf = (reservoir: Reservoir, field: keyof Reservoir): Cell => ({
  at: { of: 'reservoir', id: reservoir.id },
  field,
});

const nameOf = (reservoir: Reservoir) => named(reservoir.formation_name, 'A reservoir without a name');

function ordered(
  reservoir: Reservoir,
  lowerField: 'pressure_lower_bound' | 'true_vertical_depth_subsea_lower_bound',
  upperField: 'pressure_upper_bound' | 'true_vertical_depth_subsea_upper_bound',
  words: { what: string; figure: (value: number) => string },
): RuleFinding[] {
  const lower = reservoir[lowerField];
  const upper = reservoir[upperField];
  const name = nameOf(reservoir);
  if (!isKnown(lower) || !isKnown(upper)) {
    const [field, bound] = isKnown(lower) ? [upperField, 'upper'] : [lowerField, 'lower'];
    const cell = cellOf(reservoir, field);
    return [{ result: 'missing', cell, text: `${name} has no ${bound} bound of its ${words.what}` }];
  }
  if (lower <= upper) return [];
  const text = `${name}: the lower ${words.what} ${words.figure(lower)} exceeds the upper, ${words.figure(upper)}`;
  return [{ result: 'error', cell: cellOf(reservoir, lowerField), text }];
}

export const pressureBoundsRule: ReservoirRule = {
  id: 'reservoir-pressure-bounds',
  cites: 'The lower pressure of a reservoir does not exceed its upper',
  judge: (reservoir) =>
    ordered(reservoir, 'pressure_lower_bound', 'pressure_upper_bound', {
      what: 'pressure',
      figure: pressure,
    }),
};

export const depthBoundsRule: ReservoirRule = {
  id: 'reservoir-depth-bounds',
  cites: 'The lower TVD SS of a reservoir does not exceed its upper; depths are positive down',
  judge: (reservoir) =>
    ordered(reservoir, 'true_vertical_depth_subsea_lower_bound', 'true_vertical_depth_subsea_upper_bound', {
      what: 'depth',
      figure: metres,
    }),
};

/** Pore pressure and its gradient are never negative. */
export const reservoirRangeRule: ReservoirRule = {
  id: 'reservoir-range',
  cites: 'Pore pressure and its gradient are above zero',
  judge(reservoir) {
    const name = nameOf(reservoir);
    const bound = (field: 'pressure_lower_bound' | 'pressure_upper_bound', which: string) => ({
      cell: cellOf(reservoir, field),
      value: reservoir[field],
      what: (value: number) => `${name}: ${which} pressure of ${pressure(value)}`,
    });
    return judgeNotNegative([
      bound('pressure_lower_bound', 'a lower'),
      bound('pressure_upper_bound', 'an upper'),
      {
        cell: cellOf(reservoir, 'gradient'),
        value: reservoir.gradient,
        what: (value) => `${name}: a gradient of ${gradient(value)}`,
      },
    ]);
  },
};

/** Whether the gradient is within the lowest and highest of the ends, with the tolerance. */
function allows(ends: readonly End[], given: number, toleranceKpaPerM: number): boolean {
  const all = ends.flatMap(({ gradients }) => gradients);
  const most = toleranceKpaPerM + 1e-9;
  return given >= Math.min(...all) - most && given <= Math.max(...all) + most;
}

/**
 * A gradient is pressure over true vertical depth below the drill floor, the height of the mud column that balances it.
 * The contract does not define the pressure as gauge or absolute, so both are accepted: Volve's F-14 has 286.634 bar(a)
 * at 2862.62 m TVD and 9.978 kPa/m, which is the gauge pressure's gradient. A gradient over TVD SS is a warning; a
 * deviation of more than the mud's margin is an error, because the mud window would be wrong by it.
 */
export const reservoirGradientRule: ReservoirRule = {
  id: 'reservoir-gradient',
  cites: 'Gradient = pressure (gauge or absolute) / TVD BDF; the tolerance is a setting',
  judge(reservoir, { drillFloorM, settings }) {
    const given = reservoir.gradient;
    const cell = cellOf(reservoir, 'gradient');
    const name = nameOf(reservoir);
    if (drillFloorM === null) {
      const text = `${name}: without the drill floor’s elevation there is no depth to divide the pressure by`;
      return [{ result: 'missing', cell, text }];
    }
    const ends = reservoirEnds(reservoir, drillFloorM);
    const [first] = ends;
    if (!first) {
      return [
        {
          result: 'missing',
          cell,
          text: `${name} has no pressure with its depth to derive a gradient from`,
        },
      ];
    }
    const derived = first.gradients[0];
    const offered = { cell, offer: offer(derived, 2, 'gradient') };
    if (!isKnown(given)) return [{ result: 'missing', ...offered, text: `${name} has no gradient` }];
    const tolerance = settings.gradientToleranceKpaPerM;
    if (allows(ends, given, tolerance)) return [];
    const limit = { setting: 'gradientToleranceKpaPerM', text: margin(tolerance) } as const;
    const text = `${name}: gradient ${gradient(given)} is not pressure over TVD BDF, ${gradient(derived)} ± ${limit.text} at ${metres(first.depthM)}`;
    const overSs = reservoirEnds(reservoir, 0);
    if (overSs.length > 0 && allows(overSs, given, tolerance)) {
      return [{ result: 'warning', ...offered, text: `${text}: it is over TVD SS`, limit }];
    }
    const isFarOff = Math.abs(given - derived) > settings.poreMarginKpaPerM;
    return [{ result: isFarOff ? 'error' : 'warning', ...offered, text, limit }];
  },
};
