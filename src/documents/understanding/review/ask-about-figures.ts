import type { PageModel } from '../../readers/page';
import { looksNumeric } from '../../readers/table';
import type { Table } from '../../readers/table';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { DepthReference } from '@/api/generated/model';
import type { Correction } from '../corrections/corrections';
import { contentOf } from '../hypotheses/column-content';
import type { ColumnContent } from '../hypotheses/column-content';
import { isCertainlyOther, isOtherMatter } from '../hypotheses/other-matter';
import { tableBelow } from '../corrections/pointed-tables';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { parseHeading } from '../words/headings';
import { sourceOf } from '../tables/row-reader';
import { VOCABULARY } from '../words/vocabulary';
import { wordsFor } from './supposed-columns';

/** Fewer rows are an address, a date or a legend. */
const LEAST_ROWS = 3;
/** How many questions are asked at once; the next follows when one is answered. */
const MOST_QUESTIONS = 2;
const SHARE = 0.8;
/** How many rows of a table are examined. */
const SAMPLE = 60;

type Answer = Question['answers'][number];

const TOPS: readonly { words: string; field: string; reference: DepthReference }[] = [
  { words: 'TVD below mean sea level', field: 'tvdSs', reference: 'sea level' },
  { words: 'TVD below the drill floor', field: 'tvd', reference: 'drill floor' },
  { words: 'along the hole, below the drill floor', field: 'ahd', reference: 'drill floor' },
];

const isNumeric = ({ numeric }: ColumnContent) => numeric >= SHARE;
const isRising = (content: ColumnContent) => isNumeric(content) && content.rising >= SHARE;
const within = ({ least, most }: ColumnContent, limit: number) => least >= 0 && most <= limit;

/** Whether the heading of a column shares a word with the names of a column of formations. */
function namesFormations({ headings }: Table, column: number): boolean {
  const tops = VOCABULARY.find(({ kind }) => kind === 'tops');
  return tops !== undefined && wordsFor(tops, 'name', parseHeading(headings[column] ?? '')) >= 0.5;
}

/** A table with a column of formations may have more in it: the casing and the mud of each interval. */
const isOfOthers = (table: Table, names: number): boolean =>
  namesFormations(table, names)
    ? isCertainlyOther('tops', table, '')
    : isOtherMatter('tops', '', table.headings);

/** The possible kinds of a table without a known heading, by the content of its columns, each with its corrections. */
function readingsOf(table: Table, before: Correction[]): Answer[] {
  const at = placeOfTable(table);
  const columns = contentOf(table).map((content, column) => ({ content, column }));
  const filled = columns.filter(
    ({ content }) => content.filled >= Math.min(table.rows.length, SAMPLE) * SHARE,
  );
  const column = (index: number, field: string, reference?: DepthReference): Correction => ({
    kind: 'column',
    at,
    column: index,
    field,
    ...(reference === undefined ? {} : { reference }),
  });
  const texts = filled.filter(({ content }) => content.numeric === 0);
  const isNamed = ({ column: index }: { column: number }) => namesFormations(table, index);
  // The age of several formations may be the same.
  const different = (index: number) => new Set(table.rows.map(({ cells }) => cells[index])).size;
  const named = texts.filter(isNamed).toSorted((a, b) => different(b.column) - different(a.column));
  const names = named[0] ?? texts[0];
  const rising = filled.filter((each) => isRising(each.content));
  // `From` and `To` may be before the names.
  const first = names && isNamed(names) ? rising[0] : undefined;
  const depths = rising.find((each) => each.column > (names?.column ?? -1)) ?? first;
  if (names && depths && !isOfOthers(table, names.column))
    return TOPS.map(({ words, field, reference }) => ({
      text: `Formation tops, with depths ${words}`,
      corrections: [
        ...before,
        { kind: 'table', at, is: 'tops' },
        column(names.column, 'name'),
        column(depths.column, field, reference),
      ],
    }));
  const [md, inclination, azimuth] = filled.filter(({ content }) => isNumeric(content));
  const isSurvey =
    md &&
    inclination &&
    azimuth &&
    isRising(md.content) &&
    within(inclination.content, 180) &&
    within(azimuth.content, 360);
  if (!isSurvey || isOtherMatter('survey', '', table.headings)) return [];
  return [
    {
      text: 'A survey: depth along the hole, inclination and azimuth, in this order',
      corrections: [
        ...before,
        { kind: 'table', at, is: 'survey' },
        column(md.column, 'ahd'),
        column(inclination.column, 'inclination'),
        column(azimuth.column, 'azimuth'),
      ],
    },
  ];
}

