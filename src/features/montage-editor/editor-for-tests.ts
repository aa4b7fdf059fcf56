import { ApiError } from '@/api/api-error';
import { insertedFormation } from '@/domain/montage/inserted-for-tests';
import type { Edit } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { createEditor, type OpenEditor } from './create-editor';
import { indexedDbDrafts } from './drafts/indexed-db-drafts';
import type { DraftStore } from './drafts/draft-store';
import { createHolding, type TabLock } from './drafts/tab-lock';
import type { MakeEdit } from './editor';
import type { MontagePayload } from './saving/save-attempt';
import type { ServerMontage } from './server-montage';
import { manualClock, manualSwitch } from './environment-for-tests';

/** Tabs of a browser and a server for tests. */

/** Tabs of one browser: the first has the lock. A tab that is asked for the lock hands it over after preparing. */
export function tabs(): { open(): TabLock } {
  interface InLine {
    holding: ReturnType<typeof createHolding>;
    prepare(): Promise<void>;
  }
  const line: InLine[] = [];
  const settleLine = () => {
    for (const { holding } of line.slice(1)) holding.set(false);
    line[0]?.holding.set(true);
  };
  return {
    open() {
      const mine: InLine = { holding: createHolding(), prepare: () => Promise.resolve() };
      line.push(mine);
      settleLine();
      return {
        isCertain: true,
        held: mine.holding.held,
        subscribe: mine.holding.subscribe,
        onAsked(prepare) {
          mine.prepare = prepare;
        },
        async takeOver() {
          await line[0]?.prepare();
          line.splice(line.indexOf(mine), 1);
          line.unshift(mine);
          settleLine();
        },
        release() {
          line.splice(line.indexOf(mine), 1);
          settleLine();
        },
      };
    },
  };
}

/** What goes wrong with one call. */
export type Fault =
  | { status: number; detail?: string; retryAfterS?: number }
  | 'lost request'
  | 'lost answer'
  | 'not JSON'
  | 'page of a proxy'
  | 'empty montage'
  | 'only sections'
  | 'sections without formations';

const emptyMontage = (id: string): Montage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

const lost = () => new ApiError('Network error (lost)', { kind: 'network' });

/** Turns a payload into what the server stores; throws for an invalid one. */
export type Store = (payload: MontagePayload) => Montage;

/** A server with one montage. With `versions`, it refuses a save over a newer version. */
export function testServer(montage: Montage, store: Store, { versions = true } = {}) {
  let stored = montage;
  let count = 1;
  let gate: Promise<void> | null = null;
  let openGate = () => {};
  const calls: { payload: MontagePayload; version: string | null }[] = [];
  const tag = () => (versions ? `"${count}"` : null);
  const now = (): ServerMontage => ({ montage: structuredClone(stored), version: tag() });
  const server = {
    faults: [] as (Fault | null)[],
    calls,
    now,
    /** Another user saves. */
    edit(make: (montage: Montage) => Montage): void {
      stored = make(stored);
      count += 1;
    },
    /** Holds all calls until `letGo`. */
    hold(): void {
      gate ??= new Promise((resolve) => {
        openGate = resolve;
      });
    },
    letGo(): void {
      gate = null;
      openGate();
    },
    async load(): Promise<ServerMontage> {
      return now();
    },
    async save(payload: MontagePayload, version: string | null): Promise<ServerMontage> {
      calls.push({ payload, version });
      const fault = server.faults.shift() ?? null;
      if (gate) await gate;
      if (fault === 'lost request') throw lost();
      if (fault && typeof fault === 'object') {
        const { status, detail, retryAfterS } = fault;
        throw new ApiError(`The server answered ${status}.`, {
          kind: 'http',
          status,
          ...(detail !== undefined && { body: { message: detail } as ApiError['body'] & object }),
          ...(retryAfterS !== undefined && { retryAfterS }),
        });
      }
      const notJson = new ApiError('Not JSON.', { kind: 'answer', status: 200 });
      if (fault === 'page of a proxy') throw notJson;
      if (versions && version !== tag()) {
        throw new ApiError('The server answered 412.', {
          kind: 'http',
          status: 412,
          body: { message: 'Another user saved this montage in the meantime.' } as ApiError['body'] & object,
        });
      }
      stored = store(structuredClone(payload));
      count += 1;
      if (fault === 'lost answer') throw lost();
      if (fault === 'not JSON') throw notJson;
      const { sections_list } = stored;
      if (fault === 'only sections')
        return { montage: { ...emptyMontage(montage.id), sections_list }, version: tag() };
      if (fault === 'sections without formations') {
        const alone = sections_list.map((section) => ({ ...section, formations_list: [] }));
        return { montage: { ...stored, sections_list: alone }, version: tag() };
      }
      if (fault === 'empty montage') return { montage: emptyMontage(montage.id), version: tag() };
      return now();
    },
  };
  return server;
}

