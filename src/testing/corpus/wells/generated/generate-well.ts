import { convert } from '@/domain/units';
import { drawFrom } from '../../draw';
import type { Draw } from '../../draw';
import { ahdOfTvd, pathOf, tvdOfAhd } from '../../path';
import type { DocumentUnits, WellTruth } from '../../truth';
import { buildAndHold } from '../survey-plan';
import { BASINS } from './basins';
import type { Basin } from './basins';
import { generateSections } from './generate-sections';
import { PROGRAMME_WORDS } from './programme-words';

const METRIC: DocumentUnits = {
  depth: 'm',
  bore: 'in',
  mass: 'lb/ft',
  mudWeight: 'sg',
  slurry: 'sg',
  poreGradient: 'bar/m',
  pressure: 'bar',
  yieldPoint: 'Pa',
};
const FIELD: DocumentUnits = {
  depth: 'ft',
  bore: 'in',
  mass: 'lb/ft',
  mudWeight: 'ppg',
  slurry: 'ppg',
  poreGradient: 'psi/ft',
  pressure: 'psi',
  yieldPoint: 'lbf/100ft2',
};

/** A fictional well of a published basin: vertical, deviated or horizontal, and consistent in itself. The same for a seed. */
export function generateWell(seed: number): WellTruth {
  const draw = drawFrom(seed, 5);
  const basin = BASINS[seed % BASINS.length] ?? draw.one(BASINS);
  const units = basin.depth === 'ft' ? FIELD : METRIC;
  const inUnit = (lengthM: number, step: number) =>
    Number((Math.round(convert('length', lengthM, 'm', units.depth) / step) * step).toFixed(2));
  const drillFloor = inUnit(basin.offshore ? draw.between(22, 56, 0.1) : draw.between(14, 240, 0.1), 0.1);
  const ground = basin.offshore
    ? inUnit(draw.between(68, 180, 1), 1)
    : Number((drillFloor - inUnit(draw.between(6, 11, 0.1), 0.1)).toFixed(1));
  const firstTopSs = basin.offshore ? ground : -ground;
  const step = units.depth === 'ft' ? 1 : 0.5;
  const tops = topsOf(basin, firstTopSs, inUnit, step, draw);
  const deepest = tops.at(-1)?.depth ?? 0;
  const totalTvd = deepest + drillFloor + inUnit(draw.between(70, 160, 1), 1);
  const { survey, end } = pathTo(totalTvd, units.depth, draw);
  const place = draw.one(basin.places);
  const number = `${draw.whole(1, 19)}`;
  const wellName = basin.offshore
    ? `${place} ${draw.one(['A', 'B', 'C'])}-${number}${draw.chance(0.3) ? ' T2' : ''}`
    : `${place} ${draw.one(['GT-', '', 'Z', 'H-'])}${number}`;
  const words = PROGRAMME_WORDS[basin.language];
  const bare: WellTruth = {
    language: basin.language,
    units,
    layout: {
      decimalComma: !basin.language.startsWith('English'),
      thousands: false,
      header: 'table',
      units: 'in headings',
      cement: 'a row each',
      mud: 'a row each',
      casing: 'plain',
      mudWeight: 'one column',
      topsNegativeDown: false,
    },
    header: {
      wellName,
      wellType: draw.one(words.wellTypes),
      objective: words.objective,
      location: words.location,
      fieldName: place,
      fieldCode: place
        .replaceAll(/[^A-Za-z]/g, '')
        .slice(0, 3)
        .toUpperCase(),
      wellId: draw.whole(1200, 9800),
      activityId: draw.whole(11, 960),
      afeCost: { amount: draw.whole(60, 480) * 100_000, currency: 'USD' },
      daysPlanned: draw.whole(28, 120),
      daysUnit: words.days,
      wellHeads: [`WH-${number}`],
    },
    vertical: survey.length === 0,
    drillFloor,
    ground,
    survey,
    topsIn: 'tvdSs',
    tops,
    sections: [],
    reservoirs: [],
    plan: [],
  };
  const reached = { ...bare, tops: tops.filter(({ depth }) => depth + drillFloor < totalTvd - 20) };
  const sections = generateSections(reached, end, words, draw);
  return {
    ...reached,
    sections,
    reservoirs: reservoirsOf(reached, totalTvd, draw),
    plan: sections.flatMap(({ hole, pipe }) => [
      { title: words.drill(hole), description: null },
      { title: words.setAt(pipe.outer), description: null },
    ]),
  };
}

