import type {
  DocumentRecognition,
  DocumentReview,
  ReviewPage,
  ReviewQuestion,
  ReviewValue,
  UnusedPart,
} from '@/api/generated/model';
import type { Origin } from '../../facts';
import { modelsOfContent } from '../../readers/page-model';
import type { PageModel } from '../../readers/page';
import type { Correction } from '../corrections/corrections';
import { fingerprintOf } from '../corrections/layouts';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { logSentences } from '../tables/row-reader';
import { LABELS, readWellHeader } from '../which-well/well-header';
import { askAboutAlike } from './ask-about-alike';
import { askAboutFigures } from './ask-about-figures';
import { askAboutLabelled } from './ask-about-labelled';
import { askAboutLabels } from './ask-about-labels';
import { askAboutPlaces } from './ask-about-places';
import { askAboutReservoirs } from './ask-about-reservoirs';
import { askAboutSisters } from './ask-about-sisters';
import { askAboutTables } from './ask-about-tables';
import { askAboutLists } from './ask-about-lists';
import { askAboutThings } from './ask-about-things';
import { factsOfGroup } from './facts-of-groups';
import { fieldWords, tableKinds } from './field-words';
import { placeKey } from '../corrections/corrected-content';
import { isReadable } from '../facts/value-groups';
import { VOCABULARY } from '../words/vocabulary';
import { valueKinds, valueWords } from './value-kinds';
import { boxAround, Positions } from './positions';
import type { Part } from './positions';
import { withOneOfEachTable, withSisters } from './sister-questions';
import { reviewTable } from './tables-seen';
import type { ReadGroup } from './tables-seen';

/** A page of the smallest print; a sheet may have a hundred thousand cells, which no one looks through. */
const MOST_PIECES = 6_000;
const MOST_DRAWN = 12;
const DRAWN_BY_DEFAULT = 5;
const MOST_UNUSED = 200;

type Place = { page?: number; sheet?: string; row?: number };

const NOTHING = {
  pages: [],
  tables: [],
  values: [],
  unused: [],
  questions: [],
  well: null,
  wells: [],
  counts: true,
  decimal_sign: null,
  length_unit: null,
  reference: null,
  layout: null,
  notes: [],
};

/** The review of a document that cannot be read. */
export function reviewOfRefused(
  name: string,
  recognition: DocumentRecognition,
  corrections: readonly Correction[],
): DocumentReview {
  const { kind, refused } = recognition;
  const fingerprint = { form: '', producer: null, tables: [] };
  return {
    ...NOTHING,
    document: name,
    kind,
    refused,
    holds: [],
    fingerprint,
    corrections: [...corrections],
    table_kinds: tableKinds(),
  };
}

function nameOfPage(model: PageModel, number: number, file: string): string {
  if (model.sheet !== undefined) return model.sheet;
  return model.page === undefined ? file : `Page ${number}`;
}

function reviewPage(model: PageModel, number: number, file: string, drawn: boolean): ReviewPage {
  const { form, width, height, picture, rows } = model;
  const pieces: ReviewPage['pieces'] = [];
  if (drawn) {
    for (const { row, pieces: own } of rows) {
      if (pieces.length + own.length > MOST_PIECES) break;
      pieces.push(
        ...own.map(({ text, x, y, width: wide, height: high, column, confidence }) => ({
          text,
          box: { x, y, width: wide, height: high },
          row,
          column: column ?? null,
          confidence: confidence ?? null,
        })),
      );
    }
  }
  return {
    number,
    name: nameOfPage(model, number, file),
    form,
    width,
    height,
    drawn,
    picture: (drawn && picture) || null,
    pieces,
  };
}

/** The pages to draw: the requested ones, else the first and those with questions and tables. */
function pagesToDraw(
  asked: readonly number[] | undefined,
  parts: readonly (Part | null)[],
  count: number,
): Set<number> {
  if (asked) return new Set(asked.filter((page) => page <= count).slice(0, MOST_DRAWN));
  const pagesOfParts = parts.flatMap((part) => part?.page ?? []);
  return new Set([...new Set([1, ...pagesOfParts])].slice(0, DRAWN_BY_DEFAULT));
}

/** More would be a list to work through, and the next is asked once one is answered. */
const MOST_FURTHER = 3;

/**
 * What was seen and not understood: one question for each place, those that decide most first. What follows from a value that the
 * user pointed at is always asked.
 */
