/** Abbreviations in documents that are not the beginning of the whole word. */
export const SHORT_FORMS: Record<string, string> = {
  csg: 'casing',
  cas: 'casing',
  lnr: 'liner',
  dia: 'diameter',
  diam: 'diameter',
  wt: 'weight',
  wgt: 'weight',
  fm: 'formation',
  fmn: 'formation',
  fms: 'formation',
  thd: 'thread',
  cplg: 'coupling',
  cpl: 'coupling',
  gr: 'grade',
  dpth: 'depth',
  brg: 'bearing',
  hazi: 'azimuth',
  elev: 'elevation',
  azm: 'azimuth',
  drft: 'drift',
  nom: 'nominal',
  tv: 'tvd',
  ah: 'ahd',
};

const SHORTEST_PREFIX = 3;
/** An abbreviated word lacks at least two letters. */
const LEAST_CUT = 2;
/** Endings of one word: `stratigraphic` and `stratigraphical`. */
const LONGEST_ENDING = 4;

/** Whether two words differ by at most `most` letters inserted, left out, replaced or swapped. */
function editsApart(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return (row[b.length] ?? Infinity) <= most;
}

/**
 * The similarity of a heading's word (lower case, plain letters) to a known one, from 0 to 1: the same, its plural or
 * abbreviation, its beginning, or a similar spelling. A similar spelling starts with the same letter: `height` is not `weight`.
 */
export function wordLikeness(word: string, known: string): number {
  if (word === known) return 1;
  if (SHORT_FORMS[word] === known) return 0.97;
  if (`${word}s` === known || word === `${known}s`) return 0.97;
  if (word.length >= SHORTEST_PREFIX && known.length >= word.length + LEAST_CUT && known.startsWith(word))
    return word.length >= 4 ? 0.95 : 0.9;
  if (
    known.length >= 5 &&
    word.startsWith(known) &&
    word.length - known.length <= Math.min(LONGEST_ENDING, known.length / 2)
  )
    return 0.92;
  const shorter = Math.min(word.length, known.length);
  if (word[0] !== known[0] || shorter < 6) return 0;
  return editsApart(word, known, shorter >= 9 ? 2 : 1) ? 0.85 : 0;
}
