import type { DocumentContent, Table, TextLine } from '../readers/table';
import { usesDecimalComma } from '../readers/table';
import { listed } from '../words';
import { fold, foldName } from './fold';
import { parseHeading } from './headings';
import { parseMeasured, withInchMarkLast } from './numbers';
import { clausesOf } from './prose/clauses';
import { SIZE as SIZE_IN_TEXT, plainText, sizeText, wordOf } from './prose/quantities';
import { blocksOfProse } from './prose/blocks';
import type { ProseBlock } from './prose/blocks';
import { slurryLines } from './prose/slurries';
import type { SlurryLine } from './prose/slurries';
import { parseUnit } from './units';
import { VOCABULARY, fieldsNamed } from './vocabulary';
import { CASING_WORDS } from './vocabulary/prose';
import type { Kind, KindVocabulary } from './vocabulary';
import { SLURRY_ROLES, slurryRole } from './vocabulary/roles';
import {
  LOGGING_KEY,
  OF_THE_SECTION,
  RUN_KEY,
  SECTION_WORDS,
  SUBTITLES,
  TEST_KEYS,
} from './vocabulary/section-blocks';

/** The kinds of a block, with their fields. Depths of a section are not read, because a single one would be misleading. */
const KINDS: readonly Kind[] = ['mud', 'casing', 'cement', 'pressureTests', 'logging'];
const VOCABULARIES = VOCABULARY.filter(({ kind }) => KINDS.includes(kind));
/** Fields of every kind, which do not identify the kind of a key. */
const OF_ALL_KINDS = new Set([
  'hole',
  'well',
  'notes',
  'elevation',
  'item',
  'section',
  'from',
  'to',
  'interval',
]);
/** The fields that identify a kind: a cement top alone is not a slurry, a casing's size alone not a string. */
const AT_LEAST: Partial<Record<Kind, readonly string[]>> = { cement: ['type', 'density'] };

interface Place {
  row: number;
  column: number;
  page?: number;
}

interface Entry {
  kind: Kind;
  heading: string;
  value: string;
  place: Place & { quote?: string; assumed?: string };
  /** For a logging run: entries of one run belong together. */
  run?: string;
  unclear?: boolean;
}

interface Block {
  size: string;
  sizeIn: number;
  /** For a block with a string as its title: the string, and the slurry. */
  casing?: { size: string; role: string | null };
  sheet: string | undefined;
  place: Place;
  entries: Entry[];
}

const SIZE = String.raw`(\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}/\d{1,2})?|\d{1,2}/\d{1,2})\s*("|''|\u2033|\u201d|inch(?:es)?\b|in\b|zoll\b|duim\b|pouces?\b|po\b|pulgadas\b|pulg\b|plg\b|pg\b|tommers?\b)?[ -]*`;
const WORDS = SECTION_WORDS.toSorted((a, b) => b.length - a.length).join('|');
const SIZE_FIRST = new RegExp(`^${SIZE}(?:${WORDS})$`);
const SIZE_LAST = new RegExp(`^(?:${WORDS})[ :-]*${SIZE}$`);
/** `12 1/4" hole section, 960 - 2,240 m`, `26" hole (0 - 990 ft)`: the interval of the section. */
const INTERVAL_BEHIND =
  /\s*[,:(-]?\s*\(?(?:from )?\d[\d.,' ]*(?:m|ft)?\s*(?:-|to|bis|tot|til|a)\s*\d[\d.,' ]*\s?(?:m|ft)(?:\s(?:md|tvd|ah|ahd))?(?:\s?(?:rkb|rt|bdf|brt))?\s*\)?$/;
const [SMALLEST_IN, LARGEST_IN] = [3, 48];

/** The size in a line that is only the title of a hole section; null for other lines. */
export function sectionTitle(text: string): { size: string; sizeIn: number } | null {
  if (text.length > 60 || !/\d/.test(text)) return null;
  const plain = fold(
    withInchMarkLast(text)
      .replaceAll('\u00bc', ' 1/4')
      .replaceAll('\u00bd', ' 1/2')
      .replaceAll('\u00be', ' 3/4'),
  )
    .replace(
      /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?=\d|(?!in\b|inch|zoll|duim|pouce|po\b|pulg|plg|pg\b|tomme)[a-z])/,
      '',
    )
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')
    .replace(INTERVAL_BEHIND, '')
    .trim();
  const match = SIZE_FIRST.exec(plain) ?? SIZE_LAST.exec(plain);
  const [, size = '', inches] = match ?? [];
  // In `Section 3` the number is not a size; a size has its unit or a fraction.
  if (!match || (inches === undefined && !size.includes('/'))) return null;
  const sizeIn = parseMeasured(size.trim().replace(',', '.'))?.value ?? 0;
  return sizeIn < SMALLEST_IN || sizeIn > LARGEST_IN ? null : { size: size.trim().replace(',', '.'), sizeIn };
}

