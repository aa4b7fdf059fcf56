import type { FormationTopFact, Sourced, WellFacts } from '../../facts';
import { formatInches } from '@/domain/inches';
import { metres } from '../../words';
import { fold } from '../words/fold';
import type { Outside } from '../facts/outside';

/** Depths rounded to whole feet or metres, added, differ by this much at most. */
const ROUNDED_M = 1.2;
const FEWEST = 3;
const TOP_DEPTHS = ['tvdSsM', 'tvdBdfM', 'ahdBdfM'] as const;

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

/**
 * TVD less TVD SS is the height of the drill floor at every top. A few tops at odds have a slip of their own
 * (`oddDifference`); many show that a unit, a sign or a datum of a column was misunderstood, and that no depth is sure.
 */
function ofFloor({ tops, header }: WellFacts): Outside[] {
  const both = tops.flatMap((top) =>
    top.tvdBdfM === null || top.tvdSsM === null ? [] : [{ top, floorM: top.tvdBdfM - top.tvdSsM }],
  );
  const usualM = median(both.map(({ floorM }) => floorM));
  if (usualM === null || both.length < FEWEST) return [];
  const odd = both.filter(({ floorM }) => Math.abs(floorM - usualM) > ROUNDED_M);
  const statedM = header.drillFloorM;
  const isScattered = odd.length * 3 > both.length;
  const isElsewhere = statedM !== null && Math.abs(usualM - statedM) > ROUNDED_M;
  if (!isScattered && !isElsewhere) return [];
  return both.map(({ top, floorM }) => ({
    about: 'tops' as const,
    fact: top,
    thing: top.name,
    fieldWords: 'TVD',
    fields: TOP_DEPTHS,
    says: isScattered
      ? `less its TVD SS is ${metres(floorM)}, and another height at other tops`
      : `less its TVD SS is ${metres(floorM)}, and the drill floor is at ${metres(statedM ?? 0)}`,
  }));
}

/** A hole is at least as long as it is deep. */
function shorterThanDeep(
  at: Pick<Outside, 'about' | 'fact' | 'thing'>,
  [alongM, along]: readonly [number | null, string],
  [downM, down]: readonly [number | null, string],
): Outside[] {
  return alongM === null || downM === null || alongM > downM - ROUNDED_M
    ? []
    : [
        {
          ...at,
          fieldWords: 'depth along the hole',
          fields: [along, down],
          says: `is ${metres(alongM)}, less than its vertical depth of ${metres(downM)}`,
        },
      ];
}

const inch = (sizeIn: number | null) => (sizeIn === null ? '' : `${formatInches(sizeIn)} in `);

const topAt = (top: FormationTopFact) => ({ about: 'tops' as const, fact: top as Sourced, thing: top.name });

function ofLengths({ tops, sections, casings }: WellFacts): Outside[] {
  return [
    ...tops.flatMap((top) => shorterThanDeep(topAt(top), [top.ahdBdfM, 'ahdBdfM'], [top.tvdBdfM, 'tvdBdfM'])),
    ...sections.flatMap((section) =>
      shorterThanDeep(
        { about: 'sections', fact: section, thing: `${inch(section.diameterIn)}section` },
        [section.tdAhdM, 'tdAhdM'],
        [section.tdTvdBdfM, 'tdTvdBdfM'],
      ),
    ),
    ...casings.flatMap((string) =>
      shorterThanDeep(
        { about: 'casing', fact: string, thing: `${inch(string.outerDiameterIn)}${string.kind}` },
        [string.shoeAhdM, 'shoeAhdM'],
        [string.shoeTvdBdfM, 'shoeTvdBdfM'],
      ),
    ),
  ];
}

