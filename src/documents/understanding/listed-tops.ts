import type { DocumentContent, Table, TextLine } from '../readers/table';
import { parseUnit } from './units';
import { namesOtherWells } from './vocabulary/offset-wells';

const NUMBER = String.raw`[-+\u2212]?\d[\d.,]*`;
const UNIT = String.raw`(?:m|ft)(?:\s?[\p{L}]{1,6}){0,2}`;
/** `- Birkhead Formation: 1742 mRT (-1680.6 m SS), +/- 10 m`: a formation, its depth, the same depth in another reference, its uncertainty. */
const ITEM = new RegExp(
  String.raw`^\s*(?:[-*\u2022\u2013]\s*|\d{1,2}[.)]\s*)?(?:(?:top|toit|tope)\s+(?:of\s+)?)?(?<name>\p{Lu}[\p{L} .'/-]{2,50}?)\s*[:\u2013-]\s+(?<first>${NUMBER})\s?(?<unit>${UNIT})(?:\s*\((?<second>${NUMBER})\s?(?<other>${UNIT})\))?(?:,?\s*(?:\p{L}+\s)?(?:\+\/-|\u00b1)\s*(?<off>\d[\d.,]*)\s?(?:m|ft)?)?\s*[.;]?\s*$`,
  'iu',
);
const FEWEST = 3;

interface Item {
  line: TextLine;
  name: string;
  first: string;
  unit: string;
  second: string | undefined;
  other: string | undefined;
  off: string | undefined;
}

/** `mRT` and `m SS` include the reference; `m` alone may be any length. */
const saysDatum = (unit: string): boolean =>
  (parseUnit(unit)?.words.length ?? 0) > 0 || /^(?:m|ft)\s?(?:rt|rkb|kb|brt|bdf|df|md|tvd)$/i.test(unit);

function itemOf(line: TextLine): Item | null {
  const { name, first, unit, second, other, off } = ITEM.exec(line.text)?.groups ?? {};
  if (name === undefined || first === undefined || unit === undefined) return null;
  if (!saysDatum(unit) || (other !== undefined && !saysDatum(other)) || namesOtherWells(line.text))
    return null;
  return { line, name: name.trim(), first, unit, second, other, off };
}

const isAlike = (a: Item, b: Item): boolean =>
  a.unit === b.unit &&
  a.line.sheet === b.line.sheet &&
  (a.other === b.other || a.other === undefined || b.other === undefined);

/** Formation tops in the lines of a list, as tables. Every line gives the formation and the reference of its depth. */
export function listedTops({ lines }: DocumentContent): Table[] {
  const runs: Item[][] = [];
  let open: Item[] | null = null;
  for (const line of lines) {
    const item = itemOf(line);
    const last: Item | undefined = open?.at(-1);
    if (!item) open = null;
    else if (open && last && isAlike(last, item)) open.push(item);
    else runs.push((open = [item]));
  }
  return runs.flatMap((run) => {
    const [first] = run;
    return first && run.length >= FEWEST ? [tableOf(run, first)] : [];
  });
}

function tableOf(items: readonly Item[], { line: { sheet, page, row }, unit }: Item): Table {
  const other = items.find((item) => item.other !== undefined)?.other;
  const onPage = page === undefined ? {} : { page };
  const rows = items.map(({ line, name, first, second = '', off = '' }) => {
    const at = { row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
    const cells = [name, first, second, off];
    return { ...at, cells, places: cells.map(() => ({ ...at, column: 0, quote: line.text })) };
  });
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...onPage,
    headingRow: row,
    headings: [
      'Formation',
      `Depth (${unit})`,
      other === undefined ? '' : `Depth (${other})`,
      `Uncertainty (${unit.startsWith('f') ? 'ft' : 'm'})`,
    ],
    units: [null, null, null, null],
    rows,
    decimalComma: false,
  };
}
