import type { DocumentContent, Table, TableRow, TextLine } from '../../readers/table';
import { sectionTitle } from '../blocks/block-titles';
import { isOffsetTitle, saysDrilled } from '../vocabulary/offset-wells';
import { holeDrilled, isOperation } from '../vocabulary/operation-words';
import { announcesAdvice, areDone, areOfOneJob } from '../vocabulary/other-steps';
import { announcesPlan } from '../vocabulary/plan-titles';

/** A mark of a list item: its style, and its place in the list if it is counted. */
interface Mark {
  style: string;
  count: number | null;
}

interface Part {
  mark: Mark | null;
  text: string;
  /** The start of the text that is in a cell of its own. */
  title?: string;
  line: TextLine;
}

interface Step {
  text: string;
  title?: string;
  /** The lines of the document that it is on. */
  lines: TextLine[];
}

interface PlanList {
  steps: Step[];
  isTitled: boolean;
}

const WORD = String.raw`(?:step|stap|schritt|trinn|etape|\u00e9tape|paso|etapa|passo)`;
const MARK = new RegExp(
  String.raw`^\s*(?:(?<bullet>[-*\u2022\u25cf\u25aa\u25cb\u25a0\u25ba\u00b7\u2013\u2713])|(?<chapter>\d{1,2}(?:\.\d{1,2})+)\.?|(?<open>\(?)(?:${WORD}\s+)?(?<number>\d{1,2})[.):]\)?|${WORD}\s+(?<word>\d{1,2})|\(?(?<letter>[a-z])[.)])\s+(?=\S)`,
  'iu',
);
/** `(2)` or `2)` within a line. */
const WITHIN = /(?:^|\s)\(?(\d{1,2})\)\s+(?=\S)/g;

function markOf(text: string): { mark: Mark; rest: string } | null {
  const found = MARK.exec(text);
  if (!found?.groups) return null;
  const { bullet, chapter, number, word, letter } = found.groups;
  const rest = text.slice(found[0].length);
  if (bullet !== undefined) return { mark: { style: bullet, count: null }, rest };
  if (chapter !== undefined) {
    const [, before = '', last = ''] = /^(.*)\.(\d+)$/.exec(chapter) ?? [];
    return { mark: { style: `${before}.`, count: Number(last) }, rest };
  }
  if (letter !== undefined)
    return { mark: { style: 'a', count: letter.toLowerCase().charCodeAt(0) - 96 }, rest };
  return { mark: { style: '1', count: Number(number ?? word) }, rest };
}

/** `1; Rig up` or `1 Rig up`, as rows of a table are read that has no columns. */
const COUNTED = /^\s*(\d{1,2})(?:\s*[;|,]|\t)?\s+(?=\S)/;
const [FEWEST_COUNTED, MOST_BETWEEN] = [4, 2];

/** Lines that begin with 1, 2, 3 in turn, close to each other: their figures are no part of their texts. */
function countedLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const counted = new Set<TextLine>();
  let run: TextLine[] = [];
  let last = 0;
  const end = () => {
    if (run.length >= FEWEST_COUNTED) for (const line of run) counted.add(line);
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    const count = Number(COUNTED.exec(line.text)?.[1] ?? 0);
    const isFar = run.length > 0 && at - last > MOST_BETWEEN + 1;
    if (isFar || (count === 1 && run.length > 0)) end();
    if (count !== run.length + 1) continue;
    run.push(line);
    last = at;
  }
  end();
  return counted;
}

/** `1 | Rig up | 2.0 | 95,000`: the figures behind a step, its days or its cost, do not belong to its text. */
function withoutFiguresBehind({ text, cells }: TextLine): string {
  const parts = cells.length > 1 ? cells : text.trim().split(/\t| {2,}/);
  const last = parts.findLastIndex((part) => /\p{L}/u.test(part));
  const isFollowed = last > 0 && last < parts.length - 1;
  return isFollowed ? parts.slice(0, last + 1).join(' ') : text;
}

/** `1 | Rig up | Move from the last well | 2.0`: the name of a step, in another cell than what is said of it. */
function titleInCell({ cells }: TextLine): { title?: string } {
  const [title, ...others] = cells.filter((cell) => /\p{L}{2}/u.test(cell));
  const isFirst = title !== undefined && cells.indexOf(title) === 1;
  return isFirst && others.length === 1 ? { title: title.trim() } : {};
}

