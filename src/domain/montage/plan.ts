import { stepFigures, type StepFigure } from './catalogue';
import type { Change, Edit, NewId } from './change';
import { appendChanges, editOf, idOf, removeChanges, setChanges } from './edit';
import type { Montage, PlanSummary } from './montage';

const list = { of: 'planSteps' } as const;

/** The changes that give steps in this order the ranks 1 to n. */
const rankChanges = (steps: readonly PlanSummary[]): Change[] =>
  steps.flatMap(({ id, rank }, index): Change[] =>
    rank === index + 1
      ? []
      : [{ op: 'set', at: { of: 'planStep', id }, field: 'rank', from: rank, to: index + 1 }],
  );

const stepOf = (montage: Montage, id: string): PlanSummary | undefined =>
  montage.plan_summaries_list.find((step) => step.id === id);

type Figures = { readonly [Field in StepFigure]?: number | null };

/** Whether the server keeps depths, durations and costs: it then answers them with every step. */
export const keepsFigures = (steps: readonly PlanSummary[]): boolean =>
  steps.some((step) => stepFigures.some((field) => Object.hasOwn(step, field)));

/** Whether a step has any. */
export const hasFigures = (steps: readonly PlanSummary[]): boolean =>
  steps.some((step) => stepFigures.some((field) => (step[field] ?? null) !== null));

/** Those of a new step: unknown, if the server keeps them. */
const newFigures = (steps: readonly PlanSummary[]): Figures =>
  keepsFigures(steps) ? Object.fromEntries(stepFigures.map((field) => [field, null])) : {};

/** Appends a step. Trims both texts; ignores a blank title; an empty description is null. */
export function addPlanStep(montage: Montage, title: string, description: string, newId: NewId): Edit | null {
  const trimmed = title.trim();
  if (trimmed === '') return null;
  return editOf(
    `Add ${trimmed}`,
    appendChanges(montage, list, {
      id: newId(),
      rank: montage.plan_summaries_list.length + 1,
      title: trimmed,
      description: description.trim() || null,
      ...newFigures(montage.plan_summaries_list),
    }),
  );
}

/** By the same rules: a blank title changes nothing. */
export function editPlanStep(montage: Montage, id: string, title: string, description: string): Edit | null {
  const at = { of: 'planStep', id } as const;
  const trimmed = title.trim();
  if (trimmed === '') return null;
  return editOf(`Edit ${stepOf(montage, id)?.title ?? trimmed}`, [
    ...setChanges(montage, at, 'title', trimmed),
    ...setChanges(montage, at, 'description', description.trim() || null),
  ]);
}

/** The steps below move up. */
export function removePlanStep(montage: Montage, id: string): Edit | null {
  const step = stepOf(montage, id);
  if (!step) return null;
  const others = montage.plan_summaries_list.filter((other) => other !== step);
  return editOf(`Delete ${step.title}`, [...removeChanges(montage, list, id), ...rankChanges(others)]);
}

/** Moves a step to `toIndex`, from 0 and without the step itself. Null if it is already there. */
export function movePlanStep(montage: Montage, id: string, toIndex: number): Edit | null {
  const steps = montage.plan_summaries_list;
  const from = steps.findIndex((step) => step.id === id);
  const step = steps[from];
  const to = Math.min(Math.max(toIndex, 0), steps.length - 1);
  if (!step || to === from) return null;
  const moved = steps.toSpliced(from, 1).toSpliced(to, 0, step);
  return editOf(`Move ${step.title} to ${to + 1}`, [
    { op: 'order', list, from: steps.map(idOf), to: moved.map(idOf) },
    ...rankChanges(moved),
  ]);
}