function questionAbout(table: Table, file: string, before: Correction[]): Question | null {
  if (table.rows.length < LEAST_ROWS) return null;
  const readings = readingsOf(table, before);
  if (readings.length === 0) return null;
  const at = placeOfTable(table);
  const named = table.headings.filter((heading) => heading !== '').slice(0, 4);
  const first = table.rows[0]?.cells.filter((cell) => cell !== '').slice(0, 4) ?? [];
  const under = named.length > 0 ? ` under ${named.map((name) => `"${name}"`).join(', ')}` : '';
  return {
    id: `figures:${at.sheet ?? ''}:${at.page ?? ''}:${at.row}`,
    text: `What are the figures${under} (the first row is ${first.join(', ')})?`,
    source: sourceOf(file, table, {
      row: table.headingRow,
      ...(table.page === undefined ? {} : { page: table.page }),
    }),
    decides: table.rows.length,
    answers: [
      ...readings,
      { text: 'Nothing that the plan needs', corrections: [...before, { kind: 'table', at, is: 'ignored' }] },
    ],
  };
}

/** Tables that the reader missed: rows of figures below a row of words without a known heading. */
function unseenTables({ content, tables }: UnderstoodDocument, models: readonly PageModel[]): Table[] {
  const key = (sheet: string | undefined, page: number | undefined, row: number) =>
    `${sheet ?? ''}/${page ?? ''}/${row}`;
  const taken = new Set(
    tables.flatMap(({ sheet, page, headingRow, rows }) => [
      key(sheet, page, headingRow),
      ...rows.map((row) => key(sheet, row.page, row.row)),
    ]),
  );
  return models.flatMap(({ sheet, page, rows }) =>
    rows.flatMap(({ row, pieces }, index): Table[] => {
      const below = rows[index + 1];
      const isHeading =
        pieces.length > 1 && pieces.every(({ text }) => /\p{L}/u.test(text) && !looksNumeric(text));
      const hasFigures =
        below !== undefined && below.pieces.length > 1 && below.pieces.some(({ text }) => looksNumeric(text));
      if (!isHeading || !hasFigures || [row, below.row].some((each) => taken.has(key(sheet, page, each))))
        return [];
      const place = {
        ...(sheet === undefined ? {} : { sheet }),
        ...(page === undefined ? {} : { page }),
        row,
      };
      const table = tableBelow(models, content, place);
      return table ? [table] : [];
    }),
  );
}

/**
 * Asks about figures that were not understood: tables of unknown kind, and rows of figures that were not read as a
 * table. The answers are what the columns can contain; without any, there is no question.
 */
export function askAboutFigures(document: UnderstoodDocument, models: readonly PageModel[]): Question[] {
  const asked = new Set(
    document.questions.map(({ source: { sheet, page, row } }) => `${sheet}/${page}/${row}`),
  );
  const isAsked = ({ sheet, page, headingRow }: Table) => asked.has(`${sheet}/${page}/${headingRow}`);
  const known = document.unknown.filter(
    (table) => !isAsked(table) && !document.seen.tables.has(placeKey(placeOfTable(table))),
  );
  return [
    ...known.flatMap((table) => questionAbout(table, document.file, []) ?? []),
    ...unseenTables(document, models).flatMap(
      (table) => questionAbout(table, document.file, [{ kind: 'heading', at: placeOfTable(table) }]) ?? [],
    ),
  ]
    .toSorted((a, b) => b.decides - a.decides)
    .slice(0, MOST_QUESTIONS);
}