/** The parts of a line: what goes on from the line above, and each item with its mark. */
function partsOf(line: TextLine, counted: ReadonlySet<TextLine>): Part[] {
  const [, count] = counted.has(line) ? (COUNTED.exec(line.text) ?? []) : [];
  if (count !== undefined) {
    const mark = { style: '1', count: Number(count) };
    const text = withoutFiguresBehind(line).trim().replace(COUNTED, '');
    return [{ mark, text, line, ...titleInCell(line) }];
  }
  const marks = [...line.text.matchAll(WITHIN)];
  const areInTurn = marks.every((mark, at) => at === 0 || Number(mark[1]) === Number(marks[at - 1]?.[1]) + 1);
  const [first] = marks;
  if (first && areInTurn && (marks.length > 1 || first.index > 0)) {
    const before = line.text.slice(0, first.index).trim();
    return [
      ...(before === '' ? [] : [{ mark: null, text: before, line }]),
      ...marks.map((mark, at): Part => ({
        mark: { style: '1', count: Number(mark[1]) },
        text: line.text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
        line,
      })),
    ];
  }
  const own = markOf(line.text);
  return [
    own ? { mark: own.mark, text: own.rest.trim(), line } : { mark: null, text: line.text.trim(), line },
  ];
}

const isNext = (mark: Mark, last: Mark): boolean =>
  mark.style === last.style && (last.count === null || mark.count === last.count + 1);
const isFirst = ({ count }: Mark): boolean => count === null || count === 1;

/** A full line that does not end its sentence goes on in the next one. */
const FULL_LINE = 60;
const goesOn = (text: string, before: string): boolean =>
  /^[\p{Ll}(&+]/u.test(text) || (before.length >= FULL_LINE && !/[.;:]$/.test(before));

/** A heading in capitals below steps that are not. */
const isCapitals = (text: string): boolean =>
  /\p{Lu}{7}|\p{Lu}{4,} \p{Lu}{4,}/u.test(text) && !/\p{Ll}/u.test(text);

/** Between two items: details of the first one. */
const MOST_DETAILS = 12;

/** The list that begins at a part. With a title, its items may have details below them. */
function listFrom(parts: readonly Part[], from: number, isTitled: boolean): { steps: Step[]; end: number } {
  const steps: Step[] = [];
  let [last, end]: [Mark | null, number] = [null, from];
  for (let at = from; at < parts.length; at += 1) {
    const { mark, text, line, title } = parts[at] as Part;
    const step = steps.at(-1);
    if (mark && (last ? isNext(mark, last) : isFirst(mark))) {
      if (step && isCapitals(text) && !isCapitals(steps[0]?.text ?? '')) break;
      steps.push({ text, lines: [line], ...(title === undefined ? {} : { title }) });
      [last, end] = [mark, at + 1];
    } else if (step && !mark && end === at && goesOn(text, parts[at - 1]?.text ?? '')) {
      step.text += ` ${text}`;
      if (!step.lines.includes(line)) step.lines.push(line);
      end = at + 1;
    } else if (!isTitled || at - end >= MOST_DETAILS || (!mark && announcesPlan(text))) break;
  }
  return { steps, end };
}

/** Lines without marks below a title, each of them an operation. */
function unmarkedFrom(parts: readonly Part[], from: number): { steps: Step[]; end: number } {
  const ahead = parts.slice(from, from + MOST_UNMARKED);
  const until = ahead.findIndex(
    ({ mark, text }) => mark !== null || text.length > LONGEST_STEP || !isOperation(text),
  );
  const own = until === -1 ? ahead : ahead.slice(0, until);
  return { steps: own.map(({ text, line }) => ({ text, lines: [line] })), end: from + own.length };
}
const [LONGEST_STEP, MOST_UNMARKED] = [120, 60];

const [FEWEST_TITLED, FEWEST_UNTITLED] = [2, 4];
const share = (steps: readonly Step[]) =>
  steps.filter(({ text, title }) => isOperation(title ?? text)).length / Math.max(1, steps.length);
const [MOST_ARE, NEARLY_ALL_ARE] = [0.5, 0.75];

/** Whether a list drills more than one hole, and so is about the whole well. */
const isWhole = ({ steps }: PlanList): boolean =>
  new Set(steps.flatMap(({ text }) => holeDrilled(text) ?? [])).size > 1;

/** The chapters of the sections are numbered too, with the steps of each below its title. */
const areSections = (steps: readonly Step[]): boolean =>
  steps.every(({ text }) => sectionTitle(text) !== null);

/** Steps that were done in a well, or those of one job in it. */
const areOthers = (steps: readonly Step[]): boolean => {
  const texts = steps.map(({ text }) => text);
  return steps.some(({ text }) => saysDrilled(text)) || areDone(texts) || areOfOneJob(texts);
};

/** Under a title, half of the items are operations; a list without one drills the whole well. */
function isPlan(list: PlanList): boolean {
  const { steps, isTitled } = list;
  if (areOthers(steps) || areSections(steps)) return false;
  return isTitled
    ? steps.length >= FEWEST_TITLED && share(steps) >= MOST_ARE
    : steps.length >= FEWEST_UNTITLED && share(steps) >= NEARLY_ALL_ARE && isWhole(list);
}

/** Whether a list without a title of its own, below that of a section, is of the steps of the section. */
const isOfSection = ({ steps }: PlanList): boolean =>
  steps.length >= FEWEST_TITLED && share(steps) >= NEARLY_ALL_ARE && !areOthers(steps) && !areSections(steps);

/** The lists of steps in the lines: the one of the whole well, or those of its sections. */
export function planLists({ lines }: DocumentContent, isOfPlan: boolean): Table[] {
  const counted = countedLines(lines);
  const parts = lines.flatMap((line) => partsOf(line, counted));
  const found: PlanList[] = [];
  const ofSections: PlanList[] = [];
  let [title, at, isInSection]: [string, number, boolean] = ['', 0, false];
  while (at < parts.length) {
    const { mark, text } = parts[at] as Part;
    const isTitled = title !== '' && announcesPlan(title) && !isOffsetTitle(title);
    const before = parts[at - 1]?.mark;
    const isWithin = mark?.count === null && before?.style === mark.style;
    const isListed = mark !== null && isFirst(mark) && !isWithin;
    const { steps, end } = isListed
      ? listFrom(parts, at, isTitled)
      : isTitled
        ? unmarkedFrom(parts, at)
        : { steps: [], end: at };
    const list = { steps, isTitled };
    if (isPlan(list) && !announcesAdvice(title) && (isListed || steps.length >= FEWEST_UNTITLED)) {
      found.push(list);
      title = '';
      at = end;
    } else if (isInSection && isListed && mark.style === '1' && isOfSection(list)) {
      ofSections.push(list);
      isInSection = false;
      at = end;
    } else {
      // A chapter has a number too, and may be the title; a sentence may introduce the list below it.
      const line = parts[at]?.line.text ?? text;
      if (!line.endsWith(':') || !announcesPlan(title)) title = line;
      if (sectionTitle(line) !== null) isInSection = !isOffsetTitle(line);
      at += 1;
    }
  }
  // A summary of the well is a list of its holes too: the list that is called a plan is it, and of two the fuller one.
  const [whole] = found
    .filter(isWhole)
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled) || b.steps.length - a.steps.length);
  const all = { steps: ofSections.flatMap(({ steps }) => steps), isTitled: false };
  const lists = found.length === 0 && isWhole(all) ? ofSections : found;
  const taken = whole ? [whole] : isOfPlan ? lists : [];
  return taken.map(tableOf);
}

