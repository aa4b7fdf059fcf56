import { isBulleted, withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import type { Chapter, Outline } from '../outline/outline';
import { endsOfHole } from '../prose/clause-depths';
import { fold } from '../words/fold';
import { plainText, sizeText } from '../prose/quantities';
import type { Kind } from '../words/vocabulary';
import { WEIGHT } from '../prose/mud-names';
import { mudOfItem } from '../prose/mud-of-item';
import { propertiesIn } from '../prose/mud-properties';
import { itemValues, propertyOf } from '../prose/mud-values';
import { isOnlySlurry } from '../tables/turned-subtitles';
import { TOOLS, assumedLogs, withoutLabel } from '../logging/run-cells';
import { slurryRole } from '../vocabulary/roles';
import { cementJob, entriesOf, entriesOfSection, firstSentence, namesSlurry } from './block-entries';
import type { Entry } from './block-entries';
import {
  boundColumns,
  boundsPair,
  cellsOf,
  isBelowBounds,
  pairsOf,
  pairsOfTwoNames,
  withCells,
} from './block-pairs';
import type { BoundColumns, Pair, Place } from './block-pairs';
import { SMALLEST_IN, endInTitle, mudInTitle, sectionTitle, subtitleOf } from './block-titles';
import { knownNameInTitle, unsizedName } from './names-in-section-titles';
import { pairOfMud } from './mud-keys';
import { addAdditive, additiveIn, baseCementIn, systemInTitle } from './fluids-of-jobs';
import { entriesOfSlurryLine } from './lines-of-slurries';
import { entriesOfTestCells, entriesOfTestRow, entryOfTestAlone } from './lines-of-tests';
import { entriesOfPipe } from './lines-of-pipes';
import { asAssumedNotes, notesAt } from './notes-of-items';
import { calledRun, numberedRun } from './numbered-runs';
import { purposeInSubtitle } from './purpose-in-subtitles';
import { entryOfPurpose, purposeBeforeRuns, purposeInTitle, withLabelOfPurpose } from './purpose-of-logs';
import { slurryRow } from './slurry-rows';

export interface Block {
  size: string;
  sizeIn: number;
  /** For a block with a string as its title: the string, and the slurry. */
  casing?: { size: string; role: string | null; isLiner?: boolean };
  /** For a block of one slurry of a hole: its name. */
  slurry?: string;
  /** The mud that its title names. */
  mud?: { type: string; quote: string };
  sheet: string | undefined;
  place: Place;
  entries: Entry[];
  /** What it says of its cement in one value: `Cement | lead 1.56 sg, tail 1.92 sg`. */
  jobs: { text: string; line: TextLine }[];
}

const ONE_SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|''|\u2033|in(?:ch)?\.?)$/;

const ONE_WEIGHT = new RegExp(String.raw`^[<>]?\s?${WEIGHT.source}$`, 'iu');

/** Under the title of a mud programme: `0 - 2,050 ft    12-1/4"    Air / mist    8.6 - 11.5 ppg`, a line for each hole. */
function mudRow(line: TextLine): { size: string; sizeIn: number; entries: Entry[] } | null {
  const cells = cellsOf(line).filter((cell) => cell !== '');
  const sizes = cells.filter((cell) => ONE_SIZE.test(withInchMarkLast(cell)));
  const weights = cells.filter((cell) => ONE_WEIGHT.test(cell));
  const types = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
  const sizeIn = parseMeasured(sizes[0] ?? '')?.value ?? 0;
  if (sizes.length !== 1 || weights.length > 1 || types.length !== 1 || sizeIn < SMALLEST_IN) return null;
  const place = { row: line.row, column: 0, ...(line.page === undefined ? {} : { page: line.page }) };
  return {
    size: sizeText(sizes[0] ?? ''),
    sizeIn,
    entries: [
      { kind: 'mud', heading: 'Mud type', value: types[0] ?? '', place },
      ...weights.map((value): Entry => ({ kind: 'mud', heading: 'Mud weight', value, place })),
      ...cells.flatMap((cell): Entry[] => {
        const property = propertyOf(plainText(cell));
        return property ? [{ kind: 'mud', heading: property.heading, value: property.value, place }] : [];
      }),
    ],
  };
}

