/** Why there is no file, where trying again gives none either. */
export class NoFileError extends Error {}

/** The task that makes a file. The caller brings it along: the queue knows no data. */
export interface ExportTask {
  /** The file's description (`Excel workbook of Noorderdiep-4`). */
  readonly title: string;
  /** Rejects with an Error whose message is for the user; after a `NoFileError` there is no retry. */
  readonly start: (making: {
    onProgress: (progress: Progress) => void;
    signal: AbortSignal;
  }) => Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }>;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export type ExportStage =
  | { readonly status: 'waiting' }
  /** `startedAt` on the monotonic clock, ms; progress is null until the first report. */
  | { readonly status: 'running'; readonly startedAt: number; readonly progress: Progress | null }
  | { readonly status: 'done'; readonly file: NamedFile }
  | { readonly status: 'failed'; readonly why: string; readonly mayRetry: boolean };

export interface ExportEntry {
  readonly id: number;
  readonly title: string;
  readonly stage: ExportStage;
}

export interface ExportQueueState {
  readonly entries: readonly ExportEntry[];
  /** The last event, for screen readers. */
  readonly said: string;
}

export interface ExportQueue {
  /** The same object as long as nothing changed. */
  state(): ExportQueueState;
  subscribe(listener: () => void): () => void;
  add(task: ExportTask): void;
  /** Takes it away: stopped where it runs, forgotten with its file where it is done. */
  remove(id: number): void;
  retry(id: number): void;
  saveAgain(id: number): void;
  /** Stops and forgets everything. */
  clear(): void;
}

/** Limits the finished entries: their files are kept for `Save again`, and are megabytes. */
const mostDone = 3;

/** Exports one after the other: two at once would take twice the memory, and be ready no sooner. */
export function createExportQueue(save: (file: NamedFile) => void): ExportQueue {
  let state: ExportQueueState = { entries: [], said: '' };
  let ids = 0;
  const listeners = new Set<() => void>();
  const tasks = new Map<number, ExportTask>();
  let running: { id: number; stop: AbortController } | null = null;

  const put = (entries: readonly ExportEntry[], said = state.said) => {
    state = { entries, said };
    for (const listener of listeners) listener();
  };
  const entryOf = (id: number) => state.entries.find((entry) => entry.id === id);
  const without = (id: number) => state.entries.filter((entry) => entry.id !== id);
  const setStage = (id: number, stage: ExportStage, said?: string) =>
    put(
      state.entries.map((entry) => (entry.id === id ? { ...entry, stage } : entry)),
      said,
    );

  const drop = (id: number, said?: string) => {
    tasks.delete(id);
    put(without(id), said);
  };

  async function run({ id, title }: ExportEntry, { start }: ExportTask) {
    const mine = { id, stop: new AbortController() };
    running = mine;
    const startedAt = performance.now();
    setStage(id, { status: 'running', startedAt, progress: null }, `${title}: being made.`);
    const onProgress = (progress: Progress) => {
      if (running === mine) setStage(id, { status: 'running', startedAt, progress });
    };
    try {
      const { name, type, bytes } = await start({ onProgress, signal: mine.stop.signal });
      if (running !== mine) return;
      const file = { name, content: new Blob([bytes], { type }) };
      save(file);
      setStage(id, { status: 'done', file }, `${name} downloaded.`);
      const done = state.entries.filter(({ stage }) => stage.status === 'done');
      const oldest = done.length > mostDone ? done[0] : undefined;
      if (oldest) drop(oldest.id);
    } catch (error) {
      if (running !== mine) return;
      const why = error instanceof Error ? error.message : String(error);
      const mayRetry = !(error instanceof NoFileError);
      setStage(id, { status: 'failed', why, mayRetry }, `${title}: ${why}`);
    }
    running = null;
    next();
  }

  function next() {
    const waiting = running ? undefined : state.entries.find(({ stage }) => stage.status === 'waiting');
    const task = waiting && tasks.get(waiting.id);
    if (task) void run(waiting, task);
  }

  function stop(id: number) {
    if (running?.id !== id) return;
    running.stop.abort();
    running = null;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(task) {
      ids += 1;
      tasks.set(ids, task);
      put([...state.entries, { id: ids, title: task.title, stage: { status: 'waiting' } }]);
      next();
    },
    remove(id) {
      const entry = entryOf(id);
      if (!entry) return;
      const underWay = entry.stage.status === 'running' || entry.stage.status === 'waiting';
      stop(id);
      drop(id, underWay ? `${entry.title}: cancelled.` : '');
      next();
    },
    retry(id) {
      const stage = entryOf(id)?.stage;
      if (stage?.status !== 'failed' || !stage.mayRetry) return;
      setStage(id, { status: 'waiting' });
      next();
    },
    saveAgain(id) {
      const stage = entryOf(id)?.stage;
      if (stage?.status === 'done') save(stage.file);
    },
    clear() {
      for (const { id } of state.entries) {
        stop(id);
        tasks.delete(id);
      }
      put([], '');
    },
  };
}
