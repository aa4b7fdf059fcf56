import { orderByDepth } from '../formations';
import type { Formation, Montage, PlanSummary } from './montage';

/** Whether no formation is shallower than the one above it; those of unknown depth come last. */
function isByDepth(formations: readonly Formation[]): boolean {
  return formations.every((formation, at) => {
    const above = formations[at - 1];
    if (!above) return true;
    const depthM = formation.true_vertical_depth_subsea;
    const aboveM = above.true_vertical_depth_subsea;
    return depthM === null || (aboveM !== null && aboveM <= depthM);
  });
}

/** Formations ascending by TVD SS, those at one depth as they came, those of unknown depth last. */
export function sortFormations(formations: readonly Formation[]): readonly Formation[] {
  if (isByDepth(formations)) return formations;
  return orderByDepth(
    formations.map((formation) => ({ tvdM: formation.true_vertical_depth_subsea, formation })),
  ).map(({ formation }) => formation);
}

/** Plan steps by rank, and the ranks 1 to n. */
function rankPlan(steps: readonly PlanSummary[]): readonly PlanSummary[] {
  if (steps.every(({ rank }, at) => rank === at + 1)) return steps;
  return steps
    .toSorted((a, b) => a.rank - b.rank)
    .map((step, at) => (step.rank === at + 1 ? step : { ...step, rank: at + 1 }));
}

/**
 * The montage as the editor keeps it: the formations of each section ascending by TVD SS, the plan in the order of ranks that
 * run from 1 to n. What is so already keeps its reference.
 */
export function normaliseMontage(montage: Montage): Montage {
  const sections = montage.sections_list.map((section) => {
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
