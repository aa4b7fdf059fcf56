/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A target of a path.
 */
export interface TrajectoryTargetFields {
  /**
     * The target.
     * @nullable
     */
  name: string | null;
  /**
     * TVD SS of its centre in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * How far north of the well head its centre is, in m, by the path's north reference.
     * @nullable
     */
  north: number | null;
  /**
     * How far east of the well head its centre is, in m, by the path's north reference.
     * @nullable
     */
  east: number | null;
  /**
     * The radius within which the well must pass, in m.
     * @nullable
     */
  radius: number | null;
}
