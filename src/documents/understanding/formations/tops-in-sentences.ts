import type { DocumentContent, Table } from '../../readers/table';
import { isPlan } from '../prose/blocks';
import { sentencesOf } from '../prose/sentences';
import type { Sentence } from '../prose/sentences';
import { saysDrilled } from '../vocabulary/offset-wells';

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?:\s\p{Lu}[\p{L}'\u2019-]*){0,3}`;
const ARTICLE = String.raw`(?:(?:of|the|du|des?|la|les?|del?|los|las|van|het|der|av)\s+|(?:de\s+)?l['\u2019]\s?)*`;
const TOP = String.raw`(?:[Tt]op|[Tt]oit|celui|celle|[Tt]ope|[Tt]echo|[Tt]opp(?:en)?|Oberkante)`;
const AT = String.raw`(?:at|\u00e0|a|bei|op|ved|p\u00e5)`;
const UNIT = String.raw`(?:m|ft)(?:\s?(?:MD|TVD|TVDSS|BRT|RKB|BRKB|RT|KB|MDRT|TVDRT|AH|NAP|NN))?`;
/** `the top of the Chalk is expected at 96 m (± 10 m)`, `le toit du Gault à 742 m et celui du Trias à 815 m`. */
const TOP_AT = new RegExp(
  String.raw`(?<![\p{L}])${TOP}\s+${ARTICLE}(?<name>${NAME})(?:,[^,.;\d]{3,40},)?(?:\s+[^\s\d,.;()]+){0,4}?\s+${AT}\s+(?:about |ca\.? |environ |circa )?(?<depth>\d[\d.,]*)\s?(?<unit>${UNIT})(?![\p{L}])(?:\s*\(?\s*(?:\+\/-|\u00b1)\s*(?<off>\d[\d.,]*)\s?(?:m|ft)\)?)?`,
  'gu',
);
const FEWEST = 3;

interface TopAt {
  sentence: Sentence;
  name: string;
  depth: string;
  unit: string;
  off: string;
}

const topsIn = (sentence: Sentence): TopAt[] =>
  [...sentence.text.matchAll(TOP_AT)].map(({ groups }) => {
    const { name = '', depth = '', unit = '', off = '' } = groups ?? {};
    return { sentence, name, depth, unit, off };
  });

/** Formation tops in sentences about the planned well, as a table; none if their units differ. */
export function topsInSentences({ lines }: DocumentContent): Table[] {
  const tops = sentencesOf(lines)
    .filter(({ text }) => isPlan(text) && !saysDrilled(text))
    .flatMap(topsIn);
  const [first] = tops;
  if (!first || tops.length < FEWEST || tops.some(({ unit }) => unit !== first.unit)) return [];
  const { sheet, page, row } = first.sentence;
  return [
    {
      ...(sheet === undefined ? {} : { sheet }),
      ...(page === undefined ? {} : { page }),
      headingRow: row,
      headings: [
        'Formation',
        `Depth (${first.unit})`,
        `Uncertainty (${first.unit.startsWith('f') ? 'ft' : 'm'})`,
      ],
      units: [null, null, null],
      rows: tops.map(({ sentence, name, depth, off }) => {
        const at = { row: sentence.row, ...(sentence.page === undefined ? {} : { page: sentence.page }) };
        const cells = [name, depth, off];
        return { ...at, cells, places: cells.map(() => ({ ...at, column: 0, quote: sentence.text })) };
      }),
      decimalComma: false,
    },
  ];
}
