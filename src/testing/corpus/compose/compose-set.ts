import type { Classification } from '@/documents/facts';
import type { Block, CorpusDocument } from '../documents/document-model';
import { drawFrom } from '../draw';
import type { Draw } from '../draw';
import type { WellTruth } from '../truth';
import { WELLS } from '../wells/all-wells';
import { generateWell } from '../wells/generated/generate-well';
import type { ComposedFormat, Format } from '../write/formats';
import { bundlesOf } from './bundles';
import type { Bundle } from './bundles';
import { headerBlock, lengthText } from './header-values';
import { addNoise, otherSheets } from './noise';
import type { Surroundings } from './noise';
import type { Language, NumberPart, PagePart, Parts, TableKind, UnitsAt } from './parts';
import type { Printing } from './print-value';
import { printValue } from './print-value';
import { saidByPart } from './said-by-part';
import type { Said, SaidSet } from './expected-of';
import { besideEachOther } from './side-by-side';
import { surveyFile } from './survey-files';
import { tableBlocks } from './table-blocks';
import { unitsFor } from './units-for';
import { rowsOf } from './values';
import type { Value } from './values';

export interface ComposedDocument {
  document: CorpusDocument;
  format: ComposedFormat;
  language: Language;
  /** The tables in it. */
  kinds: TableKind[];
  /** The parts that it is made of, for a user who looks for the reason of a miss. */
  parts: string[];
}

export interface ComposedSet {
  seed: number;
  truth: WellTruth;
  documents: ComposedDocument[];
  says: SaidSet;
}

const FORMATS_DRAWN: readonly Format[] = [
  ...([
    'csv',
    'csv',
    'txt',
    'txt',
    'xlsx',
    'xlsx',
    'xlsx',
    'docx',
    'docx',
    'pdf',
    'pdf',
    'pdf',
    'pdf',
  ] as const),
  ...(['ods', 'rtf'] as const),
];

export const languageOf = ({ language }: WellTruth): Language =>
  language === 'English onshore' ? 'English' : language;

/** The documents of one well, composed from the parts of a half. The same for a seed. */
export function composeSet(parts: Parts, seed: number): ComposedSet {
  const draw = drawFrom(seed, 11);
  const truth = draw.chance(0.15) ? draw.one(WELLS) : generateWell(draw.whole(1, 500));
  const own = languageOf(truth);
  const spoken = (language: Language) => parts.pages.some((page) => page.language === language);
  const language: Language = spoken(own) && draw.chance(0.85) ? own : 'English';
  const length = draw.chance(0.8) ? truth.units.depth : draw.one(['m', 'ft'] as const);
  const said: Record<string, Set<string>> = {};
  let floor = false;
  const documents = bundlesOf(truth, draw).map((bundle, index) => {
    const order = { bundle, parts, truth, language, length, index };
    const byProgram = bundle.kinds.join() === 'survey' && draw.chance(0.15);
    const made = byProgram ? surveyByProgram(order, draw) : composeDocument(order, draw);
    for (const { kind, fields } of made.said) {
      const known = (said[kind] ??= new Set());
      for (const field of fields) known.add(field);
    }
    floor ||= made.floor;
    return made.composed;
  });
  const path = truth.vertical || said['survey'] !== undefined;
  return { seed, truth, documents, says: { said: said as Said, floor, path } };
}

interface Order {
  bundle: Bundle;
  parts: Parts;
  truth: WellTruth;
  language: Language;
  length: 'm' | 'ft';
  index: number;
}

interface Made {
  composed: ComposedDocument;
  said: { kind: string; fields: string[] }[];
  floor: boolean;
}

/** A survey as a program writes it, which says where the well and its drill floor are in its own words. */
function surveyByProgram({ parts, truth, language, index }: Order, draw: Draw): Made {
  const part = draw.one(parts.surveyFiles);
  const { wellName } = truth.header;
  const document: CorpusDocument = {
    name: `${wellName} survey`.replaceAll('/', '-'),
    classification: 'Well Trajectory',
    decimalComma: false,
    runningHeader: wellName,
    footer: '',
    pageWords: String,
    blocks: [],
    raw: surveyFile(part, truth),
  };
  const las = part.as === 'las';
  return {
    composed: {
      document,
      format: las ? 'las' : 'xml',
      language,
      kinds: ['survey'],
      parts: [`${index + 1}`, part.source],
    },
    said: [
      { kind: 'survey', fields: ['md', 'inc', 'azi'] },
      { kind: 'header', fields: las ? ['wellName', 'fieldName'] : ['wellName'] },
    ],
    floor: las,
  };
}

