import { getResponse, type HttpHandler } from 'msw';
import { setTokenSource } from '@/api/token-source';
import type { ServerMontage } from '@/features/montage-editor/server-montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { entityTagOf } from '@/backend/entity-tag';
import { emptyMontage } from '@/backend/montage';
import type { Montage } from '@/backend/records';
import { asLoaded } from '@/backend/stored-montage';
import { noRecords } from '@/mocks/db/schemas';
import { findMontage } from '@/mocks/db/tables';
import type { Fault, RequestFault } from '@/mocks/faults';
import { apiHandlers } from '@/mocks/handlers';
import { signedInToken } from '@/mocks/identity/sessions';
import { seededAccounts } from '@/mocks/seed/accounts';
import { seededOrganisations, seededUsers } from '@/mocks/seed/people';
import { createWorld, type World } from '@/mocks/world';
import type { Command, FaultName } from './commands';
import type { Facts } from './facts';
import type { VirtualTime } from './time';

const engineer = 'engineer@example.com';
export const montageId = 'm1';
export const otherMontageId = 'm2';

/** The example without what the first section has already: each schedule goes over it a thousand times. */
function littleMontage(): Montage {
  const { sections_list, ...montage } = exampleMontage();
  const nothing = { casing_item: null, cement_item: null, mud_item: null, pressure_test_item: null };
  const [first, ...others] = sections_list;
  return structuredClone({
    ...montage,
    sections_list: [first, ...others.map((one) => ({ ...one, ...nothing, logging_item: null }))],
  }) as unknown as Montage;
}

const status = (code: number, headers?: Record<string, string>): Fault => ({
  kind: 'status',
  status: code,
  ...(headers && { headers }),
});

/** How long the server asks to be left alone, in s. */
const retryAfterS = 45;

const meant: Record<FaultName, Fault> = {
  network: { kind: 'network' },
  lost: { kind: 'lost' },
  cut: { kind: 'cut' },
  html: { kind: 'html' },
  page: { kind: 'html', status: 502 },
  expire: { kind: 'expire' },
  full: { kind: 'full' },
  401: status(401),
  403: status(403),
  404: status(404),
  409: status(409),
  412: status(412),
  422: status(422),
  429: status(429, { 'Retry-After': String(retryAfterS) }),
  500: status(500),
  503: status(503),
};

interface Held {
  readonly signal: AbortSignal | undefined;
  go(): void;
  drop(): void;
}

/**
 * The mock backend, and the way there: calls can be held before they arrive and before they are answered, and continue in any
 * order. The sender may be dead by then; the call arrives anyway.
 */
export class Backend {
  world!: World;
  online = true;
  #holding: 'requests' | 'answers' | null = null;
  #held: Held[] = [];
  /** Calls that tabs wait for, from their start to their result. */
  calls = 0;
  /** Calls that are on their way or at the server, awaited or not. */
  #moving = 0;
  readonly #said = new Map<unknown, { of: unknown; facts: Facts }>();
  #token: string | null = null;
  #tokenAt = 0;
  readonly #time: VirtualTime;
  readonly #onStored: () => void;
  #handlers: HttpHandler[] = [];

  constructor(time: VirtualTime, onStored: () => void) {
    this.#time = time;
    this.#onStored = onStored;
  }

  async start(versions: boolean): Promise<void> {
    // The first call would wait for it, and no clock of a schedule knows how long.
    await import('@/api/generated/large-answer-shapes');
    const clock = this.#time.forServer();
    this.world = await createWorld({
      clock,
      entityTags: versions,
      fixtures: () => {
        const updated_time = new Date(clock.now() - 3_600_000).toISOString();
        return structuredClone({
          records: {
            ...noRecords(),
            accounts: seededAccounts(clock).filter(({ email }) => email === engineer),
            organisations: seededOrganisations(clock).slice(0, 1),
            users: seededUsers().filter(({ email }) => email === engineer),
            montages: [
              { ...littleMontage(), id: montageId, updated_time },
              {
                ...emptyMontage(otherMontageId),
                sections_list: littleMontage().sections_list.slice(1, 2),
                updated_time,
              },
            ],
          },
          bytes: {},
        });
      },
    });
    const handlers = apiHandlers(this.world);
    this.#handlers = [handlers.saveMontage, handlers.getMontage];
    setTokenSource(
      () => this.#tokenNow(),
      () => {
        this.#token = null;
      },
    );
  }

