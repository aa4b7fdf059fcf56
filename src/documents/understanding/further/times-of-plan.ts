import type { Origin, PlanStepFact, Source } from '../../facts';
import type { StepTimeFact } from '../../rock-facts';
import { placesOfFact } from '../accounting/used-places';
import { withAssumption } from '../facts/assumed-origins';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { DURATION, PHASE_AS_STEP } from '../plan/plan-steps';
import { timeUnit } from './time-columns';

const keyOf = ({ file, sheet = '', page = 0, row = 0 }: Source): string => `${file}|${sheet}|${page}|${row}`;

const wordsOf = (title: string): string[] =>
  fold(title)
    .replace(/[^a-z\d/ .]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !['the', 'and', 'to', 'a'].includes(word));

const SHORTEST = 2;

/** Whether all words of one title are in the other. */
function areOfOneStep(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.length >= SHORTEST && few.every((word) => many.includes(word));
}

interface Timed {
  plan: PlanStepFact[];
  used: Origin[];
}

/**
 * The steps of a plan with their times: of the same row, of the row with the same title, or of the only one with the same
 * words. The rest of the tables is not used.
 */
export function withTimes(plan: readonly PlanStepFact[], tables: readonly StepTimeFact[][]): Timed {
  const byRow = new Map(tables.flat().map((time) => [keyOf(time.source), time] as const));
  const own = plan.map((step) => byRow.get(keyOf(step.source)) ?? null);
  const others = tables.filter((times) => !times.some((time) => own.includes(time)));
  const byTitle = plan.map(
    (step, index) => own[index] ?? ofTitle(step, plan, others.flat()) ?? inTitle(step),
  );
  return {
    plan: plan.map((step, index) => {
      const time = byTitle[index];
      return time ? { ...step, time } : step;
    }),
    used: byTitle.flatMap((time) => (time ? placesOfFact(time) : [])),
  };
}

/** The rows of a table of times as the steps of a plan. */
export const stepsOfTimes = (times: readonly StepTimeFact[]): PlanStepFact[] =>
  times.map((time) => {
    const { title } = time.origins ?? {};
    const origins = title ? withAssumption({ title }, PHASE_AS_STEP) : {};
    return { title: time.title, description: null, source: time.source, origins, time };
  });

/** The time of the only row with the title of a step, or with its words. */
function ofTitle(
  step: PlanStepFact,
  plan: readonly PlanStepFact[],
  times: readonly StepTimeFact[],
): StepTimeFact | null {
  const same = times.filter(({ title }) => fold(title) === fold(step.title));
  const [first, ...more] =
    same.length > 0 ? same : times.filter(({ title }) => areOfOneStep(title, step.title));
  if (!first || more.length > 0) return null;
  const steps = plan.filter(({ title }) =>
    same.length > 0 ? fold(title) === fold(first.title) : areOfOneStep(first.title, title),
  );
  if (steps.length !== 1) return null;
  return same.length > 0
    ? first
    : {
        ...first,
        origins: withAssumption(
          first.origins ?? {},
          `of the row "${first.title}", which was read as the same step`,
        ),
      };
}

/** `Drill 12 1/4" hole (5 d)`: the time in the text of the step. */
function inTitle({ title, source, origins }: PlanStepFact): StepTimeFact | null {
  const origin = origins?.['title'];
  const written = DURATION.exec(origin?.quote ?? '')?.[0];
  const measured = parseMeasured((written ?? '').replace(/^[\s(]*(?:ca?\.?|~|approx\.?)?\s*|[)\s.]+$/g, ''));
  const unit = measured && timeUnit(measured.rest);
  if (!origin || !measured || !unit) return null;
  const likelyDays = unit === 'hours' ? Number((measured.value / 24).toFixed(6)) : measured.value;
  return {
    title,
    fromAhdM: null,
    toAhdM: null,
    lowDays: null,
    likelyDays,
    highDays: null,
    dayRateUsd: null,
    fixedCostUsd: null,
    source,
    origins: {
      likelyDays: unit === 'hours' ? { ...origin, certainty: 'converted', note: 'hours to days' } : origin,
    },
  };
}