/** `13 3/8" Surface casing - Lead slurry`: a title with one size and its kind; null for other lines. */
export function stringTitle(text: string): { casing: string; role: string | null; kind: Kind } | null {
  if (text.length > 80 || /[:=]/.test(text)) return null;
  const plain = plainText(text);
  const [clause] = clausesOf(plain);
  const sizes = [...plain.matchAll(new RegExp(SIZE_IN_TEXT, 'giu'))];
  const [size] = sizes;
  // `9 5/8" Intermediate casing 2`: strings with the same name are numbered.
  const words = plain.replace(new RegExp(SIZE_IN_TEXT, 'iu'), ' ').replace(/(?<=\p{L}\s)[1-4](?!\S)/u, ' ');
  if (!size || sizes.length > 1 || /\d/.test(words) || words.split(/\s+/).length > 9) return null;
  const isSlurry = CEMENT_WORD.test(words) || (slurryRole(words) !== null && slurryRole(words) !== 'liner');
  // A slurry belongs to a string, whatever the string is called.
  const isJob = CEMENT_WORD.test(words) && PIPE_WORD.test(words);
  if (clause ? clause.is !== 'casing' : !isSlurry || (slurryRole(words) === null && !isJob)) return null;
  return {
    casing: sizeText(size[0]),
    role: isSlurry ? words.replace(/[\s-]+/g, ' ').trim() : null,
    kind: isSlurry || CEMENT_WORD.test(words) ? 'cement' : 'casing',
  };
}

/** `Lead slurry`, `Nachlauf:`: the title of a slurry, below that of its string; null for other lines. */
function slurryTitle(text: string): string | null {
  const plain = text.replace(/[\s:]+$/, '').trim();
  if (plain.length > 30 || /[\d:=;,|]/.test(plain) || plain.split(/\s+/).length > 3) return null;
  const role = slurryRole(plain);
  return role === null || role === 'liner' ? null : plain;
}

/** Keys that are only the name of a slurry. */
const NAMES_SLURRY = new Set(
  SLURRY_ROLES.flatMap(({ names }) => names)
    .filter((name) => name !== 'liner')
    .flatMap((name) => [foldName(name), foldName(`${name} slurry`)]),
);
/** `CIMENTATION DU TUBAGE 13 3/8"`: the string of a cement job. */
const PIPE_WORD = new RegExp(wordOf(CASING_WORDS), 'iu');
const CEMENT_WORD = /slurr|cement|ciment|zement|sement|schl(?:\u00e4|ae)mme|specie|laitier|lechada/i;

/** Whether a row is an item of a list that starts with its section: `12 1/4" hole: OBM, 1.25 SG`. */
export function isSectionItem(text: string): boolean {
  const colon = text.indexOf(':');
  return colon > 0 && colon < 45 && sectionTitle(text.slice(0, colon).replace(/^[\s\u2022*-]+/, '')) !== null;
}

/** Whether a line starts a block of `key: value` lines about one section or one string. */
export const opensBlock = (text: string): boolean =>
  sectionTitle(text) !== null || stringTitle(text) !== null;

interface Pair {
  key: string;
  value: string;
  place: Place;
}

