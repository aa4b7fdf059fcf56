import type { Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { Correction } from '../corrections/corrections';
import { isCertainlyOther } from '../hypotheses/other-matter';
import { parseMeasured } from '../words/numbers';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { columnsOfKind } from '../recognition/table-candidates';
import { headingOf, sourceOf } from '../tables/row-reader';
import { VOCABULARY } from '../words/vocabulary';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { fieldWords } from './field-words';
import { bestOf, plausibleUnits, supposedColumns } from './supposed-columns';
import type { SupposedColumn } from './supposed-columns';

type Answer = Question['answers'][number];

/** More answers would be a list to read. */
const MOST_ANSWERS = 4;

const columnName = ({ headings }: Table, column: number): string =>
  headings[column] === '' || headings[column] === undefined
    ? `column ${column + 1}`
    : `"${headings[column]}"`;

const inWords = (table: Table, { column, field, unit }: SupposedColumn): string =>
  `${columnName(table, column)} is ${fieldWords(field)}${unit === undefined ? '' : ` in ${unit}`}`;

const saidOf = (table: Table, { column, field, unit }: SupposedColumn): Correction => ({
  kind: 'column',
  at: placeOfTable(table),
  column,
  field,
  ...(unit === undefined ? {} : { unit }),
});

const valuesOf = (table: Table, supposed: readonly SupposedColumn[]): number =>
  supposed.reduce(
    (sum, { column }) => sum + table.rows.filter(({ cells }) => (cells[column] ?? '') !== '').length,
    0,
  );

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Whether each row of two columns has a range, from less to more. */
function areRanges({ rows, decimalComma }: Table, from: number, to: number): boolean {
  const ends = rows.map(({ cells }) =>
    [from, to].map((column) => parseMeasured(cells[column] ?? '', decimalComma)?.value ?? Number.NaN),
  );
  return (
    ends.every(([least = Number.NaN, most = Number.NaN]) => least <= most) &&
    ends.some(([least = 0, most = 0]) => least < most)
  );
}

/** Two columns next to each other that may both be of one field: its lowest and its highest value. */
function rangeOf(
  table: Table,
  supposed: readonly SupposedColumn[],
  fields: KindVocabulary['fields'],
): SupposedColumn[] {
  for (const lower of supposed) {
    const upper = supposed.find(({ column, field }) => column === lower.column + 1 && field === lower.field);
    const [least, most] = [`${lower.field}Lower`, `${lower.field}Upper`];
    if (upper && fields[least] && fields[most] && areRanges(table, lower.column, upper.column))
      return [
        { ...lower, field: least },
        { ...upper, field: most },
      ];
  }
  return [];
}

/** Whether the user has said what a column is. */
const isSaid = ({ seen }: UnderstoodDocument, table: Table, column: number): boolean =>
  seen.tables.get(placeKey(placeOfTable(table)))?.columns.has(column) ?? false;

/** What columns of a recognised table may give in addition. */
function askAboutColumns(document: UnderstoodDocument, table: Table): Question | null {
  const groups = document.groups.filter(({ recognised }) => recognised.table === table);
  const supposed = [...new Set(groups.map(({ kind }) => kind))].flatMap((kind) => {
    const vocabulary = VOCABULARY.find((each) => each.kind === kind);
    const of = (isOwn: boolean): Columns =>
      Object.fromEntries(
        groups
          .filter((group) => (group.kind === kind) === isOwn)
          .flatMap(({ recognised }) =>
            Object.entries(recognised.columns).map(([field, use]) => [
              isOwn ? field : `${recognised.kind}.${field}`,
              use,
            ]),
          ),
      );
    return vocabulary
      ? supposedColumns(vocabulary, table, of(true), of(false)).filter(
          ({ column }) => !isSaid(document, table, column),
        )
      : [];
  });
  const { kind = 'casing' } = groups[0] ?? {};
  const { says = kind, fields = {} } = VOCABULARY.find((each) => each.kind === kind) ?? {};
  const best = bestOf(supposed);
  const [first] = best;
  if (!first) return null;
  const range = rangeOf(table, supposed, fields);
  const isBest = (one: SupposedColumn) =>
    best.some(({ column, field }) => column === one.column && field === one.field);
  const others = supposed.filter((one) => !isBest(one)).slice(0, MOST_ANSWERS - 2);
  const columns = [...new Set(best.map(({ column }) => column))];
  const answerOf = (ones: readonly SupposedColumn[]): Answer => ({
    text: listed(ones.map((one) => inWords(table, one))),
    corrections: ones.map((one) => saidOf(table, one)),
  });
  const answers: Answer[] = [
    ...(range.length === 0 ? [] : [answerOf(range)]),
    answerOf(best),
    ...others.map((one) => answerOf([one])),
    {
      text: 'Nothing that the plan needs',
      corrections: columns.map((column) => saidOf(table, { column, field: '', score: 0 })).map(notUsed),
    },
  ];
  const at = placeOfTable(table);
  return {
    id: `columns:${placeKey(at)}:${columns.join('.')}`,
    text:
      columns.length === 1
        ? `What is the column ${columnName(table, columns[0] ?? 0)} of the table of ${says}?`
        : `What are the columns ${listed(columns.map((column) => columnName(table, column)))} of the table of ${says}?`,
    source: sourceOf(document.file, table, headingOf(table)),
    decides: valuesOf(table, best),
    answers,
  };
}

const cellsOf = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/** A column of the numbers of sections, where no other names them. */
const namingColumn = (kind: Kind, table: Table, columns: Columns): SupposedColumn | undefined => {
  const vocabulary = VOCABULARY.find((each) => each.kind === kind);
  return vocabulary && supposedColumns(vocabulary, table, columns).find(({ field }) => field === 'section');
};

const THOUSANDS = /^\d{1,3}\.\d{3}$/;

/** A table whose figures all have three digits behind a full stop that it reads as the decimal sign: `1.500` may be 1500. */
function withThousands(
  table: Table,
  figures: readonly string[],
  others: readonly Table[],
): { table: Table; correction: Correction; shown: string } | null {
  const written = figures.filter((cell) => cell.includes('.'));
  const [first = ''] = written;
  // The decimal sign is that of the whole document.
  const areThousands = ({ rows }: Table) =>
    rows.some(({ cells }) => cells.some((cell) => /^\d{1,3},\d{3}$/.test(cell)));
  if (table.decimalComma || written.length < 2 || !written.every((cell) => THOUSANDS.test(cell))) return null;
  if (others.some(areThousands)) return null;
  return {
    table: { ...table, decimalComma: true },
    correction: { kind: 'document', decimalSign: ',' },
    shown: `and ${first} is ${first.replace('.', '')}`,
  };
}

/** Asks for the unit of columns that were left out because they have none. */
function askAboutUnits(document: UnderstoodDocument, table: Table): Question | null {
  for (const { recognised, kind, log } of document.groups) {
    if (recognised.table !== table || log.withoutUnit.size === 0) continue;
    const open = Object.entries(recognised.columns).flatMap(([field, use]) =>
      use && use.quantity !== null && log.withoutUnit.has(use.heading) && !isSaid(document, table, use.column)
        ? [{ field, use, quantity: use.quantity }]
        : [],
    );
    const [first] = open;
    if (!first) continue;
    const alike = open.filter(({ quantity }) => quantity === first.quantity);
    const { field, quantity, use } = first;
    const figures = alike.flatMap((one) => cellsOf(table, one.use.column)).filter((cell) => /\d/.test(cell));
    const thousands = withThousands(table, figures, document.tables);
    const units = plausibleUnits(thousands?.table ?? table, kind, field, quantity, use.column);
    if (units.length === 0) continue;
    const at = placeOfTable(table);
    const columns = listed(alike.map((one) => columnName(table, one.use.column)));
    const naming = namingColumn(kind, table, recognised.columns);
    const named = naming
      ? ` ${columnName(table, naming.column)} is read as the numbers of the sections.`
      : '';
    return {
      id: `unit:${placeKey(at)}:${use.column}`,
      text: `In which unit ${alike.length === 1 ? 'is' : 'are'} ${columns} (the first is ${figures[0] ?? ''})?${named}`,
      source: sourceOf(document.file, table, headingOf(table)),
      decides: cellsOf(table, use.column).length * alike.length * 2,
      answers: units.slice(0, MOST_ANSWERS).map((unit) => ({
        text: thousands ? `${unit}, ${thousands.shown}` : unit,
        corrections: [
          ...(thousands ? [thousands.correction] : []),
          ...(naming ? [saidOf(table, naming)] : []),
          ...alike.map((one) => saidOf(table, { ...one, column: one.use.column, unit, score: 0 })),
        ],
      })),
    };
  }
  return null;
}

const notUsed = (correction: Correction): Correction =>
  correction.kind === 'column' ? { ...correction, field: null } : correction;

interface Reading {
  vocabulary: KindVocabulary;
  supposed: SupposedColumn[];
  columns: number;
  score: number;
}

const isComplete = (
  vocabulary: KindVocabulary,
  columns: Columns,
  supposed: readonly SupposedColumn[],
): boolean =>
  vocabulary.requires.every((group) =>
    group.some((field) => columns[field] ?? supposed.some((one) => one.field === field)),
  );

function readingOf(vocabulary: KindVocabulary, table: Table): Reading | null {
  const columns = columnsOfKind(vocabulary, table);
  const supposed = bestOf(supposedColumns(vocabulary, table, columns));
  const known = Object.keys(columns).length;
  if (!isComplete(vocabulary, columns, supposed) || known + supposed.length < 2) return null;
  return {
    vocabulary,
    supposed,
    columns: known + supposed.length,
    score:
      known +
      supposed.reduce((sum, one) => sum + one.score, 0) +
      (vocabulary.title.test(table.sheet ?? '') ? 1 : 0),
  };
}

/** Kinds that `askAboutFigures` asks about, with the reference of their depths. */
const ASKED_ELSEWHERE: ReadonlySet<Kind> = new Set(['tops', 'survey', 'plan']);

/** The possible kinds of an unknown table. */
function askAboutKind(document: UnderstoodDocument, table: Table): Question | null {
  if (table.rows.length < 2) return null;
  const readings = VOCABULARY.filter(
    ({ kind }) => !ASKED_ELSEWHERE.has(kind) && !isCertainlyOther(kind, table, ''),
  )
    .flatMap((vocabulary) => readingOf(vocabulary, table) ?? [])
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_ANSWERS - 1);
  const [best] = readings;
  if (!best) return null;
  const at = placeOfTable(table);
  const named = table.headings.filter((heading) => heading !== '').slice(0, 5);
  return {
    id: `kind:${placeKey(at)}`,
    text: `What is the table with ${listed(named.map((name) => `"${name}"`))} of?`,
    source: sourceOf(document.file, table, headingOf(table)),
    decides: table.rows.length * best.columns,
    answers: [
      ...readings.map(({ vocabulary, supposed }): Answer => {
        const more = supposed.length === 0 ? '' : `: ${listed(supposed.map((one) => inWords(table, one)))}`;
        return {
          text: `${vocabulary.says.charAt(0).toUpperCase()}${vocabulary.says.slice(1)}${more}`,
          corrections: [
            { kind: 'table', at, is: vocabulary.kind },
            ...supposed.map((one) => saidOf(table, one)),
          ],
        };
      }),
      { text: 'Nothing that the plan needs', corrections: [{ kind: 'table', at, is: 'ignored' }] },
    ],
  };
}

