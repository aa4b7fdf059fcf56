import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { createSediments, sedimentsById } from '@/domain/sediments/sediments';
import type { Steps } from '@/domain/steps';
import { wellboreSteps, type Wellbore } from '@/domain/wellbore/wellbore';

/** What the graphics draw: the wellbore, and each formation's colour in the table. */
export interface SceneModel {
  readonly wellbore: Wellbore;
  /** Sediments (1 to 16) by formation id. */
  readonly sediments: ReadonlyMap<string, number>;
}

/**
 * Builds the model of a montage, step by step. Unchanged parts keep their reference, so only changed parts are built
 * again; an edit that does not affect the picture returns the same model.
 */
export function createModeller(): (montage: Montage) => Steps<SceneModel> {
  const sedimentsOf = createSediments();
  let last: SceneModel | null = null;
  let texts: readonly string[] = [];
  return function* model(montage) {
    const next = yield* wellboreSteps(montage);
    yield;
    const nextTexts = sedimentsOf(montage.sections_list);
    yield;
    const wellbore = last ? sharing(last.wellbore, next) : next;
    const isSameColour = last !== null && nextTexts === texts && wellbore.layers === last.wellbore.layers;
    if (last && isSameColour && wellbore === last.wellbore) return last;
    texts = nextTexts;
    const sediments = last && isSameColour ? last.sediments : sedimentsById(montage.sections_list, nextTexts);
    last = { wellbore, sediments };
    return last;
  };
}

function sharing(before: Wellbore, next: Wellbore): Wellbore {
  const part = <Key extends keyof Wellbore>(key: Key): Wellbore[Key] =>
    equal(before[key], next[key]) ? before[key] : next[key];
  const shared: Wellbore = {
    path: part('path'),
    kept: part('kept'),
    holes: part('holes'),
    strings: part('strings'),
    layers: part('layers'),
    reservoirs: part('reservoirs'),
    drillFloorM: part('drillFloorM'),
    bounds: part('bounds'),
    radiusFactor: part('radiusFactor'),
  };
  const isSame = (Object.keys(shared) as (keyof Wellbore)[]).every((key) => shared[key] === before[key]);
  return isSame ? before : shared;
}
