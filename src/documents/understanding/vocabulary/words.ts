import { listOf } from './list-of';
import type { Quantity } from '../units/known-units';

/**
 * Combines each word before each name, then each name before each word. Expanded, the names of all kinds are eighty thousand
 * and take 40 MB.
 */
interface Around {
  words: readonly string[];
  names: readonly string[];
}

export type Names = readonly (string | Around)[];

/** A field of a table: its headings (most specific first) and its quantity; without a quantity it is text. */
interface Field {
  quantity?: Quantity;
  synonyms: Names;
}

export type Kind =
  | 'survey'
  | 'tops'
  | 'reservoirs'
  | 'cement'
  | 'mud'
  | 'pressureTests'
  | 'logging'
  | 'casing'
  | 'sections'
  | 'plan';

/** One kind of table: its fields, with their quantities and English names. */
export interface KindOfTable {
  kind: Kind;
  /** The content of a document of this kind, in words. */
  says: string;
  /** At least one field of each group is required. */
  requires: string[][];
  fields: Record<string, Field>;
  /** Words in a sheet name or title that indicate this kind if the headings are ambiguous. */
  title: RegExp;
}

/** The names of the fields in one language, most specific first, in lower case, as parseHeading returns them. */
export type Language = Record<Kind, Record<string, Names>>;

export const text = (...synonyms: Names): Field => ({ synonyms });
export const measured = (quantity: Quantity, ...synonyms: Names): Field => ({ quantity, synonyms });
export const around = (words: readonly string[], names: readonly string[]): [Around] => [{ words, names }];

/** Every first word before every second one: `cote`, `profondeur` and `du sabot`. */
export const joined = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

/** All names, in their order. */
export const written = (all: Names): string[] =>
  all.flatMap((name) => {
    if (typeof name === 'string') return name;
    const { words, names } = name;
    return [...joined(words, names), ...words.flatMap((word) => joined(names, [word]))];
  });

/** The names of a mud property in one language, as one value and as its two bounds. */
export function bounded(
  field: string,
  names: string[],
  lower: readonly string[],
  upper: readonly string[],
): Record<string, Names> {
  return {
    [field]: names,
    [`${field}Lower`]: around(lower, names),
    [`${field}Upper`]: around(upper, names),
  };
}