function composeDocument({ bundle, parts, truth, language, length, index }: Order, draw: Draw): Made {
  const ofLanguage = <T extends { language: Language }>(list: readonly T[]): T[] => {
    const own = list.filter((one) => one.language === language);
    return own.length > 0 ? own : list.filter((one) => one.language === 'English');
  };
  const format = draw.one(FORMATS_DRAWN);
  const page = draw.one(ofLanguage(parts.pages));
  const numbers = draw.one(ofLanguage(parts.numbers));
  const { wellName } = truth.header;
  const headerPrinting: Printing = { numbers, sizes: 'fraction', unitOf: unitsFor(null, length, draw) };
  const header = draw.one(ofLanguage(parts.headers));
  const short = new Set([
    'wellName',
    'fieldName',
    'floor',
    'ground',
    'floorAboveGround',
    'northRef',
    'method',
    'revision',
  ]);
  const head = headerBlock(
    header,
    truth,
    headerPrinting,
    (is) => bundle.kinds.includes('header') || short.has(is),
  );
  const said: Made['said'] = [{ kind: 'header', fields: head.said }];
  let floor = head.said.includes('floor');
  const used = [page.source, header.source, numbers.source];
  const blocks: Block[] = [];
  let last: Surroundings | null = null;
  for (const kind of bundle.kinds) {
    if (kind === 'header') continue;
    const rows = rowsOf(truth, kind);
    const candidates = ofLanguage(parts.tables.filter((part) => part.kind === kind));
    if (rows.length === 0 || candidates.length === 0) continue;
    const part = draw.one(candidates);
    const printing: Printing = {
      numbers,
      sizes: part.sizes ?? 'fraction',
      unitOf: unitsFor(part, length, draw),
    };
    const noted = (line: string) =>
      line
        .replaceAll('{floor}', lengthText(truth.drillFloor, truth, printing))
        .replaceAll('{ground}', lengthText(truth.ground, truth, printing))
        .replaceAll('{u}', printing.unitOf('length')[1])
        .replaceAll('{well}', wellName);
    const setting = { part, rows, printing, unitsAt: draw.one<UnitsAt>(part.unitsAt ?? ['round']), noted };
    const table = tableBlocks({
      ...setting,
      ...(parts.noises.includes('two units in a cell') && kind !== 'survey' && draw.chance(0.06)
        ? { second: secondUnit(printing, numbers) }
        : {}),
    });
    blocks.push(...addNoise(table, { setting, parts, truth, language, format }, draw));
    said.push(...saidByPart(part, rows));
    floor ||= [...(part.above ?? []), ...(part.below ?? [])].some((line) => line.includes('{floor}'));
    last = { setting, parts, truth, language, format };
    used.push(part.source);
  }
  const ofSheets = format === 'xlsx' || format === 'csv' || format === 'ods';
  const laidOut =
    draw.chance(0.2) && ofSheets && parts.noises.includes('side by side') ? besideEachOther(blocks) : blocks;
  const sheets = format === 'xlsx' && last !== null ? otherSheets(blocks, last, draw) : [];
  const title = titleOf(parts, bundle, language, draw);
  return {
    composed: {
      document: {
        name: `${wellName} ${title}`.replaceAll('/', '-'),
        classification: classificationOf(bundle, draw),
        decimalComma: numbers.decimal === ',',
        ...edges(page, title, wellName),
        blocks: [
          { kind: 'title', text: filled(page.title, title, wellName) },
          ...page.preamble.slice(0, draw.whole(0, page.preamble.length)).map(paragraph(title, wellName)),
          head.block,
          ...(page.splitFirstPage ? filling(page, title, wellName) : []),
          ...laidOut,
          ...(parts.noises.includes('footnotes') ? page.footnotes.slice(0, draw.whole(0, 2)) : []).map(
            paragraph(title, wellName),
          ),
        ],
        ...(sheets.length === 0 ? {} : draw.chance(0.5) ? { sheetsBefore: sheets } : { sheetsAfter: sheets }),
        paper: { portrait: page.portrait, rules: page.rules, headsRepeat: page.headsRepeat },
      },
      format,
      language,
      kinds: bundle.kinds,
      parts: [`${index + 1}`, ...used],
    },
    said,
    floor,
  };
}

const filled = (words: string, title: string, well: string) =>
  words.replaceAll('{title}', title).replaceAll('{well}', well);

const paragraph =
  (title: string, well: string) =>
  (words: string): Block => ({ kind: 'paragraph', text: filled(words, title, well) });

/** So much in front that the first table begins low on the page. */
function filling(page: PagePart, title: string, well: string): Block[] {
  return [...page.preamble, ...page.footnotes].map(paragraph(title, well));
}

function edges(page: PagePart, title: string, well: string) {
  return {
    runningHeader: filled(page.runningHeader, title, well),
    footer: filled(page.footer, title, well),
    pageWords: page.pageWords,
  };
}

function titleOf(parts: Parts, { kinds }: Bundle, language: Language, draw: Draw): string {
  const of = parts.titles.find((one) => one.language === language) ?? parts.titles[0];
  const tables = kinds.filter((kind) => kind !== 'header');
  const titles =
    of?.titles[tables.length > 1 ? 'programme' : (tables[0] ?? 'programme')] ?? of?.titles.programme;
  return draw.one(titles ?? ['Programme']);
}

const CLASSIFIED: Partial<Record<TableKind, Classification>> = {
  survey: 'Well Trajectory',
  casing: 'Well Catalogue',
  cement: 'Cement Program',
  mud: 'Mud Program',
};

/** As a user chooses it, who is sometimes in a hurry. */
function classificationOf({ kinds }: Bundle, draw: Draw): Classification {
  if (draw.chance(0.15)) return 'Other';
  const [only] = kinds.length === 1 ? kinds : [];
  return (only && CLASSIFIED[only]) ?? 'Well Proposal';
}

/** `12,400 ft (3779.5 m)`: a length in the other unit. */
function secondUnit(printing: Printing, numbers: NumberPart) {
  const [unit] = printing.unitOf('length');
  const other = unit === 'm' ? (['ft', 'ft'] as const) : (['m', 'm'] as const);
  return (value: Value) =>
    value?.as === 'amount' && value.of === 'length'
      ? `${printValue(value, { ...printing, numbers, unitOf: () => other })} ${other[1]}`
      : null;
}