function furtherQuestions(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  corrections: readonly Correction[],
): Question[] {
  const asked = new Set(document.questions.map(({ source }) => keyOf(source)));
  const aboutTables = withSisters(
    withOneOfEachTable([...askAboutTables(document), ...askAboutFigures(document, models)]),
  );
  const lists = askAboutLists(document, models).filter(
    ({ source }) => !aboutTables.some((question) => isHeadingOf(question.source, source)),
  );
  const places = askAboutPlaces(document, models, corrections);
  const ofLabels = [
    ...askAboutLabels(document, models, corrections).filter(
      ({ id }) => !places.some((question) => fieldAsked(question.id) === fieldAsked(id)),
    ),
    ...askAboutAlike(document, models, corrections),
    ...places,
    ...askAboutSisters(document, models, corrections),
  ];
  for (const { source } of ofLabels) asked.add(keyOf(source));
  const labelled = askAboutLabelled(document, models);
  const questions = [
    ...labelled.questions,
    ...askAboutReservoirs(document, models),
    ...askAboutThings(document, models, labelled.kinds),
    ...lists,
    ...aboutTables,
  ].filter(({ source }) => {
    const isNew = !asked.has(keyOf(source));
    asked.add(keyOf(source));
    return isNew;
  });
  return [...ofLabels, ...questions.toSorted((a, b) => b.decides - a.decides).slice(0, MOST_FURTHER)];
}

/** The field that a question about more of its values is about: `mud/weight` of `label:mud/weight/density`. */
const fieldAsked = (id: string): string => id.replace(/^\w+:/, '').split('/').slice(0, 2).join('/');

/** Whether a row is that of the heading right above another. */
const isHeadingOf = (heading: Question['source'], { sheet, page, row = 0 }: Question['source']): boolean =>
  heading.sheet === sheet &&
  heading.page === page &&
  row - (heading.row ?? 0) >= 0 &&
  row - (heading.row ?? 0) <= 3;

const keyOf = ({ sheet, page, row }: Question['source']): string =>
  `${sheet ?? ''}/${page ?? ''}/${row ?? ''}`;

function reviewQuestion(
  { id, text, source, decides, answers }: Question,
  positions: Positions,
): ReviewQuestion {
  const { page, sheet, row } = source;
  const place =
    row === undefined
      ? null
      : { ...(page === undefined ? {} : { page }), ...(sheet === undefined ? {} : { sheet }), row };
  const part = place && positions.rowAt(place);
  return { id, text, place, page: part?.page ?? null, box: part?.box ?? null, decides, answers };
}

function valueAt(origin: Origin, words: string, positions: Positions): ReviewValue[] {
  const { row } = origin;
  const part = row === undefined ? null : positions.rowAt({ ...origin, row });
  if (!part || row === undefined) return [];
  return [
    { words, text: origin.quote, ...part, row, certainty: origin.certainty, note: origin.note ?? null },
  ];
}

