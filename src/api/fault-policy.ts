import { operations, type OperationId } from './generated/operations.ts';

/**
 * The possible results of a failed call, as far as decisions differ. `offline`: no answer at all; `cut`: the connection
 * was lost during the answer; `silence`: nothing arrived within the time limit; `not JSON`, `contract`, `empty`: a
 * success whose body is not JSON, does not follow the contract, or is empty.
 */
export type Fault =
  | '401'
  | '403'
  | '404'
  | '409'
  | '412'
  | '413'
  | '422'
  | '429'
  | '500'
  | '503'
  | 'offline'
  | 'cut'
  | 'silence'
  | 'not JSON'
  | 'contract'
  | 'empty';

/**
 * Operations that share their decisions. `transfer` sends whole files, `preview` asks for the content of a file before
 * it is uploaded, and `stream` is the generation.
 */
export type CallClass = 'read' | 'form' | 'save' | 'transfer' | 'preview' | 'stream';

export interface Policy {
  /** The maximum silence of a call: until its answer begins, and then between any two pieces of it. */
  readonly silenceMs: number;
  /** Between two pieces of the answer, if that differs. */
  readonly gapMs?: number;
  /** The slowest line for which a large request gets enough time. Without it, requests are small. */
  readonly sentBytesPerMs?: number;
  /** Whether the user may try again without checking first. */
  readonly mayRepeat: boolean;
  /** The faults after which it is repeated automatically, and the pauses. */
  readonly repeated: readonly Fault[];
  readonly pausesMs: readonly number[];
  /** Whether the last pause repeats for all further attempts. */
  readonly endless?: boolean;
  /** The pauses before a stream that broke is opened again, for a server that numbers its events. */
  readonly reconnectPausesMs?: readonly number[];
}

const never = { repeated: [], pausesMs: [] };

/** The single source of time limits and repeats (docs/decisions/0017-faults.md, docs/faults.md). */
export const policies: Readonly<Record<CallClass, Policy>> = {
  // From the specification: "Queries do not retry on failure."
  read: { silenceMs: 30_000, mayRepeat: true, ...never },
  form: { silenceMs: 30_000, mayRepeat: false, ...never },
  save: {
    silenceMs: 60_000,
    mayRepeat: true,
    repeated: ['429', '500', '503', 'offline', 'cut', 'silence', 'not JSON', 'contract', 'empty'],
    pausesMs: [5_000, 10_000, 20_000, 40_000, 60_000],
    endless: true,
  },
  transfer: { silenceMs: 60_000, sentBytesPerMs: 16, mayRepeat: false, ...never },
  // A scan may take the server five minutes, after which it reports that itself; its progress is shown in the meantime.
  preview: { silenceMs: 330_000, sentBytesPerMs: 16, mayRepeat: true, ...never },
  stream: {
    silenceMs: 30_000,
    // Servers need not send keep-alives, and a step may take its time.
    gapMs: 300_000,
    mayRepeat: true,
    // A silent attempt may have begun the run, and another attempt would begin a second one.
    repeated: ['429', '500', '503', 'offline'],
    pausesMs: [1_000, 2_000, 4_000, 8_000],
    reconnectPausesMs: [1_000, 2_000, 4_000, 8_000],
  },
};

const exceptions: Partial<Record<OperationId, CallClass>> = {
  saveMontage: 'save',
  uploadDocuments: 'transfer',
  importMontage: 'transfer',
  recogniseDocument: 'preview',
  getDocumentReview: 'preview',
  correctDocument: 'preview',
  generateMontage: 'stream',
};

export const classOf = (operation: OperationId): CallClass =>
  exceptions[operation] ?? (operations[operation].startsWith('GET') ? 'read' : 'form');

/** A call that is not an operation of the contract counts as a read. */
export const policyOf = (operation: OperationId | undefined): Policy =>
  policies[operation ? classOf(operation) : 'read'];
