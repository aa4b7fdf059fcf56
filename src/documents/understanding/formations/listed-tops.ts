import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { endsName } from '../words/formation-names';
import { isGeologicalAge } from '../hypotheses/geological-ages';
import { parseUnit } from '../units/units';
import { namesOtherWells } from '../vocabulary/offset-wells';
import { tops } from '../vocabulary/geology';

const NUMBER = String.raw`[-+\u2212]?\d[\d.,]*`;
const UNIT = String.raw`(?:m|ft)(?:\s?(?:md|tvd|tv|ah|ahd|ss|tvdss|brt|bdf|rkb|brkb|rt|kb|bkb|df|msl|nap|nn|mdrt|tvdrt|mdss|drt|mrt|bmsl)){0,3}(?![\p{L}])`;
/** `1742 mRT`, `890 - 1020 m MD`, and its uncertainty: `± 10 m`, `(+/- 20 ft)`. */
const DEPTH = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<from>${NUMBER})(?:\s?(?:-|\u2013|to|bis|tot|til)\s?(?<to>\d[\d.,]*))?\s?(?<unit>${UNIT})(?:,?\s*\(?(?:\p{L}+\s)?(?:\+\/-|\u00b1)\s*(?<off>\d[\d.,]*)\s?(?:m|ft)?\)?)?`,
  'giu',
);
/** The uncertainty after the brackets of the last depth: `1742 mRT (-1680.6 m SS), ± 10 m`. */
const UNCERTAINTY = /^\s*\)[,;]?\s*(?:\p{L}+\s)?(?:\+\/-|\u00b1)\s*(?<off>\d[\d.,]*)/u;
const BULLET = /^\s*(?:[-*\u2022\u25cf\u25aa\u2013]\s*|\d{1,2}[.)]\s+)?/;
/** Dots, spaces or lines between a name and its depth. */
const LEADER = /\s*(?:\.{3,}|\u2026|_{3,}|\t+)\s*/g;
const TOP_OF = /^(?:(?:near\s+)?top|toit|tope|topp)\s+(?:of\s+|de[lrs]?\s+)?/i;
const JOINS = /^[\s(),;:/|=\u2013-]*(?:and|und|en|og|et|y)?[\s(),;:/|=\u2013-]*$/;
const BEFORE_DEPTH =
  /\s*(?:[:,;=(/|\u2013-]|\b(?:is|are|expected|prognosed|encountered|at|auf|bei|op|ved|a|en|ist|ca|approx)\b\.?)*\s*$/i;
/** `(rev A: 455 m)`: the depth in an earlier revision. */
const EARLIER = /\s*\((?:rev(?:ision|\.)?|previous|previously|was|old|earlier|prior)\b[^()]*\)/gi;
const LONGEST_NAME = 50;
const MOST_WORDS = 6;
const FEWEST = 3;
/** Things other than formations that are listed by depth. */
const NO_FORMATION =
  /\b(?:casing|csg|liner|shoe|schuh|schoen|sabot|zapata|target|landing|kop|kick|build|tangent|bit|section|hole|bha|survey|tubing|packer|perforations?|core|conductor|td|total depth|losses|fault|gas|oil|water|plug|cement|mud|test|lot|fit)\b/;

interface Depth {
  from: string;
  to: string | undefined;
  unit: string;
  off: string | undefined;
}

interface Item {
  line: TextLine;
  name: string;
  depths: readonly Depth[];
  isDepthFirst: boolean;
}

/**
 * `mRT` and `m SS` include the reference; `m` alone may be any length. `Top Chalk at 388 m` is a depth, and a
 * sentence gives the reference of all depths.
 */
const saysDatum = (unit: string): boolean =>
  (parseUnit(unit)?.words.length ?? 0) > 0 || /^(?:m|ft)\s?(?:rt|rkb|kb|brt|bdf|df|md|tvd)$/i.test(unit);

/** The name in the words before a depth, or in those after the last one up to the description; null if there is none. */
function nameIn(written: string): string | null {
  const withoutAge = written.replace(/\(([^()]*)\)/g, (bracket, inside: string) =>
    isGeologicalAge(inside) ? ' ' : bracket,
  );
  const name = withoutAge.replace(BEFORE_DEPTH, '').replace(TOP_OF, '').replace(/\s+/g, ' ').trim();
  const isName =
    /^\p{Lu}[\p{L}\d .'/&()-]+$/u.test(name) &&
    name.length <= LONGEST_NAME &&
    name.split(' ').length <= MOST_WORDS &&
    !/\d{3}/.test(name) &&
    !NO_FORMATION.test(fold(name));
  return isName ? name : null;
}

/** A line with the depths of one formation and only a description after them. */
function itemOf(line: TextLine): Item | null {
  if (line.text.length > 200 || !/\d/.test(line.text) || namesOtherWells(line.text)) return null;
  const text = line.text.replace(BULLET, '').replace(EARLIER, '').replace(LEADER, ' ');
  const found = [...text.matchAll(DEPTH)].filter(
    ({ index }) => !/(?:\+\/-|\u00b1)\s*$/.test(text.slice(0, index)),
  );
  const rest = found.map(({ index, 0: { length } }) => text.slice(index + length));
  const depths = found.map(({ groups }, at): Depth => {
    const { from = '', to, unit = '', off } = groups ?? {};
    return { from, to, unit, off: off ?? UNCERTAINTY.exec(rest[at] ?? '')?.groups?.['off'] };
  });
  const [first] = found;
  if (!first || depths.some(({ unit }) => !saysDatum(unit) && !TOP_OF.test(text))) return null;
  const ends = found.map((match) => match.index + match[0].length);
  const between = found.slice(1).map((match, at) => text.slice(ends[at], match.index));
  if (between.some((words) => !JOINS.test(words))) return null;
  const before = text.slice(0, first.index);
  const behind = text.slice(ends.at(-1)).replace(/^[\s):;,\u2013-]+/, '');
  const isDepthFirst = before.trim() === '';
  const name = nameIn(isDepthFirst ? (/^[^,;:]*/.exec(behind)?.[0] ?? '') : before);
  if (name === null || (!isDepthFirst && behind !== '' && !/^[,.;:)\s\u2013-]/.test(text.slice(ends.at(-1)))))
    return null;
  return { line, name, depths, isDepthFirst };
}

const isAlike = (a: Item, b: Item): boolean =>
  a.line.sheet === b.line.sheet &&
  a.isDepthFirst === b.isDepthFirst &&
  a.depths.every(({ unit }, at) => {
    const other = b.depths[at];
    return other === undefined || other.unit === unit;
  });

/** Whether a list is of formations, by the lines above it or by its names. */
function areFormations(items: readonly Item[], above: readonly TextLine[]): boolean {
  const says = above.some(({ text }) => tops.title.test(text) || /stratigra|toits|topes|toppen/i.test(text));
  const named = items.filter(
    ({ name, line }) => endsName(name) || TOP_OF.test(line.text.replace(BULLET, '')),
  );
  return says || named.length * 2 >= items.length;
}

const LINES_ABOVE = 3;

/** Formation tops in the lines of a list, as tables. Every line gives the formation and the reference of its depth. */
export function listedTops({ lines }: DocumentContent): Table[] {
  const runs: { items: Item[]; from: number }[] = [];
  let open: Item[] | null = null;
  for (const [at, line] of lines.entries()) {
    const item = itemOf(line);
    const last: Item | undefined = open?.at(-1);
    if (!item) open = null;
    else if (open && last && isAlike(last, item)) open.push(item);
    else runs.push({ items: (open = [item]), from: at });
  }
  return runs.flatMap(({ items, from }) =>
    items.length >= FEWEST && areFormations(items, lines.slice(Math.max(0, from - LINES_ABOVE), from))
      ? [tableOf(items)]
      : [],
  );
}

/** A table with a column for the name, and three for each depth: its top, its base and its uncertainty. */
function tableOf(items: readonly Item[]): Table {
  const [first] = items;
  const most = Math.max(...items.map(({ depths }) => depths.length));
  const fullest = items.find(({ depths }) => depths.length === most)?.depths ?? [];
  const { sheet, page, row = 0 } = first?.line ?? {};
  const headings = fullest.flatMap(({ unit }, at) => {
    const has = (what: 'to' | 'off') => items.some(({ depths }) => depths[at]?.[what] !== undefined);
    return [
      has('to') ? `Top (${unit})` : `Depth (${unit})`,
      has('to') ? `Base (${unit})` : '',
      has('off') ? `Uncertainty (${unit.startsWith('f') ? 'ft' : 'm'})` : '',
    ];
  });
  const rows = items.map(({ line, name, depths }) => {
    const at = { row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
    const cells = [
      name,
      ...fullest.flatMap((_, index) => {
        const { from = '', to = '', off = '' } = depths[index] ?? {};
        return [from, to, off];
      }),
    ];
    return { ...at, cells, places: cells.map(() => ({ ...at, column: 0, quote: line.text })) };
  });
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
    headingRow: row,
    headings: ['Formation', ...headings],
    units: [null, ...headings.map(() => null)],
    rows,
    decimalComma: false,
  };
}
