import { isKnown } from '../checks/known';
import type { Formation, Montage, Section } from '../montage/montage';
import { tvdBdfOf } from './known-depths';

/** A formation as a horizontal layer. Depths TVD m below the drill floor. */
export interface Layer {
  readonly sectionId: string;
  readonly formationId: string;
  readonly name: string;
  readonly topM: number;
  /** The next top below, or the deepest point of the well; the top itself if nothing is below. */
  readonly baseM: number;
  /** Plus or minus m; null if unknown. */
  readonly rangeM: number | null;
}

/** The interval of a reservoir, TVD m below the drill floor; the same depth twice if only one bound is known. */
export interface ReservoirInterval {
  readonly id: string;
  readonly name: string;
  readonly topM: number;
  readonly baseM: number;
}

/** A formation's top along either type of depth. */
interface Top {
  readonly sectionId: string;
  readonly formationId: string;
  readonly name: string;
  readonly topM: number;
  readonly rangeM: number | null;
  /** The last layer made from it: an equal layer keeps its object, so that callers can compare references. */
  layer: Layer | null;
}

/** The depth of a formation on a column, m; null if it has none. */
export type DepthOfTop = (formation: Formation) => number | null;

/** The tops of one section. Callers cache them by the list of formations, which an edit elsewhere does not replace. */
export function topsOf(section: Section, depthOf: DepthOfTop): Top[] {
  const tops: Top[] = [];
  for (const formation of section.formations_list) {
    const topM = depthOf(formation);
    if (topM === null) continue;
    const { id: formationId, formation_name: name, variance } = formation;
    const rangeM = isKnown(variance) && variance > 0 ? variance : null;
    tops.push({ sectionId: section.id, formationId, name: name ?? '', topM, rangeM, layer: null });
  }
  return tops;
}

/** The last layers of a well, keyed by the tops of its first section. */
const lastOf = new WeakMap<
  readonly Top[],
  { readonly tops: readonly (readonly Top[])[]; readonly endM: number; readonly layers: readonly Layer[] }
>();

/**
 * Layers of tops from shallow to deep, each down to the next; the last down to `endM`, if that is deeper. The same tops
 * give the same layers: most edits of a montage change none of them.
 */
export function layersBetween(tops: readonly (readonly Top[])[], endM: number): readonly Layer[] {
  const [first] = tops;
  const last = first && lastOf.get(first);
  if (
    last?.endM === endM &&
    last.tops.length === tops.length &&
    last.tops.every((own, at) => own === tops[at])
  )
    return last.layers;
  const layers = newLayersBetween(tops, endM);
  if (first) lastOf.set(first, { tops, endM, layers });
  return layers;
}

function newLayersBetween(tops: readonly (readonly Top[])[], endM: number): Layer[] {
  const all = tops.flat();
  // They are usually sorted already, and there may be twenty thousand.
  const isInOrder = all.every(({ topM }, index) => topM >= (all[index - 1]?.topM ?? topM));
  const sorted = isInOrder ? all : all.toSorted((one, other) => one.topM - other.topM);
  let baseM = Math.max(endM, sorted.at(-1)?.topM ?? 0);
  const layers: Layer[] = [];
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const top = sorted[index];
    if (!top) continue;
    const { sectionId, formationId, name, topM, rangeM } = top;
    if (top.layer?.baseM !== baseM) top.layer = { sectionId, formationId, name, topM, baseM, rangeM };
    layers.push(top.layer);
    baseM = topM;
  }
  return layers.toReversed();
}

const topsByList = new WeakMap<
  Section['formations_list'],
  { sectionId: string; drillFloorM: number; tops: Top[] }
>();

/**
 * The formations of a montage with a depth, from shallow to deep across sections. Layers are horizontal, because a
 * montage has no dips. `deepestM` is the deepest TVD of the well below the drill floor.
 */
export function layersOf(montage: Montage, drillFloorM: number, deepestM: number): readonly Layer[] {
  const tops = montage.sections_list.map((section) => {
    const known = topsByList.get(section.formations_list);
    if (known?.drillFloorM === drillFloorM && known.sectionId === section.id) return known.tops;
    const made = topsOf(section, (formation) => tvdBdfOf(formation, drillFloorM));
    topsByList.set(section.formations_list, { sectionId: section.id, drillFloorM, tops: made });
    return made;
  });
  return layersBetween(tops, deepestM);
}

/** The reservoirs with a depth, from shallow to deep. Their bounds are TVD SS, in either order. */
export function reservoirsOf(montage: Montage, drillFloorM: number): ReservoirInterval[] {
  return montage.reservoirs_list
    .flatMap((reservoir): ReservoirInterval[] => {
      const bounds = [
        reservoir.true_vertical_depth_subsea_lower_bound,
        reservoir.true_vertical_depth_subsea_upper_bound,
      ]
        .map((ssM) =>
          tvdBdfOf(
            {
              true_vertical_depth_subsea: ssM,
              true_vertical_depth_below_drill_floor: null,
              along_hole_depth_below_drill_floor: null,
            },
            drillFloorM,
          ),
        )
        .filter((depthM) => depthM !== null);
      // Two zeros are a newly added reservoir without a depth.
      const isBlank =
        (reservoir.true_vertical_depth_subsea_lower_bound ?? 0) === 0 &&
        (reservoir.true_vertical_depth_subsea_upper_bound ?? 0) === 0;
      if (bounds.length === 0 || isBlank) return [];
      const name = reservoir.formation_name ?? '';
      return [{ id: reservoir.id, name, topM: Math.min(...bounds), baseM: Math.max(...bounds) }];
    })

    .toSorted((one, other) => one.topM - other.topM);
}

/** Layers that are drawn as one, because each is too thin to see. */
export interface Band {
  readonly topM: number;
  readonly baseM: number;
  /** The thickest of them, which gives the colour. */
  readonly layer: Layer;
}

/**
 * Bands of at least `minM` (except the last), so that a well of twenty thousand tops draws as fast as one of some
 * hundred.
 */
export function bandsOf(layers: readonly Layer[], minM: number): Band[] {
  const bands: Band[] = [];
  let open: Band | null = null;
  for (const layer of layers) {
    if (open && open.baseM - open.topM < minM) {
      const isThicker: boolean = layer.baseM - layer.topM > open.layer.baseM - open.layer.topM;
      open = { topM: open.topM, baseM: layer.baseM, layer: isThicker ? layer : open.layer };
      bands[bands.length - 1] = open;
    } else {
      open = { topM: layer.topM, baseM: layer.baseM, layer };
      bands.push(open);
    }
  }
  return bands;
}

/** The layer at a TVD (m below the drill floor); null above the first and below the last. */
export function layerAt(layers: readonly Layer[], tvdM: number): Layer | null {
  let low = 0;
  let high = layers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((layers[middle]?.topM ?? Infinity) > tvdM) high = middle - 1;
    else low = middle;
  }
  const found = layers[low];
  return found && tvdM >= found.topM && tvdM <= found.baseM ? found : null;
}
