/** A montage in its save and load shapes: the same fields with different names of the parts. */
import type { components } from '../../../src/api/generated/paths.ts';

export type Montage = components['schemas']['Montage'];
export type MontageSave = components['schemas']['MontageSave'];

/** The save body for a loaded montage. */
export function toSave(montage: Montage): MontageSave {
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
        logging: logging_item && withoutParents(logging_item),
      }),
    ),
  };
}

type Logging = NonNullable<Montage['sections_list'][number]['logging_item']>;

const withoutParents = ({ section_id: _, logging_runs_list: runs, ...logging }: Logging) => ({
  ...logging,
  logging_runs_list: runs.map(({ logging_id: __, ...run }) => run),
});

/** The expected body after a save: new ids are the server's. */
export function toLoaded(saved: MontageSave) {
  return {
    id: saved.id,
    reservoirs_list: saved.reservoirs,
    top_line_item: saved.top_line,
    plan_summaries_list: saved.plan_summaries,
    ...(saved.trajectories && { trajectories_list: saved.trajectories }),
    ...(saved.pressure_points && { pressure_points_list: saved.pressure_points }),
    ...(saved.strength_tests && { strength_tests_list: saved.strength_tests }),
    ...(saved.risks && { risks_list: saved.risks }),
    ...(saved.risk_levels && { risk_levels_list: saved.risk_levels }),
    sections_list: saved.sections.map(
      ({ formations, casing, cement, mud, logging, pressure_test, ...fields }) => ({
        ...fields,
        formations_list: formations,
        casing_item: casing,
        cement_item: cement,
        mud_item: mud,
        logging_item: logging,
        pressure_test_item: pressure_test,
      }),
    ),
  };
}
