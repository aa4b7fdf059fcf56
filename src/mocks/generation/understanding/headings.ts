import { plainDatum } from './datum';
import { fold } from './fold';
import { isDrillFloorWord, parseUnit } from './units';

export interface ParsedHeading {
  /** As the document has it, for remarks. */
  written: string;
  /** Lower-case words without unit and without the words that mean the drill floor: `base_ahd_rkb_m` is `base ahd`. */
  name: string;
  /** The name without spaces: compound words are written together, apart and cut by a line end. */
  key: string;
  unit: string | null;
}

/** Depth names that have the drill floor glued to them. */
const GLUED: Record<string, string> = {
  mdrt: 'md',
  mdbrt: 'md',
  mdrkb: 'md',
  mdbrkb: 'md',
  mdkb: 'md',
  mdbdf: 'md',
  mdrte: 'md',
  ahdbdf: 'ahd',
  ahbdf: 'ahd',
  ahrkb: 'ahd',
  tvdrt: 'tvd',
  tvdbrt: 'tvd',
  tvdrkb: 'tvd',
  tvdbdf: 'tvd',
  tvdkb: 'tvd',
};

/** Whether a lower-case word at the head of a heading is taken off its name, or replaced: the name begins otherwise. */
export function leadsOtherName(word: string): boolean {
  return (
    isDrillFloorWord(word) ||
    Object.hasOwn(GLUED, word) ||
    /^(below|from|ref|rel|unter|ab|onder|vanaf|under|fra|sous|depuis|bajo|desde)$/.test(word)
  );
}

/**
 * A heading as documents write it: `MD[m]`, `MD (m)`, `md_m`, `Depth (m TVDSS)`, `Mud weight, SG`. A unit given apart
 * (a units row) counts where the heading has none of its own.
 */
export function parseHeading(text: string, unitBelow: string | null = null): ParsedHeading {
  let unit: string | null = null;
  const words: string[] = [];
  const takeUnit = (piece: string): boolean => {
    const parsed = parseUnit(piece.replace(/^\s*(?:\u00b1|\+\s*\/\s*-)\s*/, ''));
    if (!parsed) return false;
    unit ??= parsed.name;
    words.push(...parsed.words);
    return true;
  };
  let rest = text.trim().replace(/\s+/g, ' ');
  rest = rest.replace(/[[(]([^\])]*(?:\([^)]*\))?)[\])]/g, (_, inner: string) => {
    if (takeUnit(inner)) return ' ';
    return ` ${inner} `;
  });
  // The last word is a unit when a word stands before it: `md_m`, `Mud weight SG`; `ID` alone or `in` alone is a name.
  const trailing = /^(.*[^\s_,])[\s_,]+([^\s_,]+)\s*$/.exec(rest);
  if (trailing && unit === null && takeUnit(trailing[2] ?? '')) rest = trailing[1] ?? '';
  if (unitBelow !== null && unit === null) takeUnit(unitBelow);
  const plain = fold(rest)
    .replace(/\+\s*\/\s*-|\u00b1/g, ' plus minus ')
    .replace(/[_/.,;:\-"'\u2019*=]+/g, ' ')
    .replace(/\s+/g, ' ');
  const name = [...plainDatum(plain).split(' '), ...words]
    .map((word) => GLUED[word] ?? word)
    .filter((word) => word !== '' && !isDrillFloorWord(word));
  return { written: text.trim().replace(/\s+/g, ' '), name: name.join(' '), key: name.join(''), unit };
}
