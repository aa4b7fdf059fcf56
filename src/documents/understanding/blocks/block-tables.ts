import type { Table } from '../../readers/table';
import { listed } from '../../words';
import { parseHeading } from '../words/headings';
import { SIZE, plainText } from '../prose/quantities';
import { parseMeasured } from '../words/numbers';
import type { SlurryLine } from '../prose/slurry-line';
import type { Paragraph } from '../prose/sentences';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import type { Entry } from './block-entries';
import { withValuesOfJob } from './values-of-jobs';
import type { Block } from './blocks-of-lines';
import { NOTES, joinedNotes } from './notes-of-items';
import { runsAndPurpose } from './purpose-of-logs';

/** The fields that identify a kind: a cement top alone is not a slurry, a casing's size alone not a string. */
const AT_LEAST: Partial<Record<Kind, readonly string[]>> = { cement: ['type', 'density'] };

export interface BlockTable {
  kind: Kind;
  table: Table;
  /** Sentences about what was left out. */
  remarks: string[];
  isProse?: boolean;
  /** Whether it has nothing but the notes of an item, whose values may be in another table. */
  isNotes?: boolean;
  /** Whether it comes from lines that each describe a whole slurry. */
  isSlurries?: boolean;
}

/** Whether an entry belongs to an unknown one of two slurries: `TOC: 1,200 m` with a lead and a tail. */
function isOfOneSlurry({ heading }: Entry, entries: readonly Entry[], vocabulary: KindVocabulary): boolean {
  const roles = new Set(entries.map((entry) => slurryRole(entry.heading)).filter((role) => role !== null));
  const [named] = vocabulary.named(parseHeading(heading).key);
  return vocabulary.kind === 'cement' && roles.size > 1 && named !== undefined && named.field !== 'casing';
}

/** A size at the start of a text: `9 5/8" liner 47#`. */
const BEGINS_WITH_SIZE = new RegExp(`^${SIZE}`, 'iu');

/** `Casing: Surface string` is a name, and `Tubular: 7" liner, 29#` a size, whichever of them the label is for. */
function byWhatTheySay(entries: readonly Entry[], vocabulary: KindVocabulary): Entry[] {
  const isFor = (field: string, { heading }: Entry) =>
    fieldsNamed(vocabulary, parseHeading(heading).key)[0]?.field === field;
  const hasSize = entries.some((entry) => isFor('outer', entry) && /\d/.test(entry.value));
  return entries.map((entry) => {
    if (isFor('outer', entry) && !/\d/.test(entry.value)) return { ...entry, heading: 'Casing type' };
    const isSize = !hasSize && isFor('category', entry) && BEGINS_WITH_SIZE.test(plainText(entry.value));
    return isSize ? { ...entry, heading: 'Casing size' } : entry;
  });
}

