import { orderByDepth } from '../formations';
import type { Formation, LoggingItem, Montage, PlanSummary, Section } from './montage';
import { byNumber } from './numbers';
import { withReadFields } from './unread';

/** Whether no formation is shallower than the one above it; unknown depths come last. */
function isByDepth(formations: readonly Formation[]): boolean {
  return formations.every((formation, at) => {
    const above = formations[at - 1];
    if (!above) return true;
    const depthM = formation.true_vertical_depth_subsea;
    const aboveM = above.true_vertical_depth_subsea;
    return depthM === null || (aboveM !== null && aboveM <= depthM);
  });
}

/** Formations sorted by TVD SS; equal depths keep their order, unknown depths come last. */
export function sortFormations(formations: readonly Formation[]): readonly Formation[] {
  if (isByDepth(formations)) return formations;
  return orderByDepth(
    formations.map((formation) => ({ tvdM: formation.true_vertical_depth_subsea, formation })),
  ).map(({ formation }) => formation);
}

/** Plan steps sorted by rank, with ranks from 1 to n. */
function rankPlan(steps: readonly PlanSummary[]): readonly PlanSummary[] {
  if (steps.every(({ rank }, at) => rank === at + 1)) return steps;
  return steps
    .toSorted((a, b) => byNumber(a.rank, b.rank))
    .map((step, at) => (step.rank === at + 1 ? step : { ...step, rank: at + 1 }));
}

/** Sets the `owner` id of each entity of a list; the same list if all have it. */
function ownedBy<Owner extends string, E extends { readonly [Key in Owner]?: string }>(
  list: readonly E[],
  owner: Owner,
  id: string,
): readonly E[] {
  return list.every((entity) => entity[owner] === id)
    ? list
    : list.map((entity) => ({ ...entity, [owner]: id }));
}

function ownedLogging(item: LoggingItem, section_id: string): LoggingItem {
  const logging_runs_list = ownedBy(item.logging_runs_list, 'logging_id', item.id);
  return item.section_id === section_id && logging_runs_list === item.logging_runs_list
    ? item
    : { ...item, section_id, logging_runs_list };
}

/** Sets the section's id on its formations and its logging programme, which servers may omit. */
export function withOwners(section: Section): Section {
  const { id } = section;
  const formations_list = ownedBy(section.formations_list, 'section_id', id);
  const logging_item = section.logging_item && ownedLogging(section.logging_item, id);
  return formations_list === section.formations_list && logging_item === section.logging_item
    ? section
    : { ...section, formations_list, logging_item };
}

/**
 * The montage as the editor keeps it: formations sorted by TVD SS, plan steps sorted by rank with ranks from 1 to n,
 * and every entity with the id of its parent. What is already so keeps its reference.
 */
export function normaliseMontage(answered: Montage): Montage {
  const montage = withReadFields(answered);
  const sections = montage.sections_list.map((given) => {
    const section = withOwners(given);
    const formations_list = sortFormations(section.formations_list);
    return formations_list === section.formations_list ? section : { ...section, formations_list };
  });
  const sections_list = sections.every((section, at) => section === montage.sections_list[at])
    ? montage.sections_list
    : sections;
  const plan_summaries_list = rankPlan(montage.plan_summaries_list);
  return sections_list === montage.sections_list && plan_summaries_list === montage.plan_summaries_list
    ? montage
    : { ...montage, sections_list, plan_summaries_list };
}
