import { groupStrings, outerDiameterOf, sameSize, shoeOf } from '../../casing-strings';
import type { CasingStringFact, HoleSectionFact } from '../../facts';
import { isDriven } from '../../section-matching';

/** A hole is drilled this far below the shoe at most. */
const LONGEST_RATHOLE_M = 20;
const ROUNDED_M = 0.06;
const FEWEST = 2;

export type EndField = 'tdAhdM' | 'tdTvdBdfM' | 'tdTvdSsM';

/** A string that is set in a hole, and the depth of its shoe. */
export interface SetString {
  /** Null if only the hole is known. */
  outerIn: number | null;
  holeIn: number | null;
  shoeM: number;
  mayBeDriven: boolean;
}

const SHOES = { tdAhdM: 'ahdBdfM', tdTvdBdfM: 'tvdBdfM', tdTvdSsM: 'tvdSsM' } as const;

/** The strings whose shoe is given in the reference of an end. */
export const stringsSet = (casings: readonly CasingStringFact[], field: EndField): SetString[] =>
  groupStrings(casings).flatMap((string): SetString[] => {
    const outerIn = outerDiameterOf(string);
    const shoeM = shoeOf(string)[SHOES[field]];
    return string.kind === 'tieback' || outerIn === null || shoeM === null
      ? []
      : [
          {
            outerIn,
            holeIn: string.holeDiameterIn,
            shoeM,
            mayBeDriven: string.kind === 'conductor' || isDriven(string),
          },
        ];
  });

interface End {
  sizeIn: number;
  depthM: number;
}

/** The deepest depth of each hole, as bit runs give several; null if the holes do not go down with their sizes. */
function endsOf(sections: readonly HoleSectionFact[], field: EndField): End[] | null {
  const ends: End[] = [];
  for (const section of sections) {
    const [sizeIn, depthM] = [section.diameterIn, section[field]];
    const last = ends.at(-1);
    if (sizeIn === null || depthM === null || (last && depthM <= last.depthM)) return null;
    if (last && sizeIn > last.sizeIn + ROUNDED_M) return null;
    if (last && sameSize(last.sizeIn, sizeIn)) last.depthM = depthM;
    else ends.push({ sizeIn, depthM });
  }
  return ends;
}

const isIn = ({ outerIn, holeIn, shoeM }: SetString, { sizeIn, depthM }: End): boolean =>
  (outerIn === null || outerIn < sizeIn) &&
  (holeIn === null || sameSize(holeIn, sizeIn)) &&
  depthM - shoeM >= -ROUNDED_M &&
  depthM - shoeM <= LONGEST_RATHOLE_M;

/**
 * Whether the depths of holes are where they end: each lies at or a little below the shoe of a string that fits the hole, and
 * every string has its hole. The last hole may have no string.
 */
export function areBelowShoes(
  sections: readonly HoleSectionFact[],
  field: EndField,
  strings: readonly SetString[],
): boolean {
  const ends = endsOf(sections, field);
  if (ends === null || ends.length < FEWEST) return false;
  const set = ends.map((end) => strings.filter((string) => isIn(string, end)));
  const deepest = Math.max(...strings.map(({ shoeM }) => shoeM));
  const isBare = (at: number) => at === ends.length - 1 && (ends[at]?.depthM ?? 0) > deepest;
  const first = ends[0]?.depthM ?? 0;
  const hasHole = (string: SetString) =>
    // The parts of a string may be given with depths of their own.
    set.some((own) => own.some((one) => one === string || sameSize(one.outerIn, string.outerIn))) ||
    (string.mayBeDriven && string.shoeM < first);
  return (
    set.every((own, at) => own.length > 0 || isBare(at)) &&
    set.filter((own) => own.length > 0).length >= FEWEST &&
    strings.every(hasHole) &&
    ends.some(({ depthM }, at) => set[at]?.every(({ shoeM }) => depthM - shoeM > ROUNDED_M) === true)
  );
}

const FIELDS = Object.keys(SHOES) as EndField[];

/** Whether the ends of holes are only shoes, under headings that do not say which of both they are. */
export const areOnlyShoes = (
  sections: readonly HoleSectionFact[],
  casings: readonly CasingStringFact[],
): boolean =>
  FIELDS.every((field) => {
    const strings = stringsSet(casings, field);
    return sections.every(
      ({ [field]: end, origins }) =>
        end === null ||
        (origins?.[field]?.certainty === 'assumed' &&
          strings.some(({ shoeM }) => Math.abs(shoeM - end) <= ROUNDED_M)),
    );
  });