/** `Mud type ........ KCl polymer`: dots or lines between a key and its value. */
const LEADER = /\s*(?:\.{3,}|(?:\. ){3,}\.?|\u2026+|_{3,})\s*/;

/** `8 cc max` is `max 8 cc`. */
const withBoundFirst = (value: string): string =>
  value.replace(/^(\d[^,;]*?)\s*,?\s+(max|min)(?:imum)?\.?$/i, '$2 $1');

/** The cells of a line, or its parts between wide gaps. */
const cellsOf = (line: TextLine): string[] =>
  line.cells.length > 1 ? line.cells : line.text.trim().split(/\s{2,}|\t+|\s*\|\s*/);

/** The columns of a list of properties with bounds: `Property | Min | Max | Unit`. */
interface BoundColumns {
  min: number;
  max: number;
  unit: number;
  count: number;
}

function boundColumns(cells: readonly string[]): BoundColumns | null {
  const plain = cells.map((cell) => fold(cell).replace(/[.:\s]+$/, ''));
  const at = (pattern: RegExp) => plain.findIndex((cell) => pattern.test(cell));
  const [min, max] = [
    at(/^(?:min(?:imum|imo|imal)?|from|low(?:er)?)$/),
    at(/^(?:max(?:imum|imo|imal)?|to|high|upper)$/),
  ];
  return min > 0 && max > 0
    ? { min, max, unit: at(/^(?:units?|einheit|eenheid|enhet|unites?|unidad(?:es)?)$/), count: cells.length }
    : null;
}

/** The properties of a mud in such a list. */
const BARE_WEIGHT =
  /^(?:gradient|density|weight|dichte|gewicht|dichtheid|tetthet|densit\u00e9|densidad)(?= \(|$)/i;

function boundsPair(line: TextLine, { min, max, unit, count }: BoundColumns): Pair | null {
  const cells = cellsOf(line);
  const [key = ''] = cells;
  const isFigure = (text: string) => /^\d[\d.,]*$/.test(text);
  const [lower = '', upper = '', of = ''] = [cells[min], cells[max], cells[unit]];
  if (cells.length !== count || (!isFigure(lower) && !isFigure(upper))) return null;
  const value =
    isFigure(lower) && isFigure(upper)
      ? `${lower} - ${upper}`
      : isFigure(upper)
        ? `max ${upper}`
        : `min ${lower}`;
  const place = {
    row: line.row,
    column: line.columns?.[1] ?? 1,
    ...(line.page === undefined ? {} : { page: line.page }),
  };
  return { key: parseUnit(of) === null ? key : `${key} (${of})`, value, place };
}

/** The pairs of a line: `key: value; key: value`, or the two cells of a row. */
function pairsOf(line: TextLine): Pair[] {
  const at = { row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
  const cells =
    line.cells.length > 1
      ? line.cells
      : LEADER.test(line.text)
        ? line.text.trim().split(LEADER)
        : line.text.trim().split(/\s{2,}|\t+|\s*\|\s*|;(?![^;]*[:=])/);
  const [first = '', second = '', third = ''] = cells;
  // `Density | sg | 1.22 - 1.30 | remarks`: the unit is before the value.
  if (
    cells.length > 2 &&
    cells.length < 5 &&
    /^\d|^[<>]|\bmax|\bmin/i.test(third) &&
    parseUnit(second) !== null
  ) {
    const place = { ...at, column: line.columns?.[2] ?? 2 };
    return [{ key: `${first.replace(/[\s:=]+$/, '')} (${second})`, value: withBoundFirst(third), place }];
  }
  if (cells.length > 2 && cells.length < 5 && /^(?:-|\u2013|reading|dial|n\/a)$/i.test(second))
    return [{ key: first, value: withBoundFirst(third), place: { ...at, column: line.columns?.[2] ?? 2 } }];
  if (!/[:=]\s*\S/.test(first) && cells.length > 1 && cells.length <= 3) {
    const unit = third !== '' && parseUnit(third) !== null ? ` (${third})` : '';
    if (cells.length === 3 && unit === '') return [];
    const place = { ...at, column: line.columns?.[1] ?? 1 };
    return [{ key: `${first.replace(/[\s:=]+$/, '')}${unit}`, value: withBoundFirst(second), place }];
  }
  const parts = line.text.split(/;\s*(?=[^;:=]{2,40}[:=])/);
  return parts.flatMap((part): Pair[] => {
    const match = /^\s*[-\u2022*]?\s*([^:=]{1,60}?)\s*[:=]\s*(\S.*)$/s.exec(part);
    if (!match) return [];
    return [
      {
        key: match[1] ?? '',
        value: (match[2] ?? '').trim(),
        place: { ...at, column: line.columns?.[0] ?? 0 },
      },
    ];
  });
}

const ONE_SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|''|\u2033|in(?:ch)?\.?)$/;
const ONE_WEIGHT =
  /^[<>]?\s?\d[\d.,]*(?:\s?(?:-|to)\s?\d[\d.,]*)?\s?(?:ppg|sg|s\.g\.|lbs?\/gal|kg\/m(?:3|\u00b3)|g\/cc|pcf|psi\/ft|kpa\/m)$/i;

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
    ],
  };
}

