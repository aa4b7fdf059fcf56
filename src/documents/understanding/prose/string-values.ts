import { pipeSpecs } from '../casing/pipe-specs';
import { CASING_WORDS, DRIFT_WORDS, INNER_WORDS, SET_WORDS } from '../vocabulary/prose';
import { SHOE_DEPTH_WORDS, depthValues } from './clause-depths';
import type { Clause } from './clauses';
import type { ProseValue } from './prose-value';
import { NUMBER, anyOf, wordOf } from './quantities';

const SET = new RegExp(wordOf(SET_WORDS), 'iu');

/** `liner from 2790 m to 3310 m`: its top, with the words before its shoe. */
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}])(?:from|von|van|fra|de|desde)\s+(?<top>(?:${NUMBER})(?:\s?(?:m|ft)|')(?:\s?(?:MD|AHD?))?)\s+(?:down\s+)?(?:to|bis|tot|til|\u00e0|hasta)\s+(?=\d)`,
  'iu',
);

/** `wellhead at 384 m - shoe 1,445 m`, `hung at 770`, `topp 3 780 m`: the top of a string, with the words up to its shoe. */
const TOP_OF_STRING = new RegExp(
  String.raw`(?<![\p{L}])(?:wellhead(?: at)?|hung (?:off )?(?:at|in)|hanger(?: at)?|top(?:p|e)?(?: of liner)?(?: at| @)?|tol(?: at| @)?)\s+(?<top>(?:${NUMBER})(?:\s?(?:m|ft)|')(?:\s?(?:MD|AHD?))?)(?![\p{L}\d])(?:\s*[-,/]\s*)?`,
  'iu',
);

/** `seabed - 460 m`, `surface to 348 m`: a string from a place down. */
const FROM_PLACE = new RegExp(
  String.raw`(?<![\p{L}])(?:seabed|sea ?bed|mudline|surface|wellhead|0(?:\s?m)?|havbunn(?:en)?|maaiveld|zeebodem|zu tage|tage|superf[i\u00ed]cie|surface|fondo mare|leito marinho)\s*(?:-|to|tot|bis|til|\u00e0|a|at\u00e9|hasta)\s*(?=\d)`,
  'iu',
);

const STRING_AT = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(CASING_WORDS)})\s+(?:@|at|to|from|bei|bis|von|op|tot|van|p\u00e5|til|fra|\u00e0|a|de|desde)\s+\d`,
  'iu',
);

/** `Casing 13 3/8" a 1195 m`, `13 3/8" csg shoe: 1195 m`: the words that lead to the depth of the shoe, in a line of a list. */
const SHOE_AT = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(CASING_WORDS)})\s*[^\p{L}:]{0,14}(?:${anyOf(['to', 'at', 'a', '\u00e0', 'bis', 'tot', 'til', 'pa', 'hasta', 'ate'])}|@|:)\s*\d|${wordOf(SHOE_DEPTH_WORDS)}\s*(?:[:=@]|at|a|\u00e0|is|bei|op|pa)?\s*\d`,
  'iu',
);

export const isShoeItem = (text: string): boolean => SHOE_AT.test(text);

/** `7" liner 2,790 m to 3,310 m`. */
const LINER_FROM = /(liner)\s+(?=\d[\d.,]*\s?(?:m|ft)(?:\s?\p{L}{2,5})?\s+to\s+\d)/giu;

/** Strings other than a casing from the wellhead down. */
export const STRING_WORD =
  /(?<![\p{L}-])(?:liner|tie-?back|conductor|forlengelsesr\u00f8r|leder\u00f8r|standrohr|colonne perdue)(?! (?:top|lap|hanger|shoe)|[\p{L}])/iu;

/** The values of a string in its clause. */

const BORES: readonly (readonly [heading: string, pattern: RegExp])[] = [
  ['ID', boreOf(INNER_WORDS)],
  ['Drift', boreOf(DRIFT_WORDS)],
];

/** `ID 12.515 inch`, `met een drift van 12,259"`. */
function boreOf(words: readonly string[]): RegExp {
  return new RegExp(
    String.raw`${wordOf(words)}\s*(?:[:=]|of|van|von|de|di|p\u00e5|is)?\s*(?<figure>\d{1,3}[.,]\d{1,3})\s*(?<unit>"|in(?:ch)?(?![\p{L}])|mm(?![\p{L}]))`,
    'iu',
  );
}

/** The inner diameter and the drift of a string in a sentence. */
export const boresIn = (text: string): ProseValue[] =>
  BORES.flatMap(([heading, pattern]): ProseValue[] => {
    const { figure, unit = '' } = pattern.exec(text)?.groups ?? {};
    return figure === undefined
      ? []
      : [{ kind: 'casing', heading, value: `${figure} ${/mm/i.test(unit) ? 'mm' : 'in'}` }];
  });

export function casingValues({ text: written, size }: Clause, opens: boolean): ProseValue[] {
  const text = written.replace(LINER_FROM, '$1 from ');
  const { mass, grade, thread } = pipeSpecs(text);
  // `9 5/8" casing at 2890 m` as a line of a list needs no verb.
  const isSet =
    SET.test(text) || (opens && (STRING_AT.test(text) || SHOE_AT.test(text) || FROM_PLACE.test(text)));
  const top = isSet ? (FROM_TO.exec(text)?.groups ?? TOP_OF_STRING.exec(text)?.groups) : undefined;
  const depths = isSet
    ? depthValues(
        'casing',
        text.replace(FROM_TO, ' to ').replace(TOP_OF_STRING, ' ').replace(FROM_PLACE, ' to '),
      )
    : [];
  const [called] = STRING_WORD.exec(text) ?? [];
  const own: ProseValue[] = [
    ...(mass === null ? [] : [{ kind: 'casing' as const, heading: 'Weight', value: mass }]),
    ...(grade === null ? [] : [{ kind: 'casing' as const, heading: 'Grade', value: grade }]),
    ...(thread === null ? [] : [{ kind: 'casing' as const, heading: 'Connection', value: thread }]),
    ...boresIn(text),
    ...depths,
    ...(top && depths.length > 0
      ? [
          {
            kind: 'casing' as const,
            heading: 'Top MD',
            value: top['top'] ?? '',
            ...(depths[0]?.assumed === undefined ? {} : { assumed: depths[0].assumed }),
          },
        ]
      : []),
  ];
  if (own.length === 0) return [];
  return [
    { kind: 'casing', heading: 'Casing OD', value: size },
    ...(called === undefined ? [] : [{ kind: 'casing' as const, heading: 'Casing type', value: called }]),
    ...own,
  ];
}
