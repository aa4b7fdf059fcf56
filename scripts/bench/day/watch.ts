/** The browser's resources that a page holds in addition to memory. */
export interface Held {
  /** WebGL contexts that were made, and neither given back nor collected. */
  contexts: number;
  /** Broadcast channels that are open. */
  channels: number;
  /** Connections to IndexedDB that are open. */
  databases: number;
  /** Object URLs that were not revoked. */
  objectUrls: number;
  intervals: number;
  /** Web Locks, held or waited for. */
  locks: number;
}

interface Watch {
  held(): Promise<Held>;
  /** How many edits were written to the draft's journal: the edits as the editor counts them. */
  edits(): number;
  /** Moves the page's date on. Timers keep their own time. */
  moveDate(ms: number): void;
}

declare global {
  interface Window {
    watchOfDay?: Watch;
  }
}

/**
 * Records the resources that a page takes from the browser. Runs before the page's own code (`addInitScript`) and is
 * serialised for that, so it must not reference anything outside. Weak references detect what the page drops silently,
 * after a collection.
 */
export function installWatch(): void {
  const contexts: WeakRef<WebGLRenderingContext>[] = [];
  const channels: WeakRef<BroadcastChannel>[] = [];
  const databases: WeakRef<IDBDatabase>[] = [];
  const closed = new WeakSet<object>();
  const objectUrls = new Set<string>();
  const intervals = new Set<number>();
  let edits = 0;
  let aheadMs = 0;

  const open = <T extends object>(all: WeakRef<T>[]) =>
    all.flatMap((one) => one.deref() ?? []).filter((one) => !closed.has(one));

  /** Wraps a method; `wrap` receives the original and may call it. */
  function wrapMethod(owner: object, name: string, wrap: (original: Function) => Function): void {
    Reflect.set(owner, name, wrap(Reflect.get(owner, name) as Function));
  }
  const noteClosing = (original: Function) =>
    function close(this: object, ...given: unknown[]) {
      closed.add(this);
      return original.apply(this, given);
    };

  for (const canvas of [HTMLCanvasElement.prototype, OffscreenCanvas.prototype]) {
    wrapMethod(
      canvas,
      'getContext',
      (original) =>
        function getContext(this: object, ...given: unknown[]) {
          const context = original.apply(this, given) as unknown;
          const isNew = (one: WebGLRenderingContext) => contexts.every((known) => known.deref() !== one);
          if (
            context instanceof WebGL2RenderingContext ||
            (context instanceof WebGLRenderingContext && isNew(context))
          )
            contexts.push(new WeakRef(context as WebGLRenderingContext));
          return context;
        },
    );
  }

  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(new WeakRef(this));
    }
  };
  wrapMethod(Channel.prototype, 'close', noteClosing);

  wrapMethod(
    IDBFactory.prototype,
    'open',
    (original) =>
      function openDatabase(this: object, ...given: unknown[]) {
        const request = original.apply(this, given) as IDBOpenDBRequest;
        request.addEventListener('success', () => databases.push(new WeakRef(request.result)), {
          once: true,
        });
        return request;
      },
  );
  wrapMethod(IDBDatabase.prototype, 'close', noteClosing);
  wrapMethod(
    IDBObjectStore.prototype,
    'add',
    (original) =>
      function add(this: IDBObjectStore, ...given: unknown[]) {
        const [entry] = given as [{ action?: { type?: string } } | undefined];
        if (this.name === 'journal' && entry?.action?.type === 'edit') edits += 1;
        return original.apply(this, given) as unknown;
      },
  );

  wrapMethod(URL, 'createObjectURL', (original) => (...given: unknown[]) => {
    const url = original.apply(URL, given) as string;
    objectUrls.add(url);
    return url;
  });
  wrapMethod(URL, 'revokeObjectURL', (original) => (url: string) => {
    objectUrls.delete(url);
    original.call(URL, url);
  });

  wrapMethod(window, 'setInterval', (original) => (...given: unknown[]) => {
    const id = original.apply(window, given) as number;
    intervals.add(id);
    return id;
  });
  wrapMethod(window, 'clearInterval', (original) => (id: number) => {
    intervals.delete(id);
    original.call(window, id);
  });

  const realNow = Date.now.bind(Date);
  const now = () => realNow() + aheadMs;
  window.Date = new Proxy(Date, {
    construct: (Real, given, target) =>
      Reflect.construct(Real, given.length === 0 ? [now()] : given, target) as object,
    get: (Real, name, receiver) => (name === 'now' ? now : (Reflect.get(Real, name, receiver) as unknown)),
  });

  window.watchOfDay = {
    async held() {
      const { held = [], pending = [] } = await navigator.locks.query();
      return {
        contexts: open(contexts).filter((context) => !context.isContextLost()).length,
        channels: open(channels).length,
        databases: open(databases).length,
        objectUrls: objectUrls.size,
        intervals: intervals.size,
        locks: held.length + pending.length,
      };
    },
    edits: () => edits,
    moveDate(ms) {
      aheadMs += ms;
    },
  };
}
