import type { Change } from './change';

/** A formation at the top of a section, with depths of 0 and the given id. */
export const insertedFormation = (section: string, id: string, formation_name: string): Change => ({
  op: 'insert',
  list: { of: 'formations', section },
  index: 0,
  entity: {
    id,
    section_id: section,
    formation_name,
    true_vertical_depth_subsea: 0,
    true_vertical_depth_below_drill_floor: 0,
    along_hole_depth_below_drill_floor: 0,
    variance: 0,
    thickness: 0,
  },
});
