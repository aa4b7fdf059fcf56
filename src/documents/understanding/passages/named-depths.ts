import type { PageRow } from '../../readers/page';
import { isEndOfWell } from '../sections/end-of-well';
import { namesOtherWells } from '../vocabulary/offset-wells';

/** A name and its depth in running text or in a list, as written. */
export interface NamedDepth {
  /** The index of the row with the name. */
  at: number;
  /** The index of the row with the depth. */
  to: number;
  name: string;
  depth: string;
  /** The same depth in another reference, in brackets. */
  second: string;
  unit: 'm' | 'ft' | null;
  uncertainty: string;
}

const NUMBER = String.raw`\d{1,3}(?:[.,'\u2019\u00a0 ]\d{3})+(?:[.,]\d{1,2})?|\d{2,5}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`m(?:et(?:er|re)s?)?\b|ft\b|feet\b|['\u2032\u2019](?!\d)`;
const OFF = String.raw`[,;]?\s*(?:\p{L}+\s)?\(?(?:\+\s?\/?\s?-|\u00b1)\s*(?<off>\d[\d.,]*)\s?(?:${UNIT})?\)?`;
/** A depth with its unit and reference. Without a unit it must end its line or its column. */
const DEPTH = new RegExp(
  String.raw`(?<![\d.,/+#\u00b1-]|[-\u2013\u00b1]\s)(?<depth>${NUMBER})(?:\s?(?<unit>${UNIT})|(?=\s{2,}|\s*\n|\s*$|\s*\|))(?:[ \p{L}]{0,12}?\((?<second>${NUMBER})\s?(?:${UNIT})[^)]{0,12}\))?(?:${OFF})?`,
  'giu',
);
const LINK = String.raw`(?:of|the|de|du|des|del|la|le|les|van|den|der|er|el|und|en|et|and|y|&)`;
const NAME = new RegExp(
  String.raw`\p{Lu}[\p{L}'\u2019.-]*(?:\s(?:${LINK}\s){0,2}(?:\p{Lu}[\p{L}'\u2019.-]*|\(\p{Lu}[\p{L} -]+\)))*`,
  'gu',
);
/** The text between a name and its depth: only signs, or a few words such as `is expected at`. */
const BETWEEN = /^(?:[\s:.,|=\u2013-]*|,?\s+(?:\p{Ll}[\p{L}-]*,?\s+){1,6}\(?)$/u;
/** Words for depths other than a formation's. */
export const OTHER_THINGS =
  /\b(?:shoes?|casing|liner|hole|bit|drill(?:ed)?|run|set|cement|toc|mud|bop|kop|kick|water|gas|oil|shallow|found|encountered|was|were|elevation|kb|rkb|rt|gl|msl|df|nap|level|pressure|temperature|schuh|rohr\w*|sko|sabot|zapata|schoen|hauteur|distance|displacement|rotary|draaitafel|drehtisch\w*|boredekk\w*|altitude|cote|elevaci\u00f3n|seeh\u00f6he|gel\u00e4nde\w*|cost|total)\b/iu;
const LEADING =
  /^(?:(?:the|de|der|die|das|le|la|les|el|los|at|in|en|dans|bei|von|van|du|of)\s+)+(?=\p{Lu})/iu;
const NO_NAME = /^(?:the|top|de|der|die|das|le|la|el|in|at|on|depths?|tops?|page|well|figure|table|total)$/i;

/** A line with this many characters may wrap. */
const WRAPS = 60;

/** Joined text, with the index at which each row starts. */
function textOf(rows: readonly PageRow[]): { text: string; starts: number[] } {
  let text = '';
  const starts = rows.map(({ pieces }) => {
    const start = text.length;
    const line = pieces.map((piece) => piece.text).join('  ');
    // A short line does not continue on the next.
    text += `${line}${line.length < WRAPS ? '  ' : ''}\n`;
    return start;
  });
  return { text, starts };
}

/** The name at the end of the text before a depth, and its position. */
function nameBefore(before: string): { name: string; index: number } | null {
  const names = [...before.matchAll(NAME)];
  const last = names.at(-1);
  if (!last) return null;
  const between = before.slice(last.index + last[0].length);
  const name = last[0].replace(LEADING, '').replace(/[.\s]+$/, '');
  if (!BETWEEN.test(between) || OTHER_THINGS.test(between) || OTHER_THINGS.test(name)) return null;
  const isNone = name.length < 3 || NO_NAME.test(name) || isEndOfWell(name);
  return isNone ? null : { name, index: last.index };
}

const unitOf = (unit: string | undefined): NamedDepth['unit'] =>
  unit === undefined ? null : /^m/i.test(unit) ? 'm' : 'ft';

/** An approximate depth: it does not matter here whether a point separates thousands. */
const roughly = ({ depth }: NamedDepth): number =>
  Number(depth.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));

/** The longest part of the list with increasing depths and different names; other entries belong to another well or thing. */
function inOrder(found: readonly NamedDepth[]): NamedDepth[] {
  const best: NamedDepth[][] = [];
  found.forEach((one, at) => {
    const before = best
      .slice(0, at)
      .filter(
        (chain) => roughly(chain.at(-1)!) <= roughly(one) && chain.every(({ name }) => name !== one.name),
      )
      .toSorted((a, b) => b.length - a.length);
    best.push([...(before[0] ?? []), one]);
  });
  return best.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** If most depths have a unit, a number without one is not a depth. */
const ofOneForm = (found: readonly NamedDepth[]): readonly NamedDepth[] => {
  const measured = found.filter(({ unit }) => unit !== null);
  return measured.length * 2 > found.length ? measured : found;
};

/** The most rows between two formations of one list. */
const WIDEST_GAP = 8;

/** The largest group of them without a wide gap. */
function together(found: readonly NamedDepth[]): NamedDepth[] {
  const parts: NamedDepth[][] = [];
  for (const one of found) {
    const last = parts.at(-1);
    if (last && one.at - last.at(-1)!.to <= WIDEST_GAP) last.push(one);
    else parts.push([one]);
  }
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** More entries are not a list of formations. */
const MOST = 200;

/**
 * Names with increasing depths in rows of text, in order. It accepts more formations than the reader does by
 * itself, because an engineer confirms them.
 */
export function namedDepths(rows: readonly PageRow[]): NamedDepth[] {
  const { text, starts } = textOf(rows);
  const found: NamedDepth[] = [];
  const ofAll = /\b(?:all|alle|toutes|todas)\s*(?:\+\s?\/?\s?-|\u00b1)\s*(\d[\d.,]*)/i.exec(text)?.[1] ?? '';
  let end = 0;
  for (const match of text.matchAll(DEPTH)) {
    const { depth = '', unit, second = '', off = ofAll } = match.groups ?? {};
    const before = text.slice(end, match.index);
    const sentence = before.slice(Math.max(0, before.search(/[^.]*$/)));
    const named = nameBefore(before.replaceAll('\n', ' '));
    if (named === null) {
      // A number that is not the depth of a name leaves that name to the next depth.
      if (unit !== undefined || /\n/.test(before)) end = match.index + match[0].length;
      continue;
    }
    const rowAt = (index: number) => starts.findLastIndex((start) => start <= index);
    const [at, to] = [rowAt(end + named.index), rowAt(match.index)];
    end = match.index + match[0].length;
    if (namesOtherWells(sentence) || found.length >= MOST) continue;
    found.push({ at, to, name: named.name, depth, second, unit: unitOf(unit), uncertainty: off });
  }
  return together(inOrder(ofOneForm(found)));
}
