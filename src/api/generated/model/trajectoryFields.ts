/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { NorthReference } from './northReference.ts';
import type { TrajectoryKind } from './trajectoryKind.ts';

/**
 * A planned or an actual path of the well: how its directions are given, where it begins, and who measured or planned it.
 * Decided: angles in degrees, azimuths clockwise from the stated north, as they are written in the survey. True azimuth is
 * magnetic azimuth plus declination, and grid azimuth plus grid convergence, east positive.
 */
export interface TrajectoryFields {
  /**
     * The name of the survey or of the plan.
     * @nullable
     */
  name: string | null;
  /** Whether the path is planned or was measured. */
  kind: TrajectoryKind | null;
  /** The north from which azimuths are measured; null where it is not stated. */
  north_reference: NorthReference | null;
  /**
     * Magnetic declination in degrees, east positive.
     * @nullable
     */
  magnetic_declination: number | null;
  /**
     * Grid convergence in degrees, east positive.
     * @nullable
     */
  grid_convergence: number | null;
  /**
     * The azimuth of the vertical section in degrees, from the same north.
     * @nullable
     */
  vertical_section_azimuth: number | null;
  /**
     * TVD BDF of the first station in m. Null where the hole is vertical down to it.
     * @nullable
     */
  tie_in_true_vertical_depth: number | null;
  /**
     * How far north of the well head the first station is, in m. Null is 0.
     * @nullable
     */
  tie_in_north: number | null;
  /**
     * How far east of the well head the first station is, in m. Null is 0.
     * @nullable
     */
  tie_in_east: number | null;
  /**
     * The company or the tool that measured it, or who planned it.
     * @nullable
     */
  measured_by: string | null;
}
