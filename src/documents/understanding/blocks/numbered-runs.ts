import type { TextLine } from '../../readers/table';
import { RUN_MARK, TOOLS } from '../logging/run-cells';
import type { Entry } from './block-entries';

/** `1) PEX-HRLA`, `2. LWD: GR-Res`, `#1 GR`. */
const NUMBERED = /^\s*(?:#\s?)?(?<number>[1-9])\s*[.):-]\s*(?<tools>\p{L}.*?)\s*[.;]?$/u;

/** `PEX-HRLA`, `ZDL/CNC`: short names in capitals, which tools have. */
const CODES = /^[A-Z][A-Z\d]{1,7}(?:\s?[-/+&,]\s?[A-Z][A-Za-z\d]{1,9})*(?=$|[\s(:])/;

/** Abbreviations of what is done with tools. */
const WORK = /^(?:POOH|RIH|RU|RD|PU|LD|MU|BOP|WOC|TOH|TIH|NU|ND|HSE|TD|KOP)\b/;

/**
 * The run in a numbered line below the title of logs: the first, or the one behind the last run of the block. Null for other
 * lines: a numbered list may also be of steps.
 */
export function numberedRun(line: TextLine, entries: readonly Entry[]): Entry | null {
  const { number = '', tools = '' } = NUMBERED.exec(line.text)?.groups ?? {};
  const isOfTools = TOOLS.exec(tools)?.index === 0 || (CODES.test(tools) && !WORK.test(tools));
  return isOfTools ? nextRun(line, number, tools, entries) : null;
}

/** `Run 1 - MWD GR`, `Messfahrt 2 \u2013 Sonic`: the word for a run, its number, and a dash. */
const CALLED_RUN = new RegExp(
  String.raw`^\s*(?:[-\u2022*]\s+)?(?<run>${RUN_MARK})\s*[-\u2013\u2014]\s+(?<tools>[\p{L}\d].*?)\s*[.;]?$`,
  'iu',
);

/** `1. Fahrt: GR-Sonic`, `2nd run: CBL`: the number of a run before its word. */
const ORDINAL_RUN =
  /^\s*(?:[-\u2013\u2022*]\s+)?(?<run>[1-9])(?:\.|st|nd|rd|th|e|er|[e\u00e8]re|\u00aa|\u00ba)?\s+(?:run|(?:mess)?fahrt|lauf|meting|descente|passe|carrera|corrida|bajada|discesa|kj\u00f8ring|tur)\s*[:\u2013-]\s+(?<tools>[\p{L}\d].*?)\s*[.;]?$/iu;

/**
 * The run in a line that calls it so, under any title of a section. A bit or an assembly has runs too: the first run names a
 * tool or is below what the logs are for.
 */
export function calledRun(line: TextLine, entries: readonly Entry[]): Entry | null {
  const called = CALLED_RUN.exec(line.text) ?? ORDINAL_RUN.exec(line.text);
  const { run = '', tools = '' } = called?.groups ?? {};
  const isOfLogs = TOOLS.test(tools) || entries.at(-1)?.kind === 'logging';
  return isOfLogs ? nextRun(line, /\d+/.exec(run)?.[0] ?? '', tools, entries) : null;
}

function nextRun(line: TextLine, number: string, tools: string, entries: readonly Entry[]): Entry | null {
  if (line.cells.length > 1 || tools.length > LONGEST) return null;
  const runs = entries.filter(({ kind, heading }) => kind === 'logging' && heading === 'Evaluation');
  const before = runs.at(-1)?.run?.match(/\d+/)?.[0];
  if (Number(number) !== (before === undefined ? 1 : Number(before) + 1)) return null;
  const { row, page, columns } = line;
  return {
    kind: 'logging',
    heading: 'Evaluation',
    value: tools,
    run: `Run ${number}`,
    place: { row, column: columns?.[0] ?? 0, ...(page === undefined ? {} : { page }), quote: line.text },
  };
}

const LONGEST = 100;
