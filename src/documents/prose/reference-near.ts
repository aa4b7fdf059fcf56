import { fold } from '../understanding/words/fold';
import type { DepthNotes } from '../understanding/hypotheses/depth-notes';
import { DEPTH, alongOf } from '../understanding/prose/quantities';
import type { Reference } from './fields';

const ALONG =
  /(?<![a-z])m?(?:md(?:b?rt|b?rkb|b?kb|bdf|rte)?|ahd?(?:bdf|b?rt|b?rkb)?|measured depth|along[ -](?:the )?hole|langs|mah)(?![a-z])/;
const SEA =
  /(?<![a-z])m?(?:tvd\s?ss|tvd\s?msl|sub-?\s?sea|ss|b?msl|nap|nhn|nn|below (?:the )?(?:mean )?sea(?: level)?|unter nn|onder nap)(?![a-z])/;
const VERTICAL =
  /(?<![a-z])m?(?:tvd(?:b?rt|b?rkb|b?kb|bdf|rte)?|true vertical|vertical depth|vertically|verticaal|vertikal)(?![a-z])/;
/** Datums other than the drill floor and the sea. */
const OTHER_DATUM =
  /(?<![a-z])(?:mud ?line|sea ?bed|sea ?floor|bml|ground(?: level)?|b?gl|maaiveld|gelaende|gok|surface casing shoe)(?![a-z])/;

function kindsIn(text: string): Set<Reference> {
  const plain = fold(text);
  const isSea = SEA.test(plain);
  const [isAlong, isVertical] = [ALONG.test(plain), VERTICAL.test(plain)];
  return new Set([
    ...(isAlong ? (['md'] as const) : []),
    ...(isSea ? (['tvdss'] as const) : isVertical ? (['tvd'] as const) : []),
  ]);
}

/** The words next to a depth, up to another figure or the end of the part of the sentence. */
const BEHIND = /^[^\d.,;]{0,45}/;
const BEFORE = /[^\d.,;]{0,45}$/;

/** What a depth of the document is counted along, by the words at it, in its quote, or of the whole document. */
export type FoundReference = Reference | 'several' | 'other datum' | 'none';

/**
 * @param start of the figure in the text; `end` behind its unit.
 * @param quote the bounds of the quote around it.
 */
export function referenceNear(
  text: string,
  { start, end }: { start: number; end: number },
  quote: { start: number; end: number },
  depths: DepthNotes,
): FoundReference {
  const behind = BEHIND.exec(text.slice(end))?.[0] ?? '';
  const before = BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  if (OTHER_DATUM.test(fold(behind)) || OTHER_DATUM.test(fold(before))) return 'other datum';
  // The unit may hold its reference: `2890 mMD`.
  for (const near of [`${text.slice(start, end).replace(/^[^\p{L}]+/u, '')}${behind}`, before]) {
    const kinds = [...kindsIn(near)];
    if (kinds.length > 1) return 'several';
    if (kinds[0]) return kinds[0];
  }
  const kinds = [...kindsIn(withoutOtherDepths(text, { start, end }, quote))];
  if (kinds.length > 1) return 'several';
  return kinds[0] ?? referenceOf(depths);
}

/** The quote without other depths and their references. */
function withoutOtherDepths(
  text: string,
  own: { start: number; end: number },
  quote: { start: number; end: number },
): string {
  let [rest, from] = ['', quote.start];
  for (const match of text.slice(0, quote.end).matchAll(new RegExp(DEPTH, 'giu'))) {
    const end = match.index + match[0].length;
    const isOwn = match.index < own.end && end > own.start;
    if (match.index < from || isOwn || alongOf(match.groups?.['reference'] ?? '') === 'none') continue;
    rest += text.slice(from, match.index);
    from = end;
  }
  return rest + text.slice(from, quote.end);
}

function referenceOf({ reference, runs }: DepthNotes): FoundReference {
  if (reference === 'ground level') return 'other datum';
  if (reference === 'sea level') return runs === 'along' ? 'other datum' : 'tvdss';
  if (reference === null || runs === null) return 'none';
  return runs === 'along' ? 'md' : 'tvd';
}
