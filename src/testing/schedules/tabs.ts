import { etagOf } from '@/api/entity-tag';
import { getMontage, saveMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage as Answer } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { createEditor, type OpenEditor, type ServerMontage } from '@/features/montage-editor/create-editor';
import { indexedDbDrafts } from '@/features/montage-editor/drafts/indexed-db-drafts';
import { revive } from '@/features/montage-editor/drafts/open-draft';
import { createHolding, type TabLock } from '@/features/montage-editor/drafts/tab-lock';
import { withoutOrigin } from '@/features/montage-editor/sources/montage-origin';
import { heldSwitch } from '@/features/montage-editor/surroundings-for-tests';
import type { Backend } from './backend';
import type { BrowserStorage } from './storage';
import type { TabClock, VirtualTime } from './time';

/** As long as the application waits for the answer to a save. */
const saveTimeoutMs = 60_000;

/** Tabs of one browser: the first in line has the lock, also when the one before it died. */
export class Line {
  readonly #line: ReturnType<typeof createHolding>[] = [];

  #give(): void {
    this.#line.slice().forEach((holding, place) => place > 0 && holding.set(false));
    this.#line[0]?.set(true);
  }

  join(): TabLock & { leave(): void } {
    const holding = createHolding();
    this.#line.push(holding);
    this.#give();
    const leave = (): void => {
      const place = this.#line.indexOf(holding);
      if (place < 0) return;
      this.#line.splice(place, 1);
      this.#give();
    };
    return {
      held: holding.held,
      subscribe: holding.subscribe,
      takeOver: () => {
        const place = this.#line.indexOf(holding);
        if (place < 0) return;
        this.#line.splice(place, 1);
        this.#line.unshift(holding);
        this.#give();
      },
      release: leave,
      leave,
    };
  }
}

/** A save as it was called. */
interface SaveCall {
  readonly at: number;
  /** Until when (ms elapsed) the server has asked to be left alone; null where it has not. */
  leftAloneUntil: number | null;
}

export interface Tab {
  readonly editor: OpenEditor;
  readonly hidden: ReturnType<typeof heldSwitch>;
  readonly online: ReturnType<typeof heldSwitch>;
  readonly calls: SaveCall[];
  /** The most saves that were under way at one time. */
  readonly parallel: () => number;
  /** Whether the browser's storage could be read when it was opened. */
  readonly readDraft: boolean;
  /** Whether it was locked when it was last looked at. */
  wasLocked: boolean;
  /** Loads what the server has, as a window that comes to the front does. */
  refetch(): void;
  last(): ServerMontage;
  /** Whether the server was reached when it was last asked what it has. */
  hasAsked(): boolean;
  /** What the server had, as the draft says that the tab has read last. */
  draftBase(): Montage | null;
  isAlive(): boolean;
  /** Ends it without a goodbye. What it has sent may still arrive; the answer finds nobody. */
  kill(): void;
}

interface TabOptions {
  backend: Backend;
  storage: BrowserStorage;
  time: VirtualTime;
  line: Line;
  user: string;
  montage: string;
  /** What the page knows of the montage when it opens it. */
  server: ServerMontage;
  isOnline: boolean;
  newId: () => string;
}

function asServer(answer: Answer): ServerMontage {
  if (typeof answer !== 'object' || answer === null) return { montage: answer, version: null };
  return { montage: withoutOrigin(answer), version: etagOf(answer) };
}

const tooLong = new DOMException('It took too long', 'TimeoutError');
const gone = new DOMException('The tab is gone', 'AbortError');
const forever = new Promise<never>(() => {});

/** Opens the montage as `open-editor.ts` does, with everything around it in the schedule's hands. */
export async function openTab(options: TabOptions): Promise<Tab> {
  const { backend, storage, time, server } = options;
  const clock: TabClock = time.forTab();
  const hidden = heldSwitch(false);
  const online = heldSwitch(options.isOnline);
  const death = new AbortController();
  const isAlive = (): boolean => !death.signal.aborted;
  const calls: SaveCall[] = [];
  let underWay = 0;
  let most = 0;
  let last = server;
  let refetching = 0;
  let hasAsked = true;

  /** What a dead tab has sent has nobody to come back to. */
  async function whileAlive<T>(call: () => Promise<T>): Promise<T> {
    if (!isAlive()) return forever;
    backend.calls += 1;
    try {
      const answer = await call();
      if (isAlive()) return answer;
    } catch (reason) {
      if (isAlive()) throw reason;
    } finally {
      backend.calls -= 1;
    }
    return forever;
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
        return asServer(await saveMontage(payload, headers, { signal }));
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
      const answer = asServer(await getMontage(options.montage, { signal: death.signal }));
      hasAsked = true;
      return answer;
    });

  const lock = options.line.join();
  let draftBase: Montage | null = null;
  const kept = storage.through(indexedDbDrafts([options.user, options.montage], clock.now), isAlive);
  const drafts: typeof kept = {
    ...kept,
    async read() {
      const read = await kept.read();
      draftBase = (read && revive(read)?.session.base) ?? null;
      return read;
    },
  };
  const stored = await drafts.read().catch(() => undefined);
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
      // A load that is under way would bring back what was before.
      refetching += 1;
      queueMicrotask(() => isAlive() && editor.serverHas(saved));
    },
    newId: options.newId,
  });
  return {
    editor,
    hidden,
    online,
    calls,
    parallel: () => most,
    readDraft: stored !== undefined,
    wasLocked: editor.state().locked !== null,
    last: () => last,
    hasAsked: () => hasAsked,
    draftBase: () => draftBase,
    isAlive,
    refetch() {
      refetching += 1;
      const own = refetching;
      const take = (newest: ServerMontage): void => {
        if (own !== refetching) return;
        last = newest;
        editor.serverHas(newest);
      };
      void load().then(take, () => undefined);
    },
    kill() {
      death.abort(gone);
      clock.stop();
      lock.leave();
    },
  };
}
