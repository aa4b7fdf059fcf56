import { formatInches } from '@/domain/inches';
import type { CasingStringFact, HoleSectionFact } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';
import { fold } from '../words/fold';
import type { OfASection } from './holes-by-function';
import { NUMBERED_WORD, SECTION_NUMBER } from '../vocabulary/section-blocks';

const NUMBERED = new RegExp(`^(?:${NUMBERED_WORD}|hole)?${SECTION_NUMBER}$`);

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** The number that a section is called by alone; null without one. */
export function sectionNumber(words: string): number | null {
  const number = NUMBERED.exec(fold(words).trim())?.groups?.['number'];
  if (number === undefined) return null;
  return ROMAN.includes(number) ? ROMAN.indexOf(number) + 1 : Number(number);
}

/** The number of a section that has no other name; null for one with a size, a depth or a name. */
function numberOf({ holeDiameterIn, section }: OfASection): number | null {
  if (holeDiameterIn !== null || !section || section.casingIn !== null || section.endAhdM !== null)
    return null;
  return sectionNumber(section.words ?? '');
}

/** The holes of a well from the top: of its sections or, if no document lists them, of its strings; none if a string has no hole. */
function holesOf(sections: readonly HoleSectionFact[], casings: readonly CasingStringFact[]): number[] {
  const isUnclear =
    sections.length === 0
      ? casings.some(({ holeDiameterIn, driven }) => holeDiameterIn === null || driven === true)
      : sections.some(({ description }) => /\d/.test(description ?? ''));
  if (isUnclear) return [];
  const sizes =
    sections.length === 0
      ? casings.flatMap(({ holeDiameterIn }) => holeDiameterIn ?? [])
      : sections.map(({ diameterIn }) => diameterIn);
  // Two sections of one size are in no order that a size could show.
  return new Set(sizes).size < sizes.length ? [] : sizes.toSorted((a, b) => b - a);
}

/** Facts of sections that are only numbered, from the top, with the holes of as many sections of different sizes. */
export function withHolesByNumber<F extends OfASection>(
  facts: readonly F[],
  sections: readonly HoleSectionFact[],
  casings: readonly CasingStringFact[],
): F[] {
  const numbers = facts.map(numberOf);
  const given = new Set(numbers.filter((number) => number !== null));
  const holes = holesOf(sections, casings);
  // One section may have nothing: a conductor is not tested. The number of the last one says how many there are.
  const missing = holes.filter((_, at) => !given.has(at + 1)).length;
  const areAll = [...given].every((number) => number <= holes.length) && given.has(holes.length);
  if (given.size < 2 || !areAll || missing > (given.size > 2 ? 1 : 0)) return [...facts];
  return facts.map((fact, at) => {
    const hole = holes[(numbers[at] ?? 0) - 1] ?? null;
    if (hole === null) return fact;
    const note = `"${fact.section?.words ?? ''}" was taken for the ${formatInches(hole)} in hole, because the sections are numbered from the top`;
    const { section: _, ...rest } = fact;
    const origins = fact.origins ? { origins: withAssumption(fact.origins, note) } : {};
    return { ...rest, holeDiameterIn: hole, ...origins } as F;
  });
}
