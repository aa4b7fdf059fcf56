import { applyChanges, invert } from '@/domain/montage/apply';
import type { Change, Edit } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { matchNewIds, renameIds } from '@/domain/montage/new-ids';
import { normaliseMontage } from '@/domain/montage/normalise';
import { changesBetween } from '@/domain/montage/rebase';
import type { Session } from '@/domain/montage/session';
import type { DraftAction } from './draft-store';

/** Edits of this tab that the tab which took over did not find in the draft. */
export interface Stranded {
  /** The montage in the draft. */
  readonly base: Montage;
  /** The montage as this tab showed it. */
  readonly montage: Montage;
  /** The edits between the two, in order. */
  readonly batches: readonly (readonly Change[])[];
}

export const putBackLabel = 'Changes that did not reach the other tab';

interface Step {
  readonly changes: readonly Change[];
  readonly montage: Montage;
}

/** Tracks the edits of a tab that are on the screen and not yet in the draft. */
export function createUnstoredEdits(begun: Montage) {
  let base = begun;
  let first = 0;
  let steps: Step[] = [];
  return {
    /** See `DraftKeeperOptions`. */
    moment: () => first + steps.length,
    kept(moment: number): void {
      const kept = steps.splice(0, Math.max(0, moment - first));
      first += kept.length;
      base = kept.at(-1)?.montage ?? base;
    },
    did(changes: readonly Change[], montage: Montage): void {
      steps.push({ changes, montage });
    },
    /** After a save or a choice: new rows have other ids. What the server has is safe, even if the draft is lost. */
    became({ base: server, montage, since }: Session): void {
      const isAllKept = steps.length === 0;
      first += steps.length;
      base = isAllKept ? montage : server;
      steps = isAllKept || since.length === 0 ? [] : [{ changes: since.flat(), montage }];
    },
    /**
     * Null if the draft has everything. Steps that cancel each other out count: the draft may contain the first one
     * before the confirmation arrives.
     */
    stranded(): Stranded | null {
      const montage = steps.at(-1)?.montage;
      if (!montage) return null;
      return { base, montage, batches: steps.map(({ changes }) => changes) };
    },
  };
}

/** What an action changed in the montage. */
export function changesOf(before: Session, action: DraftAction, after: Session): readonly Change[] {
  if (action.type === 'undo') return invert(before.past.at(-1)?.changes ?? []);
  return action.type === 'edit' || action.type === 'redo' ? (after.past.at(-1)?.changes ?? []) : [];
}

/** The stranded edits as one step on top of `montage`, where new rows may have other ids after a save. */
export function putBack({ base, montage: shown, batches }: Stranded, montage: Montage): Edit {
  const ids = new Map([...matchNewIds(base, montage, false), ...matchNewIds(shown, montage, false)]);
  const done = applyChanges(
    montage,
    batches.flatMap((changes) => renameIds(changes, ids)),
  );
  return { label: putBackLabel, changes: changesBetween(montage, normaliseMontage(done)) };
}