export const AHD = [
  'ahd',
  'md',
  'along hole depth',
  'along hole',
  'measured depth',
  'along hole depth ahd',
  'depth md',
  'depth ahd',
  'md depth',
  'meas depth',
  'measured depth md',
  'md ahd',
  'along hole md',
  'depth along hole',
  'meas d',
  'm depth',
  'drilled depth',
  ...listOf(
    'drillers depth, driller depth, driller s depth, measured depth along hole, along hole measured depth, depth measured, ah depth, depth ah, depth along borehole, along borehole depth, measured depth ahd',
  ),
];
export const TVD = [
  'tvd',
  'true vertical depth',
  'vertical depth',
  'depth tvd',
  'tvd depth',
  'true vert depth',
  'true vertical depth tvd',
  'vert depth',
  'vertical',
  'depth vertical',
  'tvd bdf',
  ...listOf('vertical depth tvd, tv depth, true vertical, true vert, vertical tvd, vert'),
];
export const TVDSS = [
  'tvdss',
  'tvd ss',
  'true vertical depth subsea',
  'true vertical depth sub sea',
  'true vertical depth ss',
  'tvd subsea',
  'tvd sub sea',
  'subsea tvd',
  'tvd msl',
  'tvdmsl',
  'subsea depth',
  'subsea',
  'sub sea',
  'depth tvdss',
  'ss tvd',
  'sstvd',
  'depth subsea',
  'true vertical depth msl',
  'true vertical depth tvdss',
  'tvd sub-sea',
  'depth sub sea',
  'depth ss',
  'depth msl',
  'subsea true vertical depth',
  'vertical depth subsea',
  'vertical depth ss',
  'tvd below msl',
  'depth below msl',
  'depth below mean sea level',
  'tvd below mean sea level',
  'tvd tvdss',
  'tvdss tvdss',
  'tvdss msl',
  'subsea elevation',
  'elevation subsea',
  'msl',
  'above msl',
  'elevation above msl',
  'depth above msl',
  'top above msl',
  'level above msl',
  'datum',
  'z',
  ...listOf(
    'vertical depth tvdss, vertical tvdss, true vertical tvdss, sub sea depth, ss depth, true vertical sub sea, true vertical subsea, depth subsea tvd, elevation tvdss, elevation msl, true vertical subsea depth, subsea vertical depth, tvd sub sea level, vertical subsea depth, vertical subsea',
  ),
];
export const WELL = text('well', 'well name', 'wellbore', 'wellbore name', 'borehole');
export const ELEVATION = measured(
  'length',
  'elevation',
  'rig floor elevation',
  'drill floor elevation',
  'datum elevation',
  'kelly bushing elevation',
);
export const HOLE = measured(
  'size',
  'hole',
  'hole size',
  'hole diameter',
  'hole interval',
  'hole section',
  'hole dia',
  'bit size',
  'open hole size',
  'section size',
  'section diameter',
  'section',
  'hole size section',
  'nominal hole size',
  'bit diameter',
  'bit',
  'hole section size',
  'drilled hole size',
  'open hole',
  'interval',
  'section hole size',
  'hole section diameter',
  'phase',
  ...listOf(
    'section hole diameter, drill bit, drill bit size, open hole diameter, borehole diameter, borehole size, bore size, bit hole size, hole bit size, hole bit, hole sizes, hole diam, nominal hole diameter, drilled diameter, drilling diameter, drilling section, drilling interval, drilling phase, section hole, wellbore section, hole size diameter, oh size, well section',
  ),
);
/** The size or the name of the string that is set in a section. */
export const STRING = measured(
  'size',
  'casing',
  'casing size',
  'casing od',
  'csg',
  'csg size',
  'string',
  'casing liner',
  'casing string',
  'liner',
  'casing liner size',
  'string size',
  'casing string size',
);
/** The name of a section. */
export const SECTION = text(
  'section name',
  'hole section name',
  'hole phase',
  'interval name',
  'string name',
  'casing name',
  'section description',
);
/** The end or the interval of a section. */
export const SECTION_ENDS = {
  from: measured(
    'length',
    'from',
    'von',
    'teufe von',
    'tiefe von',
    'van',
    'diepte van',
    'fra',
    'dybde fra',
    'profondeur de',
    'desde',
    'profundidad desde',
    ...listOf('profundidade de, profundidade desde, da profondità, profondità da, da'),
    'depth from',
    'interval from',
    'start depth',
    'from depth',
    ...around(['from', 'start'], AHD),
  ),
  to: measured(
    'length',
    'to',
    'bis',
    'teufe bis',
    'tiefe bis',
    'tot',
    'diepte tot',
    'til',
    'dybde til',
    'profondeur a',
    'hasta',
    'profundidad hasta',
    ...listOf('até, profundidade até, profundidade final, fino a, profondità a, a'),
    'depth to',
    'interval to',
    'end depth',
    'to depth',
    'section td',
    ...around(['to', 'end', 'section td'], AHD),
  ),
  interval: text(
    'depth interval',
    'intervall',
    'teufenintervall',
    'teufenbereich',
    'traject',
    'dieptetraject',
    'dybdeintervall',
    'intervalle',
    'intervalo',
    ...listOf('intervalo de profundidade, intervallo di profondità, desde até, de até, da a'),
    'depth range',
    'interval depth',
    'interval depths',
    'from to',
    'section interval',
    'depth from to',
  ),
};
export const NOTES = text('notes', 'note', 'observations', 'remarks', 'remark', 'comments', 'comment');

const LOWER = ['min', 'minimum', 'lower', 'low', 'lower limit', 'from', 'in', 'start', 'initial'];
const UPPER = ['max', 'maximum', 'upper', 'high', 'upper limit', 'to', 'out', 'end', 'final'];

/** A mud property given as one value, or with a lower and an upper bound in separate columns. */
export function triple(field: string, quantity: Quantity, ...synonyms: string[]): Record<string, Field> {
  return {
    [field]: measured(quantity, ...synonyms),
    [`${field}Lower`]: measured(quantity, ...around(LOWER, synonyms)),
    [`${field}Upper`]: measured(quantity, ...around(UPPER, synonyms)),
  };
}
