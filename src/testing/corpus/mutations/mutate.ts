import { convert } from '@/domain/units';
import type { Quantity } from '@/domain/units';
import type { Random } from '@/mocks/random';
import { parseHeading } from '@/documents/understanding/words/headings';
import { VOCABULARY } from '@/documents/understanding/words/vocabulary';
import { written } from '@/documents/understanding/vocabulary/words';
import type { Block, CorpusDocument } from '../documents/document-model';

type TableBlock = Extract<Block, { kind: 'table' }>;

export interface Mutation {
  name: string;
  /** Whether it loses no value of the documents, so that no value may be missing afterwards either. */
  harmless: boolean;
  /** The document otherwise, or null where it has no place for the mutation. */
  apply: (document: CorpusDocument, random: Random) => CorpusDocument | null;
}

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random.number() * list.length)];

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random.number() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Properties down and sections across: its first row is one of sizes, and no heading of columns. */
const isTransposed = ({ headings }: TableBlock) => /\d/.test(headings[0]?.[1] ?? '');
/** Headings that belong together cannot be taken apart. */
const isGrouped = ({ headings }: TableBlock) => headings.length > 1 && (headings[0]?.[0] ?? '') === '';

const tables = ({ blocks }: CorpusDocument) => blocks.filter((block) => block.kind === 'table');

function withTable(document: CorpusDocument, table: TableBlock, other: Block[]): CorpusDocument {
  return { ...document, blocks: document.blocks.flatMap((block) => (block === table ? other : [block])) };
}

/** The table with other rows: the marks of its own rows move with them. */
function withRows(table: TableBlock, rows: TableBlock['rows']): TableBlock {
  const { marks } = table;
  const moved = (marked: readonly number[]) =>
    marked.map((row) => rows.indexOf(table.rows[row] ?? [])).filter((row) => row !== -1);
  return {
    ...table,
    rows,
    ...(marks && {
      marks: {
        ...marks,
        ...(marks.struckRows && { struckRows: moved(marks.struckRows) }),
        ...(marks.hiddenRows && { hiddenRows: moved(marks.hiddenRows) }),
      },
    }),
  };
}

function onColumns(table: TableBlock, change: (cells: string[]) => string[]): TableBlock {
  return { ...table, headings: table.headings.map(change), rows: table.rows.map(change) };
}

function onPlainTable(
  document: CorpusDocument,
  random: Random,
  change: (table: TableBlock) => Block[] | null,
): CorpusDocument | null {
  const table = pick(
    tables(document).filter((each) => !isTransposed(each) && !isGrouped(each)),
    random,
  );
  const other = table === undefined ? null : change(table);
  return table === undefined || other === null ? null : withTable(document, table, other);
}

const columnsMoved: Mutation['apply'] = (document, random) =>
  onPlainTable(document, random, (table) => {
    const order = shuffled(
      (table.headings[0] ?? []).map((_, at) => at),
      random,
    );
    return [onColumns(table, (cells) => order.map((at) => cells[at] ?? ''))];
  });

const columnDropped: Mutation['apply'] = (document, random) =>
  onPlainTable(document, random, (table) => {
    const dropped = Math.floor(random.number() * (table.headings[0]?.length ?? 1));
    return [onColumns(table, (cells) => cells.filter((_, at) => at !== dropped))];
  });

/** A name that the vocabulary holds for the same field and for no other of its kind of table. */
function otherName(heading: string, others: readonly string[], random: Random): string | null {
  const { name } = parseHeading(heading);
  const names = others.map((other) => parseHeading(other).name);
  const kinds = VOCABULARY.map(({ fields }) =>
    Object.values(fields).map(({ synonyms }) => written(synonyms)),
  ).filter(
    (fields) =>
      names.filter((each) => fields.some((synonyms) => synonyms.includes(each))).length >= names.length * 0.8,
  );
  if (kinds.length !== 1) return null;
  const [fields = []] = kinds;
  const own = fields.filter((synonyms) => synonyms.includes(name));
  const choices = own.length === 1 ? (own[0] ?? []) : [];
  const only = choices.filter(
    (choice) => choice.length > 2 && fields.filter((synonyms) => synonyms.includes(choice)).length === 1,
  );
  return pick(only, random) ?? null;
}

