import type { PageModel } from '../../readers/page';
import type { Table } from '../../readers/table';
import type { Correction } from '../corrections';
import { tableInside } from '../pointed-tables';
import { THING_KINDS, tableOfThings } from '../passages/things';
import type { ThingKind } from '../passages/things';
import type { Question } from '../questions';
import type { UnderstoodDocument } from '../read-documents';
import { headingOf, sourceOf } from '../row-reader';
import { VOCABULARY } from '../vocabulary';
import { listed } from '../../words';
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

/** How much of a kind the document already gives; infinite if a table gives it. */
function valuesRead({ groups, tables }: UnderstoodDocument, kind: ThingKind): number {
  const own = groups.filter((group) => group.kind === kind);
  if (own.some(({ recognised }) => tables.includes(recognised.table))) return Infinity;
  return own.reduce((sum, { recognised }) => sum + filledCells(recognised.table), 0);
}

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

const saysOf = (kind: ThingKind): string => VOCABULARY.find((each) => each.kind === kind)?.says ?? kind;

const isList = ({ rows }: Table): boolean =>
  rows.some(({ places = [] }) => places.some(({ quote }) => quote !== undefined));

const countOf = ({ kind, tables }: Found): string =>
  `${tables.reduce((sum, { rows }) => sum + rows.length, 0)} ${saysOf(kind)}`;

/** The first of them, as written: `13 3/8, 72 lb/ft, P-110`. */
const firstOf = ({ tables: [table] }: Found): string =>
  table?.rows[0]?.cells
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(', ') ?? '';

/** Asks whether lists and blocks of labels and values give what no table gives. */
export function askAboutThings(document: UnderstoodDocument, models: readonly PageModel[]): Question[] {
  const said = new Set([...document.seen.tables.values()].map(({ is }) => is));
  const found = THING_KINDS.filter((kind) => !said.has(kind))
    .map((kind) => inPages(kind, models, document))
    .filter(({ kind, values }) => values > valuesRead(document, kind));
  const tables = found.filter(({ isTable }) => isTable);
  const lists = found.filter(({ isTable }) => !isTable);
  return [
    ...askAboutLists(document, lists),
    ...tables.slice(0, 1).map((each) => tableQuestion(document, each)),
  ];
}

/** Asks for the kind of a table that was not recognised. */
function tableQuestion(document: UnderstoodDocument, { kind, tables, corrections, values }: Found): Question {
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
      { text: 'No', corrections: corrections.map(setAside) },
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
      corrections: found.flatMap(({ corrections }) => corrections).map(setAside),
    },
  ];
  return [
    {
      id: `things:${found.map(({ kind }) => kind).join('.')}`,
      text: `Does the text give ${listed(found.map(countOf), 6)}${one ? ` (the first is ${firstOf(first)})` : ''}?`,
      source: sourceOf(document.file, table, headingOf(table)),
      decides: found.reduce((sum, { values }) => sum + values, 0),
      answers,
    },
  ];
}
