import { compareMontages } from '@/domain/montage/compare';
import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { normaliseMontage } from '@/domain/montage/normalise';
import { unitsInForce } from '@/domain/shown-units/in-force';
import type { Units } from '@/domain/shown-units/units-of-person';
import { rebase, type Session } from '@/domain/montage/session';
import type { Conflict, Recovered } from '../editor';
import { isMontage, mayBeSame } from '../saving/check-montage';
import type { ServerMontage } from '../server-montage';
import type { StoredDraft } from './draft-store';
import { act, foundBeneath, foundStored, isWorkUnsaved, openWork, workOn, type Work } from './work';

/** A conflict, and the version to send with a save over it. */
export interface OpenConflict extends Conflict {
  readonly version: string | null;
  /** Of the values in the differences. */
  readonly units: Units;
}

export interface Opened {
  readonly work: Work;
  readonly version: string | null;
  readonly recovered: Recovered | null;
  readonly conflict: OpenConflict | null;
  /** Null if the stored draft is not this work, so that a snapshot must replace it. */
  readonly journalLength: number | null;
  /** Whether the stored draft is invalid. */
  readonly damaged: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  isMontage(value.base) &&
  isMontage(value.montage) &&
  Array.isArray(value.past) &&
  Array.isArray(value.future) &&
  Array.isArray(value.since) &&
  (value.sent === null || typeof value.sent === 'number');

const isWork = (value: unknown): value is Work =>
  isRecord(value) &&
  isSession(value.session) &&
  (value.sending === null || isMontage(value.sending)) &&
  Array.isArray(value.unconfirmedSaves) &&
  value.unconfirmedSaves.every(
    (save: unknown) => isRecord(save) && isSession(save.session) && isMontage(save.montage),
  );

/** The stored name differs: earlier versions of the application read and write it too. */
export const storedWork = ({ unconfirmedSaves, ...work }: Work): unknown => ({
  ...work,
  doubts: unconfirmedSaves,
});

function readWork(stored: unknown): Work | null {
  if (!isRecord(stored)) return null;
  const { doubts: unconfirmedSaves, ...work } = stored;
  const read = { ...work, unconfirmedSaves };
  return isWork(read) ? read : null;
}

/** The work as stored; null if it is invalid. */
export function revive({ snapshot, journal }: StoredDraft): Work | null {
  const stored = readWork(snapshot.work);
  if (!stored) return null;
  try {
    return journal.reduce((work, { action }) => act(work, action), stored);
  } catch {
    // An action that this version of the application does not know.
    return null;
  }
}

const fresh = (server: ServerMontage): Opened => ({
  work: openWork(server.montage),
  version: server.version,
  recovered: null,
  conflict: null,
  journalLength: null,
  damaged: false,
});

/** What saving `session` over `theirs` would meet, in the units in force. */
const compareWith = ({ base, montage }: Session, theirs: Montage) => ({
  differences: compareMontages(base, montage, theirs),
  units: unitsInForce(),
});

/** The conflict of a session that has changed, or in other units. */
export const compareAgain = (session: Session, conflict: OpenConflict): OpenConflict => ({
  ...conflict,
  ...compareWith(session, conflict.theirs),
});

/** The conflict in saving `session` over `theirs`; null if nothing of theirs would be lost. */
export function conflictWith(session: Session, theirs: ServerMontage): OpenConflict | null {
  const montage = normaliseMontage(theirs.montage);
  const compared = compareWith(session, montage);
  if (compared.differences.every(({ kind }) => kind === 'mine')) return null;
  return { theirs: montage, ...compared, version: theirs.version };
}

/** The editor's initial state, from the stored draft and the server's montage. */
export function openDraft(stored: StoredDraft | null, server: ServerMontage): Opened {
  if (!stored) return fresh(server);
  const left = revive(stored);
  if (!left || !mayBeSame(left.session.base, server.montage)) return { ...fresh(server), damaged: true };
  const { snapshot, journal } = stored;

  const isBase =
    snapshot.version !== null && server.version !== null
      ? snapshot.version === server.version
      : equal(left.session.base, normaliseMontage(server.montage));
  const own = isBase ? null : foundStored(left, server.montage);
  const beneath = isBase || own ? null : foundBeneath(left, server.montage);
  // The tab was killed during a save, which may still reach the server.
  const work = own ?? beneath ?? (left.sending ? act(left, { type: 'lose' }) : left);
  const kept: Opened = {
    ...fresh(server),
    work,
    version: server.version ?? snapshot.version,
    journalLength: work === left ? journal.length : null,
  };
  if (!isWorkUnsaved(work)) return isBase || own ? kept : fresh(server);

  const steps = Math.max(1, work.session.since.length);
  const recovered = { at: journal.at(-1)?.at ?? snapshot.at, steps };
  if (isBase || own) return { ...kept, recovered };
  const conflict = conflictWith(work.session, server);
  if (conflict) return { ...kept, version: snapshot.version, conflict };
  const rebased = workOn(rebase(work.session, server.montage));
  return { ...kept, work: rebased, version: server.version, recovered, journalLength: null };
}
