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

/** A session as it continues if the server stored what was sent. */
interface UnconfirmedSave {
  readonly session: Session;
  readonly montage: Montage;
}

/** A session, and what the server may have stored without confirming it. Plain data. */
export interface Work {
  readonly session: Session;
  /** The montage of the save under way; null if there is none. */
  readonly sending: Montage | null;
  /** Saves whose answers were lost. Every edit is applied to these as well. */
  readonly unconfirmedSaves: readonly UnconfirmedSave[];
}

/**
 * Each costs one more application of every edit. All have the same version, so the server stores one and refuses the
 * others.
 */
const mostUnconfirmed = 8;

export const openWork = (server: Montage): Work => ({
  session: openSession(server),
  sending: null,
  unconfirmedSaves: [],
});

export const workOn = (session: Session): Work => ({ session, sending: null, unconfirmedSaves: [] });

/** Work without unsaved edits. If a save without an answer was stored after all, it must be reverted on the server. */
export const discard = ({ session, unconfirmedSaves }: Work): Work => ({
  ...openWork(session.base),
  unconfirmedSaves: unconfirmedSaves.map((sent) => ({ ...sent, session: discardEdits(sent.session) })),
});

/**
 * Whether the server may have something other than the screen shows. An example is an edit whose save got no answer and
 * that was then undone: nothing of it is left here.
 */
export const isWorkUnsaved = ({ session, unconfirmedSaves }: Work): boolean =>
  isUnsaved(session) || unconfirmedSaves.some((sent) => sent.session.since.length > (sent.session.sent ?? 0));

function change(work: Work, by: (session: Session) => Session): Work {
  const session = by(work.session);
  if (session === work.session) return work;
  return {
    ...work,
    session,
    unconfirmedSaves: work.unconfirmedSaves.map((sent) => ({ ...sent, session: by(sent.session) })),
  };
}

function withSending({ session, sending, unconfirmedSaves }: Work): readonly UnconfirmedSave[] {
  if (
    !sending ||
    unconfirmedSaves.length >= mostUnconfirmed ||
    unconfirmedSaves.some(({ montage }) => montage === sending)
  ) {
    return unconfirmedSaves;
  }
  return [...unconfirmedSaves, { session, montage: sending }];
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
      return { session: saveFailed(work.session), sending: null, unconfirmedSaves: withSending(work) };
  }
}

/** The work after the answer to the save under way. */
export function answered(work: Work, server: Montage): Work {
  return workOn(saved(work.session, work.sending ?? work.session.montage, server));
}

/** The work if the server has stored an earlier save without an answer. Null if the server has something else. */
export function foundStored(work: Work, server: Montage): Work | null {
  const underWay = work.sending ? [{ session: work.session, montage: work.sending }] : [];
  const found = [...underWay, ...work.unconfirmedSaves].find(({ montage }) => isStoredAs(montage, server));
  return found ? workOn(saved(found.session, found.montage, server)) : null;
}

/**
 * The work if the server has a newer montage on top of an earlier save without an answer. Null if it does not contain
 * that save.
 */
export function foundBeneath(work: Work, server: Montage): Work | null {
  const underWay = work.sending ? [{ session: work.session, montage: work.sending }] : [];
  const found = [...underWay, ...work.unconfirmedSaves].flatMap(
    ({ session, montage }) => afterLostSave(session, montage, server) ?? [],
  );
  // A save that carried less also matches what a larger save stored.
  const [best] = found.toSorted((a, b) => a.unexplained - b.unexplained);
  return best ? workOn(best.session) : null;
}

/** Whether the server has exactly what was sent, apart from the ids of new entities. */
function isStoredAs(sent: Montage, server: Montage): boolean {
  return matches(ownPayload(sent), ownPayload(normaliseMontage(server)));
}

/** Other fields, such as who saved last, are the server's to change. */
const ownPayload = ({ foreign: _, ...montage }: Montage) => savePayload(montage);

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