type TestServer = ReturnType<typeof testServer>;

/** A store that can be cut off, like that of a killed tab, and whose disk can stop responding. */
function cuttable(store: DraftStore): DraftStore & { cut(): void; halt(): void } {
  let cut = false;
  let halted = false;
  const forever = new Promise<never>(() => {});
  return {
    read: () => (cut ? forever : store.read()),
    append: (entry) => (cut || halted ? forever : store.append(entry)),
    replace: (snapshot) => (cut || halted ? forever : store.replace(snapshot)),
    setAside: () => (cut ? forever : store.setAside()),
    handOver: () => (cut ? forever : store.handOver()),
    cut() {
      cut = true;
    },
    halt() {
      halted = true;
    },
  };
}

interface Tab {
  editor: OpenEditor;
  clock: ReturnType<typeof manualClock>;
  hidden: ReturnType<typeof manualSwitch>;
  online: ReturnType<typeof manualSwitch>;
  saved: ServerMontage[];
  failures: string[];
  /** Later writes wait for a disk that never responds. */
  haltDisk(): void;
  /** Kills the tab. */
  kill(): void;
}

/** Opens the server's montage in a tab, with the draft in the in-memory IndexedDB. */
export async function openTab(server: TestServer, lock: TabLock | null = null, user = 'u1'): Promise<Tab> {
  const clock = manualClock();
  const hidden = manualSwitch(false);
  const online = manualSwitch(true);
  const saved: ServerMontage[] = [];
  const failures: string[] = [];
  const drafts = cuttable(indexedDbDrafts([user, server.now().montage.id], clock.now));
  let killed = false;
  const nothingMore = new Promise<never>(() => {});
  /** A call of a dead tab may still arrive; its answer is lost. */
  const whileAlive =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      if (killed) return nothingMore;
      return call(...given).then(
        (answer) => (killed ? nothingMore : answer),
        (thrown: unknown) => {
          if (killed) return nothingMore;
          throw thrown;
        },
      );
    };
  const stored = await drafts.read().catch(() => undefined);
  const editor = createEditor({
    server: server.now(),
    save: whileAlive(server.save),
    load: whileAlive(server.load),
    drafts: stored === undefined ? null : drafts,
    stored: stored ?? null,
    lock,
    clock,
    hidden,
    online,
    onSaved: (montage) => !killed && saved.push(montage),
    onFailure: (message) => !killed && failures.push(message),
    newId: () => `temp-${crypto.randomUUID()}`,
  });
  return {
    editor,
    clock,
    hidden,
    online,
    saved,
    failures,
    haltDisk: drafts.halt,
    kill() {
      killed = true;
      drafts.cut();
    },
  };
}

export const rename =
  (to: string): MakeEdit =>
  ({ top_line_item }) =>
    top_line_item && {
      label: `Set Well Name`,
      changes: [{ op: 'set', at: { of: 'topLine' }, field: 'well_name', from: top_line_item.well_name, to }],
    };

/** A new formation at the top of the first section. */
export const addFormation =
  (formation_name: string): MakeEdit =>
  ({ sections_list: [section] }, newId): Edit | null =>
    section
      ? {
          label: `Add ${formation_name}`,
          changes: [insertedFormation(section.id, newId(), formation_name)],
        }
      : null;

export const wellName = (montage: Montage): string | null | undefined => montage.top_line_item?.well_name;

export const formationNames = (montage: Montage): (string | null)[] =>
  montage.sections_list.flatMap((section) => section.formations_list.map((one) => one.formation_name));
