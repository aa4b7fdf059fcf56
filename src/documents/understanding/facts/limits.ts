import { formatInches } from '@/domain/inches';
import type { CasingStringFact, Flag, MudFact, RangeFact, SlurryFact, Sourced, WellFacts } from '../../facts';
import { metres } from '../../words';
import { contradictions } from '../depths/depth-physics';
import { parseMeasured } from '../words/numbers';
import type { Outside } from './outside';

/** Standard gravity, m/s2: the factor between a gradient in kPa/m and a specific gravity. */
const GRAVITY = 9.80665;

/**
 * The limits of values. Each range covers what rigs, pipes and rocks allow anywhere, so that a value outside it is an error
 * in the document or in its units: it is kept, and a person decides.
 */
const RANGES = {
  /** Specific gravity of a mud: from gas-cut and foamed fluids to weighted kill muds. */
  mudSg: { from: 0.7, to: 2.6 },
  /** Specific gravity of a cement slurry: from foamed cement to heavy-weight slurries. */
  slurrySg: { from: 0.8, to: 2.8 },
  ph: { from: 1, to: 14 },
  lowGravitySolidsPercent: { from: 0, to: 60 },
  yieldPointPa: { from: 0, to: 60 },
  fluidLossMl: { from: 0, to: 500 },
  /** Of a mud that is fit to drill with; a larger figure is the temperature of the test. */
  hotFluidLossMl: { from: 0, to: 100 },
  sixRpm: { from: 0, to: 300 },
  /** From the smallest slim holes to the largest conductors. */
  holeIn: { from: 2, to: 60 },
  casingIn: { from: 2, to: 48 },
  /** From 2 3/8 in tubing to 36 in conductor pipe. */
  massKgPerM: { from: 3, to: 1000 },
  /** The deepest hole on earth is 12.3 km deep, the longest well 15 km. */
  depthM: { from: -5000, to: 15_000 },
  varianceM: { from: 0, to: 1000 },
  /** A pressure test, or the fluid pressure of a rock: less than an atmosphere is an error in the unit or the decimal sign. */
  pressureKpa: { from: 100, to: 210_000 },
  gradientKpaPerM: { from: 5, to: 28 },
} as const;

type RangeName = keyof typeof RANGES;

const beyond = (value: number | null, name: RangeName): value is number =>
  value !== null && (value < RANGES[name].from || value > RANGES[name].to);

const inWords = (value: number, unit: string) =>
  `${Number(value.toFixed(3))}${unit === '' ? '' : ` ${unit}`}`;
const inch = (sizeIn: number | null) => (sizeIn === null ? '' : `${formatInches(sizeIn)} in `);

/** The fields of a mud that are ranges. */
type RangeField = {
  [Field in keyof MudFact]: MudFact[Field] extends RangeFact ? Field : never;
}[keyof MudFact] &
  string;

/** Checks one value against its range. */
function ranged(
  at: Pick<Outside, 'about' | 'fact' | 'thing'>,
  [fieldWords, ...fields]: readonly [words: string, ...fields: string[]],
  value: number | null,
  name: RangeName,
  unit: string,
): Outside[] {
  if (!beyond(value, name)) return [];
  const { from, to } = RANGES[name];
  return [
    {
      ...at,
      fieldWords,
      fields,
      says: `is ${inWords(value, unit)}, and nothing below ${from} or above ${to} is usual`,
      alone: true,
    },
  ];
}

function ofMud(mud: MudFact): Outside[] {
  const at = {
    about: 'mud' as const,
    fact: mud,
    thing: `mud of the ${inch(mud.holeDiameterIn)}hole`,
  };
  const each = (words: string, field: RangeField, name: RangeName, unit: string, scale = 1) => {
    const ends = (['exact', 'lower', 'upper'] as const).filter((end) => {
      const value = mud[field][end];
      return value !== null && beyond(value / scale, name);
    });
    const [first] = ends;
    const value = first === undefined ? null : mud[field][first];
    const fields = ends.map((end) => `${field}.${end}`);
    return ranged(at, [words, ...fields], value === null ? null : value / scale, name, unit);
  };
  const weight = each('weight', 'weightKpaPerM', 'mudSg', 'SG', GRAVITY);
  return [
    ...weight.map((one) => ({ ...one, fields: [...one.fields, 'weightText'] })),
    ...each('pH', 'ph', 'ph', ''),
    ...each('yield point', 'yieldPointPa', 'yieldPointPa', 'Pa'),
    ...each('API fluid loss', 'apiFluidLossMl', 'fluidLossMl', 'ml'),
    ...each('HPHT fluid loss', 'hphtFluidLossMl', 'hotFluidLossMl', 'ml'),
    ...each('6 rpm reading', 'sixRpm', 'sixRpm', ''),
    ...each('LGS', 'lowGravitySolidsPercent', 'lowGravitySolidsPercent', '%'),
  ];
}