/** `2,450 m TVD` is more specific than its key: the words after its unit belong to the heading. */
function headingOf({ key, value }: Pair): string | null {
  const rest = parseMeasured(value)?.rest ?? '';
  const unit = parseUnit(rest);
  return unit && unit.words.length > 0 ? `${key} (${rest})` : key;
}

/** The kind that a key belongs to: the subtitle's if it has the key, else the only one that has it. */
function kindsOf(heading: string, subtitle: Kind | null): { vocabulary: KindVocabulary; field: string }[] {
  const { key } = parseHeading(heading);
  const known = VOCABULARIES.flatMap((vocabulary) => {
    const [named] = fieldsNamed(vocabulary, key);
    const isItsOwn =
      named && !OF_ALL_KINDS.has(named.field) && (named.field !== 'casing' || vocabulary.kind === 'cement');
    return isItsOwn ? [{ vocabulary, field: named.field }] : [];
  });
  const under = known.filter(({ vocabulary }) => vocabulary.kind === subtitle);
  if (under.length > 0) return under;
  // A casing's size identifies the string, also for the slurries.
  const sizes = known.filter(({ field }) => field === 'outer' || field === 'casing');
  if (known.length > 0 && sizes.length === known.length) return sizes;
  return known.length === 1 ? known : [];
}

/** A depth whose unit is followed by unknown words may have any reference. */
function isUnclear(
  { vocabulary, field }: { vocabulary: KindVocabulary; field: string },
  value: string,
): boolean {
  if (vocabulary.fields[field]?.quantity !== 'length') return false;
  const measured = parseMeasured(value);
  return measured === null || (measured.rest !== '' && parseUnit(measured.rest) === null);
}

const RUN_PART =
  /(?:^|[;,]\s*|\s+)((?:run|lauf|messfahrt|meting|loggekj\u00f8ring|kj\u00f8ring|descente|passe|corrida)(?: (?:no|nr|n\u00b0)\.?)? ?\d{1,2})\s*[:=]\s*/gi;

/** `Run 1: GR-Res-Den; Run 2: ...`: each run and its evaluation. */
function runsIn(text: string): { run: string; evaluation: string }[] {
  const found = [...text.matchAll(RUN_PART)];
  if (found.length === 0 || found[0]?.index !== 0) return [];
  return found.flatMap((match, at) => {
    const evaluation = text
      .slice(match.index + match[0].length, found[at + 1]?.index)
      .replace(/[\s;,.]+$/, '');
    return evaluation === '' ? [] : [{ run: match[1] ?? '', evaluation }];
  });
}

