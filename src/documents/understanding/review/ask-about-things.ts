import type { PageModel } from '../../readers/page';
import type { Table } from '../../readers/table';
import type { Correction } from '../corrections/corrections';
import { tableInside } from '../corrections/pointed-tables';
import { THING_KINDS, tableOfThings } from '../passages/things';
import type { ThingKind } from '../passages/things';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { recogniseAs } from '../tables/recognise';
import { headingOf, sourceOf } from '../tables/row-reader';
import type { Group } from '../tables/table-groups';
import { VOCABULARY } from '../words/vocabulary';
import { counted, listed } from '../../words';
import { boxAround } from './positions';

interface Found {
  kind: ThingKind;
  /** Whether the rows are a table that was not recognised. */
  isTable: boolean;
  tables: Table[];
  corrections: Correction[];
  values: number;
}

/** More rows on one page are a log or a listing, and take seconds. */
const MOST_ROWS = 1500;
/** One answer for each of the kinds. */
const MOST_KINDS = 4;

const filledCells = ({ rows }: Table): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0);

/** Fewer further values than these may be the same ones, read of other words. */
const FEWEST_FURTHER = 2;

/** How many values of each field of a kind a document gives; null where it gives none of the kind. */
function valuesRead({ groups }: UnderstoodDocument, kind: ThingKind): Map<string, number> | null {
  const has = (row: Group['rows'][number], field: string) => (row.text(field) ?? '') !== '';
  const own = groups
    .filter((group) => group.kind === kind)
    .flatMap(({ rows, recognised }) =>
      rows.filter((row) => OF_A_THING.some((field) => has(row, field))).map((row) => ({ row, recognised })),
    );
  if (own.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { row, recognised } of own)
    for (const field of Object.keys(recognised.columns).filter((each) => has(row, each)))
      counts.set(field, (counts.get(field) ?? 0) + 1);
  return counts;
}

/** How many values the tables of a kind have that the document does not give, field by field. */
function furtherValues({ kind, tables, values }: Found, document: UnderstoodDocument): number {
  const read = valuesRead(document, kind);
  if (read === null) return values;
  const found = new Map<string, number>();
  for (const { table, columns } of tables.flatMap((each) => recogniseAs(kind, each)))
    for (const [field, use] of Object.entries(columns))
      if (use && !NAMES.has(field))
        found.set(
          field,
          (found.get(field) ?? 0) + table.rows.filter(({ cells }) => (cells[use.column] ?? '') !== '').length,
        );
  const further = [...found].reduce(
    (sum, [field, count]) => sum + Math.max(0, count - (read.get(field) ?? 0)),
    0,
  );
  return further < FEWEST_FURTHER ? 0 : further;
}

/** The fields that say which section or string a row is of. */
const OF_A_THING = ['hole', 'casing', 'outer', 'section', 'interval'];
const NAMES: ReadonlySet<string> = new Set([...OF_A_THING, 'role']);

function inPages(
  kind: ThingKind,
  models: readonly PageModel[],
  { seen: { setAside } }: UnderstoodDocument,
): Found {
  const found: Found = { kind, isTable: false, tables: [], corrections: [], values: 0 };
  models.forEach((model, index) => {
    if (setAside.some(({ is, page }) => is === kind && page === index + 1)) return;
    const table = model.rows.length > MOST_ROWS ? null : tableOfThings(kind, model, model.rows);
    if (!table) return;
    const used = table.rows.flatMap(({ places = [] }) => places.map(({ row }) => row));
    const [from, to] = [Math.min(...used), Math.max(...used)];
    const between = model.rows.filter(({ row }) => row >= from && row <= to);
    const box = boxAround(between.flatMap(({ pieces }) => pieces));
    const read = tableInside(models, index + 1, box, kind);
    if (!read) return;
    if (!isList(read)) found.isTable = true;
    found.tables.push(read);
    found.corrections.push({ kind: 'region', page: index + 1, box, is: kind });
    found.values += filledCells(read);
  });
  return found;
}

/** That a part of a page is not what a question supposes. */
export const setAside = (correction: Correction): Correction =>
  correction.kind === 'region' ? { ...correction, counts: false } : correction;

/** That a part of a page gives no more of a kind than was read: it has no row, so that what was read stays. */
export const closed = (correction: Correction): Correction =>
  correction.kind === 'region'
    ? { ...correction, counts: false, box: { ...correction.box, height: 0 } }
    : correction;

