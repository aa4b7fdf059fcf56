import type { TableField, TableKind } from '@/api/generated/model';
import { parseInches } from '@/domain/inches';
import { parseMeasured } from '@/documents/understanding/words/numbers';
import { convert } from '@/documents/understanding/units/units';
import { VOCABULARY } from '@/documents/understanding/words/vocabulary';
import { isRight } from '@/testing/corpus/compose/score';
import type { JudgedVerdict } from '@/testing/corpus/compose/score';

type Fields = Readonly<Record<string, RegExp>>;

const ranged = (field: string, contract: string): Fields => ({
  [field]: new RegExp(`^mud_item\\.${contract}_(exact|lower|upper)$`),
  [`${field}Lower`]: new RegExp(`^mud_item\\.${contract}_lower$`),
  [`${field}Upper`]: new RegExp(`^mud_item\\.${contract}_upper$`),
});

const SECTION = /^sections\.(diameter|description)$/;
const THINGS: Fields = {
  hole: /^sections\.diameter$/,
  casing: /^casing_item\.casing_outer_diameter$/,
  section: SECTION,
};

/** Which fields of the contract a field of a table gives, by its kind. */
const GIVES: Readonly<Record<TableKind | 'header', Fields>> = {
  survey: { ahd: /^station\.0$/, inclination: /^station\.1$/, azimuth: /^station\.2$/ },
  tops: {
    name: /^formations\.formation_name$/,
    tvdSs: /^formations\.true_vertical_depth_subsea$/,
    tvd: /^formations\.true_vertical_depth_below_drill_floor$/,
    ahd: /^formations\.along_hole_depth_below_drill_floor$/,
    variance: /^formations\.variance$/,
  },
  sections: {
    hole: /^sections\.diameter$/,
    description: /^sections\.description$/,
    tdAhd: /^sections\.along_hole_depth_below_drill_floor$/,
    tdTvd: /^sections\.true_vertical_depth_below_drill_floor$/,
    tdTvdSs: /^sections\.true_vertical_depth_subsea$/,
  },
  casing: {
    hole: /^sections\.diameter$/,
    outer: /^casing_item\.casing_outer_diameter$/,
    inner: /^casing_item\.casing_inner_diameter$/,
    drift: /^casing_item\.casing_drift$/,
    mass: /^casing_item\.casing_mass$/,
    grade: /^casing_item\.casing_grade$/,
    thread: /^casing_item\.casing_thread_type$/,
    shoe: /^sections\.along_hole_depth_below_drill_floor$/,
    shoeTvd: /^sections\.true_vertical_depth_below_drill_floor$/,
    shoeTvdSs: /^sections\.true_vertical_depth_subsea$/,
    top: /^casing_item\.hung$/,
    notes: /^casing_item\.notes$/,
  },
  cement: {
    ...THINGS,
    type: /_slurry_type$/,
    density: /_slurry_pressure_gradient$/,
    excess: /_slurry_excess$/,
    topOfCement: /_slurry_top_of_cement$/,
    additives: /_slurry_additives$/,
    notes: /^cement_item\.notes$/,
  },
  mud: {
    ...THINGS,
    type: /^mud_item\.mud_type$/,
    properties: /^mud_item\.mud_properties$/,
    ...ranged('weight', 'mud_weight'),
    weight: /^mud_item\.mud_weight_(exact|lower|upper|text)$/,
    ...ranged('ph', 'ph'),
    ...ranged('yieldPoint', 'yield_point'),
    ...ranged('apiFluidLoss', 'api_fluid_loss'),
    ...ranged('hphtFluidLoss', 'hpht_fluid_loss'),
    ...ranged('sixRpm', 'six_rpm'),
    ...ranged('lowGravitySolids', 'percentage_lgs'),
    notes: /^mud_item\.notes$/,
  },
  pressureTests: {
    ...THINGS,
    annular: /^pressure_test_item\.annular_pressure$/,
    ram: /^pressure_test_item\.ram_pressure$/,
    bump: /^pressure_test_item\.casing_on_bump_pressure$/,
    linerLap: /^pressure_test_item\.liner_lap_pressure$/,
    notes: /^pressure_test_item\.notes$/,
  },
  logging: {
    ...THINGS,
    run: /^logging_runs\.run_number$/,
    evaluation: /^logging_runs\.run_evaluation$/,
    purpose: /^logging_item\.logging_program_evaluation$/,
  },
  reservoirs: {
    name: /^reservoirs\.formation_name$/,
    gradient: /^reservoirs\.gradient$/,
    pressure: /^reservoirs\.pressure_(lower|upper)_bound$/,
    pressureLower: /^reservoirs\.pressure_lower_bound$/,
    pressureUpper: /^reservoirs\.pressure_upper_bound$/,
    tvdSsLower: /^reservoirs\.true_vertical_depth_subsea_lower_bound$/,
    tvdSsUpper: /^reservoirs\.true_vertical_depth_subsea_upper_bound$/,
  },
  plan: {
    title: /^plan_summaries\.title$/,
    rank: /^plan_summaries\.rank$/,
    description: /^plan_summaries\.description$/,
  },
  header: {
    drillFloorM: /^drill_floor$/,
    wellName: /^top_line_item\.well_name$/,
    wellType: /^top_line_item\.well_type$/,
    objective: /^top_line_item\.objective$/,
    location: /^top_line_item\.location$/,
    fieldName: /^top_line_item\.field_name$/,
    fieldCode: /^top_line_item\.field_code$/,
    wellId: /^top_line_item\.well_id$/,
    activityId: /^top_line_item\.activity_id$/,
    afeCostUsd: /^top_line_item\.afe_cost$/,
    daysPlanned: /^top_line_item\.days_planned$/,
    wellHeads: /^top_line_item\.well_heads$/,
  },
};