/** `annular 250 bar, rams 345 bar`: each test and its pressure; empty unless every part is one. */
function testsIn(text: string): { test: string; pressure: string }[] {
  const parts = text
    .replace(/\.$/, '')
    .split(/\s*(?:;|,(?!\d)|\s\/\s|\band\b|\bund\b|\ben\b|\bog\b|\bet\b|\by\b)\s*/);
  const tests = parts.map((part) => {
    const match = /^([\p{L}][\p{L} -]*?)\s*(?:to|at|:|=)?\s+(\d[\d.,]*\s*[a-z]\S*)$/iu.exec(part);
    return match ? { test: match[1] ?? '', pressure: match[2] ?? '' } : null;
  });
  return tests.includes(null) ? [] : tests.filter((test) => test !== null);
}

function entriesOf(pair: Pair, subtitle: Kind | null): Entry[] {
  const { key, value, place } = pair;
  const plain = fold(key).trim();
  if (RUN_KEY.test(plain)) return [{ kind: 'logging', heading: 'Evaluation', value, place, run: key }];
  const aboutLogging = SUBTITLES.some(({ kind, pattern }) => kind === 'logging' && pattern.test(plain));
  const runs = aboutLogging ? runsIn(value) : [];
  if (runs.length > 0)
    return runs.map(({ run, evaluation }) => ({
      kind: 'logging',
      heading: 'Evaluation',
      value: evaluation,
      place,
      run,
    }));
  if (subtitle === 'logging' && LOGGING_KEY.test(plain))
    return [{ kind: 'logging', heading: 'Evaluation', value, place }];
  if (TEST_KEYS.test(plain)) {
    return testsIn(value).flatMap(({ test, pressure }) =>
      entriesOf({ key: test, value: pressure, place }, 'pressureTests'),
    );
  }
  // `Lead slurry: Class G`: the composition of the slurry.
  if (/\p{L}{2}/u.test(value) && NAMES_SLURRY.has(foldName(key)))
    return [{ kind: 'cement', heading: `${key} type`, value, place }];
  const heading = headingOf(pair);
  if (heading === null) return [];
  return kindsOf(heading, subtitle).flatMap((found): Entry[] => [
    { kind: found.vocabulary.kind, heading, value, place, unclear: isUnclear(found, value) },
  ]);
}

/** A short line without a pair is a title; a sentence continues the section. */
const isTitle = (text: string) => text.length <= 60 && !/[.,;]$/.test(text.trim());

function subtitleOf(text: string): Kind | null {
  const plain = fold(text)
    .replace(/^[\d.)\s]+/, '')
    .replace(/[\s:]+$/, '');
  return SUBTITLES.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
}