/** The entries of one kind from all blocks of one size as a table with one row; a key with two values is left out. */
export function tableOf(
  kind: Kind,
  blocks: readonly Block[],
  decimalComma: boolean,
  isProse = false,
): BlockTable[] {
  const [first] = blocks;
  const all = blocks.flatMap((block) => block.entries).filter((entry) => entry.kind === kind);
  const clear = withOneNote(all.filter(({ unclear }) => unclear !== true));
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  if (!first || !vocabulary || clear.length === 0) return [];
  const entries =
    kind === 'cement'
      ? withRoleOfLiner(withValuesOfJob(withSystemAsType(clear), vocabulary), first)
      : kind === 'casing'
        ? byWhatTheySay(clear, vocabulary)
        : clear;
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
  const notes = kind === 'casing' ? [] : entries.filter(({ heading }) => heading === NOTES);
  if (notes.length > 0) {
    const others = entries.filter((entry) => !notes.includes(entry));
    const job = others.filter(({ heading }) => heading === 'Casing size' || heading === 'Slurry');
    const isOfCement = kind === 'cement';
    return [
      ...tableOf(kind, [{ ...first, entries: others }], decimalComma, isProse),
      { kind, table: table([...(isOfCement ? job : []), ...notes]), remarks: [], isNotes: true },
    ];
  }
  if (kind === 'logging') {
    const { runs, purpose } = runsAndPurpose(entries);
    return runs.map((entry) => ({ kind, table: table([entry, ...purpose], entry.run), remarks: [] }));
  }
  const nameOf = ({ heading }: Entry) => {
    const { key } = parseHeading(heading);
    return kind === 'cement' ? key : (fieldsNamed(vocabulary, key)[0]?.field ?? key);
  };
  const alike = [...Map.groupBy(entries, nameOf).values()];
  const twice = new Set(
    alike.filter((same) => same.some(({ value }) => !isSameValue(value, same[0]?.value ?? ''))).flat(),
  );
  const ofOne = entries.filter((entry) => entry.ofJob !== true && isOfOneSlurry(entry, entries, vocabulary));
  const firsts = new Set(alike.map(([entry]) => entry));
  const single = entries.filter((entry) => !twice.has(entry) && !ofOne.includes(entry) && firsts.has(entry));
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
    ...leftOut(
      entries.filter((entry) => twice.has(entry)),
      'it is given more than once and not alike',
    ),
    ...leftOut(ofOne, 'nothing says which of the slurries it is of'),
    ...leftOut(
      all.filter(({ unclear }) => unclear === true),
      'it is not understood what the depth is counted from',
    ),
  ];
  return [{ kind, table: table(single), remarks }];
}

/** The slurry without a name below the title of a liner is its liner slurry. */
function withRoleOfLiner(entries: readonly Entry[], { casing, place }: Block): readonly Entry[] {
  const isNamed = entries.some(({ heading }) => heading === 'Slurry' || slurryRole(heading) !== null);
  return casing?.isLiner !== true || isNamed
    ? entries
    : [...entries, { kind: 'cement', heading: 'Slurry', value: 'Liner slurry', place }];
}

/** `System | LiteCRETE`, `Blend | Class G`: the system is the type of the slurry, and the blend what it is mixed of. */
function withSystemAsType(entries: readonly Entry[]): Entry[] {
  const keyOf = ({ heading }: Entry) => parseHeading(heading).key;
  const hasSystem = entries.some((entry) => /\bsystem$/.test(keyOf(entry)));
  return entries.filter((entry) => !hasSystem || !/\bblend$/.test(keyOf(entry)));
}

/** The entries with all notes in one. */
function withOneNote(entries: readonly Entry[]): Entry[] {
  const notes = entries.filter(({ heading }) => heading === NOTES);
  const [first] = notes;
  const value = [...new Set(notes.map((entry) => entry.value))].reduce(
    (text, next) => joinedNotes(text, `- ${next}`),
    '',
  );
  return entries.flatMap((entry) =>
    entry.heading !== NOTES ? [entry] : entry === first ? [{ ...entry, value }] : [],
  );
}

/** `13 3/8` and `13.375` are one size. */
function isSameValue(a: string, b: string): boolean {
  const [one, other] = [parseMeasured(a), parseMeasured(b)];
  return a === b || (one !== null && one.value === other?.value && one.rest === other.rest);
}

/** The slurries of lines that describe whole ones, as tables with one row each. */
export function tableOfSlurries(slurries: readonly SlurryLine[]): BlockTable[] {
  const [first] = slurries;
  if (!first) return [];
  const placeOf = (line: Paragraph) => ({
    row: line.row,
    column: 0,
    ...(line.page === undefined ? {} : { page: line.page }),
    quote: line.text,
  });
  const rows = slurries.map(({ of, role, type, density, excess, top, additives, assumed, line, below }) => {
    const place = placeOf(line);
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
      places: [
        place,
        place,
        marked(assumed.role),
        place,
        marked(assumed.density),
        marked(assumed.excess),
        marked(assumed.top),
        placeOf(below ?? line),
      ],
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
