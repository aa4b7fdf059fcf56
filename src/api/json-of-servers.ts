/** JSON as servers write it, where it differs from what JavaScript reads and writes. */

/** A text, or one of the words that Python writes for NaN and infinity. */
const notANumber = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;
/** An id, as a number or as a text. It finds none inside a text, where the quotes are escaped. */
const id = /"id"\s*:\s*("?)(\d+)\1/g;
/** More digits than a number keeps. */
const longId = /("(?:\w+_)?id"\s*:\s*)(\d{16,})/g;
const sentId = /("(?:\w+_)?id":)"(\d+)"/g;

const numbers = new Set<string>();
const texts = new Set<string>();

/**
 * The value of an answer. Ids that are numbers are noted for `asTheyCame`, and long ones are read as texts, because a
 * number would change their last digits. NaN and infinity are null.
 *
 * @throws SyntaxError for a text that is not JSON.
 */
export function parseAnswer(text: string): unknown {
  for (const [, quote, digits = ''] of text.matchAll(id)) (quote ? texts : numbers).add(digits);
  const readable = text.replace(longId, '$1"$2"');
  try {
    return JSON.parse(readable) as unknown;
  } catch (cause) {
    const numeric = readable.replace(notANumber, (found) => (found.startsWith('"') ? found : 'null'));
    if (numeric === readable) throw cause;
    return JSON.parse(numeric) as unknown;
  }
}

/**
 * The body of a call with the ids as the server wrote them: the application keeps every id as a text, and a server that
 * counts may refuse texts. An id that also came as a text stays one.
 */
export function asTheyCame(body: string): string {
  if (numbers.size === 0) return body;
  return body.replace(sentId, (found, name: string, digits: string) =>
    numbers.has(digits) && !texts.has(digits) ? `${name}${digits}` : found,
  );
}