/** A shoe is not below the end of its hole, and a smaller hole does not end above a larger one. */
function ofSections({ sections, casings }: WellFacts): Outside[] {
  const shoes = casings.flatMap((string): Outside[] => {
    const own = sections.filter(
      ({ diameterIn }) => diameterIn !== null && diameterIn === string.holeDiameterIn,
    );
    const [section] = own;
    if (own.length !== 1 || !section || string.shoeAhdM === null || section.tdAhdM === null) return [];
    if (string.shoeAhdM <= section.tdAhdM + ROUNDED_M) return [];
    const says = `is ${metres(string.shoeAhdM)}, below the end of its hole at ${metres(section.tdAhdM)}`;
    const thing = `${inch(string.outerDiameterIn)}${string.kind}`;
    return [
      { about: 'casing', fact: string, thing, fieldWords: 'shoe', fields: ['shoeAhdM'], says },
      {
        about: 'sections',
        fact: section,
        thing: `${inch(section.diameterIn)}section`,
        fieldWords: 'end',
        fields: ['tdAhdM'],
        says: `is ${metres(section.tdAhdM)}, above the shoe set in it at ${metres(string.shoeAhdM)}`,
      },
    ];
  });
  const ends = sections.flatMap((section, at): Outside[] => {
    const before = sections[at - 1];
    const isAbove =
      before !== undefined &&
      before.tdAhdM !== null &&
      section.tdAhdM !== null &&
      (section.diameterIn ?? Infinity) < (before.diameterIn ?? 0) &&
      section.tdAhdM <= before.tdAhdM;
    return !isAbove
      ? []
      : [section, before].map((one) => ({
          about: 'sections',
          fact: one,
          thing: `${inch(one.diameterIn)}section`,
          fieldWords: 'end',
          fields: ['tdAhdM', 'tdTvdBdfM', 'tdTvdSsM'],
          says: `is ${metres(one.tdAhdM ?? 0)}, and a smaller hole would not end below a larger one`,
        }));
  });
  return [...shoes, ...ends];
}

/** Steel, kg/m3. */
const STEEL = 7850;
/** Couplings and nominal weights differ from the plain pipe by less. */
const SAME_PIPE = 0.2;

/** The mass of a pipe follows from its diameters: another unit or another pipe's row shows. */
function ofPipes({ casings }: WellFacts): Outside[] {
  return casings.flatMap((string): Outside[] => {
    const { outerDiameterIn: outer, innerDiameterIn: inner, massKgPerM: mass } = string;
    if (outer === null || inner === null || mass === null || inner >= outer) return [];
    const plain = (Math.PI / 4) * (outer ** 2 - inner ** 2) * 0.0254 ** 2 * STEEL;
    return Math.abs(mass / plain - 1) <= SAME_PIPE
      ? []
      : [
          {
            about: 'casing',
            fact: string,
            thing: `${inch(outer)}${string.kind}`,
            fieldWords: 'mass',
            fields: ['massKgPerM', 'innerDiameterIn'],
            says: `is ${mass.toFixed(1)} kg/m, and its diameters make ${plain.toFixed(1)} kg/m of steel`,
          },
        ];
  });
}

/** The least and greatest pressure of a rock over its depth, kPa/m: depleted gas to the weight of the rock. */
const ROCK_GRADIENT = { from: 1, to: 28 };
/** A reservoir may begin above the pick of its formation, by the uncertainty of both. */
const ABOVE_ITS_TOP_M = 100;

/** The pressure of a reservoir is that of its depth, and its depth is below the top of the formation of its name. */
function ofReservoirs({ reservoirs, tops, header }: WellFacts): Outside[] {
  const floorM = header.drillFloorM ?? 0;
  return reservoirs.flatMap((reservoir): Outside[] => {
    const { tvdSsLowerM: shallow, tvdSsUpperM: deep, pressureLowerKpa, pressureUpperKpa } = reservoir;
    const depthM = shallow ?? deep;
    const pressureKpa = pressureLowerKpa ?? pressureUpperKpa;
    if (depthM === null) return [];
    const at = {
      about: 'other' as const,
      fact: reservoir,
      thing: `reservoir ${reservoir.name}`,
      fieldWords: 'depth',
    };
    const depths = ['tvdSsLowerM', 'tvdSsUpperM'];
    const gradient = pressureKpa === null ? null : pressureKpa / Math.max(depthM + floorM, 1);
    if (gradient !== null && (gradient < ROCK_GRADIENT.from || gradient > ROCK_GRADIENT.to))
      return [
        {
          ...at,
          fields: [...depths, 'pressureLowerKpa', 'pressureUpperKpa'],
          says: `is ${metres(depthM)}, and its pressure would be ${gradient.toFixed(1)} kPa/m`,
        },
      ];
    const topsM = tops
      .filter(
        ({ name, kind, tvdSsM }) => kind === 'top' && tvdSsM !== null && fold(name) === fold(reservoir.name),
      )
      .map(({ tvdSsM }) => tvdSsM ?? 0);
    const topM = Math.min(...topsM);
    return topsM.length === 0 || depthM > topM - ABOVE_ITS_TOP_M
      ? []
      : [
          {
            ...at,
            fields: depths,
            says: `is ${metres(depthM)}, above the top of its formation at ${metres(topM)}`,
          },
        ];
  });
}

/** The values that contradict each other by geometry or by weight: which of them is wrong is not known, so that each is marked. */
export const contradictions = (facts: WellFacts): Outside[] => [
  ...ofFloor(facts),
  ...ofLengths(facts),
  ...ofSections(facts),
  ...ofPipes(facts),
  ...ofReservoirs(facts),
];
