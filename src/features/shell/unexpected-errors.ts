/** An uncaught error of an event handler or a promise. */
export type Uncaught = ErrorEvent | PromiseRejectionEvent;

const nameOf = (thrown: unknown): string =>
  thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';

/** The caller of such a call, or of such a piece of the application, handles its failure and shows it in its own place. */
const saidElsewhere = new Set(['ApiError', 'IdentityError', 'AbortError', 'CancelledError']);

const chunkMissing =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

/**
 * The error behind an uncaught event; null if it should not interrupt the user: failed calls that a screen reports,
 * cancelled work, prefetched code, errors of browser extensions or other origins, and the browsers' warning about
 * repeated measuring.
 */
export function unexpectedError(uncaught: Uncaught): Error | null {
  if (uncaught.defaultPrevented) return null;
  const thrown: unknown = 'reason' in uncaught ? uncaught.reason : uncaught.error;
  const foreign = 'filename' in uncaught && /^\w+-extension:/.test(uncaught.filename);
  if (thrown === null || thrown === undefined || foreign || saidElsewhere.has(nameOf(thrown))) return null;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return chunkMissing.test(error.message) || error.message.startsWith('ResizeObserver loop') ? null : error;
}
