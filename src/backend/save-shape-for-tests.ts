import type { Montage, MontageSave } from '@/api/generated/model';

/** What a client sends to save what it has loaded. */
export function saveShape(montage: Montage): MontageSave {
  return {
    id: montage.id,
    reservoirs: montage.reservoirs_list,
    top_line: montage.top_line_item,
    plan_summaries: montage.plan_summaries_list,
    ...(montage.trajectories_list && { trajectories: montage.trajectories_list }),
    ...(montage.pressure_points_list && { pressure_points: montage.pressure_points_list }),
    ...(montage.strength_tests_list && { strength_tests: montage.strength_tests_list }),
    ...(montage.risks_list && { risks: montage.risks_list }),
    ...(montage.risk_levels_list && { risk_levels: montage.risk_levels_list }),
    sections: montage.sections_list.map(
      ({
        formations_list,
        casing_item,
        cement_item,
        mud_item,
        logging_item,
        pressure_test_item,
        ...fields
      }) => ({
        ...fields,
        formations: formations_list.map(({ section_id: _, ...formation }) => formation),
        casing: casing_item,
        cement: cement_item,
        mud: mud_item,
        pressure_test: pressure_test_item,
        logging:
          logging_item &&
          (({ section_id: _, ...logging }) => ({
            ...logging,
            logging_runs_list: logging.logging_runs_list.map(({ logging_id: __, ...run }) => run),
          }))(logging_item),
      }),
    ),
  };
}
