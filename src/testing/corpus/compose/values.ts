import { convert } from '@/domain/units';
import type { Quantity, UnitOf } from '@/domain/units';
import { ahdOfTvd, pathOf, tvdOfAhd } from '../path';
import type { Amount, Section, Slurry, WellTruth } from '../truth';
import type { TableKind } from './parts';

export type Measured =
  | Exclude<Quantity, 'volume' | 'time' | 'share' | 'cost' | 'costPerDay'>
  | 'percent'
  | 'none';

/** The value of a cell before it is printed. Amounts are in the domain's first unit of their quantity (doglegs in deg/30 m). */
export type Value =
  | { as: 'text'; text: string }
  | { as: 'size'; inches: string }
  | { as: 'amount'; of: Measured; exact?: number; from?: number; to?: number }
  | null;

export type Row = Record<string, Value>;

export const text = (words: string | null): Value => (words === null ? null : { as: 'text', text: words });
const size = (inches: string): Value => ({ as: 'size', inches });
const exact = (of: Measured, value: number | null): Value =>
  value === null ? null : { as: 'amount', of, exact: value };

function amount<Q extends Quantity & Measured>(
  of: Q,
  value: Amount | null,
  from: UnitOf<Q>,
  to: UnitOf<Q>,
): Value {
  if (value === null) return null;
  const put = (one: number | undefined) => (one === undefined ? {} : convert(of, one, from, to));
  if (typeof value === 'number') return exact(of, convert(of, value, from, to));
  const bounds = { exact: put(value.exact), from: put(value.from), to: put(value.to) };
  return {
    as: 'amount',
    of,
    ...Object.fromEntries(Object.entries(bounds).filter(([, one]) => typeof one === 'number')),
  };
}

function plain(of: Measured, value: Amount | null): Value {
  if (value === null) return null;
  return typeof value === 'number' ? exact(of, value) : { as: 'amount', of, ...value };
}

/** All that can be printed of a well, a row for each row of a table of its kind. */
export function rowsOf(truth: WellTruth, kind: Exclude<TableKind, 'header'>): Row[] {
  switch (kind) {
    case 'survey':
      return surveyRows(truth);
    case 'tops':
      return topRows(truth);
    case 'design':
      return truth.sections.map((section, index) => designRow(section, index, truth));
    case 'cement':
      return truth.sections.flatMap((section) => slurryRows(section, truth));
    case 'logging':
      return truth.sections.flatMap(({ hole, runs }) =>
        runs.map((run, at) => ({ hole: size(hole), run: exact('none', at + 1), evaluation: text(run) })),
      );
    case 'reservoirs':
      return reservoirRows(truth);
    case 'plan':
      return truth.plan.map(({ title, description }, index) => ({
        number: exact('none', index + 1),
        title: text(title),
        description: text(description),
      }));
    case 'sections':
      return truth.sections.map((section, index) => sectionRow(section, index, truth));
    case 'casing':
      return truth.sections.map((section) => casingRow(section, truth));
    case 'mud':
      return truth.sections.map((section) => mudRow(section, truth));
    case 'pressureTests':
      return truth.sections.map((section) => testRow(section, truth));
  }
}

const metres = (value: number, { units }: WellTruth) => convert('length', value, units.depth, 'm');
const floorOf = (truth: WellTruth) => metres(truth.drillFloor, truth);

function surveyRows(truth: WellTruth): Row[] {
  const drillFloorM = floorOf(truth);
  const stations = pathOf(truth)?.stations ?? [];
  const last = stations.at(-1);
  const along = last === undefined ? 0 : Math.atan2(last.eastM, last.northM);
  return stations.map(({ ahdM, inclinationDeg, azimuthDeg, tvdM, northM, eastM }, index) => {
    const before = stations[index - 1];
    const course = before === undefined ? 0 : ahdM - before.ahdM;
    return {
      number: exact('none', index + 1),
      well: text(truth.header.wellName),
      md: exact('length', ahdM),
      mdMsl: exact('length', ahdM - drillFloorM),
      course: exact('length', course),
      inc: exact('angle', inclinationDeg),
      azi: exact('angle', azimuthDeg),
      tvd: exact('length', tvdM),
      tvdSs: exact('length', tvdM - drillFloorM),
      tvdSsUp: exact('length', drillFloorM - tvdM),
      north: exact('length', northM),
      east: exact('length', eastM),
      northing: exact('length', 5_912_300 + northM),
      easting: exact('length', 613_400 + eastM),
      vs: exact('length', northM * Math.cos(along) + eastM * Math.sin(along)),
      closure: exact('length', Math.hypot(northM, eastM)),
      closureAzi: exact('angle', ((Math.atan2(eastM, northM) * 180) / Math.PI + 360) % 360),
      dls: exact(
        'dogleg',
        before === undefined ? 0 : (doglegDeg(before, { inclinationDeg, azimuthDeg }) / course) * 30,
      ),
      build: exact(
        'dogleg',
        before === undefined ? 0 : ((inclinationDeg - before.inclinationDeg) / course) * 30,
      ),
      tool: text('MWD'),
    };
  });
}

