import type { Change, Edit, NewId } from './change';
import { editOf } from './edit';
import { trajectoryOf } from './lookup';
import type { Montage, TrajectoryStation } from './montage';
import type { ListedStation } from './survey-text';
import { quantity, trajectoryName } from './words';

/** Replaces the stations of a path with those of a listing, as one edit. Null if there is no such path. */
export function replaceStations(
  montage: Montage,
  trajectory: string,
  stations: readonly ListedStation[],
  newId: NewId,
): Edit | null {
  const path = trajectoryOf(montage, trajectory);
  if (!path) return null;
  const list = { of: 'stations', trajectory } as const;
  const removed = path.stations_list
    .map((entity, index): Change => ({ op: 'remove', list, index, entity }))
    // From the last to the first, so that each index stays valid.
    .toReversed();
  const inserted = stations.map(({ ahdM, inclinationDeg, azimuthDeg }, index): Change => {
    const entity: TrajectoryStation = {
      id: newId(),
      along_hole_depth_below_drill_floor: ahdM,
      inclination: inclinationDeg,
      azimuth: azimuthDeg,
    };
    return { op: 'insert', list, index, entity };
  });
  return editOf(`Paste ${quantity(stations.length, 'station')} into ${trajectoryName(path)}`, [
    ...removed,
    ...inserted,
  ]);
}