const headersRenamed: Mutation['apply'] = (document, random) =>
  onPlainTable(document, random, (table) => {
    const names = table.headings[0] ?? [];
    const at = Math.floor(random.number() * names.length);
    const heading = names[at] ?? '';
    const other = otherName(heading, names, random);
    const unit = /\s\([^)]*\)$/.exec(heading)?.[0] ?? '';
    if (other === null) return null;
    const renamed = names.map((each, column) => (column === at ? `${other}${unit}` : each));
    return [{ ...table, headings: [renamed, ...table.headings.slice(1)] }];
  });

/** Alternative units in print, for columns whose unit identifies the quantity. */
const OTHER_UNITS: Record<string, readonly [quantity: Quantity, from: string, to: string, print: string][]> =
  {
    m: [['length', 'm', 'ft', 'ft']],
    ft: [['length', 'ft', 'm', 'm']],
    bar: [
      ['pressure', 'bar', 'psi', 'psi'],
      ['pressure', 'bar', 'kPa', 'kPa'],
    ],
    psi: [['pressure', 'psi', 'bar', 'bar']],
    mm: [['size', 'mm', 'in', 'in']],
    'kg/m': [['linearMass', 'kg/m', 'lb/ft', 'lb/ft']],
    'lb/ft': [['linearMass', 'lb/ft', 'kg/m', 'kg/m']],
    SG: [['gradient', 'sg', 'kg/m3', 'kg/m3']],
    'g/cm³': [['gradient', 'g/cm3', 'kg/m3', 'kg/m³']],
    'kg/m³': [['gradient', 'kg/m3', 'ppg', 'ppg']],
    'bar/m': [['gradient', 'bar/m', 'psi/ft', 'psi/ft']],
    'psi/ft': [['gradient', 'psi/ft', 'kPa/m', 'kPa/m']],
  };

const unitsChanged: Mutation['apply'] = (document, random) =>
  onPlainTable(document, random, (table) => {
    const unitOf = (at: number) =>
      table.headings.length > 1
        ? table.headings[1]?.[at]
        : /\(([^)]*)\)$/.exec(table.headings[0]?.[at] ?? '')?.[1];
    const columns = (table.headings[0] ?? []).flatMap((_, at) =>
      (unitOf(at) ?? '') in OTHER_UNITS ? [at] : [],
    );
    const at = pick(columns, random);
    const unit = at === undefined ? '' : (unitOf(at) ?? '');
    const other = pick(OTHER_UNITS[unit] ?? [], random);
    if (at === undefined || other === undefined) return null;
    const [quantity, from, to, print] = other;
    const figure = (text: string) => {
      const plain = document.decimalComma ? text.replace(',', '.') : text.replaceAll(/,(?=\d{3})/g, '');
      const changed = convert(quantity, Number(plain), from as never, to as never).toFixed(6);
      return document.decimalComma ? changed.replace('.', ',') : changed;
    };
    const isDepth = quantity === 'length';
    const change = (text: string) => text.replaceAll(isDepth ? /-?\d[\d.,]*/g : /\d[\d.,]*/g, figure);
    const heading = (text: string) => (text === unit ? print : text.replace(`(${unit})`, `(${print})`));
    return [
      {
        ...table,
        headings: table.headings.map((cells) =>
          cells.map((text, column) => (column === at ? heading(text) : text)),
        ),
        rows: table.rows.map((cells) => cells.map((text, column) => (column === at ? change(text) : text))),
      },
    ];
  });

const blankRows: Mutation['apply'] = (document, random) => {
  const table = pick(tables(document), random);
  if (table === undefined) return null;
  const blank = (cells: readonly string[]) => cells.map(() => '');
  const rows = table.rows.flatMap((cells) => (random.number() < 0.3 ? [cells, blank(cells)] : [cells]));
  return withTable(document, table, [withRows(table, rows)]);
};

