/**
 * Depths of one point of a well.
 *
 * TVD SS is vertical and counted from mean sea level; TVD BDF (vertical) and AHD BDF (along the hole) are counted from the
 * drill floor. All are in m and positive down. TVD BDF and TVD SS differ by one number, the elevation of the drill floor
 * above mean sea level (`drillFloorM` throughout). Onshore that is the ground elevation plus the height of the floor above
 * ground; it is negative only where the ground is far enough below sea level.
 *
 * A TVD SS may be negative: onshore, a top above sea level. None of the three has a limit.
 */
export type DepthType = 'TVD SS' | 'TVD BDF' | 'AHD BDF';

/** The depths of one point, m; null if not known. */
export interface Depths {
  readonly tvdSsM: number | null;
  readonly tvdBdfM: number | null;
  readonly ahdBdfM: number | null;
}

/**
 * TVD BDF (m) of a TVD SS (m), for a drill floor at `drillFloorM` above mean sea level.
 *
 * Changing the elevation moves every depth below the drill floor and no subsea depth, so TVD SS takes precedence when both
 * are known.
 */
export function tvdBdfFromTvdSs(tvdSsM: number, drillFloorM: number): number {
  return tvdSsM + drillFloorM;
}

/** TVD SS (m) of a TVD BDF (m), for a drill floor at `drillFloorM` above mean sea level. */
export function tvdSsFromTvdBdf(tvdBdfM: number, drillFloorM: number): number {
  return tvdBdfM - drillFloorM;
}
