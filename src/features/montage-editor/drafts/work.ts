import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { savePayload } from '@/domain/montage/save-payload';
import {
  commit,
  isUnsaved,
  openSession,
  redo,
  saved,
  afterLostSave,
  saveFailed,
  sendSession,
  discardEdits,
  undo,
  type Session,
} from '@/domain/montage/session';
import { normaliseMontage } from '@/domain/montage/normalise';
import type { DraftAction } from './draft-store';

/** A session as it would go on if the server had stored what was sent. */
interface Sent {
  readonly session: Session;
  readonly montage: Montage;
}

/** A session, and what the server may have of it without having said so. Plain data. */
export interface Work {
  readonly session: Session;
  /** What the save under way carries; null where none is. */
  readonly sending: Montage | null;
  /** Saves whose answers were lost. All edits are made to these as well. */
  readonly doubts: readonly Sent[];
}

/** Each costs an edit once more. All carry the same version, of which the server stores one and refuses the others. */
const mostDoubts = 8;

export const openWork = (server: Montage): Work => ({
  session: openSession(server),
  sending: null,
  doubts: [],
});

export const workOn = (session: Session): Work => ({ session, sending: null, doubts: [] });

/**
 * Work without everything that was not saved. A save whose answer never came may have been stored all the same, and has to be
 * taken back at the server then.
 */
export const discard = ({ session, doubts }: Work): Work => ({
  ...openWork(session.base),
  doubts: doubts.map((sent) => ({ ...sent, session: discardEdits(sent.session) })),
});

/**
 * Whether the server may have something else than what is on the screen. An edit whose save got no answer and that is then
 * undone is such a case, although nothing is left of it here.
 */
export const isWorkUnsaved = ({ session, doubts }: Work): boolean =>
  isUnsaved(session) || doubts.some((sent) => sent.session.since.length > (sent.session.sent ?? 0));

function change(work: Work, by: (session: Session) => Session): Work {
  const session = by(work.session);
  if (session === work.session) return work;
  return { ...work, session, doubts: work.doubts.map((sent) => ({ ...sent, session: by(sent.session) })) };
}

function addDoubt({ session, sending, doubts }: Work): readonly Sent[] {
  if (!sending || doubts.length >= mostDoubts || doubts.some(({ montage }) => montage === sending)) {
    return doubts;
  }
  return [...doubts, { session, montage: sending }];
}

export function act(work: Work, action: DraftAction): Work {
  switch (action.type) {
    case 'edit':
      return change(work, (session) => commit(session, action.edit));
    case 'undo':
      return change(work, undo);
    case 'redo':
      return change(work, redo);
    case 'send':
      return { ...work, session: sendSession(work.session), sending: work.session.montage };
    case 'fail':
      return { ...work, session: saveFailed(work.session), sending: null };
    case 'lose':
      return { session: saveFailed(work.session), sending: null, doubts: addDoubt(work) };
  }
}

/** After the answer to the save under way. */
export function answered(work: Work, server: Montage): Work {
  return workOn(saved(work.session, work.sending ?? work.session.montage, server));
}

/**
 * After it turned out that the server has what an earlier save carried, although its answer never came. Null where the
 * server has something else.
 */
export function foundStored(work: Work, server: Montage): Work | null {
  const underWay = work.sending ? [{ session: work.session, montage: work.sending }] : [];
  const found = [...underWay, ...work.doubts].find(({ montage }) => isStoredAs(montage, server));
  return found ? workOn(saved(found.session, found.montage, server)) : null;
}

/**
 * After it turned out that the server has a newer montage, with what an earlier save carried beneath it, although the answer
 * to that save never came. Null where the server does not show it.
 */
export function foundBeneath(work: Work, server: Montage): Work | null {
  const underWay = work.sending ? [{ session: work.session, montage: work.sending }] : [];
  const found = [...underWay, ...work.doubts].flatMap(
    ({ session, montage }) => afterLostSave(session, montage, server) ?? [],
  );
  // A save that carried less is shown as well by what was stored of one that carried more.
  const [best] = found.toSorted((a, b) => a.unexplained - b.unexplained);
  return best ? workOn(best.session) : null;
}

/** Whether the server has what was sent. It may have named new entities, and changed nothing else. */
function isStoredAs(sent: Montage, server: Montage): boolean {
  return matches(savePayload(sent), savePayload(normaliseMontage(server)));
}

type Loose = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

function matches(sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((entry, index) => matches(entry, stored[index]))
    );
  }
  if (!isRecord(sent) || !isRecord(stored)) return equal(sent, stored);
  const given = (entity: Loose) => Object.keys(entity).filter((key) => entity[key] !== undefined);
  return (
    given(sent).every((key) => matches(sent[key], stored[key])) &&
    given(stored).every((key) => key === 'id' || sent[key] !== undefined)
  );
}
