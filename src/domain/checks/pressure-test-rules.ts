import type { PressureTestItem, Section } from '../montage/montage';
import { convert } from '../units';
import { outerDiameterOf, stringName } from './casing-rules';
import { isKnown } from './known';
import { judgeNotNegative } from './physical-range';
import type { SectionRule } from './rule';
import { itemCell, percent, pressure, size } from './words';

type TestField = Extract<keyof PressureTestItem, `${string}_pressure`>;

/** Casing grades of API 5CT and the line pipe (X) that conductors are made of; the figure is the yield in thousand psi. */
const grade = /^\s*(?:H|J|K|N|L|R|C|T|P|Q|M|X)\s?-?\s?(40|42|46|52|55|56|60|65|70|80|90|95|110|125)(?!\d)/i;

/**
 * Minimum internal yield pressure of the pipe body (kPa), by Barlow's formula of API TR 5C3: 2 Yp t / OD, with the thinnest
 * wall that is allowed, by API 5CT 87.5 % of the nominal one. Null for a grade that is not API's or an unknown size.
 * 9 5/8 in 47 lb/ft L80: 6,870 psi in the API tables.
 */
function internalYieldKpa(section: Section, minWallPercent: number): number | null {
  const yieldKsi = Number(grade.exec(section.casing_item?.casing_grade ?? '')?.[1] ?? Number.NaN);
  const outerIn = outerDiameterOf(section);
  const innerIn = section.casing_item?.casing_inner_diameter ?? null;
  if (Number.isNaN(yieldKsi) || outerIn === null || !isKnown(innerIn)) return null;
  if (innerIn <= 0 || innerIn >= outerIn) return null;
  const psi = ((minWallPercent / 100) * (outerIn - innerIn) * yieldKsi * 1000) / outerIn;
  return convert('pressure', psi, 'psi', 'kPa');
}

/** Test pressures are gauge pressures. The lap counts for a liner only; `linerLapRule` reports that of a casing. */
export const testRangeRule: SectionRule = {
  id: 'pressure-test-range',
  cites: 'Test pressures are gauge pressures, zero or more',
  judge(section) {
    const test = section.pressure_test_item;
    if (!test) return null;
    const quantity = (field: TestField, name: string) => ({
      cell: itemCell('pressureTest', section, field),
      value: test[field],
      what: (value: number) => `${name} of ${pressure(value)}`,
    });
    return judgeNotNegative([
      quantity('annular_pressure', 'An annular test'),
      quantity('ram_pressure', 'A ram test'),
      ...(section.liner ? [quantity('liner_lap_pressure', 'A liner lap test')] : []),
      quantity('casing_on_bump_pressure', 'A casing test on bump'),
    ]);
  },
};

/**
 * A string is tested on bumping the plug to a part of its burst pressure. Only the pipe body's rating is
 * known here: a coupling may be weaker, and the mud outside may help.
 */
export const bumpTestRule: SectionRule = {
  id: 'pressure-test-burst',
  cites: 'API TR 5C3: burst = 2 × yield × thinnest wall / OD; the wall and the highest test are settings',
  judge(section, { place, settings: { minWallPercent, maxTestPercent } }) {
    const test = section.pressure_test_item?.casing_on_bump_pressure ?? null;
    const cell = itemCell('pressureTest', section, 'casing_on_bump_pressure');
    if (!section.pressure_test_item) return null;
    if (!isKnown(test))
      return [{ result: 'missing', cell, text: `No casing test on bump for section ${place}` }];
    const burst = internalYieldKpa(section, minWallPercent);
    const outerIn = outerDiameterOf(section);
    if (burst === null || outerIn === null) {
      const text = `No burst rating for section ${place}: it needs the ${stringName(section)}’s OD, ID and an API grade`;
      return [{ result: 'missing', cell, text }];
    }
    const wall = { setting: 'minWallPercent', text: percent(minWallPercent) } as const;
    const rating = `of ${size(outerIn)} ${stringName(section)}, ${pressure(burst)} at ${wall.text} of the wall`;
    if (test > burst) {
      const text = `A test to ${pressure(test)} exceeds the internal yield ${rating}`;
      return [{ result: 'error', cell, text, limit: wall }];
    }
    if (test <= burst * (maxTestPercent / 100)) return [];
    const limit = { setting: 'maxTestPercent', text: percent(maxTestPercent) } as const;
    const text = `A test to ${pressure(test)} exceeds ${limit.text} of the internal yield ${rating}`;
    return [{ result: 'warning', cell, text, limit }];
  },
};
