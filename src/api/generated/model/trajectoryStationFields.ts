/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A station of a path.
 */
export interface TrajectoryStationFields {
  /**
     * AHD BDF in m.
     * @nullable
     */
  along_hole_depth_below_drill_floor: number | null;
  /**
     * The angle from vertical in degrees.
     * @nullable
     */
  inclination: number | null;
  /**
     * The direction in degrees, clockwise from the path's north reference.
     * @nullable
     */
  azimuth: number | null;
}
