import { kickFields, stepFigures, type KickField, type StepFigure } from '@/domain/montage/catalogue';
import type { Caller } from './caller';
import { ownerFor } from './ownership';
import type { Clock, Tables } from './ports';
import type { Montage, StoredMontage, VersionCause } from './records';

const loaded = new WeakMap<StoredMontage, Montage>();

type OptionalList =
  | 'trajectories_list'
  | 'pressure_points_list'
  | 'strength_tests_list'
  | 'risks_list'
  | 'risk_levels_list';

/** The lists that a save may leave out: those stored stay, and montages from before there were any have none. */
export const keptLists = ({
  trajectories_list = [],
  pressure_points_list = [],
  strength_tests_list = [],
  risks_list = [],
  risk_levels_list = [],
}: Pick<Montage, OptionalList>): Required<Pick<Montage, OptionalList>> => ({
  trajectories_list,
  pressure_points_list,
  strength_tests_list,
  risks_list,
  risk_levels_list,
});

type Step = Montage['plan_summaries_list'][number];

/**
 * Steps with all their depths, durations and costs: a save may leave them out, and then those `stored` with the same id
 * stay. Steps from before there were any have none.
 */
export function withFigures(steps: readonly Step[], stored: readonly Step[] = []): Step[] {
  const before = new Map(stored.map((step) => [step.id, step]));
  return steps.map((step) => {
    const kept = before.get(step.id);
    const figures = stepFigures.map((field) => {
      const saved = step[field];
      return [field, saved === undefined ? (kept?.[field] ?? null) : saved] as const;
    });
    return { ...step, ...Object.fromEntries(figures) };
  });
}

/** Whether a save leaves nothing of a step as it is. */
export const hasAllFigures = (step: Pick<Step, StepFigure>): boolean =>
  stepFigures.every((field) => step[field] !== undefined);

type Section = Montage['sections_list'][number];

/** Sections with all that a kick tolerance needs, by the same rule as `withFigures`. */
export function withKicks(sections: readonly Section[], stored: readonly Section[] = []): Section[] {
  const before = new Map(stored.map((section) => [section.id, section]));
  return sections.map((section) => {
    const kept = before.get(section.id);
    const fields = kickFields.map((field) => {
      const saved = section[field];
      return [field, saved === undefined ? (kept?.[field] ?? null) : saved] as const;
    });
    return {
      ...section,
      ...Object.fromEntries(fields),
      drill_string_list: section.drill_string_list ?? kept?.drill_string_list ?? [],
    };
  });
}

/** Whether a save leaves nothing of a section's kick tolerance as it is. */
export const hasWholeKick = (section: Pick<Section, KickField> & { drill_string_list?: unknown }): boolean =>
  section.drill_string_list !== undefined && kickFields.every((field) => section[field] !== undefined);

/** The load shape, which is the stored one without what the server notes for itself; the same object for the same record. */
export function asLoaded(stored: StoredMontage): Montage {
  const known = loaded.get(stored);
  if (known) return known;
  const {
    updated_time: _,
    revision: __,
    owner: ___,
    saved_by: ____,
    cause: _____,
    folder: ______,
    ...content
  } = stored;
  const montage = {
    ...content,
    ...keptLists(content),
    sections_list: withKicks(content.sections_list),
    plan_summaries_list: withFigures(content.plan_summaries_list),
  };
  loaded.set(stored, montage);
  return montage;
}

/** Worlds stored before there were revisions have none: their montages are at their first. */
export const revisionOf = ({ revision = 1 }: Pick<StoredMontage, 'revision'>): number => revision;

export interface Saving {
  cause: VersionCause;
  /** An email address. */
  by: string;
  /** Whose a new montage is; that of an existing one stays. */
  owner: string;
}

export const savedBy = (caller: Caller, cause: VersionCause): Saving => ({
  cause,
  by: caller.email,
  owner: ownerFor(caller),
});

/** Within a transaction. Answers the montage as stored, which is its newest version. */
export async function storeMontage(
  { montages }: Pick<Tables, 'montages'>,
  clock: Clock,
  montage: Montage,
  { cause, by, owner }: Saving,
): Promise<StoredMontage> {
  const before = await montages.find(montage.id);
  const kept = before ? before.owner : owner;
  const stored: StoredMontage = {
    ...montage,
    updated_time: new Date(clock.now()).toISOString(),
    revision: before ? revisionOf(before) + 1 : 1,
    ...(kept !== undefined && { owner: kept }),
    saved_by: by,
    cause,
    ...(before?.folder && { folder: before.folder }),
  };
  await montages.put(stored);
  return stored;
}
