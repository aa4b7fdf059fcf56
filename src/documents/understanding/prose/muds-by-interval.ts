import { isBulleted, withoutBullet } from '../../readers/list-marks';
import { usesDecimalComma } from '../../readers/table';
import type { Table, TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import type { Outline } from '../outline/outline';
import { CASING_WORDS } from '../vocabulary/prose';
import { isPlan } from './blocks';
import { itemValues } from './mud-values';
import type { ProseValue } from './prose-value';
import { SIZE, anyOf, plainText, sizeText } from './quantities';

export const DEPTH_OF_INTERVAL = String.raw`\d[\d.,' ]*`;
const UNIT = String.raw`(?:m|ft|'|feet|met(?:er|re)s?)(?:\s?(?:md|ahd?|mah))?(?:\s?(?:b?rkb|b?rt|bdf))?`;
const TO = String.raw`(?:-|to|bis|tot|til|\u00e0|a|hasta|al)`;

/** `0 - 1200 ft`, `From 430 m to 1,210 m`, `To 430 m`: the end and its unit. */
export const INTERVAL_HEAD = String.raw`(?:interval(?:le?|o|l)?\s*:?\s*)?(?:(?:from|von|van|fra|de|desde|del)\s+)?(?:(?:${DEPTH_OF_INTERVAL}|surface|sea ?bed|mud ?line|tagesoberfl\u00e4che|maaiveld|havbunn|superficie|surf\.?)\s?(?:${UNIT})?\s*${TO}\s*|(?:to|bis|tot|til|jusqu'\u00e0|hasta|cote)\s+)(?<to>\d(?:[\d.,' ]*\d)?)\s?(?<unit>m|ft|'|feet|met(?:er|re)s?)(?![\p{L}])`;

/** `0 - 1200 ft: spud mud`, `From 430 m to 1,210 m - KCl polymer`, `To 430 m: spud mud`. */
const BY_DEPTH = new RegExp(
  String.raw`^${INTERVAL_HEAD}[^:]{0,12}?\s*(?::|\s-\s|,\s)\s*(?<rest>\p{L}.*)$`,
  'iu',
);

const STRING = anyOf(
  CASING_WORDS.filter((word) =>
    /casing|liner|conductor|csg|tubage|cuvelage|rohrtour|verbuiz|foringsr|revest/i.test(word),
  ),
);
/** `13 3/8" casing interval: KCl polymer`, `Tubage 13 3/8" : boue polymère`. */
const BY_STRING = new RegExp(
  String.raw`^(?:(?:${STRING})\s+(?:de\s+)?(?<behind>${SIZE})|(?<before>${SIZE})\s*(?:\p{L}+\s+)?(?:${STRING}))(?:\s+\p{L}+)?\s*(?::|\s-\s)\s*(?<rest>\p{L}.*)$`,
  'iu',
);

export const isFeet = (unit: string): boolean => /^(?:ft|'|feet)$/i.test(unit);

interface MudOfInterval {
  line: TextLine;
  by: readonly [heading: string, value: string];
  values: readonly ProseValue[];
}

function mudIn(line: TextLine): MudOfInterval | null {
  if (line.cells.length > 1) return null;
  const text = plainText(isBulleted(line.text) ? withoutBullet(line.text) : line.text);
  if (!isPlan(text)) return null;
  const depth = BY_DEPTH.exec(text)?.groups;
  const string = depth ? undefined : BY_STRING.exec(text)?.groups;
  const values = itemValues((depth ?? string)?.['rest'] ?? '');
  const says = (heading: string) => values?.some((value) => value.heading === heading) === true;
  if (!values || !says('Mud type') || !says('Mud weight')) return null;
  const unit = isFeet(depth?.['unit'] ?? '') ? 'ft' : 'm';
  return {
    line,
    by: depth
      ? [`To (${unit})`, depth['to'] ?? '']
      : ['Casing size', sizeText(string?.['behind'] ?? string?.['before'] ?? '')],
    values,
  };
}

/** The least number of items: one line may be about a part of a section. */
const FEWEST = 2;

/** The muds of a list that names sections by their depths or their strings: `0 - 1200 ft: spud mud, 8.6 ppg`. */
export function mudsByInterval(lines: readonly TextLine[], outline: Outline): BlockTable[] {
  const all = lines.flatMap((line) => {
    const { kind, hole } = outline.at(line);
    const mud =
      hole || outline.isTitle(line) || (kind !== 'mud' && kind !== 'other' && kind !== null)
        ? null
        : mudIn(line);
    return mud ? [mud] : [];
  });
  const tables = Map.groupBy(all, ({ by: [heading], line }) => `${heading}|${line.sheet ?? ''}`);
  return [...tables.values()]
    .filter((own) => own.length >= FEWEST)
    .map((own) => ({ kind: 'mud', table: tableOf(own), remarks: [], isProse: true }));
}

function tableOf(muds: readonly MudOfInterval[]): Table {
  const [first] = muds;
  const headings = [...new Set(muds.flatMap(({ values }) => values.map(({ heading }) => heading)))];
  const { sheet, page, row = 1 } = first?.line ?? {};
  const decimalComma = usesDecimalComma(
    muds.map(({ line, by, values }) => ({
      row: line.row,
      cells: [by[1], ...values.flatMap(({ value }) => value.split(/\s+/))],
    })),
    null,
  );
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
    headingRow: row,
    headings: [first?.by[0] ?? '', ...headings],
    units: [first?.by[0] === 'Casing size' ? 'in' : null, ...headings.map(() => null)],
    rows: muds.map(({ line, by, values }) => {
      const place = {
        row: line.row,
        column: 0,
        ...(line.page === undefined ? {} : { page: line.page }),
        quote: line.text,
      };
      const own = headings.map((heading) => values.find((value) => value.heading === heading));
      return {
        row: line.row,
        ...(line.page === undefined ? {} : { page: line.page }),
        cells: [by[1], ...own.map((value) => value?.value ?? '')],
        places: [
          place,
          ...own.map((value) =>
            value?.assumed === undefined ? place : { ...place, assumed: value.assumed },
          ),
        ],
      };
    }),
    decimalComma,
  };
}
