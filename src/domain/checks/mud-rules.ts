import type { Section } from '../montage/montage';
import { convert, type UnitOf } from '../units';
import { isKnown, isWritten } from './known';
import { judgeNotNegative } from './physical-range';
import { highestPore, lowestFracture, openHole, weightBound } from './mud-window';
import type { RuleFinding, SectionRule } from './rule';
import { gradient, itemCell, margin, metres, millilitres, named, offer, pascals, plain } from './words';
import { unitOf } from '../shown-units/figures';

const cellOf = (section: Section) => itemCell('mud', section, 'mud_weight_exact');
const missing = (section: Section, text: string): RuleFinding[] => [
  { result: 'missing', cell: cellOf(section), text },
];

/** The mud balances the reservoirs of its section, with the trip margin. A mud below the pore gradient takes a kick. */
export const abovePoreRule: SectionRule = {
  id: 'mud-pore-gradient',
  cites: 'Pore gradient + margin < static mud weight; the margin is a setting',
  judge(section, context) {
    const { place, settings } = context;
    const mudKpaPerM = weightBound(section.mud_item, 'lower');
    if (mudKpaPerM === null) return missing(section, `No mud weight for section ${place}`);
    const hole = openHole(section, context);
    if (!hole)
      return missing(section, `Cannot determine which reservoirs section ${place} drills: it lacks depths`);
    const pore = highestPore(hole, context);
    if (!pore) return missing(section, `No pore gradient for section ${place}`);
    const overbalance = mudKpaPerM - pore.kpaPerM;
    if (overbalance >= settings.poreMarginKpaPerM) return [];
    const mud = `Mud ${gradient(mudKpaPerM)}`;
    const poreAt = `the pore gradient ${gradient(pore.kpaPerM)} at ${metres(pore.ssM)}`;
    const cell = cellOf(section);
    if (overbalance <= 0) return [{ result: 'error', cell, text: `${mud} does not hold ${poreAt}` }];
    const limit = { setting: 'poreMarginKpaPerM', text: margin(settings.poreMarginKpaPerM) } as const;
    return [{ result: 'warning', cell, text: `${mud} is within ${limit.text} of ${poreAt}`, limit }];
  },
};

/** The mud does not fracture the open hole. */
export const belowFractureRule: SectionRule = {
  id: 'mud-fracture-gradient',
  cites: 'Static mud weight < fracture gradient − margin, without the ECD; the margin is a setting',
  judge(section, context) {
    const { place, settings } = context;
    const mudKpaPerM = weightBound(section.mud_item, 'upper');
    // `abovePoreRule` reports an unknown weight.
    if (mudKpaPerM === null) return null;
    const hole = openHole(section, context);
    const fracture = hole && lowestFracture(hole, context);
    if (!fracture) {
      const text = `No fracture gradient for section ${place}`;
      const limit = { setting: 'fractureGradients', text: null } as const;
      return [{ result: 'missing', cell: cellOf(section), text, limit }];
    }
    const room = fracture.kpaPerM - mudKpaPerM;
    if (room >= settings.fractureMarginKpaPerM) return [];
    const mud = `Mud ${gradient(mudKpaPerM)}`;
    const fractureAt = `the fracture gradient ${gradient(fracture.kpaPerM)} at ${metres(fracture.ssM)}`;
    const cell = cellOf(section);
    if (room <= 0) return [{ result: 'error', cell, text: `${mud} exceeds ${fractureAt}` }];
    const limit = { setting: 'fractureMarginKpaPerM', text: margin(settings.fractureMarginKpaPerM) } as const;
    return [{ result: 'warning', cell, text: `${mud} is within ${limit.text} of ${fractureAt}`, limit }];
  },
};