function ofCasing(string: CasingStringFact): Outside[] {
  const { outerDiameterIn: outer, innerDiameterIn: inner, driftIn: drift, holeDiameterIn: hole } = string;
  const at = { about: 'casing' as const, fact: string, thing: `${inch(outer)}${string.kind}` };
  const larger = (
    [words, ...fields]: readonly [words: string, ...fields: string[]],
    a: number | null,
    b: number | null,
    than: string,
  ): Outside[] =>
    a !== null && b !== null && a >= b
      ? [
          {
            ...at,
            fieldWords: words,
            fields,
            says: `is ${inWords(a, 'in')}, which is not less than ${than} of ${inWords(b, 'in')}`,
          },
        ]
      : [];
  const upsideDown =
    string.topAhdM !== null && string.shoeAhdM !== null && string.topAhdM > string.shoeAhdM
      ? [
          {
            ...at,
            fieldWords: 'top',
            fields: ['topAhdM', 'shoeAhdM'],
            says: `is ${metres(string.topAhdM)}, below its shoe at ${metres(string.shoeAhdM)}`,
          },
        ]
      : [];
  return [
    ...ranged(at, ['outer diameter', 'outerDiameterIn'], outer, 'casingIn', 'in'),
    ...ranged(at, ['hole', 'holeDiameterIn'], hole, 'holeIn', 'in'),
    ...ranged(at, ['mass', 'massKgPerM'], string.massKgPerM, 'massKgPerM', 'kg/m'),
    ...ranged(at, ['shoe', 'shoeAhdM'], string.shoeAhdM, 'depthM', 'm'),
    ...larger(['inner diameter', 'innerDiameterIn', 'outerDiameterIn'], inner, outer, 'the outer diameter'),
    ...(drift !== null && inner !== null && drift > inner
      ? larger(['drift', 'driftIn', 'innerDiameterIn'], drift, inner, 'the inner diameter')
      : []),
    ...(outer !== null && hole !== null && outer > hole
      ? larger(['outer diameter', 'outerDiameterIn', 'holeDiameterIn'], outer, hole, 'the hole')
      : []),
    ...upsideDown,
  ];
}

/** The depth that cement of a casing must be above: the deepest given shoe of that casing. */
function shoeFor(slurry: SlurryFact, casings: readonly CasingStringFact[]): number | null {
  const shoes = casings.flatMap((casing) =>
    casing.outerDiameterIn !== null && casing.outerDiameterIn === slurry.casingOuterDiameterIn
      ? (casing.shoeAhdM ?? [])
      : [],
  );
  return shoes.length === 0 ? null : Math.max(...shoes);
}

function ofSlurry(slurry: SlurryFact, casings: readonly CasingStringFact[]): Outside[] {
  const { gradientKpaPerM: gradient } = slurry;
  const size = slurry.casingOuterDiameterIn ?? slurry.holeDiameterIn;
  const at = {
    about: 'cement' as const,
    fact: slurry,
    thing: `${slurry.role.replace('_', ' ')} slurry of ${inch(size)}`.trim(),
  };
  const top = slurry.topOfCement === null ? null : parseMeasured(slurry.topOfCement);
  const shoe = shoeFor(slurry, casings);
  return [
    ...ranged(
      at,
      ['density', 'gradientKpaPerM'],
      gradient === null ? null : gradient / GRAVITY,
      'slurrySg',
      'SG',
    ),
    ...(top !== null && /^m\b/.test(top.rest) && shoe !== null && top.value > shoe
      ? [
          {
            ...at,
            fieldWords: 'top of cement',
            fields: ['topOfCement'],
            says: `is ${metres(top.value)}, below the shoe at ${metres(shoe)}`,
          },
        ]
      : []),
  ];
}