/** The blocks of the lines: each from the title with its size to the next title that is not a subtitle of it. */
function blocksOf(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let subtitle: Kind | null = null;
  let bounds: BoundColumns | null = null;
  const start = (line: TextLine, { size, sizeIn }: { size: string; sizeIn: number }): Block => {
    const place = { row: line.row, column: 0, ...(line.page === undefined ? {} : { page: line.page }) };
    const block = { size, sizeIn, sheet: line.sheet, place, entries: [] };
    blocks.push(block);
    return block;
  };
  for (const line of lines) {
    if (open && open.sheet !== line.sheet) open = null;
    // `Trou : 17 1/2"` below the title of a cement job is one of its pairs.
    const title = open?.casing && /[:=]/.test(line.text) ? null : sectionTitle(line.text);
    if (title) {
      open = start(line, title);
      subtitle = null;
      continue;
    }
    // `Casing size | 7" liner` is a pair of the block.
    const string =
      line.cells.length > 1 || /^\s*casing (?:size|od)\b/i.test(line.text) ? null : stringTitle(line.text);
    if (string) {
      open = start(line, { size: '', sizeIn: 0 });
      open.casing = { size: string.casing, role: string.role };
      subtitle = string.kind;
      const { place } = open;
      if (string.kind === 'casing')
        open.entries.push({ kind: 'casing', heading: 'Casing OD', value: string.casing, place });
      else open.entries.push({ kind: 'cement', heading: 'Casing size', value: string.casing, place });
      if (string.role !== null)
        open.entries.push({ kind: 'cement', heading: 'Slurry', value: string.role, place });
      continue;
    }
    const slurry = slurryTitle(line.text);
    if (slurry !== null && open?.casing) {
      const { size } = open.casing;
      open = start(line, { size: '', sizeIn: 0 });
      open.casing = { size, role: slurry };
      subtitle = 'cement';
      const { place } = open;
      open.entries.push(
        { kind: 'cement', heading: 'Casing size', value: size, place },
        { kind: 'cement', heading: 'Slurry', value: slurry, place },
      );
      continue;
    }
    const header = boundColumns(cellsOf(line));
    if (header) {
      bounds = header;
      continue;
    }
    const bounded = bounds ? boundsPair(line, bounds) : null;
    if (bounded) {
      const isMud = open?.entries.some(({ kind }) => kind === 'mud') === true;
      const own = isMud ? { ...bounded, key: bounded.key.replace(BARE_WEIGHT, 'Mud weight') } : bounded;
      open?.entries.push(...entriesOf(own, isMud ? 'mud' : subtitle));
      continue;
    }
    bounds = null;
    const mud = subtitle === 'mud' ? mudRow(line) : null;
    if (mud) {
      start(line, mud).entries.push(...mud.entries);
      open = null;
      continue;
    }
    const pairs = pairsOf(line);
    const [pair] = pairs;
    const sized = pair && sectionTitle(pair.key);
    // Under a title: `12 1/4" hole: Run 1: GR; Run 2: Sonic`.
    if (pair && sized && (subtitle === 'logging' || subtitle === 'pressureTests')) {
      const key = subtitle === 'logging' ? 'Logging' : 'BOP test';
      start(line, sized).entries.push(
        ...entriesOf({ ...pair, key, value: line.text.slice(line.text.indexOf(pair.value)) }, subtitle),
      );
      open = null;
    } else if (pair) open?.entries.push(...pairs.flatMap((one) => entriesOf(one, subtitle)));
    else if (isTitle(line.text)) {
      subtitle = subtitleOf(line.text);
      if (subtitle === null && !OF_THE_SECTION.test(fold(line.text).trim())) open = null;
    }
  }
  return blocks;
}

interface BlockTable {
  kind: Kind;
  table: Table;
  /** Sentences about what was left out. */
  remarks: string[];
  isProse?: boolean;
  /** Whether it comes from lines that each describe a whole slurry. */
  isSlurries?: boolean;
}

/** Whether an entry belongs to an unknown one of two slurries: `TOC: 1,200 m` with a lead and a tail. */
function isOfOneSlurry({ heading }: Entry, entries: readonly Entry[], vocabulary: KindVocabulary): boolean {
  const roles = new Set(entries.map((entry) => slurryRole(entry.heading)).filter((role) => role !== null));
  const [named] = vocabulary.named(parseHeading(heading).key);
  return vocabulary.kind === 'cement' && roles.size > 1 && named !== undefined && named.field !== 'casing';
}