/** The blocks of the lines: each from the title with its hole or string to the next title that is not about it. */
export function blocksOf(lines: readonly TextLine[], outline: Outline): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let chapter: Chapter | null = null;
  /** What the lines are about. */
  let subtitle: Kind | null = null;
  let bounds: BoundColumns | null = null;
  /** The slurry that the rows of a card are about. */
  let slurry: string | null = null;
  const start = (line: TextLine, { size, sizeIn }: { size: string; sizeIn: number }): Block => {
    const place = { row: line.row, column: 0, ...(line.page === undefined ? {} : { page: line.page }) };
    const block = { size, sizeIn, sheet: line.sheet, place, entries: [], jobs: [] };
    blocks.push(block);
    return block;
  };
  let lastOfNotes = -1;
  for (const [at, line] of lines.entries()) {
    if (at <= lastOfNotes) continue;
    const now = outline.at(line);
    if (!isSameThing(chapter, now)) open = blockOfChapter(now, start);
    if (chapter !== now) {
      subtitle = now.kind === 'other' ? null : now.kind;
      slurry = null;
    }
    chapter = now;
    const purpose = open && now.kind !== 'other' ? purposeInSubtitle(lines, at) : null;
    if (purpose) {
      open?.entries.push(purpose);
      subtitle = 'logging';
      continue;
    }
    if (outline.isTitle(line)) {
      // `Property | Min | Max | Unit` may be once above the titles of all holes.
      if (now.holeTitle !== line) bounds = null;
      continue;
    }
    if (open && now.kind === 'cement' && isOfMix(line, open)) continue;
    const slurryOfRow = open && now.kind !== 'other' ? slurryRow(line) : [];
    if (slurryOfRow.length > 0) {
      open?.entries.push(...slurryOfRow);
      continue;
    }
    const isOfCement = subtitle === 'casing' && open?.entries.at(-1)?.kind === 'cement';
    const above = open && kindAbove(open, lines[at - 1]);
    // Below the test of a string the remarks may also be about the string.
    const isOfAbove = above === 'logging' || (subtitle === null && above === 'mud');
    const item = isOfCement ? 'cement' : isOfAbove ? above : subtitle;
    const notes = open && now.kind !== 'other' ? notesAt(lines, at, item, outline.isTitle) : null;
    if (notes) {
      open?.entries.push(item === subtitle ? notes.entry : asAssumedNotes(notes.entry));
      lastOfNotes = at + notes.count - 1;
      continue;
    }
    const test = open && now.kind !== 'other' ? entryOfTestAlone(line) : null;
    if (test) {
      open?.entries.push(test);
      continue;
    }
    const tested = subtitle === 'pressureTests' && open ? entriesOfTestRow(withCells(line)) : [];
    if (tested.length > 0) {
      open?.entries.push(...tested);
      continue;
    }
    const inCells =
      open && subtitleOf(line.cells[0] ?? '') === 'pressureTests' ? entriesOfTestCells(line) : [];
    if (inCells.length > 0) {
      open?.entries.push(...inCells);
      continue;
    }
    const numbered = subtitle === 'logging' && open ? numberedRun(line, open.entries) : null;
    const run = numbered ?? (open && now.kind !== 'other' ? calledRun(line, open.entries) : null);
    if (run) {
      open?.entries.push(run);
      continue;
    }
    const unlabelled =
      open && now.slurry !== null && subtitle === 'cement' ? entriesOfSlurryLine(line, open.entries) : [];
    if (unlabelled.length > 0) {
      open?.entries.push(...unlabelled);
      continue;
    }
    const header = boundColumns(line);
    if (header) {
      bounds = header;
      continue;
    }
    const bounded = bounds ? boundsPair(line, bounds) : null;
    if (bounded) {
      const isMud = subtitle === 'mud' || open?.entries.some(({ kind }) => kind === 'mud') === true;
      open?.entries.push(...entriesOf(isMud ? pairOfMud(bounded) : bounded, isMud ? 'mud' : subtitle));
      continue;
    }
    if (bounds && !isBelowBounds(line, bounds)) bounds = null;
    const mud = subtitle === 'mud' ? mudRow(line) : null;
    if (mud) {
      start(line, mud).entries.push(...mud.entries);
      continue;
    }
    const isAfterMud = subtitle === null && !open?.casing && open?.entries.at(-1)?.kind === 'mud';
    const isOfMud = subtitle === 'mud' || isAfterMud;
    const pairs = pairsOf(isOfMud || MUD_LINE.test(line.text) ? withRestOfMud(lines, at) : line)
      .filter(({ value }) => !IN_HEADING.test(fold(value)))
      .flatMap(pairsOfTwoNames)
      .map((one) => (isOfMud ? pairOfMud(one) : one));
    const [pair] = pairs;
    // `17 1/2" hole | 12 1/4" hole`: the titles of two columns.
    const sized = pair && sectionTitle(pair.value) === null ? sectionTitle(pair.key) : null;
    const job = jobOf(line, pairs);
    // Under a title: `12 1/4" hole: Run 1: GR; Run 2: Sonic`.
    if (pair && sized && (subtitle === 'logging' || subtitle === 'pressureTests')) {
      const key = subtitle === 'logging' ? 'Logging' : 'BOP test';
      const whole = subtitle === 'logging' ? withRestOfRuns(lines, at, outline.isTitle) : null;
      if (whole) lastOfNotes = at + whole.count - 1;
      const text = whole?.text ?? line.text;
      const value = text.slice(text.indexOf(pair.value));
      start(line, sized).entries.push(
        ...(key === 'Logging'
          ? logsOf({ ...pair, key, value: withLabelOfPurpose(pair.key, value) })
          : entriesOf({ ...pair, key, value }, subtitle)),
      );
    } else if (!pair || !open || now.kind === 'other') {
      if (open && now.kind !== 'other')
        open.entries.push(...entriesOfPipe(line, open.casing?.size), ...entriesOfSentence(line, subtitle));
      continue;
    } else if (job !== null) {
      const rest = UNFINISHED.test(job) ? restOf(lines, line) : null;
      open.jobs.push({ text: rest === null ? job : `${job} ${rest}`, line });
    }
    // `Tail: Class G` above the other values of the tail.
    else if (
      open.casing &&
      pairs.length === 1 &&
      namesSlurry(pair.key) &&
      /\p{L}{2}/u.test(pair.value) &&
      !namesSlurry(pair.value) &&
      !namesSlurryOfValue(lines[at + 1])
    ) {
      open = { ...start(line, open), casing: { ...open.casing, role: pair.key } };
      blocks.splice(-1, 1, open);
      subtitle = 'cement';
      open.entries.push(...entriesOfString(open, pair.key), {
        kind: 'cement',
        heading: 'Cement type',
        value: pair.value,
        place: pair.place,
      });
    } else {
      // `Lead slurry | Class G | Density | 1.50`, and the rest of the lead in the rows below.
      if (namesSlurry(pair.key)) slurry = pair.key;
      if (slurry !== null && open.casing) subtitle = 'cement';
      const under = isOfMud ? 'mud' : subtitle === 'casing' && isBelowSlurry(open) ? 'cement' : subtitle;
      const { casing, sizeIn } = open;
      const isOfHole = !casing && under === null;
      // `From | 62 m | Section TD | 492 m`: where the section begins, not its string.
      const isOfSection = !casing && subtitle !== 'casing';
      open.entries.push(
        ...pairs.flatMap((one) => {
          if (isOfSection && FROM_KEY.test(fold(one.key).trim())) return [];
          const own = ofSlurry(entriesOf(one, under), slurry);
          const isEnd = own.some(({ kind }) => kind === 'sections');
          const isItsHole = casing !== undefined && sizeIn > 0 && HOLE_KEY.test(fold(one.key));
          return (isOfHole || isItsHole) && !isEnd ? [...own, ...entriesOfSection(one)] : own;
        }),
      );
    }
  }
  return blocks.map(withMudOfTitle);
}

