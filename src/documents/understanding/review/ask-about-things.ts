import type { PageModel } from '../../readers/page';
import type { Table } from '../../readers/table';
import type { Correction } from '../corrections';
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
  tables: Table[];
  corrections: Correction[];
  values: number;
}

const filledCells = ({ rows }: Table): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0);

/** What the document gives of a kind already; infinite where a table of its own gives it. */
function valuesRead({ groups, tables }: UnderstoodDocument, kind: ThingKind): number {
  const own = groups.filter((group) => group.kind === kind);
  if (own.some(({ recognised }) => tables.includes(recognised.table))) return Infinity;
  return own.reduce((sum, { recognised }) => sum + filledCells(recognised.table), 0);
}

function inPages(kind: ThingKind, models: readonly PageModel[]): Found {
  const found: Found = { kind, tables: [], corrections: [], values: 0 };
  models.forEach((model, index) => {
    const table = tableOfThings(kind, model, model.rows);
    if (!table) return;
    const box = boxAround(model.rows.flatMap(({ pieces }) => pieces));
    found.tables.push(table);
    found.corrections.push({ kind: 'region', page: index + 1, box, is: kind });
    found.values += filledCells(table);
  });
  return found;
}

const saysOf = (kind: ThingKind): string => VOCABULARY.find((each) => each.kind === kind)?.says ?? kind;

/** `3 casing strings (the first is 13 3/8, 72 lb/ft, P-110)`. */
function inWords({ kind, tables }: Found): string {
  const rows = tables.flatMap((table) => table.rows);
  const first = rows[0]?.cells.filter((cell) => cell !== '').slice(0, 4) ?? [];
  return `${rows.length} ${saysOf(kind)} (the first is ${first.join(', ')})`;
}

/** Asks whether lists and blocks of labels and values give what no table gives. */
export function askAboutThings(document: UnderstoodDocument, models: readonly PageModel[]): Question[] {
  if (
    document.seen.tables.size > 0 &&
    [...document.seen.tables.values()].some(({ is }) => is !== undefined && is !== 'tops')
  )
    return [];
  const found = THING_KINDS.map((kind) => inPages(kind, models)).filter(
    ({ kind, values }) => values > valuesRead(document, kind),
  );
  const [table] = found[0]?.tables ?? [];
  if (!table) return [];
  const answers = [
    {
      text: found.length === 1 ? 'Yes' : 'Yes, all of them',
      corrections: found.flatMap(({ corrections }) => corrections),
    },
    ...(found.length === 1
      ? []
      : found
          .slice(0, 4)
          .map(({ kind, corrections }) => ({ text: `Only the ${saysOf(kind)}`, corrections }))),
  ];
  return [
    {
      id: `things:${found.map(({ kind }) => kind).join('.')}`,
      text: `Does the text give ${listed(found.map(inWords), 6)}?`,
      source: sourceOf(document.file, table, headingOf(table)),
      decides: found.reduce((sum, { values }) => sum + values, 0),
      answers,
    },
  ];
}