interface Angles {
  inclinationDeg: number;
  azimuthDeg: number;
}

function doglegDeg(a: Angles, b: Angles): number {
  const rad = Math.PI / 180;
  const [ia, ib] = [a.inclinationDeg * rad, b.inclinationDeg * rad];
  const turn = (b.azimuthDeg - a.azimuthDeg) * rad;
  const cosine = Math.cos(ia) * Math.cos(ib) + Math.sin(ia) * Math.sin(ib) * Math.cos(turn);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / rad;
}

/** The depths of a point, below each of the datums that documents count from. */
function depths(tvdM: number, ahdM: number, truth: WellTruth): Row {
  const drillFloorM = floorOf(truth);
  const groundM = metres(truth.ground, truth);
  return {
    md: exact('length', ahdM),
    tvd: exact('length', tvdM),
    tvdSs: exact('length', tvdM - drillFloorM),
    tvdSsUp: exact('length', drillFloorM - tvdM),
    mdMsl: exact('length', ahdM - drillFloorM),
    mdGround: exact('length', ahdM - drillFloorM + groundM),
    tvdGround: exact('length', tvdM - drillFloorM + groundM),
  };
}

function topRows(truth: WellTruth): Row[] {
  const path = pathOf(truth);
  const drillFloorM = floorOf(truth);
  const tvds = truth.tops.map(
    (top) => metres(top.depth, truth) + (truth.topsIn === 'tvdSs' ? drillFloorM : 0),
  );
  return truth.tops.map((top, index) => {
    const tvdM = tvds[index] ?? 0;
    const below = tvds[index + 1];
    const ahdM = ahdOfTvd(path, tvdM);
    return {
      ...depths(tvdM, ahdM, truth),
      number: exact('none', index + 1),
      well: text(truth.header.wellName),
      name: text(top.name),
      base: below === undefined ? null : exact('length', ahdOfTvd(path, below)),
      baseTvd: below === undefined ? null : exact('length', below),
      baseTvdSs: below === undefined ? null : exact('length', below - drillFloorM),
      thickness: below === undefined ? null : exact('length', below - tvdM),
      thicknessMd: below === undefined ? null : exact('length', ahdOfTvd(path, below) - ahdM),
      variance: exact('length', metres(top.variance, truth)),
      twt: exact('none', Math.round(tvdM * 0.86)),
      level: exact('none', 2 + (index % 2)),
      kind: text('Horizon'),
    };
  });
}