/** Whether a field of a kind gives this field of the contract. */
export const gives = (kind: TableKind | 'header', field: string, contract: string): boolean =>
  GIVES[kind][field]?.test(contract) === true;

/** A value that the documents state, and whether the montage has it. */
export interface Wanted {
  /** Of the contract, `station.0` to `station.2`, or `drill_floor`, by which other depths follow. */
  field: string;
  value: string | number;
  /** What has it, in the words in which a user names it; null for the well. */
  of: string | null;
  isMissing: boolean;
}

/** All values that are expected, with each of a station's figures by itself. */
export function wantedValues(verdicts: readonly JudgedVerdict[]): Wanted[] {
  const outer = new Map(
    verdicts.flatMap(({ field, where, expected }) =>
      field === 'casing_item.casing_outer_diameter' && expected !== null
        ? [[sizeOf(where), String(expected)] as const]
        : [],
    ),
  );
  const values = verdicts.flatMap(({ field, where, expected, verdict }): Wanted[] => {
    const isMissing = verdict !== 'right';
    if (expected === null || typeof expected === 'boolean') return [];
    if (field === 'survey.station')
      return String(expected)
        .split(' / ')
        .map((figure, at) => ({ field: `station.${at}`, value: Number(figure), of: null, isMissing }));
    return [{ field, value: expected, of: thingOf(field, where, outer), isMissing }];
  });
  return [...values, ...drillFloorOf(verdicts)];
}

/** The elevation of the drill floor, by a depth below it and the same below sea level; missing where such a depth is. */
function drillFloorOf(verdicts: readonly JudgedVerdict[]): Wanted[] {
  const isSubsea = ({ field }: JudgedVerdict) => field.endsWith('.true_vertical_depth_subsea');
  const heights = verdicts.filter(isSubsea).flatMap(({ where, expected }) => {
    const below = where.replace(/subsea$/, 'below_drill_floor');
    const other = verdicts.find((each) => each.where === below)?.expected;
    return typeof expected === 'number' && typeof other === 'number' ? [other - expected] : [];
  });
  const [height] = heights;
  const isMissing = verdicts.some((each) => isSubsea(each) && each.verdict !== 'right');
  return height === undefined ? [] : [{ field: 'drill_floor', value: height, of: null, isMissing }];
}

const sizeOf = (where: string): string => /^(.+? in)\b/.exec(where)?.[1] ?? '';

function thingOf(field: string, where: string, outer: ReadonlyMap<string, string>): string | null {
  const [list = '', name = ''] = field.split('.');
  if (list === 'top_line_item' || list === 'plan_summaries') return null;
  const named = /^(?:formation|reservoir) (.*) \S+$/.exec(where)?.[1];
  if (named !== undefined) return named.replace(/ \(\d+\)$/, '');
  if (list === 'casing_item') return `${outer.get(sizeOf(where)) ?? sizeOf(where)} casing`;
  const role = /^(.+)_slurry_/.exec(name)?.[1]?.replace('_', ' ');
  return `${sizeOf(where)} hole${role === undefined ? '' : `, ${role}`}`;
}

/** A text without its signs and spaces, by which a value is compared with what is written. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');

const figures = new Map<string, number[]>();

/** The figures in a text, with either decimal sign. */
function figuresIn(text: string): number[] {
  const known = figures.get(text) ?? parsedFigures(text);
  figures.set(text, known);
  return known;
}

function parsedFigures(text: string): number[] {
  if (!/\d/.test(text)) return [];
  const parts = [text, ...(text.match(/\d+[ -]\d+\/\d+|\d+\/\d+|[-+]?\d[\d.,]*/g) ?? [])];
  const read = parts.flatMap((part) => [parseMeasured(part), parseMeasured(part, true)]);
  return [...new Set(read.flatMap((each) => (each === null ? [] : each.value)))];
}

/** Whether a value is words, and no figure. */
export const isText = ({ field, value }: Pick<Wanted, 'field' | 'value'>): boolean =>
  typeof value === 'string' && !field.endsWith('outer_diameter');

/** Whether a value is an end of a range. */
export const isBound = ({ field }: Pick<Wanted, 'field'>): boolean =>
  /_(?:lower|upper)(?:_bound)?$/.test(field);

/** Whether a text, in a unit of its field, is this value. */
export function isValue(
  text: string,
  unit: string | null,
  { field, value }: Pick<Wanted, 'field' | 'value'>,
  kind: TableKind | 'header',
  of: TableField,
): boolean {
  if (isText({ field, value })) return plain(String(value)) !== '' && plain(text) === plain(String(value));
  const wanted = typeof value === 'number' ? value : parseInches(value);
  if (wanted === null) return false;
  const quantity = VOCABULARY.find((each) => each.kind === kind)?.fields[of.field]?.quantity;
  const isExact = field.startsWith('station.') || field === 'drill_floor';
  return figuresIn(text).some((figure) => {
    const got =
      unit === null || quantity === undefined
        ? figure
        : (convert(figure, unit, quantity)?.value ?? Number.NaN);
    const same = (one: number) =>
      isExact
        ? Math.abs(one - wanted) < 0.06
        : isRight({ field, where: '', verdict: 'wrong', expected: wanted, got: one });
    return same(got) || (of.is_depth && same(-got));
  });
}
