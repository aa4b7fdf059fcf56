import { bandsOf, type Band } from '@/domain/wellbore/layers';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import type { SceneModel } from '../scene-model';
import type { Box } from './camera';
import type { Palette } from './palette';

/* Messages for the painter. Plain data: a worker gets copies. */

/** The picture is at most some 700 px tall: bands thinner than a pixel cost time and show nothing. */
const mostBands = 700;
/**
 * A plate at a top is as large as the picture and painted over the one behind. Hundreds would mean hundreds of pictures
 * per frame, which takes a second without a graphics card. This many are still distinguishable.
 */
const mostPlates = 40;

/** Depths TVD in m below the drill floor; the sediment counts from 1. */
export interface PaintedBand {
  readonly topM: number;
  readonly baseM: number;
  readonly sediment: number;
}

export interface GroundPicture {
  readonly box: Box;
  /** The far walls, by depth. */
  readonly bands: readonly PaintedBand[];
  /** The tops with a plate through the box. */
  readonly plates: readonly PaintedBand[];
  readonly reservoirs: readonly { readonly topM: number; readonly baseM: number }[];
  readonly drillFloorM: number | null;
}

export type PipePicture = Pick<
  Wellbore,
  'path' | 'kept' | 'holes' | 'strings' | 'reservoirs' | 'bounds' | 'radiusFactor'
>;

/** A box around one layer. */
export interface MarkPicture {
  readonly middle: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

/** The next painting: the parts changed since the last one, and the camera. */
export interface Painting {
  readonly ground?: GroundPicture;
  readonly pipe?: PipePicture;
  readonly mark?: MarkPicture | null;
  readonly palette?: Palette;
  /** CSS px, and the device pixel ratio. */
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

/** The bands of the walls. Cached by layers, because labels are laid out in every frame. */
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
  const { path, kept, holes, strings, reservoirs, bounds, radiusFactor } = wellbore;
  return { path, kept, holes, strings, reservoirs, bounds, radiusFactor };
}