function tableOf({ steps }: PlanList): Table {
  const { sheet, page, row = 0 } = steps[0]?.lines[0] ?? {};
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
    headingRow: row,
    headings: ['No', 'Activity', 'Description'],
    units: [null, null, null],
    rows: steps.map(rowOf),
    decimalComma: false,
  };
}

/** `Move the rig.` is called `Move the rig`, unless it goes on behind its first sentence. */
const withoutFullStop = (text: string): string =>
  /[.;!?]\s/.test(text) || SHORTENED.test(text)
    ? text
    : text.replace(/(?<=\p{L}{3}|["\d)]|\d\s?(?:m|ft))\.$/u, '');
const SHORTENED = /(?<!\p{L})(?:etc|incl|req|resp|approx|max|min)\.$/iu;

/** `Move the rig (2 days)`: how long a step takes is not part of its name. */
const DURATION =
  /\s*\((?:ca\.?\s|~\s?|approx\.?\s)?\d+(?:[.,]\d+)?\s?(?:d|days?|tage?|dag(?:en|er)?|d\u00f8gn|jours?|j|d[i\u00ed]as?|giorn[oi]|h|hours?|hrs?|std\.?|stunden|uur|timer|heures?|horas?|ore)\)$/iu;

/** `Move rig - skid over slot`: a title and its description. */
function rowOf({ text: written, lines, title: own }: Step, at: number): TableRow {
  const text = own === undefined ? withoutFullStop(written.trim()).replace(DURATION, '') : written;
  const [title = ''] = own === undefined ? text.split(/\s+[-\u2013\u2014]\s+|:\s+/) : [own];
  const description = text
    .slice(title.length)
    .replace(/^\s*[-\u2013\u2014:]\s*/, '')
    .trim();
  const [first, ...more] = lines;
  const place = { row: first?.row ?? 0, ...(first?.page === undefined ? {} : { page: first.page }) };
  const quote = lines.map((line) => line.text).join(' ');
  const cells = [String(at + 1), title, description];
  return {
    ...place,
    ...(more.length > 0 && more.every(({ page }) => page === first?.page)
      ? { until: more.at(-1)?.row ?? 0 }
      : {}),
    cells,
    places: cells.map(() => ({ ...place, column: 0, quote })),
  };
}
