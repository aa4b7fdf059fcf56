type Callback = (lock: Lock | null) => unknown;

/** Runs what the browser has for one tab: at once, or when a frozen tab wakes. */
export type Deliver = (run: () => void) => void;

interface Request {
  readonly owner: Deliver;
  grant(): void;
  fail(reason: DOMException): void;
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError');

/** One lock, as the Web Locks specification has it: first come first served, `ifAvailable`, `steal` and `signal`. */
export class FakeLocks {
  #holder: Request | null = null;
  readonly #line: Request[] = [];

  #next(): void {
    if (!this.#holder) this.#line.shift()?.grant();
  }

  /** The lock manager as one tab has it. */
  of(deliver: Deliver = (run) => run()): Pick<LockManager, 'request'> {
    const request = (name: string, options: LockOptions, callback: Callback): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const keep = async (kept: unknown) => {
          const result = await kept;
          if (this.#holder !== mine) return;
          this.#holder = null;
          resolve(result);
          this.#next();
        };
        const mine: Request = {
          owner: deliver,
          grant: () => {
            this.#holder = mine;
            deliver(() => void keep(callback({ name, mode: 'exclusive' })));
          },
          fail: (reason) => deliver(() => reject(reason)),
        };
        if (options.steal) {
          this.#holder?.fail(aborted());
          mine.grant();
        } else if (options.ifAvailable && (this.#holder || this.#line.length > 0)) {
          deliver(() => void Promise.resolve(callback(null)).then(resolve));
        } else {
          options.signal?.addEventListener('abort', () => {
            const place = this.#line.indexOf(mine);
            if (place < 0) return;
            this.#line.splice(place, 1);
            reject(aborted());
          });
          this.#line.push(mine);
          this.#next();
        }
      });
    return { request: request as LockManager['request'] };
  }

  /** The tab has died: what it had is free. */
  drop(owner: Deliver): void {
    for (const one of this.#line.filter((other) => other.owner === owner))
      this.#line.splice(this.#line.indexOf(one), 1);
    if (this.#holder?.owner !== owner) return;
    this.#holder = null;
    this.#next();
  }
}
