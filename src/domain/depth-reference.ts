/**
 * Vertical depth references.
 *
 * TVD SS is measured downwards from mean sea level and TVD BDF downwards from the drill floor, both in m and both
 * positive down. They differ by one number, the elevation of the drill floor above mean sea level. Onshore that is the
 * ground elevation plus the height of the floor above ground; it is negative only where the ground lies far enough
 * below sea level.
 *
 * A TVD SS may be negative: onshore, a top above sea level. No bound is put on any of the three.
 */

/**
 * TVD BDF (m) of a TVD SS (m), for a drill floor at `drillFloorElevationM` above mean sea level.
 *
 * Changing the elevation moves every depth below the drill floor and no subsea depth, which is why TVD SS is the one
 * that is kept when both are known.
 */
export function tvdBdfFromTvdSs(tvdSsM: number, drillFloorElevationM: number): number {
  return tvdSsM + drillFloorElevationM;
}

/** TVD SS (m) of a TVD BDF (m), for a drill floor at `drillFloorElevationM` above mean sea level. */
export function tvdSsFromTvdBdf(tvdBdfM: number, drillFloorElevationM: number): number {
  return tvdBdfM - drillFloorElevationM;
}
