import { annularVolume, type Annulus } from './annulus';
import { bubbleHeightM, limitKpa, volumeAtBottomM3, type Gas, type Kick } from './bubble';

/** The hole that a bubble is in. Lengths follow the path, because volumes are along the hole. */
export interface OpenHole extends Annulus {
  readonly shoeAhdM: number;
  readonly tdAhdM: number;
  /** The along-hole depth (m) of a vertical depth: the deepest where a hole that turns up crosses it more than once. */
  lastAhdAt(tvdM: number): number;
  /** The shallowest, which gives the smaller volume below a shoe. */
  firstAhdAt(tvdM: number): number;
}

/** The influx that a shoe takes. */
export interface KickVolume {
  /** At the bottom, m³: the gain at the surface. Infinite if the whole open hole may fill: the shoe does not limit it. */
  readonly volumeM3: number;
  /** Of the bubble at its limit, m TVD and m along the hole below the shoe. */
  readonly heightM: number;
  readonly lengthM: number;
  /** Whether the gas limits at the shoe, or already when the well is shut in, round the drill collars. */
  readonly limitedAt: 'shoe' | 'bottom';
}

/**
 * The smaller volume of a bubble with its top at the shoe, expanded from the bottom, and of one that is shut in at the
 * bottom (NOGEPA Standard 50, 3.2). Throws a RangeError if the influx is not lighter than the mud.
 */
export function kickVolume(kick: Kick, hole: OpenHole, gas?: Gas): KickVolume {
  const heightM = bubbleHeightM(kick);
  const { shoeTvdM, tdTvdM, formationKpa } = kick;
  if (heightM >= tdTvdM - shoeTvdM)
    return { volumeM3: Infinity, heightM, lengthM: hole.tdAhdM - hole.shoeAhdM, limitedAt: 'shoe' };
  const toM = hole.firstAhdAt(shoeTvdM + heightM);
  const lengthM = toM - hole.shoeAhdM;
  const shoeM3 = annularVolume(hole, hole.shoeAhdM, toM);
  const circulatedM3 = volumeAtBottomM3(shoeM3, limitKpa(kick), formationKpa, gas);
  const shutInM3 = annularVolume(hole, hole.lastAhdAt(tdTvdM - heightM), hole.tdAhdM);
  return {
    volumeM3: Math.min(circulatedM3, shutInM3),
    heightM,
    lengthM,
    limitedAt: circulatedM3 <= shutInM3 ? 'shoe' : 'bottom',
  };
}
