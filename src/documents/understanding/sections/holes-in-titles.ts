import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { TextLine } from '../../readers/table';
import { isSectionName } from '../blocks/block-titles';
import { parseMeasured, withInchMarkLast, withPlainFractions } from '../words/numbers';

/** `5 36" Conductor`, `17 1/2" Surface`: maybe the number of a chapter, a size, and what its section is called. */
const SIZE_AND_NAME =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\d))?(?<size>\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?)\s?(?:"|\u2033|\u201d|''|in(?:ch)?\b)[ -]+(?<name>\p{Lu}[\p{L} -]{3,30}(?:\s[1-4])?)\s*:?\s*$/u;
const OF_PIPE =
  /casing|csg|liner|string|pipe|tubular|rohr|verbuizing|buis|foringsr|tubage|cuvelage|colonne|revest|tuber|ca\u00f1er|colonna/i;

function sizeOf({ text, cells }: TextLine): number | null {
  if (cells.length > 1) return null;
  const { size = '', name = '' } =
    SIZE_AND_NAME.exec(withPlainFractions(withInchMarkLast(text)))?.groups ?? {};
  return size !== '' && isSectionName(name) && !OF_PIPE.test(name)
    ? (parseMeasured(size.replace(',', '.'))?.value ?? null)
    : null;
}

/**
 * Says of the titles `36" Conductor`, `26" Surface` and `17 1/2" Intermediate` that they are of holes. A size and a name alone may
 * be those of a string: one of the sizes must be of no pipe, and none of them of pipe only.
 */
export function withHolesInTitles(lines: readonly TextLine[]): readonly TextLine[] {
  const sizes = lines.map(sizeOf);
  const given = sizes.filter((size) => size !== null);
  const areOfHoles = given.every(isHoleSize) && given.some((size) => !isCasingSize(size));
  if (!areOfHoles) return lines;
  return lines.map((line, at) => {
    if (sizes[at] === null) return line;
    const text = `${line.text.trim().replace(/\s*:$/, '')} hole section`;
    return { ...line, text, cells: [text] };
  });
}