/** Below the title of a string and a value of its slurry, `Density` and `Additives` are those of the slurry. */
function isBelowSlurry({ casing, entries }: Block): boolean {
  const last = entries.at(-1);
  return casing !== undefined && last?.kind === 'cement' && last.heading !== 'Casing size';
}

/** `Lead density | 1.56 sg`: the labels below name their slurry themselves. */
function namesSlurryOfValue(line: TextLine | undefined): boolean {
  const [pair] = line ? pairsOf(line) : [];
  return pair !== undefined && slurryRole(pair.key) !== null && !namesSlurry(pair.key);
}

/** Takes what a line below the title of a slurry says it is mixed of; whether the line says nothing else. */
function isOfMix(line: TextLine, { entries }: Block): boolean {
  const place = {
    row: line.row,
    column: line.columns?.[0] ?? 0,
    ...(line.page === undefined ? {} : { page: line.page }),
  };
  const additive = additiveIn(line);
  const cement = baseCementIn(line);
  if (additive !== null) addAdditive(entries, additive, place);
  if (cement !== null && !entries.some(({ heading }) => heading === CEMENT_TYPE))
    entries.push({ kind: 'cement', heading: CEMENT_TYPE, value: cement, place });
  return additive !== null && cellsOf(line).length < 3;
}
const CEMENT_TYPE = 'Cement type';

