import type {
  CasingStringFact,
  FormationTopFact,
  HoleSectionFact,
  LoggingRunFact,
  MudFact,
  Origin,
  Pairing,
  PressureTestFact,
  ReservoirFact,
  SlurryFact,
  Sourced,
} from '../facts';
import type { Table } from '../readers/table';
import { readCasing } from '../understanding/casing/casing';
import { readCement } from '../understanding/cement/cement';
import { isEndOfWell } from '../understanding/sections/end-of-well';
import { readMud } from '../understanding/mud/mud';
import { readLogging, readPressureTests, readReservoirs } from '../understanding/tables/other-kinds';
import { isBlank } from '../understanding/facts/pairing';
import type { Value } from '../understanding/facts/pairing';
import { OTHER_THINGS } from '../understanding/passages/named-depths';
import { isPlan } from '../understanding/prose/blocks';
import { clausesOf } from '../understanding/prose/clauses';
import { STRING_WORD } from '../understanding/prose/string-values';
import { DEPTH, plainText } from '../understanding/prose/quantities';
import { cuts } from '../understanding/prose/sentences';
import { recogniseAs } from '../understanding/tables/recognise';
import { readSections } from '../understanding/sections/sections';
import { groupsOfTable } from '../understanding/tables/table-groups';
import type { Group } from '../understanding/tables/table-groups';
import { readTops } from '../understanding/formations/tops';
import { sameWell } from '../understanding/which-well/well-names';
import type { AnsweredFact } from './answer';
import { fieldsOf } from './fields';
import type { FieldOfAnswer, KindOfAnswer } from './fields';
import { squeezed } from './passages';
import type { Passage, PassageLine } from './passages';
import { lineAt, locate } from './quote';
import type { Located } from './quote';
import { settle } from './settle';

/** A fact of any kind. */
export type AnyFact = (
  | FormationTopFact
  | HoleSectionFact
  | CasingStringFact
  | MudFact
  | SlurryFact
  | PressureTestFact
  | LoggingRunFact
  | ReservoirFact
) &
  Sourced &
  Pairing;

const READERS: Record<KindOfAnswer, (group: Group) => AnyFact[]> = {
  tops: readTops,
  sections: readSections,
  casing: readCasing,
  mud: readMud,
  cement: readCement,
  pressureTests: readPressureTests,
  logging: readLogging,
  reservoirs: readReservoirs,
};

/** A fact whose quote and values are in the document. */
export interface CheckedFact {
  kind: KindOfAnswer;
  fact: AnyFact;
  /** The fields that it gives. */
  fields: string[];
  quote: Located;
  /** The places of its figures: one figure is one value. */
  figures: string[];
  /** Each value as the document has it, with its line. */
  values: PlacedText[];
}

/** A part of a line. */
export interface PlacedText {
  line: PassageLine;
  text: string;
}

/** The lines of a quote's paragraph. */
export const linesOf = ({ passage, at, line }: Located): readonly PassageLine[] =>
  passage.paragraphs[at] ?? [line];

/** The title of a passage as a quote. */
function titleOf({ passage }: Located): Located | null {
  const { title } = passage;
  if (title === null) return null;
  const text = squeezed(title.text);
  return { passage, at: -1, text, start: 0, end: text.length, line: title };
}

/** The sentences that the quote touches: a quote may leave out the words that make them about another well. */
function sentencesAround({ text, start, end }: Located): string[] {
  return cuts(text).flatMap(([from, to]) => (from < end && to > start ? [text.slice(from, to)] : []));
}

const NAMED_WELL =
  /(?<!\p{L})(?:wells?|wellbore|put|bohrung|br\u00f8nn|puits|pozo)\s+(?:no\.?\s+)?(?=\S*\d)(?<name>\p{Lu}[\w/-]*|\d[\w/]*[/-][\w/-]+)/giu;

/** Whether a sentence names a well other than the planned one. */
const namesAnotherWell = (sentence: string, well: string | null): boolean =>
  [...sentence.matchAll(NAMED_WELL)].some(
    ({ groups }) => well === null || !sameWell(groups?.['name'] ?? '', well),
  );

