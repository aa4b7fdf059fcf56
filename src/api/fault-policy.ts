import { operations, type OperationId } from './generated/operations.ts';

/**
 * The possible results of a failed call, by the decisions they need. `offline`: no answer at all; `cut`: the connection was lost
 * during the answer; `silence`: nothing came for as long as is waited; `not JSON`, `contract`, `empty`: a success whose body is
 * none, none of the contract's, or nothing.
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
 * Operations of which the same is decided. `transfer` sends files whole, `preview` asks what one holds before it is sent, and
 * `stream` is the generation.
 */
export type CallClass = 'read' | 'form' | 'save' | 'transfer' | 'preview' | 'stream';

export interface Policy {
  /** For so long a call may say nothing: until its answer begins, and then between any two pieces of it. */
  readonly silenceMs: number;
  /** Between two pieces of the answer, where that differs. */
  readonly gapMs?: number;
  /** The slowest line on which a request is given the time to arrive. Without it, requests are small. */
  readonly sentBytesPerMs?: number;
  /** Whether the user may try again without checking first. */
  readonly mayRepeat: boolean;
  /** After which faults it is repeated automatically, and after which pauses. */
  readonly repeated: readonly Fault[];
  readonly pausesMs: readonly number[];
  /** Whether the last pause is that of all further ones. */
  readonly endless?: boolean;
}

const never = { repeated: [], pausesMs: [] };

/** The one place for how long is waited and what is repeated (docs/decisions/0017-faults.md, docs/faults.md). */
export const policies: Readonly<Record<CallClass, Policy>> = {
  // "Queries do not retry on failure.", as the product has it.
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
  // A scan may take the server five minutes, after which it says so itself; how far it is shows meanwhile.
  preview: { silenceMs: 330_000, sentBytesPerMs: 16, mayRepeat: true, ...never },
  stream: {
    silenceMs: 30_000,
    // No server has to send keep-alives, and a step may take its time.
    gapMs: 300_000,
    mayRepeat: true,
    // One that says nothing may have begun the run, and another attempt would begin another.
    repeated: ['429', '500', '503', 'offline'],
    pausesMs: [1_000, 2_000, 4_000, 8_000],
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