  async #tokenNow(): Promise<string> {
    // The provider renews it before its hour is over.
    if (!this.#token || this.#time.elapsed() - this.#tokenAt > 50 * 60_000) {
      this.#token = await signedInToken(this.world, engineer);
      this.#tokenAt = this.#time.elapsed();
    }
    return this.#token;
  }

  /** The facts of the stored montage; the same object as long as it is unchanged. */
  storedFacts(say: (montage: ServerMontage['montage']) => Facts): Facts {
    // While it is being stored there is none: the previous version counts.
    const record = findMontage(this.world.db, montageId);
    let known = this.#said.get(say);
    if (record && known?.of !== record) {
      known = { of: record, facts: say(asLoaded(record) as ServerMontage['montage']) };
      this.#said.set(say, known);
    }
    if (!known) throw new Error(`There is no montage ${montageId}`);
    return known.facts;
  }

  fail({ fault, calls, of }: Extract<Command, { do: 'fault' }>): void {
    const on = of === 'save' ? 'saveMontage' : 'getMontage';
    this.world.faults.add({ on, fault: meant[fault] as RequestFault, calls: { first: calls } });
  }

  hold(what: 'requests' | 'answers'): void {
    this.#holding = what;
  }

  release(which: number): void {
    const held = this.#held[which % Math.max(1, this.#held.length)];
    held?.go();
  }

  flow(): void {
    this.#holding = null;
    for (const held of this.#held.slice()) held.go();
  }

  /** Requests of tabs that have gone on without them are lost on their way, and never arrive. */
  dropLate(): void {
    for (const held of this.#held.slice()) held.drop();
  }

  /** Faults and holding are over. */
  heal(): void {
    this.flow();
    this.world.faults.clear();
    this.online = true;
  }

  /** Past all holding and all faults, for a page that is being opened. */
  loadNow(id = montageId): ServerMontage {
    const record = findMontage(this.world.db, id);
    if (!record) throw new Error(`There is no montage ${id}`);
    const montage = structuredClone(asLoaded(record)) as ServerMontage['montage'];
    return { montage, version: this.world.entityTags ? entityTagOf(record) : null };
  }

  async #gate(signal: AbortSignal | undefined, endsWith: 'abort' | 'arrival'): Promise<void> {
    this.#moving -= 1;
    await new Promise<void>((resolve, reject) => {
      const held: Held = {
        signal,
        go: () => {
          if (!this.#held.includes(held)) return;
          this.#held = this.#held.filter((other) => other !== held);
          this.#moving += 1;
          resolve();
        },
        drop: () => {
          if (!this.#held.includes(held)) return;
          this.#held = this.#held.filter((other) => other !== held);
          this.#moving += 1;
          reject(new TypeError('Failed to fetch'));
        },
      };
      this.#held.push(held);
      if (endsWith === 'abort') signal?.addEventListener('abort', held.drop);
    });
  }

  async #travel(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
    if (!this.online) throw new TypeError('Failed to fetch');
    // Without versions a late request cannot be distinguished from a new one: no client could fix that, so there are none.
    if (this.#holding === 'requests') {
      await this.#gate(signal, this.world.entityTags ? 'arrival' : 'abort');
    }
    const response = await getResponse(this.#handlers, new Request(`http://localhost${url}`, init));
    if (!response) throw new Error(`Nothing answers ${url}`);
    this.#onStored();
    if (this.#holding === 'answers') await this.#gate(signal, 'arrival');
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  /** Whether something will continue without further action. */
  get isBusy(): boolean {
    const waitedFor = this.#held.filter(({ signal }) => !signal?.aborted).length;
    return this.#moving > 0 || this.calls > waitedFor;
  }

  /** Takes the place of the browser's own. */
  readonly fetch = (url: string, { signal, ...init }: RequestInit = {}): Promise<Response> => {
    this.#moving += 1;
    const travelling = this.#travel(url, init, signal ?? undefined).finally(() => {
      this.#moving -= 1;
    });
    if (!signal) return travelling;
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(signal.reason as Error);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    });
    travelling.catch(() => undefined);
    aborted.catch(() => undefined);
    return Promise.race([travelling, aborted]);
  };
}
