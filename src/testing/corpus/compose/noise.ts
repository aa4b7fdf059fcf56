import type { Block, Sheet } from '../documents/document-model';
import type { Draw } from '../draw';
import type { WellTruth } from '../truth';
import { generateWell } from '../wells/generated/generate-well';
import type { Format } from '../write/formats';
import type { Language, NoiseKind, Parts } from './parts';
import { tableBlocks } from './table-blocks';
import type { TableSetting } from './table-blocks';
import { rowsOf } from './values';

type TableBlock = Extract<Block, { kind: 'table' }>;

export interface Surroundings {
  setting: TableSetting;
  parts: Parts;
  truth: WellTruth;
  language: Language;
  format: Format;
}

const onTable = (blocks: readonly Block[], change: (table: TableBlock) => TableBlock): Block[] =>
  blocks.map((block) => (block.kind === 'table' ? change(block) : block));

/** Another well of the same kind, whose figures are near enough to be taken for this one's. */
function otherWell(truth: WellTruth, draw: Draw): WellTruth {
  let other = generateWell(draw.whole(1, 500));
  while (other.header.wellName === truth.header.wellName) other = generateWell(draw.whole(1, 500));
  return other;
}

/** The figures of an earlier revision: near, and not right. */
function earlier(text: string): string {
  if (!/^[-+]?\d[\d.,']*$/.test(text)) return text;
  return text.replace(/\d{2,}/, (whole) => String(Number(whole) + 7).padStart(whole.length, '0'));
}

/** A row of an earlier revision above each third row, of which the format says that it does not count. */
function withEarlierRows(table: TableBlock, mark: 'hiddenRows' | 'struckRows'): TableBlock {
  if (table.rows.length < 2 || table.headings.length === 0) return table;
  const at: number[] = [];
  const rows = table.rows.flatMap((cells, index) => {
    if (index % 3 !== 1) return [cells];
    at.push(index + at.length);
    return [cells.map(earlier), cells];
  });
  // The earlier marks have moved down by the rows inserted above them.
  const moved = (row: number) => row + at.filter((added, before) => added - before <= row).length;
  const marks = {
    ...table.marks,
    ...(table.marks?.struckRows && { struckRows: table.marks.struckRows.map(moved) }),
    ...(table.marks?.hiddenRows && { hiddenRows: table.marks.hiddenRows.map(moved) }),
  };
  return { ...table, rows, marks: { ...marks, [mark]: at } };
}

/** A column of an earlier revision, hidden, in front of the one that counts. */
function withEarlierColumn(table: TableBlock): TableBlock {
  const at = (table.rows[0] ?? []).findIndex((text) => earlier(text) !== text);
  if (at === -1 || table.headings.length === 0) return table;
  const insert = (cells: string[], cell: string) => [...cells.slice(0, at), cell, ...cells.slice(at)];
  return {
    ...table,
    headings: table.headings.map((cells) => insert(cells, cells[at] ?? '')),
    rows: table.rows.map((cells) => insert(cells, earlier(cells[at] ?? ''))),
    marks: { ...table.marks, hiddenColumns: [at] },
  };
}

function wrapped(text: string): string {
  const words = text.split(' ');
  return words.length < 3 || /\d/.test(text)
    ? text
    : `${words.slice(0, 2).join(' ')}\n${words.slice(2).join(' ')}`;
}

const isUpright = (table: TableBlock) =>
  table.headings.length > 0 && !/\d/.test(table.headings[0]?.[1] ?? '');

/** The noise around and inside a table of a document, each kind now and then. */
export function addNoise(
  blocks: Block[],
  { setting, parts, truth, language, format }: Surroundings,
  draw: Draw,
): Block[] {
  const has = (kind: NoiseKind, chance: number) => draw.chance(chance) && parts.noises.includes(kind);
  const { kind } = setting.part;
  const look = format === 'xlsx' || format === 'docx' || format === 'pdf';
  const changes: [boolean, (table: TableBlock) => TableBlock][] = [
    [
      has('number column', 0.08),
      (table) =>
        isUpright(table)
          ? {
              ...table,
              headings: table.headings.map((cells, row) => [
                row === table.headings.length - 1 ? 'No.' : '',
                ...cells,
              ]),
              rows: table.rows.map((cells, row) => [String(row + 1), ...cells]),
            }
          : table,
    ],
    [has('struck-through rows', 0.12) && look, (table) => withEarlierRows(table, 'struckRows')],
    [has('hidden rows', 0.12) && format === 'xlsx', (table) => withEarlierRows(table, 'hiddenRows')],
    [has('hidden columns', 0.12) && format === 'xlsx', withEarlierColumn],
    [
      has('blank rows', 0.12) && !look,
      (table) => ({
        ...table,
        rows: table.rows.flatMap((cells, index) =>
          index % 4 === 3 ? [cells, cells.map(() => '')] : [cells],
        ),
      }),
    ],
    [
      has('repeated heads', 0.1),
      (table) => {
        if (table.rows.length < 6 || !isUpright(table) || table.marks?.struckRows || table.marks?.hiddenRows)
          return table;
        const at = Math.floor(table.rows.length / 2);
        return { ...table, rows: [...table.rows.slice(0, at), ...table.headings, ...table.rows.slice(at)] };
      },
    ],
    [
      has('names that wrap', 0.12) && format === 'xlsx',
      (table) => ({ ...table, rows: table.rows.map((cells) => cells.map(wrapped)) }),
    ],
    [
      has('totals row', 0.06) && kind === 'sections',
      (table) =>
        isUpright(table)
          ? {
              ...table,
              rows: [...table.rows, (table.rows[0] ?? []).map((_, at) => (at === 0 ? 'Total' : ''))],
            }
          : table,
    ],
  ];
  const noisy = changes.reduce((all, [on, change]) => (on ? onTable(all, change) : all), blocks);
  return has('offset well', 0.15) && kind === 'tops'
    ? [...noisy, ...offsetTable(setting, parts, truth, language, draw)]
    : noisy;
}

function offsetTable(
  setting: TableSetting,
  parts: Parts,
  truth: WellTruth,
  language: Language,
  draw: Draw,
): Block[] {
  const other = otherWell(truth, draw);
  const words = parts.asides.find((one) => one.language === language)?.offset;
  if (words === undefined) return [];
  const { title: _, above: __, below: ___, ...part } = setting.part;
  const table = tableBlocks({ ...setting, part, rows: rowsOf(other, 'tops') });
  return [{ kind: 'heading', text: words.replace('{well}', other.header.wellName) }, ...table];
}

/** Sheets that are no longer to be read: hidden, or called superseded. */
export function otherSheets(
  blocks: readonly Block[],
  { parts, language }: Surroundings,
  draw: Draw,
): Sheet[] {
  const aside = parts.asides.find((one) => one.language === language);
  const tables = blocks.filter((block) => block.kind === 'table');
  if (aside === undefined || tables.length === 0 || !draw.chance(0.25)) return [];
  const old = blocks.map((block): Block =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map((cells) => cells.map(earlier)), marks: {} }
      : block,
  );
  if (parts.noises.includes('hidden sheet')) return [{ name: aside.sheet, hidden: true, blocks: old }];
  return parts.noises.includes('superseded sheet')
    ? [{ name: aside.sheet, hidden: false, blocks: [{ kind: 'paragraph', text: aside.superseded }, ...old] }]
    : [];
}
