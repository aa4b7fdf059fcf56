import { ApiError } from './api-error';

const networkSentence =
  'Network error: Unable to connect to the server. Please check your internet connection.';
const fallbackSentence = 'An unexpected error occurred.';

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** A detail as text: itself, or its entries' `msg` or `message`, joined by commas. */
export function detailText(detail: unknown): string | undefined {
  if (!Array.isArray(detail)) return text(detail);
  const sentences = detail
    .map((entry) => text(entry) ?? text(member(entry, 'msg')) ?? text(member(entry, 'message')))
    .filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(', ') : undefined;
}

const isFetchTypeError = (thrown: unknown) =>
  (thrown instanceof ApiError && thrown.kind === 'network') ||
  (thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message));

/**
 * The sentence for anything that was thrown, by the product's rule and in its order: the detail in the stack; the code's
 * message; the network sentence for a failed fetch; the response's message or status text, or 'An error occurred'; the
 * message; 'An unexpected error occurred.'
 *
 * Two decisions: a code that is plain text is a name for machines and gives no sentence, and a `detail` beside the message
 * (what FastAPI and others answer with) is read before the fallback, so that a server's own words are not swallowed.
 */
export function errorMessage(thrown: unknown): string {
  const body: unknown = thrown instanceof ApiError ? (thrown.body ?? thrown) : thrown;
  const stackDetail = detailText(member(member(body, 'stack'), 'detail'));
  if (stackDetail) return stackDetail;
  const codeMessage = text(member(member(body, 'code'), 'message'));
  if (codeMessage) return codeMessage;
  if (isFetchTypeError(thrown)) return networkSentence;
  const response = member(body, 'response');
  if (isRecord(response)) {
    return text(response.message) ?? text(response.statusText) ?? 'An error occurred';
  }
  return (
    text(member(body, 'message')) ??
    detailText(member(body, 'detail')) ??
    (thrown instanceof ApiError ? text(thrown.message) : undefined) ??
    text(thrown) ??
    fallbackSentence
  );
}

/** The sentence for a failed upload: the message, else the first detail's msg, else 'Upload failed.' */
export function uploadFailureMessage(thrown: unknown): string {
  if (thrown instanceof ApiError && thrown.kind !== 'http') return errorMessage(thrown);
  const body: unknown = thrown instanceof ApiError ? thrown.body : thrown;
  const detail = member(body, 'detail');
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined;
  return (
    text(member(body, 'message')) ?? text(member(first, 'msg')) ?? detailText(detail) ?? 'Upload failed.'
  );
}