/** The quote of an answer at its place; or why there is none that can be used. */
export function quoteOf(
  { quote }: AnsweredFact,
  passage: Passage,
  well: string | null,
): Located | { why: string } {
  const located = locate(passage, quote);
  if (located === null) return { why: 'its quote is not in the document at that place' };
  return sentencesAround(located).every((sentence) => isPlan(sentence) && !namesAnotherWell(sentence, well))
    ? located
    : { why: 'its sentence is about another well, the past or a possibility' };
}

interface Cell {
  name: string;
  field: FieldOfAnswer;
  cell: string;
  quote: Located;
  start: number;
  end: number;
  note?: string;
}

/** Each value in its quote, or the first reason against one. */
function cellsOf({ kind, values }: AnsweredFact, quote: Located): Cell[] | { why: string } {
  const fields = kind === 'header' ? {} : fieldsOf(kind);
  const title = titleOf(quote);
  const cells: Cell[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return { why: `"${name.slice(0, 40)}" is no value of this kind` };
    const others = Object.values(values).filter((other) => other !== value);
    let [settled, own] = [settle(value, field, quote, others), quote];
    if ('why' in settled && field.isIdentity && title !== null) {
      const inTitle = settle(value, field, title, others);
      if ('cell' in inTitle) [settled, own] = [inTitle, title];
    }
    if ('why' in settled) return settled;
    cells.push({ name, field, quote: own, ...settled });
  }
  return cells;
}

const isMeasured = ({ field }: Cell): boolean => field.is.kind !== 'text';

/** A size that the document calls that of a string is no hole, and the other way round. */
function isOfAnotherKind(cells: readonly Cell[]): boolean {
  return cells.some(({ name, cell, field, quote: { text, start, end } }) => {
    if (!field.isIdentity || field.is.kind === 'text') return false;
    const size = plainText(cell);
    const clauses = clausesOf(plainText(text.slice(start, end))).filter((clause) =>
      size.startsWith(clause.size),
    );
    return clauses.length > 0 && clauses.every(({ is }) => is !== (name === 'hole' ? 'hole' : 'casing'));
  });
}

/** The rest of a sentence about two sizes belongs to the nearer one. */
function isOfAnotherSize(cells: readonly Cell[], quote: Located): boolean {
  const sizes = cells.filter(
    ({ field, quote: own }) => field.isIdentity && isMeasured({ field } as Cell) && own === quote,
  );
  const clauses = clausesOf(plainText(quote.text.slice(quote.start, quote.end)));
  if (clauses.length < 2) return false;
  const of = clauses.filter(({ text }) => sizes.some(({ cell }) => text.includes(plainText(cell))));
  const own = of.length > 0 ? of : clauses;
  return cells.some(
    (one) =>
      one.quote === quote &&
      !one.field.isIdentity &&
      !own.some(({ text }) => text.includes(plainText(quote.text.slice(one.start, one.end)))),
  );
}

/** Between the name of a thing and its depth is no other depth. */
function isOfAnotherName(cells: readonly Cell[], { text }: Located): boolean {
  const name = cells.find(({ field }) => field.isIdentity && field.is.kind === 'text');
  if (name === undefined) return false;
  const depths = cells.filter(({ field }) => field.is.kind === 'depth');
  const own = cells.filter((one) => isMeasured(one));
  return depths.some((depth) => {
    const [from, to] = name.end <= depth.start ? [name.end, depth.start] : [depth.end, name.start];
    const between = [...text.slice(from, Math.max(from, to)).matchAll(new RegExp(DEPTH, 'giu'))];
    return between.some(
      ({ index }) => !own.some(({ start, end }) => from + index < end && from + index >= start),
    );
  });
}

