import { apiDriftIn, volumePerMetre } from '@/domain/casing';
import { formatInches } from '@/domain/inches';

/** A hole and the string that is set in it; sizes in inches, mass in kg/m. */
export interface HoleString {
  holeIn: number;
  outerDiameter: string;
  innerDiameterIn: number;
  driftIn: number;
  massKgPerM: number;
  volumeM3PerM: number;
  gradeAndThread: [grade: string, thread: string];
  liner: boolean;
}

const string = (
  holeIn: number,
  outerIn: number,
  innerDiameterIn: number,
  massKgPerM: number,
  gradeAndThread: [string, string],
  liner = false,
): HoleString => ({
  holeIn,
  outerDiameter: formatInches(outerIn),
  innerDiameterIn,
  driftIn: Number(apiDriftIn(outerIn, innerDiameterIn).toFixed(3)),
  massKgPerM,
  volumeM3PerM: Number(volumePerMetre(innerDiameterIn).toFixed(5)),
  gradeAndThread,
  liner,
});

/** Each passes the drift of the previous one. */
const programme: readonly HoleString[] = [
  string(36, 30, 28, 461.33, ['X52', 'Squnch joint']),
  string(26, 20, 18.73, 197.93, ['K55', 'BTC']),
  string(17.5, 13.375, 12.415, 101.19, ['L80', 'BTC']),
  string(12.25, 9.625, 8.681, 69.94, ['L80', 'VAM TOP']),
  string(8.5, 7, 6.184, 43.16, ['L80', 'VAM TOP'], true),
  string(6, 4.5, 4, 17.26, ['13Cr80', 'VAM TOP'], true),
];

/**
 * The strings of a number of sections, from the top down. Diameters limit the sections of a real well: with
 * more sections, diameters repeat, none ever grows, and the engineering checks report it.
 */
export const stringsFor = (sections: number): HoleString[] =>
  Array.from({ length: sections }, (_, index) => {
    const at = sections <= programme.length ? index : Math.floor((index * programme.length) / sections);
    return programme[at]!;
  });