/** Depths of a point along the hole, each name with a head: `end` gives `endMd`, `endTvd` and so on. */
function alongHole(name: string, ahd: number, truth: WellTruth): Row {
  const ahdM = metres(ahd, truth);
  const named = (key: string) => `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const all = depths(tvdOfAhd(pathOf(truth), ahdM), ahdM, truth);
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [named(key), value]));
}

function sectionRow(section: Section, index: number, truth: WellTruth): Row {
  const from = truth.sections[index - 1]?.end ?? 0;
  return {
    number: exact('none', index + 1),
    hole: size(section.hole),
    description: text(section.description),
    ...alongHole('end', section.end, truth),
    from: exact('length', metres(from, truth)),
    length: exact('length', metres(section.end - from, truth)),
    mudType: text(section.mud.type),
    outer: size(section.pipe.outer),
    name: text(section.pipe.name),
    days: exact('none', 4 + 3 * index),
  };
}

function casingRow({ hole, pipe, end }: Section, truth: WellTruth): Row {
  const { units } = truth;
  const innerIn = convert('size', pipe.inner, units.bore, 'in');
  const kgPerM = convert('linearMass', pipe.mass, units.mass, 'kg/m');
  return {
    hole: size(hole),
    name: text(pipe.name),
    outer: size(pipe.outer),
    mass: exact('linearMass', kgPerM),
    grade: text(pipe.grade),
    thread: text(pipe.thread),
    inner: exact('size', innerIn),
    drift: exact('size', convert('size', pipe.drift, units.bore, 'in')),
    top: exact('length', metres(pipe.top, truth)),
    ...alongHole('shoe', pipe.shoe, truth),
    ...alongHole('end', end, truth),
    notes: text(pipe.notes),
    burst: exact('pressure', 20_000 + kgPerM * 260),
    collapse: exact('pressure', 9_000 + kgPerM * 190),
    length: exact('length', metres(pipe.shoe - pipe.top, truth)),
    fit: exact('gradient', 9.80665 * 1.75),
  };
}

const ROLE_WORDS = { lead: 'Lead', tail: 'Tail', topFill: 'Top fill', liner: 'Liner' } as const;
type Role = keyof typeof ROLE_WORDS;
const ROLES = Object.keys(ROLE_WORDS) as Role[];

function slurryRow(slurry: Slurry, role: Role, { hole, pipe, cement }: Section, truth: WellTruth): Row {
  const { units } = truth;
  const top = typeof slurry.top === 'number' ? exact('length', metres(slurry.top, truth)) : text(slurry.top);
  return {
    hole: size(hole),
    outer: size(pipe.outer),
    name: text(pipe.name),
    role: text(ROLE_WORDS[role]),
    type: text(slurry.type),
    density: exact('gradient', convert('gradient', slurry.density, units.slurry, 'kPa/m')),
    excess: exact('percent', slurry.excess),
    top,
    shoe: exact('length', metres(pipe.shoe, truth)),
    additives: text(slurry.additives),
    notes: text(cement.notes ?? null),
    volume: exact('none', Math.round(slurry.density * 7 + 12)),
    thickening: text(role === 'lead' ? '5:30' : '4:00'),
  };
}

function slurryRows(section: Section, truth: WellTruth): Row[] {
  return ROLES.flatMap((role) => {
    const slurry = section.cement[role];
    return slurry === undefined ? [] : [slurryRow(slurry, role, section, truth)];
  });
}

function mudRow({ hole, mud, end, pipe }: Section, truth: WellTruth): Row {
  const { units } = truth;
  const weight = (value: Amount | null) => amount('gradient', value, units.mudWeight, 'kPa/m');
  const bound = (of: 'from' | 'to') =>
    typeof mud.weight === 'number' ? mud.weight : (mud.weight[of] ?? null);
  return {
    hole: size(hole),
    outer: size(pipe.outer),
    ...alongHole('end', end, truth),
    type: text(mud.type),
    properties: text(mud.properties),
    weight: weight(mud.weight),
    weightFrom: weight(bound('from')),
    weightTo: weight(bound('to')),
    ph: plain('none', mud.ph),
    yieldPoint: amount('yieldPoint', mud.yieldPoint, units.yieldPoint, 'Pa'),
    apiLoss: plain('fluidLoss', mud.apiLoss),
    hphtLoss: plain('fluidLoss', mud.hphtLoss),
    sixRpm: plain('none', mud.sixRpm),
    solids: plain('percent', mud.solids),
    notes: text(mud.notes),
    viscosity: plain('none', { from: 12, to: 20 }),
    gels: text('4/8'),
    mbt: plain('none', { to: 35 }),
    funnel: plain('none', { from: 45, to: 60 }),
  };
}

function testRow({ hole, test, pipe }: Section, truth: WellTruth): Row {
  const pressure = (value: number | null) =>
    value === null ? null : exact('pressure', convert('pressure', value, truth.units.pressure, 'kPa'));
  return {
    hole: size(hole),
    outer: size(pipe.outer),
    annular: pressure(test.annular),
    ram: pressure(test.ram),
    bump: pressure(test.bump),
    linerLap: pressure(test.linerLap),
    notes: text(test.notes),
  };
}

function reservoirRows(truth: WellTruth): Row[] {
  const { units } = truth;
  return truth.reservoirs.map((reservoir) => ({
    name: text(reservoir.name),
    topTvdSs: exact('length', metres(reservoir.top, truth)),
    baseTvdSs: exact('length', metres(reservoir.base, truth)),
    pressureLower: exact('pressure', convert('pressure', reservoir.pressureLower, units.pressure, 'kPa')),
    pressureUpper: exact('pressure', convert('pressure', reservoir.pressureUpper, units.pressure, 'kPa')),
    gradient: exact('gradient', convert('gradient', reservoir.gradient, units.poreGradient, 'kPa/m')),
    temperature: exact('none', 84),
  }));
}

const under = (name: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [`${name}.${key}`, value]));

/** Everything of a section, each field under the kind that it is of: `casing.outer`, `mud.weight`, `lead.density`. */
function designRow(section: Section, index: number, truth: WellTruth): Row {
  const slurries = ROLES.flatMap((role) => {
    const slurry = section.cement[role];
    return slurry === undefined ? [] : Object.entries(under(role, slurryRow(slurry, role, section, truth)));
  });
  return {
    ...under('sections', sectionRow(section, index, truth)),
    ...under('casing', casingRow(section, truth)),
    ...under('mud', mudRow(section, truth)),
    ...under('tests', testRow(section, truth)),
    ...Object.fromEntries(slurries),
  };
}
