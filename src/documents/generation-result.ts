import { formatInches } from '@/domain/inches';
import type { GenerationResult, Montage, Section } from '@/api/generated/model';

/**
 * What the stream's last event shows of a montage: formations and section ends, from the top down, with the sources of
 * what it shows. The well's name is only in its source: a report is kept under it.
 */
export function generationResultOf(montage: Montage): GenerationResult {
  const { sources, generation_report: report } = montage;
  const shown = new Set(
    montage.sections_list.flatMap(({ id, formations_list }) => [id, ...formations_list.map((one) => one.id)]),
  );
  return {
    ...(sources && {
      sources: sources.filter((source) => shown.has(source.entity_id) || source.field === 'well_name'),
    }),
    ...(report && { report }),
    montage_sections: montage.sections_list.map((section, index) => ({
      id: section.id,
      name: sectionName(section, index + 1),
      formations: section.formations_list.map((formation) => ({
        id: formation.id,
        formation_name: formation.formation_name,
        ...depthsOf(formation),
        variance: formation.variance,
        thickness: formation.thickness,
      })),
      total: depthsOf(section),
    })),
  };
}

/** "12 1/4″ Section 3", as the editor heads its sections; "Section 1" where no diameter is known. */
function sectionName({ diameter }: Section, number: number): string {
  return diameter === null ? `Section ${number}` : `${formatInches(diameter)}″ Section ${number}`;
}

interface WireDepths {
  true_vertical_depth_subsea: number | null;
  true_vertical_depth_below_drill_floor: number | null;
  along_hole_depth_below_drill_floor: number | null;
}

function depthsOf(point: WireDepths): WireDepths {
  return {
    true_vertical_depth_subsea: point.true_vertical_depth_subsea,
    true_vertical_depth_below_drill_floor: point.true_vertical_depth_below_drill_floor,
    along_hole_depth_below_drill_floor: point.along_hole_depth_below_drill_floor,
  };
}