/** A table that is read as one kind although more of its columns belong to another. */
function askAboutOtherKind(document: UnderstoodDocument, table: Table): Question | null {
  const groups = document.groups.filter(({ recognised }) => recognised.table === table);
  const isPoor = groups.every(({ log, rows }) => log.withoutUnit.size > 0 || rows.length === 0);
  if (!isPoor) return null;
  const known = Math.max(...groups.map(({ recognised }) => Object.keys(recognised.columns).length));
  const question = askAboutKind(document, table);
  const kinds =
    question?.answers.flatMap(({ corrections: [first] }) => (first?.kind === 'table' ? first.is : [])) ?? [];
  const isOther = kinds[0] !== undefined && !groups.some(({ kind }) => kind === kinds[0]);
  return isOther && question && question.decides > known * table.rows.length ? question : null;
}

/** Asks for the kind of unknown tables, and for the fields of unused columns in tables that lack some. */
export function askAboutTables(document: UnderstoodDocument): Question[] {
  const said = (table: Table) => document.seen.tables.has(placeKey(placeOfTable(table)));
  return document.tables.flatMap((table): Question[] | Question => {
    const isRead = document.groups.some(({ recognised }) => recognised.table === table);
    if (!isRead)
      return document.unknown.includes(table) && !said(table) ? (askAboutKind(document, table) ?? []) : [];
    return (
      (said(table) ? null : askAboutOtherKind(document, table)) ??
      askAboutUnits(document, table) ??
      askAboutColumns(document, table) ??
      []
    );
  });
}
