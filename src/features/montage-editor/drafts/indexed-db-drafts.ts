import {
  dropOldDrafts,
  entriesOf,
  fenceOf,
  fenceSequence,
  followedSequence,
  oldFollowed,
  openDraftDatabase,
  recordFormat,
  type DraftDatabase,
  type DraftKey,
  type DraftRecord,
} from './draft-database';
import {
  TakenOver,
  type DraftSnapshot,
  type DraftStore,
  type JournalEntry,
  type StoredDraft,
} from './draft-store';
import { untilPainted, type Pause } from '../until-painted';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The distance between the numbers of the entries before and after a snapshot. A frozen tab that has lost the draft
 * continues with its own numbers, and they never match the other tab's.
 */
const numbersApart = 1_000_000;

/** Whether this version wrote the record, without looking into the work. */
function isUnderstood(record: DraftRecord): boolean {
  const { format, next, at, version, work } = record;
  return (
    format === recordFormat &&
    isNumber(next) &&
    isNumber(at) &&
    (version === null || typeof version === 'string') &&
    typeof work === 'object' &&
    work !== null
  );
}

/** @throws TakenOver if the row exists: another tab has written a snapshot since this one last read the fence. */
async function allOf(requests: readonly unknown[]): Promise<void> {
  const failures = (await Promise.allSettled(requests)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  if (failures.some((failure) => failure instanceof DOMException && failure.name === 'ConstraintError'))
    throw new TakenOver();
  if (failures.length > 0) throw failures[0];
}

type Entry = JournalEntry & { readonly sequence: number };

const actionTypes = new Set(['edit', 'undo', 'redo', 'send', 'fail', 'lose']);

/** The entries before the first missing or invalid one: later entries apply to a state that is lost. */
function unbroken(entries: readonly Entry[], next: number): JournalEntry[] {
  const broken = entries.findIndex(
    ({ sequence, action, at }, index) =>
      sequence !== next + index || !actionTypes.has(action?.type) || !isNumber(at),
  );
  const kept = broken < 0 ? entries : entries.slice(0, broken);
  return kept.map(({ action, at }) => ({ action, at }));
}

/**
 * Stores drafts in IndexedDB. Writes are not `durability: 'strict'`: a committed write survives the tab and the
 * browser, and only a power failure could lose the last moment. Flushing to disk on each keystroke would be noticeable.
 */
export function indexedDbDrafts(
  key: DraftKey,
  now: () => number = Date.now,
  nextPaint: () => Pause | null = untilPainted,
): DraftStore {
  const [user, montage] = key;
  let connection: Promise<DraftDatabase> | null = null;
  /** The number of the next entry. Known after the first `read` or `replace`. */
  let sequence: number | null = null;
  /** Beyond every number ever used, so that no entry belongs to an earlier snapshot. */
  let unused = 0;
  /** The fence as this tab last read or wrote it. */
  let known = 0;
  const isBeyond = (fence: { next?: number } | undefined): boolean => (fence?.next ?? 0) > known;
  /** Starting a write takes the browser a millisecond or more; an edit is drawn first. */
  let pause: Pause | null = null;
  /** Writes that wait for a paint, or for such writes: they start in the order of the calls. */
  let waiting: Promise<unknown> | null = null;

  function paint(): Promise<void> | null {
    if (pause) return pause.over;
    const own = nextPaint();
    pause = own;
    const forget = () => {
      if (pause === own) pause = null;
    };
    void own?.over.then(forget);
    return own && own.over;
  }

  function inTurn(wait: Promise<void> | null): Promise<DraftDatabase> {
    if (!wait) pause?.end();
    if (!wait && !waiting) return connected();
    const turn = Promise.resolve(waiting)
      .then(() => wait)
      .then(connected);
    const forget = () => {
      if (waiting === over) waiting = null;
    };
    const over: Promise<void> = turn.then(forget, forget);
    waiting = over;
    return turn;
  }

  function open(): Promise<DraftDatabase> {
    const opening = openDraftDatabase(() => {
      if (connection === opening) connection = null;
    });
    // The next write tries again.
    opening.catch(() => {
      if (connection === opening) connection = null;
    });
    return opening;
  }
  const connected = (): Promise<DraftDatabase> => (connection ??= open());

  async function setAside(): Promise<void> {
    const database = await inTurn(null);
    const tx = database.transaction(['drafts', 'journal', 'aside'], 'readwrite');
    const [drafts, journal] = [tx.objectStore('drafts'), tx.objectStore('journal')];
    const draft = await drafts.get([user, montage]);
    const entries = await journal.getAll(entriesOf(key));
    if (draft) await tx.objectStore('aside').add({ at: now(), draft, journal: entries });
    await drafts.delete([user, montage]);
    await journal.delete(entriesOf(key));
    await tx.done;
    sequence = null;
  }

  return {
    async read(): Promise<StoredDraft | null> {
      const database = await connected();
      const tx = database.transaction(['drafts', 'journal']);
      const [record, everything, fence] = await Promise.all([
        tx.objectStore('drafts').get([user, montage]),
        tx.objectStore('journal').getAll(entriesOf(key)),
        tx.objectStore('journal').get(fenceOf(key)),
      ]);
      known = fence?.next ?? 0;
      unused = Math.max(unused, known);
      // In the background; it may fail.
      void dropOldDrafts(database, now()).catch(() => undefined);
      if (!record) return null;
      if (!isUnderstood(record)) {
        await setAside();
        return null;
      }
      const entries = (everything as Entry[]).filter((entry) => entry.sequence >= record.next);
      const journal = unbroken(entries, record.next);
      const end = Math.max(record.next, ...entries.map((entry) => entry.sequence + 1));
      unused = Math.max(unused, end);
      // Do not append after a gap: `append` fails until the next `replace`.
      sequence = journal.length < entries.length ? null : end;
      const { version, work, unsaved, at } = record;
      return { snapshot: { version, work, unsaved, at }, journal };
    },

    async append(entry: JournalEntry): Promise<void> {
      if (sequence === null) throw new Error('There is no draft to be continued.');
      const own = sequence;
      sequence += 1;
      unused = Math.max(unused, sequence);
      // A save waits for this entry, and it changes nothing on the screen.
      const database = await inTurn(entry.action.type === 'send' ? null : paint());
      const tx = database.transaction('journal', 'readwrite');
      const adding = tx.store.add({ ...entry, user, montage, sequence: own });
      const looking = tx.store.get(fenceOf(key));
      // Without this the transaction ends after the browser has answered, and a tab killed before then loses the entry.
      tx.commit();
      const [fence] = await Promise.all([looking, adding, tx.done]);
      if (isBeyond(fence)) throw new TakenOver();
    },

    async replace(snapshot: DraftSnapshot): Promise<void> {
      // If this write fails, later entries must not look like a continuation of the old snapshot.
      const next = unused + numbersApart;
      sequence = next;
      unused = next;
      const record: DraftRecord = {
        ...snapshot,
        format: recordFormat,
        user,
        montage,
        next,
        ...(!snapshot.unsaved && { savedAt: snapshot.at }),
      };
      const before = known;
      // The next snapshot may be requested before the browser has answered.
      known = next;
      try {
        const database = await inTurn(null);
        const tx = database.transaction(['drafts', 'journal'], 'readwrite');
        const journal = tx.objectStore('journal');
        const old = oldFollowed(key, before, numbersApart);
        const written = [
          tx.objectStore('drafts').put(record),
          journal.add({ user, montage, sequence: followedSequence(before) }),
          journal.put({ user, montage, sequence: fenceSequence, next }),
          journal.delete(entriesOf(key)),
          old && journal.delete(old),
          tx.done,
        ];
        // As in `append`: a tab that closes right after its first edit must not lose it.
        tx.commit();
        await allOf(written);
      } catch (failure) {
        sequence = null;
        if (known === next) known = before;
        throw failure;
      }
    },

    setAside,

    async handOver(): Promise<void> {
      pause?.end();
      await waiting;
      // Pending writes finish first. A connection without a reference stays open as long as the page: it listens for
      // database upgrades, and browsers do not collect listeners.
      const last = connection;
      connection = null;
      last?.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
}