function topsOf(
  basin: Basin,
  first: number,
  inUnit: (lengthM: number, step: number) => number,
  step: number,
  draw: Draw,
): WellTruth['tops'] {
  let depth = first;
  // A well ends in a formation that is worth it, and passes all above.
  const reached = basin.layers.slice(
    0,
    draw.whole(Math.ceil(basin.layers.length * 0.7), basin.layers.length),
  );
  return reached.map(([name, from, to], index) => {
    const top = {
      name,
      depth: Number(depth.toFixed(1)),
      variance: inUnit(2 + draw.whole(1, 3) * (index + 2), 1),
    };
    depth += inUnit(draw.between(from, to, 0.5), step);
    return top;
  });
}

/** A path that ends at a true vertical depth, both in the unit given; a survey of the length that reports have. */
function pathTo(
  totalTvd: number,
  unit: 'm' | 'ft',
  draw: Draw,
): { survey: WellTruth['survey']; end: number } {
  const every = unit === 'm' ? 30 : 100;
  const kind = draw.one(['vertical', 'deviated', 'deviated', 'deviated', 'horizontal'] as const);
  if (kind === 'vertical') return { survey: [], end: Math.floor(totalTvd) };
  const build = draw.one([1.5, 2, 2.5, 3]);
  const radius = (every * 180) / (Math.PI * build);
  const azimuth = draw.between(4, 356, 0.1);
  if (kind === 'horizontal' && totalTvd > radius * 1.6) {
    const inclination = draw.one([88, 89.5, 90]);
    const kickOff = totalTvd - radius * Math.sin((inclination * Math.PI) / 180) - 2;
    const end = Math.round(kickOff + (inclination / build) * every + every * draw.whole(14, 30));
    return { survey: buildAndHold({ kickOff, build, inclination, azimuth, every, end }), end };
  }
  const inclination = draw.between(14, 52, 0.5);
  const angle = (inclination * Math.PI) / 180;
  const kickOff = Math.round(totalTvd * draw.between(0.12, 0.4, 0.01));
  const held = (totalTvd - kickOff - radius * Math.sin(angle)) / Math.cos(angle);
  const end = Math.round(kickOff + (inclination / build) * every + Math.max(held, every));
  return { survey: wandering({ kickOff, build, inclination, azimuth, every, end }, draw), end };
}

/** As a hole is measured: each station a little off the plan. */
function wandering(plan: Parameters<typeof buildAndHold>[0], draw: Draw): WellTruth['survey'] {
  const stations = buildAndHold(plan);
  if (draw.chance(0.4)) return stations;
  return stations.map(([depth, inclination, azimuth]) =>
    inclination === 0
      ? [depth, depth === 0 ? 0 : draw.between(0.05, 0.6, 0.01), depth === 0 ? 0 : draw.between(0, 359, 0.01)]
      : [
          depth,
          Number(Math.max(0.05, inclination + draw.between(-0.3, 0.3, 0.01)).toFixed(2)),
          Number((azimuth + draw.between(-1.4, 1.4, 0.01)).toFixed(2)),
        ],
  );
}

function reservoirsOf(truth: WellTruth, totalTvd: number, draw: Draw): WellTruth['reservoirs'] {
  const path = pathOf(truth);
  const { depth: unit, pressure, poreGradient } = truth.units;
  const base = convert('length', totalTvd, unit, 'm');
  return truth.tops.slice(-1).map(({ name, depth }) => {
    const topM = convert('length', depth + truth.drillFloor, unit, 'm');
    const known = tvdOfAhd(path, ahdOfTvd(path, topM));
    const gradientKpaM = draw.between(10.1, 12.6, 0.1);
    const at = (tvdM: number) => Math.round(convert('pressure', tvdM * gradientKpaM, 'kPa', pressure));
    return {
      name,
      top: depth,
      base: Number((totalTvd - truth.drillFloor).toFixed(1)),
      pressureLower: at(known),
      pressureUpper: at(base),
      gradient: Number(convert('gradient', gradientKpaM, 'kPa/m', poreGradient).toFixed(4)),
    };
  });
}