/** The corrections of a No: they leave what the document gives of the kind without the question. */
const saysNo = (document: UnderstoodDocument, { kind, corrections }: Found): Correction[] =>
  corrections.map(valuesRead(document, kind) === null ? setAside : closed);

const saysOf = (kind: ThingKind): string => VOCABULARY.find((each) => each.kind === kind)?.says ?? kind;

const isList = ({ rows }: Table): boolean =>
  rows.some(({ places = [] }) => places.some(({ quote }) => quote !== undefined));

const rowsOf = ({ tables }: Found): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);

const countOf = (found: Found): string => {
  const many = saysOf(found.kind);
  return counted(rowsOf(found), many.replace(/ies$/, 'y').replace(/s$/, ''), many);
};

/** The first of them, as written: `13 3/8, 72 lb/ft, P-110`. */
const firstOf = ({ tables: [table] }: Found): string =>
  table?.rows[0]?.cells
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(', ') ?? '';

/** So much of what is taken for slurries has to be other than muds. */
const SHARE_OF_OTHERS = 0.5;

/** Whether the texts of slurries are those of muds, which the same words name, too: `Type`, `Density`. */
function areOfMuds({ kind, tables }: Found, seen: readonly Found[]): boolean {
  const muds = seen.find((each) => each.kind === 'mud');
  const textsOf = (of: readonly Table[]) =>
    of.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== '')));
  const own = kind === 'cement' ? textsOf(tables) : [];
  const ofMuds = new Set(textsOf(muds?.tables ?? []));
  return own.length > 0 && own.filter((text) => !ofMuds.has(text)).length < own.length * SHARE_OF_OTHERS;
}

/**
 * Asks whether lists and blocks of labels and values give what no table gives. `asked` are the kinds whose labels another question
 * is about.
 */
export function askAboutThings(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  asked: ReadonlySet<string> = new Set(),
): Question[] {
  const said = new Set([...document.seen.tables.values()].map(({ is }) => is));
  const seen = THING_KINDS.map((kind) => inPages(kind, models, document));
  const found = seen
    .filter((each) => !said.has(each.kind) && !asked.has(each.kind) && !areOfMuds(each, seen))
    .map((each) => ({ ...each, values: furtherValues(each, document) }))
    .filter(({ values }) => values > 0);
  const tables = found.filter(({ isTable }) => isTable);
  const lists = found.filter(({ isTable }) => !isTable);
  return [
    ...askAboutLists(document, lists),
    ...tables.slice(0, 1).map((each) => tableQuestion(document, each)),
  ];
}

/** Asks for the kind of a table that was not recognised. */
function tableQuestion(document: UnderstoodDocument, found: Found): Question {
  const { kind, tables, corrections, values } = found;
  const [table] = tables;
  const rows = table ? [table.headings, ...table.rows.map(({ cells }) => cells)] : [];
  const names = rows.flatMap(([name]) => (name === undefined || name === '' ? [] : [`"${name}"`]));
  return {
    id: `table:${kind}`,
    text: `Are the figures next to ${listed(names, 3)} of ${saysOf(kind)}?`,
    source: table ? sourceOf(document.file, table, headingOf(table)) : { file: document.file },
    decides: values,
    answers: [
      { text: 'Yes', corrections },
      { text: 'No', corrections: saysNo(document, found) },
    ],
  };
}

function askAboutLists(document: UnderstoodDocument, found: readonly Found[]): Question[] {
  const [first] = found;
  const [table] = first?.tables ?? [];
  if (!first || !table) return [];
  const one = found.length === 1;
  const answers = [
    {
      text: one ? 'Yes' : 'Yes, all of them',
      corrections: found.flatMap(({ corrections }) => corrections),
    },
    ...(one ? [] : found.slice(0, MOST_KINDS)).map((each) => ({
      text: `Only the ${saysOf(each.kind)}: ${firstOf(each)}, ...`,
      corrections: each.corrections,
    })),
    {
      text: one ? 'No' : 'No, none of them',
      corrections: found.flatMap((each) => saysNo(document, each)),
    },
  ];
  return [
    {
      id: `things:${found.map(({ kind }) => kind).join('.')}`,
      text: `Does the text give ${listed(found.map(countOf), 6)}${one ? ` (${rowsOf(first) > 1 ? 'the first is ' : ''}${firstOf(first)})` : ''}?`,
      source: sourceOf(document.file, table, headingOf(table)),
      decides: found.reduce((sum, { values }) => sum + values, 0),
      answers,
    },
  ];
}
