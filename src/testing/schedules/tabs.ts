import { getMontage, saveMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/domain/montage/montage';
import { createEditor, type OpenEditor } from '@/features/montage-editor/create-editor';
import { channelLock } from '@/features/montage-editor/drafts/channel-lock';
import { withHandOver } from '@/features/montage-editor/drafts/hand-over';
import { indexedDbDrafts } from '@/features/montage-editor/drafts/indexed-db-drafts';
import { revive } from '@/features/montage-editor/drafts/open-draft';
import { serverOfCopy } from '@/features/montage-editor/drafts/server-of-copy';
import type { TabLock } from '@/features/montage-editor/drafts/tab-lock';
import { webLock } from '@/features/montage-editor/drafts/web-lock';
import { serverMontageOf, type ServerMontage } from '@/features/montage-editor/server-montage';
import { manualSwitch } from '@/features/montage-editor/environment-for-tests';
import { FakeChannels } from '@/testing/tabs/channels';
import { FakeLocks, type Deliver } from '@/testing/tabs/locks';
import type { Backend } from './backend';
import type { LockKind } from './commands';
import type { BrowserStorage } from './storage';
import type { Moment } from './judge';
import { createPage } from './page';
import type { TabClock, VirtualTime } from './time';
import type { Copies, Copy } from './copies';

/** As long as the application waits for the answer to a save. */
const saveTimeoutMs = 60_000;

/** The state that the tabs of one browser share for one draft: the lock, and the channels. */
export class Line {
  readonly kind: LockKind;
  readonly #locks = new FakeLocks();
  readonly #channels = new FakeChannels();
  #tabs = 0;

  constructor(kind: LockKind) {
    this.kind = kind;
  }

  async join(deliver: Deliver, clock: TabClock, time: VirtualTime): Promise<TabLock> {
    const id = String(++this.#tabs).padStart(4, '0');
    const open = (name: string) => this.#channels.open(name, deliver);
    const joining =
      this.kind === 'web'
        ? webLock('montage', this.#locks.of(deliver))
        : channelLock(open('lock'), id, clock);
    // As long as a claim takes.
    await time.advance(this.kind === 'web' ? 0 : 300);
    return withHandOver(await joining, open('hand-over'), clock, id);
  }

  /** A tab has died. */
  leave(deliver: Deliver): void {
    this.#locks.drop(deliver);
  }
}

/** A save as it was called. */
interface SaveCall {
  readonly at: number;
  /** Until when (ms elapsed) the server has asked to be left alone; null where it has not. */
  leftAloneUntil: number | null;
}

/** The work of a tab when another one took over from it. */
export interface Left {
  /** Any of which the other tab may have found; the last is what was shown. */
  readonly moments: readonly Moment[];
  /** Whether the other tab did not find the last edit, so that the difference has to be offered. */
  isMissing: boolean;
}

export interface Tab {
  readonly editor: OpenEditor;
  readonly hidden: ReturnType<typeof manualSwitch>;
  readonly online: ReturnType<typeof manualSwitch>;
  readonly calls: SaveCall[];
  /** The most saves that were under way at one time. */
  readonly parallel: () => number;
  /** Whether the browser's storage could be read when it was opened. */
  readonly readDraft: boolean;
  /** Whether it was locked when it was last looked at. */
  wasLocked: boolean;
  /** Whether the user has asked to edit here instead, and cannot yet. */
  isTaking: boolean;
  /** Its work when another tab took over; null if nothing can be missing there. */
  left: Left | null;
  /** Loads what the server has, as a window that comes to the front does. */
  refetch(): void;
  last(): ServerMontage;
  /** Whether the server was reached when it was last asked what it has. */
  hasAsked(): boolean;
  /** The server's version that the tab has read last, according to the draft. */
  draftBase(): Montage | null;
  isAlive(): boolean;
  /** Whether the browser has frozen it: nothing in it runs. */
  isFrozen(): boolean;
  freeze(): void;
  thaw(): void;
  /** Whether its edits get painted; if not, drafts wait for that. */
  paint(does: boolean): void;
  /** Whether something that was done waits for a paint. */
  isUnpainted(): boolean;
  /** Runs what comes from outside: at once, or when it thaws. */
  turn(run: () => void): void;
  /** Ends it without a goodbye. Its calls may still arrive; their answers are lost. */
  kill(): void;
}

interface TabOptions {
  backend: Backend;
  storage: BrowserStorage;
  time: VirtualTime;
  line: Line;
  user: string;
  montage: string;
  /** The page's knowledge of the montage when it opens it: the server's answer, or this browser's copy of an earlier one. */
  server: ServerMontage | Copy;
  copies: Copies;
  isOnline: boolean;
  newId: () => string;
}

/** As long as the application waits with a copy, so that the screen is drawn first. */
const keptAfterMs = 1_000;

const tooLong = new DOMException('It took too long', 'TimeoutError');
const gone = new DOMException('The tab is gone', 'AbortError');
const forever = new Promise<never>(() => {});

/** Opens the montage as `open-editor.ts` does, with everything around it in the schedule's hands. */
export async function openTab(options: TabOptions): Promise<Tab> {
  const { backend, storage, time, copies } = options;
  const copy = 'copiedAt' in options.server ? options.server : null;
  const answered = 'copiedAt' in options.server ? options.server.server : options.server;
  const page = createPage();
  const { turn } = page;
  const clock: TabClock = time.forTab(turn);
  const hidden = manualSwitch(false);
  const online = manualSwitch(options.isOnline);
  const death = new AbortController();
  const isAlive = (): boolean => !death.signal.aborted;
  const calls: SaveCall[] = [];
  let underWay = 0;
  let most = 0;
  let last = answered;
  let refetching = 0;
  let hasAsked = !copy;
  /** Until the server has answered. */
  let isCopy = copy !== null;

  /** The answer to a call of a dead tab is lost. */
  async function whileAlive<T>(call: () => Promise<T>): Promise<T> {
    if (!isAlive()) return forever;
    backend.calls += 1;
    try {
      return await call();
    } finally {
      backend.calls -= 1;
      const frozen = page.awake();
      if (frozen) await frozen;
      if (!isAlive()) await forever;
    }
  }

  const save = (payload: Parameters<typeof saveMontage>[0], version: string | null) => {
    const call: SaveCall = { at: time.elapsed(), leftAloneUntil: null };
    calls.push(call);
    underWay += 1;
    most = Math.max(most, underWay);
    const timeout = new AbortController();
    const end = time.later(() => timeout.abort(tooLong), saveTimeoutMs);
    const headers = version === null ? {} : { 'If-Match': version };
    const signal = AbortSignal.any([timeout.signal, death.signal]);
    return whileAlive(async () => {
      try {
        return serverMontageOf(await saveMontage(payload, headers, { signal }));
      } catch (reason) {
        const { retryAfterS } = reason as { retryAfterS?: number };
        if (retryAfterS !== undefined) call.leftAloneUntil = time.elapsed() + retryAfterS * 1_000;
        throw reason;
      } finally {
        end();
        underWay -= 1;
      }
    });
  };

  const load = () =>
    whileAlive(async () => {
      hasAsked = false;
      const answer = serverMontageOf(await getMontage(options.montage, { signal: death.signal }));
      hasAsked = true;
      return answer;
    });

  const deliver: Deliver = (run) => queueMicrotask(() => page.deliver(() => isAlive() && run()));
  const lock = await options.line.join(deliver, clock, time);
  let draftBase: Montage | null = null;
  const kept = storage.through(
    indexedDbDrafts([options.user, options.montage], clock.now, page.nextPaint),
    page,
    isAlive,
  );
  const drafts: typeof kept = {
    ...kept,
    async read() {
      const read = await kept.read();
      draftBase = (read && revive(read)?.session.base) ?? null;
      return read;
    },
  };
  const stored = await drafts.read().catch(() => undefined);
  /** As the application does a moment after each answer, if it is still there. */
  const keepCopy = (server: ServerMontage): void => {
    isCopy = false;
    clock.setTimeout(
      () => copies.keep([options.user, options.montage], { server, copiedAt: clock.now() }),
      keptAfterMs,
    );
  };
  const server = copy ? serverOfCopy(stored ?? null, answered, copy.copiedAt, clock.now()) : answered;
  // A user looks at a page for longer than that before they do anything.
  if (!copy) copies.keep([options.user, options.montage], { server: answered, copiedAt: clock.now() });
  const editor = createEditor({
    server,
    save: save as never,
    load,
    drafts: stored === undefined ? null : drafts,
    stored: stored ?? null,
    lock,
    clock,
    hidden,
    online,
    onSaved(saved) {
      last = saved;
      keepCopy(saved);
      // A load that is under way would bring back the version before.
      refetching += 1;
    },
    onReadOnly: () => refetch(),
    newId: options.newId,
  });
  function refetch(): void {
    refetching += 1;
    const own = refetching;
    const take = (newest: ServerMontage): void => {
      if (own !== refetching) return;
      last = newest;
      keepCopy(newest);
      editor.adopt(newest);
    };
    void load().then(take, () => undefined);
  }
  hidden.subscribe(page.endPauses);
  online.subscribe(() => {
    if (online.now() && isCopy) refetch();
  });
  return {
    editor,
    hidden,
    online,
    calls,
    parallel: () => most,
    readDraft: stored !== undefined,
    wasLocked: editor.state().locked !== null,
    isTaking: false,
    left: null,
    last: () => last,
    hasAsked: () => hasAsked,
    draftBase: () => draftBase,
    isAlive,
    isFrozen: page.isFrozen,
    freeze: page.freeze,
    thaw: page.thaw,
    paint: page.paint,
    isUnpainted: () => page.isUnpainted() || (page.isCovered() && page.calls > 0),
    turn,
    refetch,
    kill() {
      death.abort(gone);
      clock.stop();
      options.line.leave(deliver);
    },
  };
}
