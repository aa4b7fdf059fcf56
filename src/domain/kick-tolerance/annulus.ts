import { volumePerMetre } from '../casing';
import type { DrillStringPiece } from '../montage/montage';

/** An interval of the hole or of the string in it, m AHD below the drill floor; the diameter in inches. */
export interface Interval {
  readonly fromM: number;
  readonly toM: number;
  readonly diameterIn: number;
}

export interface Annulus {
  readonly holes: readonly Interval[];
  readonly string: readonly Interval[];
}

/** The capacity of an annulus, m³/m: `pi/4 (Dh² - Dp²)`. Washouts and tool joints are neglected. */
export const annularCapacity = (holeIn: number, pipeIn: number): number =>
  volumePerMetre(holeIn) - volumePerMetre(pipeIn);

/** The volume (m³) between two along-hole depths (m). What has no hole or no string counts with nothing. */
export function annularVolume({ holes, string }: Annulus, fromM: number, toM: number): number {
  let volume = 0;
  for (const hole of holes) {
    for (const pipe of string) {
      const lengthM = Math.min(toM, hole.toM, pipe.toM) - Math.max(fromM, hole.fromM, pipe.fromM);
      if (lengthM > 0) volume += lengthM * annularCapacity(hole.diameterIn, pipe.diameterIn);
    }
  }
  return volume;
}

type Piece = Pick<DrillStringPiece, 'length' | 'outer_diameter'>;

/**
 * The string in a hole with its bit at `bitM` (m AHD). A part without a length reaches up to the surface, and one without
 * an outer diameter is left out.
 */
export function placedString(pieces: readonly Piece[], bitM: number): Interval[] {
  let toM = bitM;
  return pieces.flatMap(({ length, outer_diameter: diameterIn }): Interval[] => {
    const fromM = length === null ? 0 : Math.max(0, toM - length);
    const interval = { fromM, toM, diameterIn: diameterIn ?? 0 };
    toM = fromM;
    return diameterIn === null || interval.toM <= interval.fromM ? [] : [interval];
  });
}
