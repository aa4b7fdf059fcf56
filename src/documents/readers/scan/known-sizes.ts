/** The sizes of bits and casing with a fraction, in inches (API 5CT, and the bits that fit). */
const WITH_FRACTION =
  '18 5/8,17 1/2,14 3/4,13 5/8,13 3/8,13 1/2,12 1/4,11 3/4,10 5/8,10 3/4,9 7/8,9 5/8,8 5/8,8 3/4,8 1/2,7 7/8,7 5/8,7 3/4,6 3/4,6 5/8,6 1/2,6 1/4,6 1/8,5 7/8,5 3/4,5 1/2,4 3/4,4 1/2,3 7/8,3 1/2,2 7/8,2 3/8'.split(
    ',',
  );

/** A text that may be a misread size, with the word or unit behind it. */
const MAYBE_SIZE = /^(\d[\d/.|lI%]{1,6}|\d{1,2} [\d/.|lI%]{1,4})("|\s?(?:in|inch)\b\.?)?$/;

const plain = (text: string) => text.replace(/[\s.]/g, '').replace(/[|lI]/g, '1');

/**
 * The size that several readings of one text mean, none of which need be right: the only one that is at most one letter
 * away from each of at least two readings. `1711/2`, `171/72` and `17.1/2` are all 17 1/2. Null if there is no such size.
 */
export function sizeMeant(readings: readonly string[]): string | null {
  const parts = readings.flatMap((text) => {
    const [, size, unit = ''] = MAYBE_SIZE.exec(text.trim()) ?? [];
    return size === undefined ? [] : [{ size: plain(size), unit }];
  });
  const fractions = parts.filter(({ size }) => size.includes('/')).length;
  if (fractions === 0 || (fractions === 1 && parts.length < 3)) return null;
  const counted = WITH_FRACTION.map((size) => ({
    size,
    count: parts.filter((part) => isNear(part.size, plain(size))).length,
    exact: parts.some((part) => part.size === plain(size)),
  })).filter(({ count }) => count >= (fractions === 1 ? 3 : 2));
  const most = Math.max(...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === most);
  const [only] = best.length > 1 ? best.filter(({ exact }) => exact) : best;
  if (only === undefined || counted.some(({ exact, size }) => exact && size !== only.size)) return null;
  const unit = parts.map((part) => part.unit).toSorted((a, b) => b.length - a.length)[0]!;
  return `${only.size}${unit}`;
}

/** Whether at most one letter was read too many, too few or wrongly. */
function isNear(text: string, size: string): boolean {
  const [long, short] = text.length >= size.length ? [text, size] : [size, text];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && long[same] === short[same]) same += 1;
  return long.slice(same + 1) === short.slice(long.length === short.length ? same + 1 : same);
}