/** The entries of one kind from all blocks of one size as a table with one row; a key with two values is left out. */
function tableOf(kind: Kind, blocks: readonly Block[], decimalComma: boolean, isProse = false): BlockTable[] {
  const [first] = blocks;
  const all = blocks.flatMap((block) => block.entries).filter((entry) => entry.kind === kind);
  const entries = all.filter(({ unclear }) => unclear !== true);
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  if (!first || !vocabulary || entries.length === 0) return [];
  const table = (own: readonly Entry[], run?: string): Table => ({
    ...(first.sheet === undefined ? {} : { sheet: first.sheet }),
    ...(first.place.page === undefined ? {} : { page: first.place.page }),
    headingRow: first.place.row,
    headings: ['Hole size', ...(run === undefined ? [] : ['Run']), ...own.map(({ heading }) => heading)],
    units: ['in', ...(run === undefined ? [] : [null]), ...own.map(() => null)],
    rows: [
      {
        row: own[0]?.place.row ?? first.place.row,
        ...(own[0]?.place.page === undefined ? {} : { page: own[0].place.page }),
        cells: [first.size, ...(run === undefined ? [] : [run]), ...own.map(({ value }) => value)],
        places: [
          first.place,
          ...(run === undefined ? [] : [own[0]?.place ?? first.place]),
          ...own.map(({ place }) => place),
        ],
      },
    ],
    decimalComma,
  });
  if (kind === 'logging')
    return entries.map((entry) => ({ kind, table: table([entry], entry.run), remarks: [] }));
  const nameOf = ({ heading }: Entry) => {
    const { key } = parseHeading(heading);
    return kind === 'cement' ? key : (fieldsNamed(vocabulary, key)[0]?.field ?? key);
  };
  const sameAs = (entry: Entry) => entries.filter((other) => nameOf(other) === nameOf(entry));
  const twice = entries.filter((entry) => sameAs(entry).some(({ value }) => value !== entry.value));
  const ofOne = entries.filter((entry) => isOfOneSlurry(entry, entries, vocabulary));
  const single = entries.filter(
    (entry) => !twice.includes(entry) && !ofOne.includes(entry) && sameAs(entry)[0] === entry,
  );
  const fields = single.flatMap(({ heading }) =>
    fieldsNamed(vocabulary, parseHeading(heading).key).map(({ field }) => field),
  );
  const needed = isProse ? undefined : AT_LEAST[kind];
  if (needed && !needed.some((field) => fields.includes(field))) return [];
  const leftOut = (some: readonly Entry[], why: string): string[] =>
    some.length === 0
      ? []
      : [
          `${first.size} in hole section: left out, because ${why}: ${listed(
            some.map(({ heading, value }) => `${heading} ${value}`),
          )}.`,
        ];
  const remarks = [
    ...leftOut(twice, 'it is given more than once and not alike'),
    ...leftOut(ofOne, 'nothing says which of the slurries it is of'),
    ...leftOut(
      all.filter(({ unclear }) => unclear === true),
      'it is not understood what the depth is counted from',
    ),
  ];
  return [{ kind, table: table(single), remarks }];
}

const isOfSlurryLine = (sheet: string | undefined, place: Place, slurries: readonly SlurryLine[]) =>
  slurries.some(({ line }) => line.sheet === sheet && line.page === place.page && line.row === place.row);

/** The slurries of lines that describe whole ones, as tables with one row each. */
function tableOfSlurries(slurries: readonly SlurryLine[]): BlockTable[] {
  const [first] = slurries;
  if (!first) return [];
  const rows = slurries.map(({ of, role, type, density, excess, top, additives, assumed, line }) => {
    const place = {
      row: line.row,
      column: 0,
      ...(line.page === undefined ? {} : { page: line.page }),
      quote: line.text,
    };
    const marked = (note?: string) => (note === undefined ? place : { ...place, assumed: note });
    return {
      row: line.row,
      ...(line.page === undefined ? {} : { page: line.page }),
      cells: [
        of.is === 'hole' ? of.size : '',
        of.is === 'casing' ? of.size : '',
        role,
        type ?? '',
        density,
        excess ?? '',
        top ?? '',
        additives ?? '',
      ],
      places: [place, place, marked(assumed.role), place, marked(assumed.density), place, place, place],
    };
  });
  const { line } = first;
  const table: Table = {
    ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
    ...(line.page === undefined ? {} : { page: line.page }),
    headingRow: line.row,
    headings: [
      'Hole size',
      'Casing size',
      'Slurry',
      'Cement type',
      'Slurry density',
      'Excess',
      'Top of cement',
      'Additives',
    ],
    units: ['in', 'in', null, null, null, null, null, null],
    rows,
    decimalComma: false,
  };
  return [{ kind: 'cement', table, remarks: [], isProse: true, isSlurries: true }];
}

