import type { Edit, NewId } from '@/domain/montage/change';
import { equal } from '@/domain/montage/equal';
import type { Montage } from '@/domain/montage/montage';
import { normaliseMontage } from '@/domain/montage/normalise';
import { rebase } from '@/domain/montage/session';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper';
import type { DraftAction, DraftStore, StoredDraft } from './drafts/draft-store';
import {
  compareAgain,
  openDraft,
  revive,
  storedWork,
  type OpenConflict,
  type Opened,
} from './drafts/open-draft';
import { changesOf, createUnstoredEdits, putBack, type Stranded } from './drafts/stranded';
import type { TabLock } from './drafts/tab-lock';
import { act, discard, isWorkUnsaved, openWork, workOn, type Work } from './drafts/work';
import type { Editor, EditorState, Recovered, SaveState } from './editor';
import { canReplace, wrongMontage } from './saving/check-montage';
import { createSaveAttempt, type MontagePayload } from './saving/save-attempt';
import { createSaveLoop } from './saving/save-loop';
import type { ServerMontage } from './server-montage';
import {
  browserOnline,
  pageHidden,
  systemClock,
  within,
  type Clock,
  type Switch,
} from './saving/environment';

export interface EditorOptions {
  /** The server's montage when the editor opens. */
  server: ServerMontage;
  /** Rejects with an `ApiError`. Without it the editor never saves. */
  save?: (payload: MontagePayload, version: string | null) => Promise<ServerMontage>;
  /** Loads the newest montage from the server. */
  load?: () => Promise<ServerMontage>;
  /** Null if the browser cannot store; the state then says so. Undefined for no draft. */
  drafts?: DraftStore | null;
  /** The stored content of `drafts`. */
  stored?: StoredDraft | null;
  lock?: TabLock | null;
  clock?: Clock;
  hidden?: Switch;
  online?: Switch;
  onSaved?: (server: ServerMontage) => void;
  /** A message for the user. Not called if an automatic attempt fails like the one before. */
  onFailure?: (message: string) => void;
  /** Called for each failed attempt, for the console. */
  onError?: (thrown: unknown) => void;
  /** Called before another tab takes over: commit the focused input. */
  onHandOver?: () => void;
  /** Called when the editor becomes read-only: pass it the server's versions with `adopt`. */
  onReadOnly?: () => void;
  newId?: NewId;
  /** Adds to an edit what the user wants to happen with it; the same step of the history. */
  refine?: (montage: Montage, edit: Edit) => Edit;
}

/**
 * How long (ms) a tab that another tab takes over from waits for its save, and then for its draft. See `patienceMs`.
 */
const handOverMs = 1_000;

export interface OpenEditor extends Editor {
  /**
   * Takes a fetched version of the server. Adopts it only if nothing is unsaved; otherwise the next save detects it.
   */
  adopt(server: ServerMontage): void;
  /** Resolves after `dispose`, once the running save has its answer and the browser has the draft. */
  closed: Promise<void>;
}

const never: Switch = { now: () => false, subscribe: () => () => {} };
const always: Switch = { now: () => true, subscribe: () => () => {} };
const inBrowser = typeof document !== 'undefined';

