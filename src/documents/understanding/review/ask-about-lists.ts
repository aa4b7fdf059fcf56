import type { PageModel, PageRow } from '../../readers/page';
import { parseMeasured } from '../words/numbers';
import type { DepthReference } from '@/api/generated/model';
import type { Correction } from '../corrections/corrections';
import { depthNotes } from '../hypotheses/depth-notes';
import { PASSAGE_COLUMNS, rowsOfPassage, topsOfPassage } from '../passages/tops-of-passage';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { sourceOf } from '../tables/row-reader';
import { looksNumeric } from '../../readers/table';
import type { Table } from '../../readers/table';
import { setAside } from './ask-about-things';
import { boxAround } from './positions';

/** Fewer may be two places of a well and their depths. */
const FEWEST = 3;
/** More rows on one page are a log or a listing. */
const MOST_ROWS = 1500;
/** How many names the question lists. */
const NAMED = 3;

interface Reading {
  text: string;
  reference: DepthReference;
  field: string;
}

const READINGS: readonly Reading[] = [
  { text: 'below the drill floor, along the hole', reference: 'drill floor', field: 'ahd' },
  { text: 'below the drill floor, TVD', reference: 'drill floor', field: 'tvd' },
  { text: 'below mean sea level, TVD', reference: 'sea level', field: 'tvdSs' },
];

interface Passage {
  page: number;
  model: PageModel;
  rows: PageRow[];
  table: Table;
}

/** The rows of a page from the first to the last that names a formation. */
function passageOn(model: PageModel, page: number): Passage | null {
  if (model.rows.length > MOST_ROWS) return null;
  const between = rowsOfPassage(model.rows);
  // Names and depths in separate cells are a table.
  const inCells = between.filter(({ pieces }) => pieces.some(({ text }) => looksNumeric(text)));
  if (model.form === 'sheet' && inCells.length * 2 > between.length) return null;
  const table = topsOfPassage(model, between);
  return table && haveDepths(table) ? { page, model, rows: between, table } : null;
}

/** `Well Alder K 14` on line after line is a name with the same number, not a list of depths. */
function haveDepths({ rows, decimalComma }: Table): boolean {
  const depths = rows.map(
    ({ cells }) => parseMeasured(cells[PASSAGE_COLUMNS.depth] ?? '', decimalComma)?.value,
  );
  const different = new Set(depths).size;
  // `Approved 01` is of a list of revisions.
  if (rows.some(({ cells }) => /^0\d/.test(cells[PASSAGE_COLUMNS.depth] ?? ''))) return false;
  return different >= FEWEST && different * 2 > rows.length;
}

const shown = ({ cells, units }: { cells: string[]; units: Table['units'] }): string =>
  `${cells[PASSAGE_COLUMNS.name]} ${cells[PASSAGE_COLUMNS.depth]}${units[1] === null ? '' : ` ${units[1]}`}`;

/** Whether depths in brackets are the deeper ones: those below the drill floor, which is above the sea. */
function bracketsAreDeeper({ rows, decimalComma }: Table): boolean {
  const [row] = rows.filter(({ cells }) => cells[PASSAGE_COLUMNS.second] !== '');
  const depth = (column: number) => parseMeasured(row?.cells[column] ?? '', decimalComma)?.value ?? 0;
  return depth(PASSAGE_COLUMNS.second) > depth(PASSAGE_COLUMNS.depth);
}

function correctionsOf({ page, rows, table, model }: Passage, { field, reference }: Reading): Correction[] {
  const at = placeOfTable(table);
  const margin = model.form === 'page' ? 1 : 0;
  const box = boxAround(rows.flatMap(({ pieces }) => pieces));
  const column = (index: number, name: string, from?: DepthReference): Correction => ({
    kind: 'column',
    at,
    column: index,
    field: name,
    ...(from === undefined ? {} : { reference: from }),
  });
  const both = table.headings[PASSAGE_COLUMNS.second] !== '';
  return [
    {
      kind: 'region',
      page,
      box: {
        x: box.x - margin,
        y: box.y - margin,
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      },
      is: 'tops',
    },
    column(PASSAGE_COLUMNS.name, 'name'),
    column(PASSAGE_COLUMNS.depth, field, reference),
    ...(both
      ? [
          field === 'tvdSs'
            ? column(PASSAGE_COLUMNS.second, 'tvd', 'drill floor')
            : column(PASSAGE_COLUMNS.second, 'tvdSs', 'sea level'),
        ]
      : []),
    ...(table.headings[PASSAGE_COLUMNS.variance] === ''
      ? []
      : [column(PASSAGE_COLUMNS.variance, 'variance')]),
  ];
}

/** Asks whether names with increasing depths are the formation tops, if no table gives any. */
export function askAboutLists(document: UnderstoodDocument, models: readonly PageModel[]): Question[] {
  if (document.groups.some(({ kind, said }) => kind === 'tops' && said === undefined)) return [];
  if ([...document.seen.tables.values()].some(({ is }) => is === 'tops')) return [];
  const isSetAside = (page: number) =>
    document.seen.setAside.some((aside) => aside.is === 'tops' && aside.page === page);
  const passages = models.flatMap((model, index) =>
    isSetAside(index + 1) ? [] : (passageOn(model, index + 1) ?? []),
  );
  const [largest] = passages.toSorted((a, b) => b.table.rows.length - a.table.rows.length);
  if (!largest) return [];
  const { table } = largest;
  const both = table.headings[PASSAGE_COLUMNS.second] !== '';
  const { reference, runs } = depthNotes(document.content, table);
  const likeliest = both
    ? READINGS.filter(({ field }) => (bracketsAreDeeper(table) ? field === 'tvdSs' : field !== 'tvdSs'))
    : READINGS.toSorted((a, b) => Number(isSaid(b)) - Number(isSaid(a)));
  function isSaid({ field, reference: from }: Reading): boolean {
    return from === reference && (runs === null || (runs === 'down') === (field !== 'ahd'));
  }
  const names = table.rows.slice(0, NAMED).map(({ cells }) => shown({ cells, units: table.units }));
  const more = table.rows.length > NAMED ? `, and ${table.rows.length - NAMED} more` : '';
  const at = placeOfTable(table);
  return [
    {
      id: `list:${placeKey(at)}`,
      text: `Are these the formation tops: ${names.join(', ')}${more}?`,
      source: sourceOf(document.file, table, {
        row: table.headingRow,
        ...(table.page === undefined ? {} : { page: table.page }),
      }),
      decides: table.rows.length * 2,
      answers: [
        ...likeliest.map((reading) => ({
          text: `Yes, ${reading.text}${both ? `; in brackets ${reading.field === 'tvdSs' ? 'below the drill floor' : 'below mean sea level'}` : ''}`,
          corrections: correctionsOf(largest, reading),
        })),
        {
          text: 'No',
          corrections: likeliest
            .slice(0, 1)
            .flatMap((reading) => correctionsOf(largest, reading).slice(0, 1).map(setAside)),
        },
      ],
    },
  ];
}
