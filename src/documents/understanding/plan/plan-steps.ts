import type { PlanStepFact } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';
import type { Group } from '../tables/table-groups';

/** `Drill 12 1/4" hole (5 d)`: the time that a step takes, behind its title. */
export const DURATION =
  /\s*\((?:ca?\.? ?|~ ?|approx\.? )?\d+(?:[.,]\d+)? ?(?:d|days?|h|hrs?|hours?|dagen|dag|uur|tage?|std|jours?|heures?|d[i\u00ed]as?|horas?|dager|d\u00f8gn|timer|giorni|ore)\.?\)$/iu;

/** A star behind a word, the mark of a footnote. */
const FOOTNOTE_MARK = /(?<=\p{L})\*{1,2}(?=[\s,.;)]|$)/gu;

const withoutDuration = (title: string | null): string | null =>
  title?.replace(DURATION, '').replace(FOOTNOTE_MARK, '') ?? null;

/**
 * Whether the rows are the phases of a time estimate, with nothing but their days: a sequence of operations says in full what
 * they sum up.
 */
export const isTimeEstimate = ({ kind, has, rows }: Group): boolean =>
  kind === 'plan' &&
  has('duration') &&
  !has('rank') &&
  !has('description') &&
  rows.some((row) => row.text('duration') !== null);

/** `26"`, `12 1/4 in`: a size that says nothing of the work. */
const SIZE_ALONE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s?(?:"|\u2033|\u201d|in)$/;

/** Whether most phases of a time estimate have no other name than a size: they are a budget of days, and no steps. */
export function areOnlySizes(all: readonly string[]): boolean {
  const titles = all.filter((title) => !TOTAL.test(title));
  return titles.filter((title) => SIZE_ALONE.test(title)).length * 2 > titles.length;
}

/** A row that sums up the others. */
export const TOTAL = /^(?:(?:sub ?)?total|sum|cumulative|gesamt|summe|totaal|totalt|som)\b/i;

/** `1 / 2`, in the footer of a page below the last step. */
const PAGE_NUMBER = /^\d+\s*\/\s*\d+$/;

/** `1,500 psi`, `5 bpm`: a pressure, a rate or an amount alone, of a step that has another name. */
const FIGURE_ALONE =
  /^[\d.,\s\u2013-]*\d\s?(?:psig?|k?pa|mpa|bars?|bara|barg|kg\/cm[2\u00b2]|bpm|gpm|l\/min|lpm|m[3\u00b3]\/min|bbls?|m[3\u00b3]|ppg|sg|%)$/i;

/** What the title of a step rests on that a time estimate gives. */
export const PHASE_AS_STEP = 'the phase of a time estimate was read as a step of the plan';

export function readPlan(group: Group): PlanStepFact[] {
  const isOfTimes = isTimeEstimate(group);
  if (isOfTimes && areOnlySizes(group.rows.flatMap((row) => row.text('title') ?? []))) return [];
  return group.rows.flatMap((row): PlanStepFact[] => {
    const title = withoutDuration(row.text('title'));
    const description = row.text('description');
    if (PAGE_NUMBER.test(title ?? '') || FIGURE_ALONE.test(title ?? '')) return [];
    // `Step | Description`: the step's number is not a title, but its description is.
    if (title !== null && /^\d+\.?$/.test(title))
      return description === null || FIGURE_ALONE.test(description)
        ? []
        : [
            {
              title: description,
              description: null,
              source: row.source(),
              origins: row.origins({ title: 'description' }),
            },
          ];
    const isTimed = row.text('duration') !== null && title !== null && !TOTAL.test(title);
    return title === null || (description === null && row.text('rank') === null && !isTimed)
      ? []
      : [
          {
            title,
            description,
            source: row.source(),
            origins: isOfTimes
              ? withAssumption(row.origins({ title: 'title' }), PHASE_AS_STEP, ['title'])
              : row.origins({ title: 'title', description: 'description', rank: 'rank' }),
          },
        ];
  });
}