/** A block with the mud of its title, unless a line below names one. */
function withMudOfTitle(block: Block): Block {
  const { mud, entries, place } = block;
  if (!mud || entries.some(({ kind, heading }) => kind === 'mud' && heading === MUD_TYPE)) return block;
  const { type: value, quote } = mud;
  return {
    ...block,
    entries: [...entries, { kind: 'mud', heading: MUD_TYPE, value, place: { ...place, quote } }],
  };
}
const MUD_TYPE = 'Mud type';

/**
 * What a line says of a whole cement job. In `Cement: lead d=1.55; tail d=1.90` the tail has a sign of its own, but it is of the
 * job.
 */
function jobOf({ text }: TextLine, [pair, ...others]: readonly Pair[]): string | null {
  const job = pair ? cementJob(pair) : null;
  if (!pair || job === null || !others.some(({ key }) => slurryRole(key) !== null)) return job;
  const at = text.indexOf(pair.value);
  return at < 0 ? job : job.replace(pair.value, () => text.slice(at).trim());
}

/** The kind of what the line above gives a block: without a title, remarks below it are about it. */
function kindAbove({ entries }: Block, above: TextLine | undefined): Kind | null {
  const last = entries.at(-1);
  return above && last?.place.row === above.row && last.place.page === above.page ? last.kind : null;
}

/** `Fluid | Value` heads the pairs below. */
const IN_HEADING =
  /^(?:(?:value|valor|wert|waarde|verdi|valeur|valore|concentration|dosage|concentratie)s?|konzentration|konsentrasjon|concentraci(?:o|\u00f3)n|concentrazione)$/;

/** A shorter line is no part of a paragraph. */
const SHORT_LINE = 60;

/** The mud of a line; none if it goes on with other properties in the next sentence: sentences are read as a whole. */
function mudOfLine(line: string, isItem: boolean): ReturnType<typeof mudOfItem> {
  const first = firstSentence(line);
  if (propertiesIn(plainText(line.slice(first.length))).length > 0 && !isItem) return [];
  if (isItem || (line.length < SHORT_LINE && /^\p{Lu}|^pH|^6/u.test(line))) return mudOfItem(first);
  const property = propertyOf(plainText(line));
  return itemValues(first) ?? (property ? [property] : []);
}

/** Below its title, a mud with its weight, one of its properties, or an item with the tools of a run needs no label. */
function entriesOfSentence(line: TextLine, subtitle: Kind | null): Entry[] {
  const { row, page, text } = line;
  const place = { row, column: line.columns?.[0] ?? 0, ...(page === undefined ? {} : { page }), quote: text };
  const plain = withoutBullet(text).replace(/\.$/, '');
  if (subtitle === 'mud') {
    return mudOfLine(plain, isBulleted(text)).map(({ kind, heading, value, assumed }) => ({
      kind,
      heading,
      value,
      place: { ...place, ...(assumed === undefined ? {} : { assumed }) },
    }));
  }
  const { key, value } = LABEL_AND_FIGURE.exec(plain)?.groups ?? {};
  if (subtitle === null && key !== undefined && value !== undefined) {
    const ends = entriesOf({ key: key.trim(), value, place }, null);
    if (ends.length > 0 && ends.every((entry) => entry.kind === 'sections')) return ends;
  }
  const isRun = subtitle === 'logging' && isBulleted(text) && TOOLS.exec(plain)?.index === 0;
  return isRun ? [{ kind: 'logging', heading: 'Evaluation', value: plain, place }] : [];
}