/** Values from lines: the well header, and sections described by lines below each other. */
function valuesOutsideTables(
  document: UnderstoodDocument,
  read: readonly ReadGroup[],
  positions: Positions,
): ReviewValue[] {
  const { header } = readWellHeader([{ ...document, elevation: null }], null);
  const inHeader = Object.entries(header.origins ?? {}).flatMap(([field, origin]) =>
    origin && origin.readBy !== 'engineer'
      ? valueAt(origin, LABELS[field as keyof typeof LABELS] ?? field, positions)
      : [],
  );
  const inBlocks = read
    .filter(({ group }) => group.said === undefined && !document.tables.includes(group.recognised.table))
    .flatMap(({ group, facts }) =>
      group.rows.flatMap((row) =>
        Object.keys(group.recognised.columns).flatMap((field) => {
          const origin = facts.length > 0 ? row.origin(field) : undefined;
          return origin
            ? valueAt({ ...origin, quote: row.text(field) ?? origin.quote }, fieldWords(field), positions)
            : [];
        }),
      ),
    );
  // A list that the reader knows, and that a question has confirmed too, is read from the same words twice.
  const values = [...inHeader, ...inBlocks];
  const keys = values.map(({ words, text, page, row }) => JSON.stringify([words, text, page, row]));
  return values.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** The values that the user pointed at: those that can be read as what they should be, and the others. */
function valuesPointedAt(
  document: UnderstoodDocument,
  read: readonly ReadGroup[],
  positions: Positions,
): { values: ReviewValue[]; unused: UnusedPart[] } {
  const { header } = readWellHeader([{ ...document, elevation: null }], null);
  const found: { values: ReviewValue[]; unused: UnusedPart[] } = { values: [], unused: [] };
  for (const { correction, text, place, box } of document.seen.values) {
    const { field } = correction;
    const group = read.find(
      ({ group: { said, source } }) =>
        said?.field === field && said.text === text && source.row === place.row,
    );
    const isRead =
      correction.is === 'header'
        ? header.origins?.[field]?.readBy === 'engineer'
        : !!group && isReadable(group.group);
    const page = positions.pageOf(place);
    const words = valueWords(correction);
    if (isRead)
      found.values.push({
        words,
        text,
        page,
        box,
        row: place.row,
        certainty: 'read',
        note: 'You pointed at it.',
      });
    else
      found.unused.push({
        page,
        box,
        text,
        reason: `You pointed at it as ${words}, and it cannot be read as that; check the words, the unit and what it is of.`,
      });
  }
  return found;
}

/** What the user said of a list or a sentence: that it is not what a question supposed. */
function partsSetAside({ seen }: UnderstoodDocument, models: readonly PageModel[]): UnusedPart[] {
  return seen.setAside.flatMap(({ is, page, box, rows }) => {
    const model = models[page - 1];
    const texts = (model?.rows ?? [])
      .filter(({ row }) => rows.has(placeKey({ ...model, row })))
      .map(({ pieces }) => pieces.map(({ text }) => text).join('  '));
    const says = VOCABULARY.find(({ kind }) => kind === is)?.says ?? is;
    return texts.length === 0
      ? []
      : [{ page, box, text: texts[0] ?? '', reason: `You said that it gives no ${says}.` }];
  });
}

function unusedParts(
  document: UnderstoodDocument,
  recognition: DocumentRecognition,
  positions: Positions,
): UnusedPart[] {
  const seen = new Set<string>();
  return recognition.not_understood.flatMap(({ place, reason }): UnusedPart[] => {
    const at: Place = {
      ...(place.page === null ? {} : { page: place.page }),
      ...(place.sheet === null ? {} : { sheet: place.sheet }),
    };
    const row = place.line;
    const inTable = document.tables.some(
      (table) =>
        table.sheet === at.sheet &&
        ((table.headingRow === row && table.page === at.page) ||
          table.rows.some((own) => own.row === row && own.page === at.page)),
    );
    if (row === null || inTable) return [];
    const pieces = positions.piecesAt({ ...at, row });
    const key = `${positions.pageOf(at)}/${row}`;
    if (pieces.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const text = pieces.map((piece) => piece.text).join('  ');
    return [{ page: positions.pageOf(at), box: boxAround(pieces), text, reason }];
  });
}

function notesOf(document: UnderstoodDocument): string[] {
  const sentences = document.groups.flatMap(({ log }) => logSentences(log));
  const layout = document.layout ? [`Read as the layout "${document.layout.name}" says.`] : [];
  return [...new Set([...layout, ...sentences])];
}

/**
 * The review of a document: its original layout, and what was read from it.
 *
 * @param recognition the recognition without the review: both use the same wording.
 * @param pages the numbers of the pages to draw.
 */
export function reviewDocument(
  document: UnderstoodDocument,
  recognition: DocumentRecognition,
  { corrections, pages }: { corrections: readonly Correction[]; pages?: readonly number[] },
): DocumentReview {
  const models = document.content.pages ?? modelsOfContent(document.content);
  const positions = new Positions(models);
  const read = document.groups.map((group): ReadGroup => ({ group, ...factsOfGroup(group) }));
  const open = [...document.questions, ...furtherQuestions(document, models, corrections)];
  const questions = open.map((question) => reviewQuestion(question, positions));
  const ofTables = document.tables.map(({ sheet, page, headingRow }) =>
    positions.rowAt({
      ...(sheet === undefined ? {} : { sheet }),
      ...(page === undefined ? {} : { page }),
      row: headingRow,
    }),
  );
  const ofQuestions = questions.map(({ page, box }) =>
    page === null || box === null ? null : { page, box },
  );
  const drawn = pagesToDraw(pages, [...ofQuestions, ...ofTables], models.length);
  const pointed = valuesPointedAt(document, read, positions);
  const said = document.seen.document;
  const [only] = document.wells.length === 1 ? document.wells : [];
  return {
    document: document.file,
    kind: recognition.kind,
    refused: null,
    holds: recognition.holds,
    pages: models.map((model, index) => reviewPage(model, index + 1, document.file, drawn.has(index + 1))),
    tables: document.tables.map((table) => reviewTable(table, document, read, open, positions, drawn)),
    values: [...valuesOutsideTables(document, read, positions), ...pointed.values],
    unused: [
      ...pointed.unused,
      ...partsSetAside(document, models),
      ...unusedParts(document, recognition, positions),
    ].slice(0, MOST_UNUSED),
    questions: questions.toSorted((a, b) => b.decides - a.decides),
    well: said.well === undefined ? (document.headerWell ?? only ?? null) : said.well,
    wells: document.wells,
    counts: (said.counts ?? true) && said.well !== null,
    decimal_sign: said.decimalSign ?? null,
    length_unit: said.lengthUnit ?? null,
    reference: said.reference ?? null,
    layout: document.layout,
    fingerprint: fingerprintOf(document.content),
    corrections: [...corrections],
    table_kinds: tableKinds(),
    value_kinds: valueKinds(document),
    notes: notesOf(document),
  };
}
