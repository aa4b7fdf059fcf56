/**
 * What the contract says of an answer, as far as a screen would break without it:
 * - a leaf is the name of its type; `count` is a whole number from 0 on, `any` whatever is no list, object or null;
 * - a list has the shape of its entries;
 * - an object has a shape for each name, whose mark says what else may stand there: `?` null, `~` null or nothing, `-` nothing.
 */
export type Shape = string | readonly [Shape] | { readonly [marked: string]: Shape };

const isLeaf = (type: string, value: unknown): boolean =>
  type === 'count'
    ? Number.isSafeInteger(value) && (value as number) >= 0
    : (type === 'any' ? /^[nsb]/.test(typeof value) : typeof value === type) &&
      // JSON.parse makes 1e999 infinite, which no picture can be drawn to.
      (typeof value !== 'number' || Number.isFinite(value));

/**
 * Where an answer breaks its shape, for instance `.items.3.id`; undefined where it does not. It is made whole on the way, so
 * that no screen meets anything but what its types say:
 * - What may be null and is absent becomes null, because many servers leave such fields out.
 * - What is optional and wrong is taken away: nobody should lose a montage to a false word about its sources.
 * - Names that the contract does not have pass, and so do words that an enumeration does not, since a newer server may have
 *   more of them; so do texts that are no date. Screens say '-' or the word itself.
 * - Everything else that is missing, null or of another type breaks it. To draw a blank in its place would be to make it up,
 *   and the next save would store it.
 */
export function misfit(shape: Shape, value: unknown, at = ''): string | undefined {
  if (typeof shape === 'string') return isLeaf(shape, value) ? undefined : at || '.';
  if (Array.isArray(value) !== Array.isArray(shape) || typeof value !== 'object' || !value) return at || '.';
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const wrong = misfit((shape as readonly [Shape])[0], entry, `${at}.${index}`);
      if (wrong) return wrong;
    }
    return undefined;
  }
  const fields = value as Record<string, unknown>;
  for (const [marked, part] of Object.entries(shape)) {
    const [, name = '', mark] = /^(\w+)(.?)/.exec(marked) ?? [];
    const field = fields[name];
    if (field == null && mark === '?') fields[name] = null;
    else if (field == null && mark === '~') continue;
    else {
      const wrong = misfit(part, field, `${at}.${name}`);
      if (wrong && mark === '-') delete fields[name];
      else if (wrong) return wrong;
    }
  }
  return undefined;
}