/** `Section TD 1,540 m MD`, `Seksjons-TD (landing) 2,760 m MD`: a label and its value, without a sign between them. */
const LABEL_AND_FIGURE = /^(?<key>\p{L}[\p{L} -]{1,30}?)(?:\s\([^()\d]*\))?\s+(?<value>\d.*)$/u;

const FROM_KEY = /^(?:from|start|von|van|fra|de|desde|da)(?: (?:md|ahd?|depth))?$/;

/** `Hole depth MD` in the card of a string is about the hole that the title names too. */
const HOLE_KEY = /^(?:hole|section|bohrloch|boorgat|hull|trou|hoyo|foro|poco)\b/;

/** The runs of logs in a line behind its hole, marked where their first word may be a label. */
function logsOf(pair: Pair): Entry[] {
  const before = purposeBeforeRuns(pair.value);
  if (before) return [entryOfPurpose(before.purpose, pair.place), ...logsOf({ ...pair, value: before.runs })];
  return entriesOf({ ...pair, value: withoutLabel(pair.value) }, 'logging').map((entry) => ({
    ...entry,
    place: { ...entry.place, ...(entry.heading === 'Evaluation' ? assumedLogs(entry.value) : {}) },
  }));
}

/** The runs of a hole in a paragraph that was broken at the margin, with the number of its lines. */
function withRestOfRuns(
  lines: readonly TextLine[],
  at: number,
  isTitle: (line: TextLine) => boolean,
): { text: string; count: number } {
  const [first, ...below] = lines.slice(at);
  let text = first?.text.trim() ?? '';
  let count = 1;
  let before = first;
  for (const line of below) {
    const goesOn =
      before !== undefined &&
      before.sheet === undefined &&
      line.page === before.page &&
      line.row === (before.until ?? before.row) + 1 &&
      line.cells.length < 2 &&
      before.text.trim().length >= BROKEN_FROM &&
      !/[.!?]$/.test(text) &&
      !isBulleted(line.text) &&
      !isTitle(line) &&
      !pairsOf(line).some(({ key }) => sectionTitle(key) !== null);
    if (!goesOn) break;
    text += ` ${line.text.trim()}`;
    count += 1;
    before = line;
  }
  return { text, count };
}
/** A shorter line was not broken at the margin. */
const BROKEN_FROM = 60;

