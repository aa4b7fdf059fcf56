import { ApiError } from '@/api/api-error';
import { StreamError } from '@/api/stream-error';
import { frameOf, framesOf } from './frames';
import { messageClass } from './message-class';
import type { ErrorKind, ErrorReport } from './reports';

/** A name can be given to any error, so that only known ones are passed on. */
const errorClasses = new Set(
  [
    'AbortError AggregateError ApiError CancelledError ConstraintError DataCloneError DataError EncodingError Error EvalError',
    'FirebaseError IdentityError InvalidAccessError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError',
    'NotSupportedError OperationError QuotaExceededError RangeError ReferenceError SecurityError StreamError SyntaxError',
    'TimeoutError TransactionInactiveError TypeError URIError UnknownError VersionError',
  ].flatMap((line) => line.split(' ')),
);

/** The kinds of blocked resources that may be reported, all without an origin. */
const blockedKinds = new Set(
  [
    'inline eval wasm-eval self trusted-types-policy trusted-types-sink',
    'http: https: ws: wss: data: blob: filesystem: chrome-extension: moz-extension: safari-web-extension:',
  ].flatMap((line) => line.split(' ')),
);

type Details = Omit<ErrorReport, 'kind' | 'route' | 'build' | 'repeated'>;

const nothing: Details = {
  errorClass: 'no error',
  message: 'other',
  operation: null,
  failure: null,
  status: null,
  directive: null,
  blocked: null,
  stack: [],
};

function ofPolicy({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: PolicyEvent): Details {
  const place = frameOf(sourceFile ?? '', lineNumber, columnNumber);
  const [whole = '', scheme = ''] = [blockedURI, /^[a-z-]+:/.exec(blockedURI)?.[0]];
  const blocked = [whole, scheme].find((known) => blockedKinds.has(known)) ?? 'other';
  return {
    ...nothing,
    directive: /^[a-z-]{1,40}$/.test(effectiveDirective) ? effectiveDirective : 'other',
    blocked,
    stack: place ? [place] : [],
  };
}

type PolicyEvent = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

function ofThrown(thrown: unknown): Details {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return nothing;
  const { name, message } = thrown;
  const common = {
    ...nothing,
    errorClass: errorClasses.has(name) ? name : 'Error',
    message: messageClass(String(message)),
    stack: framesOf(thrown),
  };
  if (thrown instanceof ApiError) {
    const { kind: failure, operation = null, status = null } = thrown;
    return { ...common, failure, operation, status };
  }
  return thrown instanceof StreamError
    ? { ...common, failure: 'answer', operation: 'generateMontage' }
    : common;
}

/** Failures of normal operation: a cancelled call, a module without access, an element measured twice. */
function isOrdinary(thrown: unknown): boolean {
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return false;
  if (thrown instanceof ApiError) {
    const { kind, operation, status } = thrown;
    // Without an operation it was no call: a screen knows that there is no network, and makes none.
    return (status === 403 && operation === 'checkAccess') || (kind === 'network' && !operation);
  }
  return (
    thrown.name === 'AbortError' ||
    thrown.name === 'CancelledError' ||
    String(thrown.message).startsWith('ResizeObserver loop')
  );
}

/**
 * The reportable part of a failure; null if it is not a failure. Never throws, even if a getter of the thrown value does.
 *
 * @param what was thrown, or the event of a policy.
 */
export function detailsOf(kind: ErrorKind, what: unknown): Details | null {
  try {
    if (kind === 'policy') return ofPolicy(what as PolicyEvent);
    return isOrdinary(what) ? null : ofThrown(what);
  } catch {
    return nothing;
  }
}
