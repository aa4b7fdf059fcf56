import { ApiError } from './api-error';

const networkSentence =
  'Network error: Unable to connect to the server. Please check your internet connection.';

/** Longer than any useful message; a server that answers with its log must not fill the screen. */
const longest = 1_000;
/** The limit of a list. Together with the depth it bounds the reading of objects that contain themselves. */
const mostEntries = 20;
const deepest = 4;

/** Thrown values are not trusted: a getter may throw as well. */
function member(value: unknown, ...path: string[]): unknown {
  try {
    return path.reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
      value,
    );
  } catch {
    return undefined;
  }
}

/** The words in a value: a text, or the `msg`, `message` or `detail` of an object, or those of a list joined by commas. */
function words(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null || depth === deepest) return undefined;
  if (Array.isArray(value)) {
    const found = value.slice(0, mostEntries).map((entry: unknown) => words(entry, depth + 1));
    return found.filter((sentence) => sentence !== undefined).join(', ') || undefined;
  }
  const inside = (name: string) => words(member(value, name), depth + 1);
  return inside('msg') ?? inside('message') ?? inside('detail');
}

/** A status in words says less than the sentence of the screen. */
const statusPhrase =
  /^(bad request|unauthori[sz]ed|forbidden|not found|conflict|unprocessable (entity|content)|payload too large|too many requests|internal server error|bad gateway|service unavailable|gateway timeout)\.?$/i;

const reason = (value: unknown): string | undefined => {
  const found = words(value);
  return found !== undefined && statusPhrase.test(found) ? undefined : found;
};

/** Those of a list, or of an object with a list for each field. */
function wordsOfFields(value: unknown): string | undefined {
  const found = words(value);
  if (found !== undefined || typeof value !== 'object' || value === null) return found;
  return words(Object.values(value).slice(0, mostEntries));
}

/** The messages of Chromium, Firefox, Safari and Node for a failed fetch, or for a screen's code that failed to load. */
const fetchFailure =
  /^(failed to fetch|fetch failed|networkerror when|network error$|load failed|error loading dynamically|importing a module script failed|the (network|internet) connection|the request timed out|could not connect to the server|a server with the specified hostname)/i;

function asApiError(thrown: unknown): ApiError | undefined {
  try {
    return thrown instanceof ApiError ? thrown : undefined;
  } catch {
    return undefined;
  }
}

const isFetchFailure = (thrown: unknown): boolean =>
  asApiError(thrown)?.kind === 'network' ||
  (member(thrown, 'name') === 'TypeError' && fetchFailure.test(words(member(thrown, 'message')) ?? ''));

/** A thrown value, and the source of its message: the body of the server's answer, else the value itself. */
interface Failure {
  thrown: unknown;
  body: unknown;
}

type Rule = (failure: Failure) => string | undefined;

function ofResponse({ body }: Failure): string | undefined {
  const response = member(body, 'response');
  if (typeof response !== 'object' || response === null) return undefined;
  return words(member(response, 'message')) ?? words(member(response, 'statusText')) ?? 'An error occurred';
}

/** An error body without words leaves nothing else to read: what the transport calls the error is for developers. */
const hasBody = (thrown: unknown): boolean => asApiError(thrown)?.body !== undefined;

/**
 * The product's rule, one line for each of its steps and in its order. Between the message and the last resort come the other
 * places where a server or a library puts its words (docs/decisions/0003-error-sentences.md).
 */
const rules: readonly Rule[] = [
  ({ body }) => words(member(body, 'stack', 'detail')),
  ({ body }) => words(member(body, 'code', 'message')),
  ({ thrown }) => (isFetchFailure(thrown) ? networkSentence : undefined),
  ofResponse,
  ({ body }) => words(member(body, 'message')),
  ({ body }) => words(body),
  ({ body }) => wordsOfFields(member(body, 'errors')),
  ({ body }) => reason(member(body, 'error')),
  ({ body }) => reason(member(body, 'title')),
  ({ thrown }) => (hasBody(thrown) ? undefined : words(member(thrown, 'message'))),
  ({ thrown }) => words(member(thrown, 'cause')),
  () => 'An unexpected error occurred.',
];

/** A failed upload's: the message, else the first detail's msg, else 'Upload failed.' Other shapes of a detail come between. */
const uploadRules: readonly Rule[] = [
  ({ body }) => words(member(body, 'message')),
  ({ body }) => words(member(body, 'detail', '0', 'msg')),
  ({ body }) => words(member(body, 'detail')),
  () => 'Upload failed.',
];

function firstOf(table: readonly Rule[], failure: Failure): string {
  for (const rule of table) {
    let sentence: string | undefined;
    try {
      sentence = rule(failure);
    } catch {
      // A thrown thing that can't even be looked at has no words; the next rule may still have some.
    }
    if (sentence === undefined) continue;
    if (sentence.length <= longest) return sentence;
    // Not between the two halves of one character.
    return `${sentence.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
  }
  return '';
}

/** A detail as text: itself, or its entries' `msg` or `message`, joined by commas. */
export const detailText = (detail: unknown): string | undefined => words(detail);

/**
 * The sentence for anything that was thrown, by the product's rule and in its order: the detail in the stack; the code's
 * message; the network sentence for a failed fetch; the response's message or status text, or 'An error occurred'; the
 * message; 'An unexpected error occurred.' A code that is plain text is a name for machines and gives no sentence.
 *
 * Never throws and is never empty, whatever it is given; a sentence over 1,000 characters is cut.
 */
export function errorMessage(thrown: unknown): string {
  return firstOf(rules, { thrown, body: asApiError(thrown)?.body ?? thrown });
}

/** The sentence for a failed upload. What is not an answer of the server (a lost connection, a session) has its own. */
export function uploadFailureMessage(thrown: unknown): string {
  const error = asApiError(thrown);
  if ((error && error.kind !== 'http') || isFetchFailure(thrown)) return errorMessage(thrown);
  return firstOf(uploadRules, { thrown, body: error ? error.body : thrown });
}
