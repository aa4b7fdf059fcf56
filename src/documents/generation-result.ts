import { formatInches } from '@/domain/inches';
import type { GenerationResult, Montage, Section } from '@/api/generated/model';

/**
 * The result in the last event of the stream: formations and section ends, from the top down, with their
 * sources. The well's name is only in its source; the report is stored under it.
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

/** "12 1/4″ Section 3", as in the editor's headings; "Section 1" without a diameter. */
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
