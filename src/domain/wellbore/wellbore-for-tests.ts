import { exampleWell } from '@/testing/checks/example-well';
import type { Montage } from '../montage/montage';

/** A hole that leans by acos 0.8 from the drill floor on, of many sections and many more tops. */
export function largeEnoughToTell(sections: number, formations: number): Montage {
  const [section] = exampleWell.sections_list;
  const [top] = section?.formations_list ?? [];
  if (!section || !top) throw new Error('The example has a section with a top.');
  const depths = (tvdM: number) => ({
    true_vertical_depth_subsea: tvdM - 30,
    true_vertical_depth_below_drill_floor: tvdM,
    along_hole_depth_below_drill_floor: tvdM / 0.8,
  });
  const stepM = 4000 / (sections * formations);
  return {
    ...exampleWell,
    sections_list: Array.from({ length: sections }, (_, place) => ({
      ...section,
      ...depths((place + 1) * formations * stepM),
      id: `s${place}`,
      diameter: 36 - (30 * place) / sections,
      casing_item: null,
      formations_list: Array.from({ length: formations }, (__, row) => ({
        ...top,
        ...depths((place * formations + row + 1) * stepM),
        id: `s${place}-f${row}`,
      })),
    })),
  };
}