function ofTops(facts: WellFacts): Outside[] {
  const ends = facts.sections.flatMap(({ tdAhdM }) => tdAhdM ?? []);
  const deepest = Math.max(facts.survey?.stations.at(-1)?.ahdM ?? -Infinity, ...ends);
  return facts.tops.flatMap((top) => {
    const at = { about: 'tops' as const, fact: top, thing: top.name };
    const below =
      top.kind === 'top' && top.ahdBdfM !== null && Number.isFinite(deepest) && top.ahdBdfM > deepest + 1
        ? [
            {
              ...at,
              fieldWords: 'top',
              fields: ['ahdBdfM'],
              says: `is ${metres(top.ahdBdfM)} along the hole, below the end of the well at ${metres(deepest)}`,
            },
          ]
        : [];
    return [
      ...ranged(at, ['TVD SS', 'tvdSsM'], top.tvdSsM, 'depthM', 'm'),
      ...ranged(at, ['range', 'varianceM'], top.varianceM, 'varianceM', 'm'),
      ...below,
    ];
  });
}

function ofOthers(facts: WellFacts): Outside[] {
  return [
    ...facts.sections.flatMap((section) =>
      ranged(
        { about: 'sections', fact: section, thing: 'hole section' },
        ['diameter', 'diameterIn'],
        section.diameterIn,
        'holeIn',
        'in',
      ),
    ),
    ...facts.pressureTests.flatMap((test) => {
      const at = {
        about: 'other' as const,
        fact: test,
        thing: `pressure test of the ${inch(test.holeDiameterIn)}hole`,
      };
      return (['annularKpa', 'ramKpa', 'casingOnBumpKpa', 'linerLapKpa'] as const).flatMap((field) =>
        ranged(at, [field.replace('Kpa', ''), field], test[field], 'pressureKpa', 'kPa'),
      );
    }),
    ...facts.reservoirs.flatMap((reservoir) => {
      const at = { about: 'other' as const, fact: reservoir, thing: `reservoir ${reservoir.name}` };
      const { pressureLowerKpa: low, pressureUpperKpa: high } = reservoir;
      return [
        ...ranged(at, ['gradient', 'gradientKpaPerM'], reservoir.gradientKpaPerM, 'gradientKpaPerM', 'kPa/m'),
        ...ranged(at, ['lower pressure', 'pressureLowerKpa'], low, 'pressureKpa', 'kPa'),
        ...ranged(at, ['pressure', 'pressureUpperKpa'], high, 'pressureKpa', 'kPa'),
        ...(low !== null && high !== null && low > high
          ? [
              {
                ...at,
                fieldWords: 'lower pressure',
                fields: ['pressureLowerKpa', 'pressureUpperKpa'],
                says: `is ${inWords(low, 'kPa')}, above the upper one of ${inWords(high, 'kPa')}`,
              },
            ]
          : []),
      ];
    }),
  ];
}

/** Every value outside the limits of its field. */
export function findOutside(facts: WellFacts): Outside[] {
  return [
    ...facts.muds.flatMap(ofMud),
    ...facts.casings.flatMap(ofCasing),
    ...facts.slurries.flatMap((slurry) => ofSlurry(slurry, facts.casings)),
    ...ofTops(facts),
    ...ofOthers(facts),
    ...contradictions(facts),
  ];
}

/** A scan that lost a decimal sign gives such values, and the document does not have them. */
const isMisread = ({ alone, fact }: Outside): boolean => alone === true && fact.source.scan !== undefined;

/** Sets a field to null, `weightKpaPerM.exact` within its range. */
function leaveOut(fact: Sourced, field: string): void {
  const path = field.split('.');
  const last = path.pop()!;
  const holder = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], fact);
  (holder as Record<string, unknown>)[last] = null;
}

/**
 * Reports every value outside the limits of its field: as a flag, as a remark for its step, and in the `fieldFlags` of its fact,
 * which mark the value wherever it is shown. Only a value of a scan is left out; any other is kept as it is written.
 */
export function flagOutside(facts: WellFacts): { flags: Flag[]; remarks: WellFacts['remarks'] } {
  const found = findOutside(facts);
  const text = (one: Outside) =>
    `Check in the document: the ${one.fieldWords} of ${one.thing} ${one.says}. ` +
    (isMisread(one) ? 'It was read from a scan and is left out.' : 'It is kept as written.');
  for (const one of found) {
    if (isMisread(one)) for (const field of one.fields) leaveOut(one.fact, field);
    const fieldFlags = Object.fromEntries(one.fields.map((field) => [field, text(one)]));
    one.fact.fieldFlags = { ...fieldFlags, ...one.fact.fieldFlags };
  }
  return {
    flags: found.map((one) => ({
      source: one.fact.source,
      fieldWords: `${one.thing}, ${one.fieldWords}`,
      text: text(one),
    })),
    remarks: found.map((one) => ({ about: one.about, text: text(one) })),
  };
}
