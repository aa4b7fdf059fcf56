import { fold } from '../words/fold';
import { labelledPart } from '../prose/labelled-parts';

/** One run of a cell: its number, if it has one, and its tools or measurements. */
export interface RunOfCell {
  number: number | null;
  evaluation: string;
  /** A line of its own, without a number that calls it a run. */
  isLine: boolean;
}

/** Names of logging tools and measurements, which only a list of logs has behind a hole size. */
export const TOOLS =
  /(?<![\p{L}])(?:GR|MWD|LWD|CBL|VDL|USIT|VSP|check ?shots?|MDT|RFT|RDT|PEX|FMI|CMR|MSCT|R?SWC|side ?wall (?:core|sample)s?|PWD|gyro|gamma ?ray|gamma\p{L}*|rayos gamma|resistivity|sonic|wireline|mud ?log(?:ging)?|DLL|MSFL|BHC|neutron|density log|caliper|ABI|OBI|laterolog|inclinometr\p{L}*)(?![\p{L}])/iu;
const RUN_WORD = String.raw`(?:run|diagraphie|lauf|messfahrt|messlauf|messung|fahrt|meting|loggekj\u00f8ring|kj\u00f8ring|tur|descente|passe|corrida|carrera|bajada)\s*(?:no|nr|n\u00b0|#)?\.?\s*`;
/** `Run 1`, `descente n° 2`: the mark of a run by its word. */
export const RUN_MARK = String.raw`${RUN_WORD}\d`;
/** `(1)`, `#1`, `1:`, `1)`, `Run 1 -` before the tools of a run. */
const NUMBER = new RegExp(
  String.raw`(?<![^\s;,/|])(?:\((?<a>\d)\)|#\s?(?<b>\d)\b[.:)]?|${RUN_WORD}(?<c>\d)\s*[:.),=\u2013-]?|(?<d>\d)\s?[:.)])\s+(?=\S)`,
  'giu',
);
/** `GR-Sonic (run 1), MDT (run 2)`: the marks behind the tools of each run. */
const NUMBER_BEHIND = new RegExp(
  String.raw`\s*[([]\s*${RUN_WORD}(?<number>\d)\s*[)\]]\s*(?:[,;/+&|]\s*|$)`,
  'giu',
);

/** The runs of a text whose numbers, each one more than the last, are behind their tools; null if it is none. */
function runsBeforeMarks(text: string): { number: number; text: string }[] | null {
  const marks = [...text.matchAll(NUMBER_BEHIND)];
  const ends = marks.map((mark) => mark.index + mark[0].length);
  const runs = marks.map((mark, at) => ({
    number: Number(mark.groups?.['number']),
    text: text.slice(ends[at - 1] ?? 0, mark.index),
  }));
  const [first] = runs;
  const isWhole = ends.at(-1) === text.length && runs.every((run) => /\p{L}/u.test(run.text));
  return first && isWhole && runs.every(({ number }, at) => number === first.number + at) ? runs : null;
}

/** Tools without the word for them in front: `outils MWD et GR`, but not `logging while drilling`. */
export function withoutLabel(text: string): string {
  const labelled = labelledPart('logging', text);
  if (labelled?.field !== 'evaluation') return text;
  // `registros LWD` is a heading, and in front of `rayos gamma` LWD is a tool.
  const tool = TOOLS.exec(labelled.label);
  const value = tool ? text.slice(tool.index) : labelled.value;
  const isOfTools = /^\p{Lu}/u.test(value) || TOOLS.exec(value)?.index === 0;
  return isOfTools ? value : text;
}

/** Behind a hole, text that begins with no known tool may begin with a word for logs: it is marked. */
export const assumedLogs = (evaluation: string): { assumed?: string } =>
  startsWithLogs(evaluation) ? {} : { assumed: 'its first word may be a label' };

const startsWithLogs = (text: string): boolean => {
  const plain = text.replace(STARTS_WITH_RUN, '');
  return TOOLS.exec(plain)?.index === 0 || !/^\p{L}/u.test(plain);
};

const STARTS_WITH_RUN = new RegExp(String.raw`^${RUN_MARK}\s*[:.),=\u2013-]?\s*`, 'iu');

/** In place of the logs of a section that has none. Folded. */
const NONE =
  /^(?:none|no(?! \d)|nil|n\/?a|not planned|nothing|keine?|entfaellt|geen|niet|ingen|aucune?|neant|sans|ningun[ao]?|nenhuma?|-+)\b|^[-\u2013\u2014]+$/;

/** The size of a hole or a bit, which some documents give as the tool: `Outil 12 1/4"`. */
const IS_SIZE =
  /^\d{1,3}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s?(?:"|''|\u2033|\u201d|in|inch(?:es)?|mm|zoll|duim|po|pouces?|pulg(?:adas)?|tommer?)?\.?$/iu;

/** Words after which a line goes on in the next one: `MWD mit`, `GR,`, `density and`. */
const GOES_ON =
  /(?:[,&+/(-]|(?<![\p{L}])(?:and|with|plus|und|mit|en|met|og|med|et|avec|y|con|e|com|of|de|in|im|for|f\u00fcr|voor))$/iu;
/** `(azimuthal)`, `& sonic`, `ray`: the end of the line above. */
const IS_END = /^[\p{Ll}(&+/,]/u;

/** The lines of a cell; one that its column was too narrow for is a line with its end. */
function linesOf(text: string): string[] {
  return text.split(/\s*\n\s*/).reduce<string[]>((lines, line) => {
    const before = lines.at(-1);
    const isOne = before !== undefined && (GOES_ON.test(before) || IS_END.test(line));
    return isOne ? [...lines.slice(0, -1), `${before} ${line}`] : [...lines, line];
  }, []);
}

/** The runs of a cell, which may number them or give each a line of its own; none for `None`. */
export function runsOfCell(cell: string, isOneRun = false): RunOfCell[] {
  const text = cell.trim();
  if (text === '' || NONE.test(fold(text))) return [];
  const marks = [...text.matchAll(NUMBER)].map((match) => {
    const { a, b, c, d } = match.groups ?? {};
    return { from: match.index, to: match.index + match[0].length, number: Number(a ?? b ?? c ?? d) };
  });
  const [first] = marks;
  const isNumbered =
    first?.from === 0 &&
    marks.every(({ number }, at) => at === 0 || number === (marks[at - 1]?.number ?? 0) + 1);
  const before = isNumbered ? null : runsBeforeMarks(text);
  const parts =
    before ??
    (isNumbered
      ? marks.map(({ to, number }, at) => ({
          number,
          text: withoutLabel(text.slice(to, marks[at + 1]?.from)),
        }))
      : isOneRun
        ? [{ number: null, text: linesOf(text).join(' ') }]
        : linesOf(text).map((line) => ({ number: null, text: line })));
  return parts.flatMap(({ number, text: own }) => {
    const evaluation = own
      .replace(/\s+/g, ' ')
      .replace(/^[-\u2022\u2013]\s+/, '')
      .replace(/[\s;,./|]+$/, '')
      .trim();
    return evaluation === '' || NONE.test(fold(evaluation)) || IS_SIZE.test(evaluation)
      ? []
      : [{ number, evaluation, isLine: number === null && parts.length > 1 }];
  });
}