/** `Lead: Class G, 1.50 SG. Tail:`: the value goes on in the next line. */
const UNFINISHED = /(?:[:,;(]|\b(?:lead|tail|toc|excess|and|with))\s*$/i;

/** `- Mud: OBM; 1.30 sg; YP 8 - 12 Pa; 6 rpm`, whose properties go on in the lines below. */
const MUD_LINE =
  /^\W*(?:mud|drilling (?:mud|fluid)|fluid|(?:bohr)?sp\u00fclung|(?:boor)?spoeling|slam|borev\u00e6ske|boue|lodo|fluido)(?: (?:system|type))?\s*:\s*\S/iu;
const GOES_ON = /^\s*(?:[\d<>\u2264\u2265]|lbf?\/|(?:YP|pH|HP ?HT|HT ?HP|LGS|API|6 ?rpm)(?!\p{L}))/u;
const LEAST_BROKEN = 40;
const MOST_LINES = 3;

function withRestOfMud(lines: readonly TextLine[], at: number): TextLine {
  const first = lines[at]!;
  if (first.cells.length > 1 || !MUD_LINE.test(first.text)) return first;
  const own = [first];
  for (const line of lines.slice(at + 1, at + MOST_LINES)) {
    const before = own.at(-1)!;
    const isNext =
      line.page === before.page &&
      line.sheet === before.sheet &&
      line.row === (before.until ?? before.row) + 1;
    const isBroken = before.text.trim().length >= LEAST_BROKEN && !/\.\s*$/.test(before.text);
    if (!isNext || !isBroken || line.cells.length > 1 || isBulleted(line.text) || !GOES_ON.test(line.text))
      break;
    // `3.4 8 1/2" hole` is the next title.
    if (sectionTitle(line.text) !== null || /^\s*\d+(?:\.\d+)+\s+\p{Lu}/u.test(line.text)) break;
    own.push(line);
  }
  const text = own.map((line) => line.text.trim()).join(' ');
  return own.length === 1 ? first : { ...first, text, cells: [text] };
}

/** The text of the line below a line, if it is nothing but text. */
function restOf(lines: readonly TextLine[], { row, until = row, page, sheet }: TextLine): string | null {
  const next = lines.find(
    (line) => line.row === until + 1 && line.page === page && line.sheet === sheet && line.cells.length === 1,
  );
  return next?.text.trim() ?? null;
}

/** Entries of cement with the slurry in whose rows they are. */
const ofSlurry = (entries: readonly Entry[], slurry: string | null): Entry[] =>
  entries.map((entry) =>
    slurry === null || entry.kind !== 'cement' || slurryRole(entry.heading) !== null
      ? entry
      : { ...entry, heading: `${slurry} ${entry.heading.charAt(0).toLowerCase()}${entry.heading.slice(1)}` },
  );

/** Whether two chapters are about the same hole, string and slurry. */
const isSameThing = (a: Chapter | null, b: Chapter): boolean =>
  a !== null &&
  a.holeTitle === b.holeTitle &&
  a.stringTitle === b.stringTitle &&
  a.slurryTitle === b.slurryTitle;

/** The string and the slurry of a block as entries of its cement. */
const entriesOfString = ({ casing, place }: Block, role: string | null): Entry[] => [
  { kind: 'cement', heading: 'Casing size', value: casing?.size ?? '', place },
  ...(role === null ? [] : [{ kind: 'cement' as const, heading: 'Slurry', value: role, place }]),
];

/** The block of a chapter, with what its titles say; null for a chapter that is about no hole or string. */
function blockOfChapter(
  { hole, string, slurry, kind, holeTitle, stringTitle, slurryTitle }: Chapter,
  start: (line: TextLine, hole: { size: string; sizeIn: number }) => Block,
): Block | null {
  if (!string || !stringTitle) {
    const block = hole && holeTitle ? start(slurryTitle ?? holeTitle, hole) : null;
    const end = holeTitle && slurry === null ? endInTitle(holeTitle.text) : null;
    if (block && end !== null)
      block.entries.push(
        ...endsOfHole(plainText(end)).map(({ kind: of, heading, value, assumed }) => ({
          kind: of,
          heading,
          value,
          place: {
            ...block.place,
            quote: holeTitle?.text ?? '',
            ...(assumed === undefined ? {} : { assumed }),
          },
        })),
      );
    const mud = holeTitle && mudInTitle(holeTitle.text);
    if (block && mud !== null) block.mud = { type: mud, quote: holeTitle?.text ?? '' };
    const purpose = holeTitle && kind === 'logging' ? purposeInTitle(holeTitle.text)?.purpose : undefined;
    if (block && purpose !== undefined) block.entries.push(entryOfPurpose(purpose, block.place));
    const name = holeTitle && (knownNameInTitle(holeTitle.text) ?? unsizedName(holeTitle.text));
    if (block && name)
      block.entries.push({
        kind: 'sections',
        heading: 'Section description',
        value: name,
        place: block.place,
      });
    if (block && slurry !== null) {
      block.slurry = slurry;
      block.entries.push({ kind: 'cement', heading: 'Slurry', value: slurry, place: block.place });
    }
    return block;
  }
  const block = start(slurryTitle ?? stringTitle, hole ?? { size: '', sizeIn: 0 });
  const isOfLiner = slurry !== null && isOnlySlurry(slurry) && /\bliner\b/i.test(stringTitle.text);
  const role = isOfLiner ? 'Liner slurry' : (slurry ?? string.role);
  block.casing = { size: string.size, role, isLiner: /\bliner\b/i.test(stringTitle.text) };
  const system = slurryTitle === null ? null : systemInTitle(slurryTitle.text);
  if (system !== null)
    block.entries.push({ kind: 'cement', heading: CEMENT_TYPE, value: system, place: block.place });
  if (string.kind === 'casing' && slurry === null)
    block.entries.push({ kind: 'casing', heading: 'Casing OD', value: string.size, place: block.place });
  block.entries.push(...entriesOfString(block, role));
  return block;
}
