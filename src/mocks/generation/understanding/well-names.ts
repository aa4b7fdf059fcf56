/** Country prefixes of well names (Norway, United Kingdom, Netherlands, Denmark, Germany); documents drop them at will. */
const COUNTRIES = new Set(['no', 'uk', 'nl', 'dk', 'de']);

/** A name as comparable parts: letters and numbers apart, leading zeros gone: `NO 15/9-F-12` is 15, 9, f, 12. */
export function wellTokens(name: string): string[] {
  // A phrase in brackets is said of the well and is no part of its name (`Delta-1 (slot 5)`); a bore's mark (`(A)`) is.
  const bare = name.replace(/\([^)]{4,}\)/g, ' ').trim() || name;
  const tokens = bare.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const plain = tokens.map((token) => (/^\d/.test(token) ? String(Number(token)) : token));
  return plain.length > 1 && COUNTRIES.has(plain[0] ?? '') ? plain.slice(1) : plain;
}

function positionOf(part: readonly string[], whole: readonly string[]): number {
  for (let at = 0; at + part.length <= whole.length; at += 1) {
    if (part.every((token, index) => whole[at + index] === token)) return at;
  }
  return -1;
}

/** Whether a part of a name is distinctive enough to be looked for inside a longer one: `1` alone is not. */
const distinctive = (tokens: readonly string[]) => tokens.length >= 2 || (tokens[0]?.length ?? 0) >= 4;

/** What follows a well's name when another bore of it is meant: `A`, `T2`, `ST1`, or one more small number. */
function marksAnotherBore(after: readonly string[]): boolean {
  const [first = '', second = ''] = after;
  if (/^[a-e]$/.test(first)) return true;
  if (/^(t|s|st|y)$/.test(first) && /^\d+$/.test(second)) return true;
  return /^\d{1,2}$/.test(first);
}

/** Two spellings of one well: equal parts, or one is the other's ending (`F-12` and `NO 15/9-F-12`). */
export function sameWell(a: string, b: string): boolean {
  const [short, long] = [wellTokens(a), wellTokens(b)].toSorted((x, y) => x.length - y.length);
  if (!short?.length || !long) return false;
  if (short.length === long.length) return short.join(' ') === long.join(' ');
  return distinctive(short) && short.join(' ') === long.slice(-short.length).join(' ');
}

/** Whether a text (a file name, a title) names this well, and not one whose name only begins alike (F-1 and F-12). */
export function namesWell(text: string, well: string): boolean {
  // `(1)` at the end of a file name is a second download, not a part of the name.
  const whole = wellTokens(text.replace(/\(\d+\)/g, ' ').replace(/\.[a-z0-9]{2,4}$/i, ''));
  const part = wellTokens(well);
  if (!distinctive(part)) return false;
  const at = positionOf(part, whole);
  return at !== -1 && !marksAnotherBore(whole.slice(at + part.length));
}

/** The wells of a list that a text names; where one name is the end of another, the longer one is meant. */
export function wellsNamedBy(text: string, wells: readonly string[]): string[] {
  const named = wells.filter((well) => sameWell(text, well) || namesWell(text, well));
  const longest = Math.max(0, ...named.map((well) => wellTokens(well).length));
  return named.filter((well) => wellTokens(well).length === longest);
}

/** Names of one series (the same beginning) that are not the same well: certainly different wells. */
export function certainlyDifferent(a: string, b: string): boolean {
  return !sameWell(a, b) && wellTokens(a)[0] === wellTokens(b)[0];
}

/** The well that a title line opens a block for (`Well NO 15/9-F-12`, `Well: Aurora-3`), or null for other lines. */
export function blockTitleWell(line: string): string | null {
  const match =
    /^\s*#?\s*(?:well(?:bore)?(?:\s+name)?|br\u00f8nn(?:bane)?|puits|pozo)\s*(?:[:=]\s*|\s+)(.+?)\s*$/i.exec(
      line,
    );
  const name = match?.[1] ?? '';
  const words = name.split(/\s+/);
  if (name.length > 40 || words.length > 4 || !/\d/.test(name) || !/^[A-Z0-9]/.test(name)) return null;
  // A sentence (`Well 3 is planned`) or another key (`Well id: 10442`, `Well heads: 2`) is no title.
  if (
    /[:=]/.test(name) ||
    words.some((word) =>
      /^(is|was|to|the|and|has|of|id|number|heads?|type|er|est|en|es|y|et|og|til|du|de|del|se|fue)[.,;]?$/i.test(
        word,
      ),
    )
  )
    return null;
  return name;
}