/** A water-based mud has a pH between 8 and 12. A value outside the scale is a typing error. */
export const phRule: SectionRule = {
  id: 'mud-ph-range',
  cites: 'The pH scale goes from 0 to 14',
  judge(section) {
    const ph = section.mud_item?.ph_exact ?? null;
    if (!isKnown(ph)) return null;
    if (ph >= 0 && ph <= 14) return [];
    const cell = itemCell('mud', section, 'ph_exact');
    return [{ result: 'error', cell, text: `A pH of ${plain(ph)} is not between 0 and 14` }];
  },
};

/** Weight, yield point and filtrate are zero or more (API RP 13B). */
export const mudRangeRule: SectionRule = {
  id: 'mud-range',
  cites: 'API RP 13B: weight, yield point and fluid loss are zero or more',
  judge(section) {
    const mud = section.mud_item;
    if (!mud) return null;
    return judgeNotNegative([
      {
        cell: cellOf(section),
        value: mud.mud_weight_exact,
        what: (value) => `A mud weight of ${gradient(value)}`,
      },
      {
        cell: itemCell('mud', section, 'yield_point_exact'),
        value: mud.yield_point_exact,
        what: (value) => `A yield point of ${pascals(value)}`,
      },
      {
        cell: itemCell('mud', section, 'api_fluid_loss_exact'),
        value: mud.api_fluid_loss_exact,
        what: (value) => `An API fluid loss of ${millilitres(value)}`,
      },
    ]);
  },
};

const textUnits: Readonly<Record<string, UnitOf<'gradient'>>> = {
  sg: 'sg',
  's.g.': 'sg',
  ppg: 'ppg',
  'kpa/m': 'kPa/m',
  'kg/m3': 'kg/m3',
  'kg/m³': 'kg/m3',
  'g/cm3': 'g/cm3',
  'g/cm³': 'g/cm3',
  'g/cc': 'g/cm3',
  'psi/ft': 'psi/ft',
};

/** `1.20 SG`, `10 ppg`: one weight with its unit. A range or a sentence gives null. */
export function weightOfText(text: string): { kpaPerM: number; toleranceKpaPerM: number } | null {
  const parts = /^(\d+(?:[.,](\d+))?)\s*([a-z][^\s]*)$/i.exec(text.trim());
  const unit = parts && textUnits[(parts[3] ?? '').toLowerCase()];
  if (!parts || !unit) return null;
  const kpaPerM = convert('gradient', Number((parts[1] ?? '').replace(',', '.')), unit, 'kPa/m');
  const lastPlace = convert('gradient', 10 ** -(parts[2]?.length ?? 0), unit, 'kPa/m');
  // Half of the text's last decimal place, plus half of the second decimal of the exact weight.
  return { kpaPerM, toleranceKpaPerM: lastPlace / 2 + 0.005 + 1e-9 };
}

/** The exact weight equals the weight in the document's text: 1.20 SG = 11.768 kPa/m, 10 ppg = 11.751. */
export const weightTextRule: SectionRule = {
  id: 'mud-weight-text',
  cites: 'Gradient = 9.80665 × specific gravity; 10 ppg = 11.751 kPa/m',
  judge(section) {
    const text = section.mud_item?.mud_weight_text ?? null;
    if (!isWritten(text)) return null;
    const cell = cellOf(section);
    const exact = section.mud_item?.mud_weight_exact ?? null;
    const written = weightOfText(text);
    const words = `“${named(text, '')}”`;
    if (!written) {
      return isKnown(exact) ? null : missing(section, `The mud weight ${words} is not understood`);
    }
    const offered = { cell, offer: offer(written.kpaPerM, 2, 'gradient') };
    if (!isKnown(exact)) {
      return [
        {
          result: 'missing',
          ...offered,
          text: `The mud weight ${words} is not entered in ${unitOf('gradient')}`,
        },
      ];
    }
    if (Math.abs(exact - written.kpaPerM) <= written.toleranceKpaPerM) return [];
    const differs = `Mud ${gradient(exact)} is not ${words}, which is ${gradient(written.kpaPerM)}`;
    return [{ result: 'warning', ...offered, text: differs }];
  },
};