/** A figure that a scanner or a tired typist spoilt: `12O0`, `3l5`, `45x`. */
const brokenRows: Mutation['apply'] = (document, random) => {
  const table = pick(tables(document), random);
  if (table === undefined) return null;
  const places = table.rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (/^-?\d[\d.,]+$/.test(text) ? [{ row, column }] : [])),
  );
  const place = pick(places, random);
  if (place === undefined) return null;
  const spoil = (text: string) => {
    const at = 1 + Math.floor(random.number() * (text.length - 1));
    return `${text.slice(0, at)}${pick(['O', 'l', 'x', 'S'], random) ?? 'x'}${text.slice(at + 1)}`;
  };
  const rows = table.rows.map((cells, row) =>
    cells.map((text, column) => (row === place.row && column === place.column ? spoil(text) : text)),
  );
  return withTable(document, table, [{ ...table, rows }]);
};

const EDGES = [
  'Prepared by the drilling department on 12-03-2026',
  'Document no. 4711-23, revision 3',
  'Page 2 of 7',
  'Source: subsurface model of 4 May 2026',
  'End of table',
  'Printed 2026-03-12 14:05',
];

const edges: Mutation['apply'] = (document, random) => {
  const lines = shuffled(EDGES, random).map((text): Block => ({ kind: 'paragraph', text }));
  const [first, second, ...rest] = lines;
  if (first === undefined || second === undefined) return null;
  return { ...document, blocks: [first, second, ...document.blocks, ...rest.slice(0, 2)] };
};

/** The page ends within a table: footer, the next page's header, the headings again. */
const pageBreak: Mutation['apply'] = (document, random) => {
  const table = pick(
    tables(document).filter((each) => each.rows.length > 1 && !isTransposed(each)),
    random,
  );
  if (table === undefined) return null;
  const at = 1 + Math.floor(random.number() * (table.rows.length - 1));
  const words = [`${document.footer}   ${document.pageWords(1, 2)}`, document.runningHeader];
  return withTable(document, table, [
    withRows(table, table.rows.slice(0, at)),
    ...words.map((text): Block => ({ kind: 'paragraph', text })),
    withRows(table, table.rows.slice(at)),
  ]);
};

/** The same document from an office with the other decimal sign. Thousands would be ambiguous, and stay as they are. */
const decimalComma: Mutation['apply'] = (document) => {
  const figures = /^([<>]\s?|max\. |min\. )?-?\d+([.,]\d+)?( - -?\d+([.,]\d+)?)?$/;
  const all = tables(document).flatMap(({ rows }) => rows.flat());
  if (all.some((text) => /\d,\d{3}\b/.test(text)) || !all.some((text) => /^-?\d+[.,]\d+$/.test(text)))
    return null;
  const [from, to] = document.decimalComma ? [',', '.'] : ['.', ','];
  const change = (text: string) => (figures.test(text) ? text.replaceAll(from, to) : text);
  return {
    ...document,
    decimalComma: !document.decimalComma,
    blocks: document.blocks.map((block) =>
      block.kind === 'table' ? { ...block, rows: block.rows.map((cells) => cells.map(change)) } : block,
    ),
  };
};

export const MUTATIONS: readonly Mutation[] = [
  { name: 'columns moved', harmless: true, apply: columnsMoved },
  { name: 'headers renamed', harmless: true, apply: headersRenamed },
  { name: 'units changed', harmless: true, apply: unitsChanged },
  { name: 'blank rows', harmless: true, apply: blankRows },
  { name: 'a preamble and a footer', harmless: true, apply: edges },
  { name: 'a page break', harmless: true, apply: pageBreak },
  { name: 'the other decimal sign', harmless: true, apply: decimalComma },
  { name: 'a broken figure', harmless: false, apply: brokenRows },
  { name: 'a column dropped', harmless: false, apply: columnDropped },
];
