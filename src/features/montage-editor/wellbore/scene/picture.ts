import { bandsOf, type Band } from '@/domain/wellbore/layers';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import type { SceneModel } from '../scene-model';
import type { Box } from './camera';
import type { Palette } from './palette';

/*
 * What the painter is told. Plain data: it may live in a worker, and gets copies.
 */

/** The picture is some 700 px tall at its sharpest: thinner bands than a pixel cost time and show nothing. */
const mostBands = 700;
/**
 * A plate at a top is as large as the picture, and each is painted over the one behind: hundreds would be hundreds of pictures a
 * frame, which without a graphics card is a second. So many can still be told apart.
 */
const mostPlates = 40;

/** Depths TVD m below the drill floor; the sediment counts from 1. */
export interface PaintedBand {
  readonly topM: number;
  readonly baseM: number;
  readonly sediment: number;
}

export interface GroundPicture {
  readonly box: Box;
  /** The far walls, from shallow to deep. */
  readonly bands: readonly PaintedBand[];
  /** The tops that have a plate through the box. */
  readonly plates: readonly PaintedBand[];
  readonly reservoirs: readonly { readonly topM: number; readonly baseM: number }[];
  readonly drillFloorM: number | null;
}

export type PipePicture = Pick<
  Wellbore,
  'path' | 'holes' | 'strings' | 'reservoirs' | 'bounds' | 'radiusFactor'
>;

/** A box around one layer. */
export interface MarkPicture {
  readonly middle: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

/** What is to be painted next: the parts that have changed since the last, and where it is seen from. */
export interface Painting {
  readonly ground?: GroundPicture;
  readonly pipe?: PipePicture;
  readonly mark?: MarkPicture | null;
  readonly palette?: Palette;
  /** Css px, and how many of the device's make one of them. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** Matrices of sixteen numbers, by columns. */
  readonly projection: readonly number[];
  readonly camera: readonly number[];
}

const drawn = new WeakMap<
  SceneModel['wellbore']['layers'],
  { readonly bands: Band[]; readonly leastM: number }
>();

const atMost = ({ wellbore }: SceneModel, most: number): Band[] => {
  const [topM, deepestM] = wellbore.bounds.tvd;
  return bandsOf(wellbore.layers, (deepestM - topM) / most);
};

/** The bands of the walls. Kept with the layers, because labels are laid out at every frame. */
export function drawnBands(model: SceneModel): Band[] {
  const { layers, bounds } = model.wellbore;
  const leastM = (bounds.tvd[1] - bounds.tvd[0]) / mostBands;
  const known = drawn.get(layers);
  if (known?.leastM === leastM) return known.bands;
  const bands = bandsOf(layers, leastM);
  drawn.set(layers, { bands, leastM });
  return bands;
}

export function groundPicture(model: SceneModel, box: Box): GroundPicture {
  const painted = ({ topM, baseM, layer }: Band): PaintedBand => ({
    topM,
    baseM,
    sediment: model.sediments.get(layer.formationId) ?? 1,
  });
  const bands = drawnBands(model);
  const plates = bands.length > mostPlates ? atMost(model, mostPlates) : bands;
  const { reservoirs, drillFloorM } = model.wellbore;
  return {
    box,
    bands: bands.map(painted),
    plates: plates.map(painted),
    reservoirs: reservoirs.map(({ topM, baseM }) => ({ topM, baseM })),
    drillFloorM,
  };
}

export function pipePicture({ wellbore }: SceneModel): PipePicture {
  const { path, holes, strings, reservoirs, bounds, radiusFactor } = wellbore;
  return { path, holes, strings, reservoirs, bounds, radiusFactor };
}