/** Tables of the blocks with a hole size and `key: value` lines, and of sentences. */
export function tablesOfBlocks(content: DocumentContent): BlockTable[] {
  const slurries = slurryLines(content.lines);
  const blocks = blocksOf(content.lines)
    .map((block) => ({
      ...block,
      entries: block.entries.filter(
        ({ kind, place }) => kind !== 'cement' || !isOfSlurryLine(block.sheet, place, slurries),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  // If a line describes a slurry completely, sentences about it are ignored.
  const prose = blocksOfProse(content.lines, titleOf).filter(
    ({ kind }) => kind !== 'cement' || slurries.length === 0,
  );
  const values = [
    ...blocks.flatMap(({ entries }) => entries),
    ...prose.flatMap((block) => block.values.map(({ value, sentence }) => ({ value, place: sentence }))),
  ].map(({ value, place }) => ({ row: place.row, cells: value.split(/\s+/) }));
  const decimalComma = usesDecimalComma(values, null);
  const keyOf = ({ sizeIn, sheet, casing }: Block) =>
    `${sheet ?? ''}|${sizeIn}|${casing?.size ?? ''}|${casing?.role ?? ''}`;
  const tables = [...new Set(blocks.map(keyOf))].flatMap((size) => {
    const own = blocks.filter((block) => keyOf(block) === size);
    return KINDS.flatMap((kind) => tableOf(kind, own, decimalComma));
  });
  const given = (kind: Kind, sizeIn: number | null) =>
    blocks.flatMap((block) =>
      block.sizeIn === sizeIn ? block.entries.filter((entry) => entry.kind === kind) : [],
    );
  const sections = prose.filter(({ kind }) => kind === 'sections');
  // The title of a cement job names a string, not a hole.
  const holeBlocks = blocks.filter(({ casing }) => !casing);
  const holes = new Set(
    [...holeBlocks, ...prose.flatMap(({ hole }) => hole ?? [])].map(({ sizeIn }) => sizeIn),
  );
  // Sections must be complete: those with a named end would be taken for all sections.
  const isWhole =
    sections.length > 1 && holes.size === new Set(sections.map(({ hole }) => hole?.sizeIn)).size;
  return [
    ...tables,
    ...tableOfSlurries(slurries),
    ...prose.flatMap((block): BlockTable[] => {
      if (block.kind === 'sections' && !isWhole) return [];
      const before = given(block.kind, block.hole?.sizeIn ?? null);
      // A `key: value` line has priority over a sentence.
      const isGiven = (heading: string) =>
        before.some((entry) => fieldNamed(block.kind, entry.heading) === fieldNamed(block.kind, heading));
      if (
        before.length > 0 &&
        (block.kind === 'casing' || block.values.some(({ heading }) => isGiven(heading)))
      )
        return [];
      return tableOf(block.kind, [blockOfProse(block)], decimalComma, true).map((each) => ({
        ...each,
        isProse: true,
      }));
    }),
  ];
}

function fieldNamed(kind: Kind, heading: string): string {
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  const { key } = parseHeading(heading);
  return (vocabulary && fieldsNamed(vocabulary, key)[0]?.field) ?? key;
}

/** A line that is the title of a section, or of something else that ends it. */
function titleOf(text: string): { size: string; sizeIn: number } | 'ends' | null {
  const title = sectionTitle(text);
  if (title) return title;
  if (!isTitle(text) || /[:=]\s*\S/.test(text) || /\d/.test(text.replace(/^[\d.)\s]+/, ''))) return null;
  return subtitleOf(text) === null ? 'ends' : null;
}

function blockOfProse({ kind, hole, casing, values }: ProseBlock): Block {
  const entries = values.map(({ heading, value, assumed, sentence }): Entry => {
    const { row, page, text } = sentence;
    return {
      kind,
      heading,
      value,
      place: {
        row,
        column: 0,
        ...(page === undefined ? {} : { page }),
        quote: text,
        ...(assumed === undefined ? {} : { assumed }),
      },
    };
  });
  const [first] = entries;
  const place = first?.place ?? { row: 1, column: 0 };
  return {
    size: hole?.size ?? '',
    sizeIn: hole?.sizeIn ?? 0,
    sheet: values[0]?.sentence.sheet,
    place,
    entries:
      kind === 'cement' && casing
        ? [{ kind, heading: 'Casing size', value: casing.size, place }, ...entries]
        : entries,
  };
}