/** The name of a formation: no other thing that has a depth. */
function namesFormation(cells: readonly Cell[], quote: Located): boolean {
  const name = cells.find(({ name: called }) => called === 'formation');
  const last = Math.max(...cells.map(({ end }) => end));
  if (name === undefined || /\d|"/.test(name.cell) || !/\p{L}{3}/u.test(name.cell)) return false;
  if (isEndOfWell(name.cell)) return false;
  const [from = 0] = cuts(quote.text).findLast(([start]) => start <= name.start) ?? [];
  return !OTHER_THINGS.test(quote.text.slice(Math.min(from, name.start), last));
}

const NO_SHIFT = { drillFloorM: null, aboveGroundM: null };
const READ_NOTE = 'read by a language model';

/** Reads the values as a row of a table, by the rules of the reader. */
function readRow(kind: KindOfAnswer, cells: readonly Cell[], quote: Located): AnyFact | null {
  const { passage, line } = quote;
  const at = { row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
  const shown = {
    start: Math.min(quote.start, ...cells.filter((one) => one.quote === quote).map(({ start }) => start)),
    end: Math.max(quote.end, ...cells.filter((one) => one.quote === quote).map(({ end }) => end)),
  };
  const table: Table = {
    ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
    ...(line.page === undefined ? {} : { page: line.page }),
    headingRow: line.row,
    headings: cells.map(({ field }) => field.heading),
    units: cells.map(() => null),
    rows: [
      {
        ...at,
        cells: cells.map(({ cell }) => cell),
        places: cells.map(({ quote: own, note }) => ({
          row: own.line.row,
          ...(own.line.page === undefined ? {} : { page: own.line.page }),
          column: own.line.column ?? 0,
          quote: own === quote ? quote.text.slice(shown.start, shown.end) : own.text,
          ...(note === undefined ? {} : { assumed: note }),
        })),
      },
    ],
    decimalComma: false,
  };
  const document = { file: passage.file, classification: 'Other' as const };
  const groups = recogniseAs(kind, table).flatMap((each) =>
    groupsOfTable(each, { tables: [], lines: [] }, document, null, { ...NO_SHIFT }),
  );
  const facts = groups.flatMap((group) => READERS[kind](group));
  return facts.length === 1 ? (facts[0] ?? null) : null;
}

/** A value that a model read is never as certain as one that the reader read, whatever the client knows of models. */
function markRead(fact: AnyFact): void {
  fact.source = { ...fact.source, readBy: 'language model' };
  fact.origins = Object.fromEntries(
    Object.entries(fact.origins ?? {}).map(([field, origin]): [string, Origin] => [
      field,
      {
        ...origin!,
        readBy: 'language model',
        certainty: 'assumed',
        note: [READ_NOTE, ...(origin!.note === undefined ? [] : [origin!.note])].join('; '),
      },
    ]),
  );
}

/** Distinguishes a liner from a casing by a word of the quote, if the model did not say. */
function withStringWord(cells: readonly Cell[], quote: Located): Cell[] {
  const words = quote.text.slice(quote.start, quote.end);
  const word = STRING_WORD.exec(words);
  if (word === null) return [...cells];
  const start = quote.start + word.index;
  const field: FieldOfAnswer = { heading: 'Casing type', fact: 'category', is: { kind: 'text' }, says: '' };
  return [...cells, { name: 'kind', field, cell: word[0], quote, start, end: start + word[0].length }];
}

const valueOf = (fact: AnyFact, field: string): Value =>
  (fact as unknown as Record<string, Value | undefined>)[field] ?? null;

/** Checks an answered fact against its passage, and reads its values; or says why it is not used. */
export function checkFact(
  answered: AnsweredFact,
  passage: Passage,
  well: string | null,
): CheckedFact | { why: string } {
  const { kind } = answered;
  if (kind === 'header') return { why: 'it is of the header' };
  const quote = quoteOf(answered, passage, well);
  if ('why' in quote) return quote;
  const found = cellsOf(answered, quote);
  if ('why' in found) return found;
  const cells = kind === 'casing' ? withStringWord(found, quote) : found;
  if (kind === 'tops' && !namesFormation(cells, quote))
    return { why: 'the words around it are about another thing' };
  if (isOfAnotherKind(found)) return { why: 'the document calls the size that of another thing' };
  if (isOfAnotherSize(cells, quote) || isOfAnotherName(cells, quote))
    return { why: 'another thing is nearer to it in the sentence' };
  const fact = readRow(kind, cells, quote);
  if (fact === null)
    return { why: 'it says too little to be placed in the montage, or cannot be read as such a value' };
  const given = found.map(({ field }) => field);
  if (given.some((field) => isBlank(valueOf(fact, field.fact))))
    return { why: 'one of its values cannot be read' };
  markRead(fact);
  return {
    kind,
    fact,
    fields: given.map((field) => field.fact),
    quote,
    figures: found.flatMap((cell) =>
      cell.field.isIdentity || cell.field.is.kind === 'text'
        ? []
        : [`${answered.passage}:${quote.at}:${cell.start}`],
    ),
    values: found.map(({ quote: own, start, end }) => ({
      line: lineAt(linesOf(own), start),
      text: own.text.slice(start, end),
    })),
  };
}