/** Opens a montage for editing. See `Editor` and `EditorOptions`. */
export function createEditor(options: EditorOptions): OpenEditor {
  const { server, drafts, lock = null, clock = systemClock } = options;
  const { newId = () => `temp-${crypto.randomUUID()}` } = options;
  const listeners = new Set<() => void>();
  const editListeners = new Set<(edit: Edit) => void>();
  let work: Work = openWork(server.montage);
  let version = server.version;
  let recovered: Recovered | null = null;
  let conflict: OpenConflict | null = null;
  let locked = lock !== null && !lock.held();
  let actedAt = clock.now();
  let keeper: DraftKeeper | null = null;
  let unstored = createUnstoredEdits(work.session.montage);
  let stranded: readonly Stranded[] = [];
  /**
   * Whether the user asked to edit here and the other tab still holds the lock; and whether to add the stranded edits
   * then.
   */
  let takingOver = false;
  let addsStranded = false;
  /** Whether this tab is locked but still writing its draft. */
  let handingOver = false;
  let openings = 0;
  let disposed = false;
  let state: EditorState | null = null;

  function changed(): void {
    state = null;
    for (const listener of listeners) listener();
  }

  const unsaved = () => isWorkUnsaved(work);

  /**
   * @param isAfter whether the tab that had the draft before may be frozen: this prevents it from overwriting the
   * draft.
   */
  function start(opened: Opened, isAfter: boolean, store = drafts): void {
    ({ work, version, recovered, conflict } = opened);
    if (recovered) actedAt = recovered.at;
    unstored = createUnstoredEdits(work.session.montage);
    if (drafts === undefined) return;
    if (opened.damaged) drafts?.setAside().catch(() => undefined);
    keeper = createDraftKeeper({
      store: store ?? null,
      clock,
      journalLength: opened.journalLength,
      snapshot: () => ({ version, work: storedWork(work), unsaved: unsaved(), at: actedAt }),
      moment: unstored.moment,
      onKept: unstored.kept,
      onTakenOver,
      onChange: changed,
    });
    if (isAfter) keeper.replace();
  }
  if (!locked) start(openDraft(options.stored ?? null, server), lock?.isCertain === false);

  function apply(action: DraftAction): Promise<void> | null {
    work = act(work, action);
    return keeper?.record(action) ?? null;
  }

  function replaceWork(next: Work, nextVersion: string | null): void {
    work = next;
    version = nextVersion;
    unstored.became(work.session);
    keeper?.replace();
  }

  async function load(): Promise<ServerMontage> {
    if (!options.load) throw new Error('There is nowhere to load from.');
    const newest = await options.load();
    if (!canReplace(newest.montage, work.session.base)) throw wrongMontage(newest);
    return newest;
  }

  const attempt = createSaveAttempt({
    save: options.save ?? (() => Promise.reject(new Error('There is nowhere to save to.'))),
    load,
    work: () => work,
    version: () => version,
    apply,
    isMine: () => !locked,
    clock,
    replaceWork,
    meetConflict(met) {
      conflict = met;
    },
    onSaved: (saved) => options.onSaved?.(saved),
    onError: (thrown) => options.onError?.(thrown),
    onSuperseded: () => locked && options.onReadOnly?.(),
  });

  const loop = createSaveLoop({
    clock,
    hidden: options.hidden ?? (inBrowser ? pageHidden : never),
    online: options.online ?? (inBrowser ? browserOnline : always),
    unsaved,
    wanted: () => options.save !== undefined && !locked && !conflict && !recovered && unsaved(),
    attempt,
    onChange: changed,
    onFailure: (message) => options.onFailure?.(message),
  });

  /** A user action: recovered work is accepted with it. */
  function perform(action: DraftAction): boolean {
    const before = work.session;
    const next = act(work, action);
    if (next.session === before) return false;
    work = next;
    unstored.did(changesOf(before, action, next.session), next.session.montage);
    actedAt = clock.now();
    recovered = null;
    // The dialog shows the current differences.
    if (conflict) conflict = compareAgain(work.session, conflict);
    keeper?.record(action);
    loop.edited();
    changed();
    return true;
  }

  const isReadOnly = () => locked && !handingOver;

  function saveState(): SaveState {
    if (loop.isSaving() && !isReadOnly()) return { status: 'saving' };
    if (!unsaved()) return { status: 'saved' };
    const failure = loop.failure();
    return {
      status: 'unsaved',
      savesAt: loop.savesAt(),
      failure: failure?.message ?? null,
      needsSignIn: failure?.remedy === 'sign-in',
    };
  }

  const current = (): EditorState => ({
    montage: work.session.montage,
    undoLabel: work.session.past.at(-1)?.label ?? null,
    redoLabel: work.session.future.at(-1)?.label ?? null,
    save: saveState(),
    locked: !locked ? null : takingOver ? 'taking-over' : 'other-tab',
    recovered,
    conflict,
    stranded: stranded.length > 0 ? { steps: stranded.flatMap(({ batches }) => batches).length } : null,
    draftLost: keeper?.isLost() ?? false,
  });

  /** The other tab has closed or let go: its work is in the draft and on the server. */
  async function reopen(): Promise<void> {
    openings += 1;
    const own = openings;
    const [read, newest] = await Promise.all([
      drafts?.read().then(
        (draft) => ({ draft }),
        () => null,
      ) ?? null,
      load().catch(() => null),
    ]);
    if (disposed || !lock?.held() || own !== openings) return;
    const stored = read?.draft ?? null;
    const left = stored && revive(stored);
    // Without the server, the other tab's last known version is newer than this tab's.
    const known = left
      ? { montage: left.session.base, version: stored.snapshot.version }
      : { montage: work.session.base, version };
    const wasTakingOver = takingOver;
    locked = false;
    handingOver = false;
    takingOver = false;
    // A draft that cannot be read must not be overwritten: it may hold unsaved work.
    start(openDraft(stored, newest ?? known), true, read ? drafts : null);
    if (wasTakingOver) {
      // The user has just chosen to continue here.
      recovered = null;
      loop.edited();
    }
    if (addsStranded) addStranded();
    loop.reconsider();
    changed();
  }

  /** Another tab edits from now on; this one shows the server's version. */
  function stopEditing(): void {
    keeper?.abandon();
    keeper = null;
    const left = unstored.stranded();
    if (left) stranded = [...stranded, left];
    locked = true;
    handingOver = false;
    recovered = null;
    conflict = null;
    work = openWork(work.session.base);
    unstored = createUnstoredEdits(work.session.montage);
    loop.reconsider();
    changed();
    options.onReadOnly?.();
  }

  /** Another tab took over while this one slept. A certain lock reports it on its own. */
  function onTakenOver(): void {
    if (disposed) return;
    stopEditing();
    if (lock?.held() && !lock.isCertain) void reopen();
  }

  function onLock(): void {
    if (disposed) return;
    if (lock?.held()) void reopen();
    else stopEditing();
  }

  /** Another tab asks for the montage: the draft must contain all work before the other tab gets it. */
  async function handOver(): Promise<void> {
    if (!disposed && !locked) {
      options.onHandOver?.();
      locked = true;
      handingOver = true;
      loop.reconsider();
      changed();
    }
    await within(loop.idle(), handOverMs, clock);
    await within(keeper?.handOver() ?? Promise.resolve(), handOverMs, clock);
  }
  lock?.onAsked(handOver);

  function takeOver(): void {
    if (!locked || !lock) return;
    takingOver = true;
    changed();
    lock.takeOver();
  }

  function addStranded(): void {
    addsStranded = false;
    const all = stranded;
    stranded = [];
    for (const one of all) perform({ type: 'edit', edit: putBack(one, work.session.montage) });
    changed();
  }

  const endLock = lock?.subscribe(onLock);

  const listen = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  let markClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    markClosed = resolve;
  });
  async function close(): Promise<void> {
    keeper?.dispose();
    await drafts?.handOver();
    lock?.release();
    markClosed();
  }

  return {
    closed,
    state() {
      // The draft is opened before the units of the person are known, and they may change later.
      if (conflict && conflict.units !== unitsInForce()) {
        conflict = compareAgain(work.session, conflict);
        state = null;
      }
      return (state ??= current());
    },
    subscribe: (listener) => listen(listeners, listener),
    onEdit: (listener) => listen(editListeners, listener),

    edit(make) {
      if (locked || disposed) return false;
      const { montage } = work.session;
      const made = make(montage, newId);
      const edit = made && (options.refine?.(montage, made) ?? made);
      if (!edit || !perform({ type: 'edit', edit })) return false;
      for (const listener of editListeners) listener(edit);
      return true;
    },
    undo() {
      if (!locked && !disposed) perform({ type: 'undo' });
    },
    redo() {
      if (!locked && !disposed) perform({ type: 'redo' });
    },

    save() {
      if (recovered && !locked) {
        recovered = null;
        changed();
      }
      return loop.save();
    },

    keepRecovered() {
      if (!recovered) return;
      recovered = null;
      loop.edited();
      changed();
    },
    discardRecovered() {
      if (!recovered || locked) return;
      recovered = null;
      replaceWork(discard(work), version);
      loop.reconsider();
      changed();
    },

    takeOver,
    takeStranded() {
      if (stranded.length === 0 || disposed) return;
      if (!locked) return addStranded();
      addsStranded = true;
      takeOver();
    },
    dropStranded() {
      stranded = [];
      changed();
    },

    resolveConflict(choice) {
      if (!conflict || locked) return;
      const { theirs, version: newest } = conflict;
      conflict = null;
      const mine = choice.keep === 'mine';
      replaceWork(mine ? workOn(rebase(work.session, theirs, choice.exceptFor)) : openWork(theirs), newest);
      loop.restart();
      changed();
      void loop.save();
    },

    adopt(newest) {
      if (disposed || (!isReadOnly() && (loop.isSaving() || conflict || unsaved()))) return;
      if (!canReplace(newest.montage, work.session.base)) return;
      if (equal(normaliseMontage(newest.montage), work.session.base)) {
        version = newest.version ?? version;
        return;
      }
      replaceWork(openWork(newest.montage), newest.version);
      changed();
    },

    dispose() {
      if (disposed) return;
      disposed = true;
      endLock?.();
      listeners.clear();
      editListeners.clear();
      void loop.dispose().then(close);
    },
  };
}
