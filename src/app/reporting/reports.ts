import type { ApiErrorKind } from '@/api/api-error';
import type { OperationId } from '@/api/generated/operations';
import type { MessageClass } from './message-class';

/**
 * - `start`: the application did not come up.
 * - `uncaught`, `rejection`: not caught.
 * - `render`: React unmounted a screen. `caught`: an error view replaced it. `recovered`: React rendered it again.
 * - `call`: a call to the backend failed.
 * - `code`: a part of the application could not be loaded.
 * - `policy`: the Content-Security-Policy or Trusted Types held something back.
 */
export type ErrorKind =
  | 'start'
  | 'uncaught'
  | 'rejection'
  | 'render'
  | 'caught'
  | 'recovered'
  | 'call'
  | 'code'
  | 'policy';

/** A place in the application's own files; a source map of the same build shows its source. */
export interface Frame {
  /** As `/assets/index-BqX1.js`. */
  file: string;
  line: number;
  column: number;
}

interface Report {
  /** The pattern of the screen's address, as `/montage/edit/$documentId`; null where there is no such screen. */
  route: string | null;
  /** The name of the entry's file, which differs with every build. */
  build: string;
}

/**
 * Every field is a number, a name that is part of the application, or one of a list. None of it is text that was thrown,
 * typed, loaded or in an address: text that may hold a user's words does not leave the browser.
 */
export interface ErrorReport extends Report {
  kind: ErrorKind;
  errorClass: string;
  message: MessageClass;
  /** The operation of a failed call, if the contract has it. */
  operation: OperationId | null;
  failure: ApiErrorKind | null;
  status: number | null;
  /** For a policy: the directive, as `script-src-elem`, and what it blocked, as `inline` or `https:`. */
  directive: string | null;
  blocked: string | null;
  /** The innermost first. */
  stack: Frame[];
  /** How often the same failure has occurred since its last report. */
  repeated: number;
}

export interface TimingReport extends Report {
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; of CLS, a score without a unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** How the page was come to, as `navigate`, `reload` or `back-forward-cache`. */
  navigation: string;
}
