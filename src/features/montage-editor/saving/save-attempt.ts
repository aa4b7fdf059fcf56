import { ApiError, hasStatus } from '@/api/api-error';
import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { savePayload } from '@/domain/montage/save-payload';
import { isUnsaved, rebase } from '@/domain/montage/session';
import type { DraftAction } from '../drafts/draft-store';
import { conflictWith, type OpenConflict } from '../drafts/open-draft';
import { answered, foundBeneath, foundStored, workOn, type Work } from '../drafts/work';
import type { ServerMontage } from '../server-montage';
import { canBeStored, isEmpty, mayBeSame, wrongMontage } from './check-montage';
import { saveFailure, type SaveFailure } from './save-failure';
import { within, type Clock } from './environment';

export type MontagePayload = ReturnType<typeof savePayload>;

export interface SaveAttemptOptions {
  /** Rejects with an `ApiError`. */
  save(payload: MontagePayload, version: string | null): Promise<ServerMontage>;
  /** Loads the newest montage from the server. */
  load(): Promise<ServerMontage>;
  work(): Work;
  version(): string | null;
  /** Applies an action to the work. Resolves once it survives the tab, if the browser can store it. */
  apply(action: DraftAction): Promise<void> | null | undefined;
  /** Whether this tab may save. */
  isMine(): boolean;
  clock: Clock;
  /** Replaces the work, with another base version. */
  replaceWork(work: Work, version: string | null): void;
  meetConflict(conflict: OpenConflict): void;
  onSaved(server: ServerMontage): void;
  onError(thrown: unknown): void;
  /** An answer came after another tab has taken over the work. */
  onSuperseded(): void;
}

/** A success whose answer does not have the montage. */
const isUnusable = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.kind === 'answer';

/** How long (ms) a save waits for a slow disk: a browser that cannot write must still save. */
const storeMs = 500;

/**
 * Sends the work once and handles the outcome.
 *
 * A save whose answer was lost may have been stored. With a version, a repeated save is then refused with 412. The
 * server's newest montage is compared with every unconfirmed save; if it matches one, that save worked, and later edits
 * go on top of it. Without a version, the PUT replaces the whole montage, and new entities have no ids in it, so a
 * repeated save duplicates nothing.
 *
 * A success without the montage in its answer (204, a message, only the id) is confirmed in the same way, at once.
 *
 * A save waits until the draft records it. If a tab dies in between, the next tab would otherwise take the save for
 * another user's, and put this work on top of it with all new rows twice.
 *
 * @returns why it failed; null on success.
 */
export function createSaveAttempt(options: SaveAttemptOptions): () => Promise<SaveFailure | null> {
  const { work, apply, clock } = options;

  /**
   * Another tab has taken over and may have returned the montage with other work. That work counts this save as one
   * whose answer was lost.
   */
  function superseded(): null {
    options.onSuperseded();
    return null;
  }

  /** A server may send fields that it refuses to take. */
  let refusesForeign = false;

  async function put(sending: Montage): Promise<ServerMontage> {
    const { foreign, ...own } = sending;
    const save = (montage: Montage) => options.save(savePayload(montage), options.version());
    if (!foreign || refusesForeign) return save(own);
    try {
      return await save(sending);
    } catch (thrown) {
      if (!hasStatus(thrown, 400) && !hasStatus(thrown, 422)) throw thrown;
      const answer = await save(own);
      refusesForeign = true;
      return answer;
    }
  }

  async function send(mayRepeat: boolean): Promise<SaveFailure | null> {
    const stored = apply({ type: 'send' });
    const { sending } = work();
    if (stored) await within(stored, storeMs, clock);
    if (work().sending !== sending) return null;
    if (!options.isMine()) {
      apply({ type: 'fail' });
      return null;
    }
    let answer: ServerMontage | null = null;
    try {
      if (!sending) throw new Error('No montage data available to save');
      answer = await put(sending);
      if (!canBeStored(answer.montage, sending)) throw wrongMontage(answer);
      if (work().sending !== sending) return superseded();
      options.replaceWork(answered(work(), answer.montage), answer.version);
      options.onSaved(answer);
      return null;
    } catch (thrown) {
      if (sending && isUnusable(thrown)) {
        const theirs = await confirmed(sending, answer);
        if (work().sending !== sending) return superseded();
        if (theirs) {
          options.replaceWork(theirs.work, theirs.version);
          options.onSaved(theirs);
          return null;
        }
      }
      options.onError(thrown);
      if (work().sending !== sending) return superseded();
      const failure = saveFailure(thrown);
      if (failure.remedy === 'choice') return outdated(failure, mayRepeat);
      apply({ type: failure.mayBeStored ? 'lose' : 'fail' });
      return failure;
    }
  }

  /**
   * The server's newest montage if it shows that this save was stored: it has what was sent, or it is what the answer to
   * the save says. Null if it does not, or gives no answer either.
   */
  async function confirmed(
    sending: Montage,
    answer: ServerMontage | null,
  ): Promise<(ServerMontage & { work: Work }) | null> {
    let theirs: ServerMontage;
    try {
      theirs = await options.load();
    } catch {
      return null;
    }
    const now = work();
    const own = foundStored({ ...now, unconfirmedSaves: [] }, theirs.montage);
    if (own) return { ...theirs, work: own };
    const isAnswer = answer !== null && equal(answer.montage, theirs.montage);
    if (isAnswer && !isEmpty(theirs.montage) && mayBeSame(theirs.montage, sending))
      return { ...theirs, work: answered(now, theirs.montage) };
    const beneath = foundBeneath({ ...now, unconfirmedSaves: [] }, theirs.montage);
    return beneath && { ...theirs, work: workOn(rebase(beneath.session, theirs.montage)) };
  }

  async function outdated(failure: SaveFailure, mayRepeat: boolean): Promise<SaveFailure | null> {
    const { sending } = work();
    let theirs: ServerMontage;
    try {
      theirs = await options.load();
      if (work().sending !== sending) return superseded();
    } catch (thrown) {
      options.onError(thrown);
      if (work().sending !== sending) return superseded();
      apply({ type: 'fail' });
      return saveFailure(thrown);
    }
    const own = foundStored(work(), theirs.montage);
    if (own) {
      options.replaceWork(own, theirs.version);
      options.onSaved(theirs);
      return isUnsaved(own.session) && mayRepeat ? send(false) : null;
    }
    const beneath = foundBeneath(work(), theirs.montage);
    if (beneath) {
      const isAllTheirs = !isUnsaved(beneath.session);
      options.replaceWork(
        isAllTheirs ? workOn(rebase(beneath.session, theirs.montage)) : beneath,
        isAllTheirs ? theirs.version : options.version(),
      );
      if (isAllTheirs) {
        options.onSaved(theirs);
        return null;
      }
    }
    apply({ type: 'fail' });
    const conflict = conflictWith(work().session, theirs);
    if (conflict) {
      options.meetConflict(conflict);
      return failure;
    }
    // The version differs and nothing else: no question. Only once: a server whose tags never match would be asked
    // forever.
    options.replaceWork(workOn(rebase(work().session, theirs.montage)), theirs.version);
    return mayRepeat ? send(false) : { ...failure, remedy: 'later' };
  }

  return () => send(true);
}
