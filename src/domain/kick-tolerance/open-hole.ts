import { isKnown } from '../checks/known';
import type { SectionContext } from '../checks/rule';
import type { Section } from '../montage/montage';
import { ahdAtTvd } from '../trajectory/crossings';
import type { Trajectory } from '../trajectory/trajectory';
import { placedString, type Interval } from './annulus';
import type { OpenHole } from './kick-volume';

interface Ends {
  readonly section: Section;
  readonly shoeTvdM: number;
  readonly tdTvdM: number;
}

/**
 * The hole of a section from the shoe above to its TD with its drill string, or why it is unknown, in a sentence. The
 * hole may have several diameters: a section without a string leaves its own hole open.
 */
export function openHoleOf(
  path: Trajectory,
  sections: readonly Section[],
  { place, shoePlace, shoeAhdM }: Pick<SectionContext, 'place' | 'shoePlace' | 'shoeAhdM'>,
  { section, shoeTvdM, tdTvdM }: Ends,
): OpenHole | string {
  const crossings = (tvdM: number, hintM: number | null = null) => {
    const found = ahdAtTvd(path, tvdM, hintM);
    return found.kind === 'found' ? found : null;
  };
  const shoe = crossings(shoeTvdM, shoeAhdM);
  const td = crossings(tdTvdM, section.along_hole_depth_below_drill_floor);
  if (!shoe || !td) return 'The well path does not reach from the shoe to TD.';
  const [shoeAhd, tdAhd] = [shoe.ahdM, td.ahdM];
  if (!(tdAhd > shoeAhd)) return 'TD is not deeper along the hole than the shoe.';
  const holes = holesOf(sections.slice(shoePlace, place), shoeAhd, tdAhd);
  if (!holes) return 'No hole diameter below the shoe: enter it in each section.';
  const pieces = section.drill_string_list ?? [];
  const unknown = pieces.find(({ outer_diameter }) => !isKnown(outer_diameter) || outer_diameter <= 0);
  if (unknown) return 'A part of the drill string has no outer diameter.';
  const string = placedString(pieces, tdAhd);
  if ((string.at(-1)?.fromM ?? tdAhd) > shoeAhd)
    return 'The drill string ends below the shoe: leave the length of its last part empty.';
  const isTooWide = string.some((pipe) =>
    holes.some(
      (hole) => pipe.fromM < hole.toM && pipe.toM > hole.fromM && pipe.diameterIn >= hole.diameterIn,
    ),
  );
  if (isTooWide) return 'The drill string is not smaller than the hole.';
  const within = (tvdM: number, otherwise: number) => {
    const found = (crossings(tvdM)?.crossingsM ?? []).filter((ahdM) => ahdM >= shoeAhd && ahdM <= tdAhd);
    return found.length === 0 ? [otherwise] : found;
  };
  return {
    shoeAhdM: shoeAhd,
    tdAhdM: tdAhd,
    holes,
    string,
    lastAhdAt: (tvdM) => Math.max(...within(tvdM, tdAhd)),
    firstAhdAt: (tvdM) => Math.min(...within(tvdM, shoeAhd)),
  };
}

/** The open holes of sections below a shoe; null if a diameter or an end between them is unknown. */
function holesOf(sections: readonly Section[], fromM: number, toM: number): Interval[] | null {
  const holes: Interval[] = [];
  let above = fromM;
  for (const [index, section] of sections.entries()) {
    const end = index === sections.length - 1 ? toM : section.along_hole_depth_below_drill_floor;
    if (!isKnown(section.diameter) || !isKnown(end)) return null;
    holes.push({ fromM: above, toM: end, diameterIn: section.diameter });
    above = end;
  }
  return holes;
}
