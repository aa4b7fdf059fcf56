import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { TextLine } from '../../readers/table';
import { pairsOf } from '../blocks/block-pairs';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { Outline } from '../outline/outline';
import { isPlan } from '../prose/blocks';
import { clausesOf } from '../prose/clauses';
import {
  DEPTH,
  SIZE,
  alongOf,
  plainText,
  sizeIn as inchesOf,
  sizeText,
  wholeFigure,
} from '../prose/quantities';
import type { Along } from '../prose/quantities';
import { sentencesOf } from '../prose/sentences';
import type { Sentence } from '../prose/sentences';
import { convert } from '../units/units';

/** A depth that a line states of a hole, with the words before it. */
export interface FigureOfHole {
  hole: { size: string; sizeIn: number };
  /** Whether the line also names a string that fits the hole. */
  namesString: boolean;
  label: string;
  along: Exclude<Along, 'both'>;
  /** The figure with its unit. */
  value: string;
  sentence: Sentence;
}

const SIZES = new RegExp(SIZE, 'giu');
const LONGEST_LABEL = 60;

const namesString = (text: string, holeIn: number): boolean =>
  [...text.matchAll(SIZES)].some(([written]) => {
    const sizeIn = inchesOf(written);
    return sizeIn !== null && isCasingSize(sizeIn) && sizeIn < holeIn;
  });

/** The holes that a sentence is about, each with its part of the text. */
function holesOf(
  text: string,
  ofChapter: FigureOfHole['hole'] | null,
): { hole: FigureOfHole['hole']; text: string }[] {
  const clauses = clausesOf(text);
  const strings = clauses.filter(({ is }) => is === 'casing');
  if (clauses.length > 0)
    return clauses.flatMap(({ is, size, sizeIn, text: own, isShared }) => {
      if (is !== 'hole' || isShared === true) return [];
      // `9 5/8" casing at 2191 m (12 1/4" hole)`
      const isOfString =
        clauses.length === 2 &&
        strings.some((string) => string.sizeIn < sizeIn) &&
        figuresIn(own).length === 0;
      return [{ hole: { size, sizeIn }, text: isOfString ? text : own }];
    });
  const sizes = [...text.matchAll(SIZES)].flatMap(([written]) => {
    const sizeIn = inchesOf(written);
    return sizeIn === null ? [] : [{ size: sizeText(written), sizeIn }];
  });
  const [hole, string, ...more] = sizes;
  if (!hole) return ofChapter ? [{ hole: ofChapter, text }] : [];
  const isSet = string === undefined || (isCasingSize(string.sizeIn) && string.sizeIn < hole.sizeIn);
  return more.length === 0 && isSet && isHoleSize(hole.sizeIn) ? [{ hole, text }] : [];
}

/** The words directly before a figure, without the figures and sizes before them. */
const labelOf = (before: string): string =>
  (/[^\d"'.;,]*$/.exec(before.replace(/[\s:=(@~-]+$/, ''))?.[0] ?? '').trim().slice(-LONGEST_LABEL);

function figuresIn(text: string): Pick<FigureOfHole, 'label' | 'along' | 'value'>[] {
  const found: Pick<FigureOfHole, 'label' | 'along' | 'value'>[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(DEPTH, 'giu'))) {
    const { figure = '', unit = '', reference = '' } = match.groups ?? {};
    const before = text.slice(end, match.index);
    const along = alongOf(reference);
    const isSecond = found.length > 0 && /^[\s/(,=]*$/.test(before);
    const label = isSecond ? (found.at(-1)?.label ?? '') : labelOf(before);
    end = match.index + match[0].length;
    if (along !== null)
      found.push({
        label,
        along: along === 'both' ? 'md' : along,
        value: `${wholeFigure(figure)} ${unit === "'" ? 'ft' : unit}`,
      });
  }
  return found;
}

const WORD_OF: Partial<Record<string, FigureOfHole['along']>> = {
  ahd: 'md',
  md: 'md',
  tvd: 'tvd',
  tvdss: 'tvdss',
};

/** `Zukav (m MD) | 1,512` below the title of a hole: the unit is in the key. */
function figuresOfPairs(line: TextLine): Pick<FigureOfHole, 'label' | 'along' | 'value'>[] {
  return pairsOf(line).flatMap(({ key, value }) => {
    const { unit, name } = parseHeading(key);
    const isDepth = unit !== null && convert(1, unit, 'length') !== null && /^\d[\d.,' ]*$/.test(value);
    const label = key.replace(/[([].*$/, '').trim();
    const along = WORD_OF[name.split(' ').at(-1) ?? ''] ?? ('none' as const);
    return isDepth ? [{ label, along, value: `${wholeFigure(value.trim())} ${unit}` }] : [];
  });
}

/** The depths that lines and sentences state of each hole: in a list of holes, in their chapters, and in sentences about them. */
export function figuresOfHoles(lines: readonly TextLine[], outline: Outline): FigureOfHole[] {
  const inPairs = lines.flatMap((line): FigureOfHole[] => {
    const { hole } = outline.at(line);
    const sentence: Sentence = { ...line, opens: true, isLine: true, isRow: false };
    return hole
      ? figuresOfPairs(line).map((figure) => ({ ...figure, hole, namesString: false, sentence }))
      : [];
  });
  const inSentences = sentencesOf(lines).flatMap((sentence): FigureOfHole[] => {
    if (outline.isTitle(sentence)) return [];
    const text = plainText(sentence.text);
    if (!isPlan(text)) return [];
    return holesOf(text, outline.at(sentence).hole).flatMap(({ hole, text: own }) =>
      figuresIn(own).map((figure) => ({
        ...figure,
        hole,
        namesString: namesString(text, hole.sizeIn),
        sentence,
      })),
    );
  });
  return [...inPairs, ...inSentences];
}

/** The last word of a label, by which lines that are written alike say the same. */
export const labelKey = ({
  label,
  along,
  namesString: isOfString,
}: Pick<FigureOfHole, 'label' | 'along' | 'namesString'>): string =>
  `${
    fold(label)
      .split(/[^a-z]+/)
      .findLast((word) => word !== '') ?? ''
  }|${along}|${isOfString}`;
