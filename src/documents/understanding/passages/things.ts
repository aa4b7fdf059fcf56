import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import { usesDecimalComma } from '../../readers/table';
import type { Table } from '../../readers/table';
import type { PageModel, PageRow } from '../../readers/page';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured, parseRange } from '../words/numbers';
import { SIZE, plainText, sizeIn, sizeText, wordOf } from '../prose/quantities';
import { convert, leadingUnit, parseUnit } from '../units/units';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import { CASING_WORDS, CEMENT_TOP_WORDS, HOLE_WORDS } from '../vocabulary/prose';
import { SINGLE_SLURRY } from '../cement/single-slurry';
import { slurryRole } from '../vocabulary/roles';
import { LOGGING_KEY, SUBTITLES } from '../vocabulary/section-blocks';
import { statements } from './statements';
import type { Statement } from './statements';

/** The kinds of things that lists about a hole section or a string give. */
export type ThingKind = Extract<Kind, 'casing' | 'sections' | 'cement' | 'mud' | 'pressureTests' | 'logging'>;

/** The columns of such tables, by field, with unambiguous headings. */
const COLUMNS: Record<ThingKind, Readonly<Record<string, string>>> = {
  casing: {
    hole: 'Hole size',
    outer: 'Casing OD',
    mass: 'Weight',
    grade: 'Grade',
    thread: 'Connection',
    top: 'Top MD',
    shoe: 'Shoe depth',
  },
  sections: { hole: 'Hole size', tdAhd: 'TD MD' },
  cement: {
    hole: 'Hole size',
    casing: 'Casing size',
    role: 'Slurry',
    type: 'Cement type',
    density: 'Slurry density',
    excess: 'Excess',
    topOfCement: 'Top of cement',
    additives: 'Additives',
  },
  mud: {
    hole: 'Hole size',
    casing: 'Casing size',
    type: 'Mud type',
    weight: 'Mud weight',
    yieldPoint: 'Yield point',
    ph: 'pH',
    apiFluidLoss: 'API fluid loss',
    hphtFluidLoss: 'HPHT fluid loss',
    sixRpm: '6 rpm',
    lowGravitySolids: 'Low gravity solids',
  },
  pressureTests: {
    hole: 'Hole size',
    annular: 'Annular',
    ram: 'Rams',
    bump: 'Casing test',
    linerLap: 'Liner lap',
  },
  logging: { hole: 'Hole size', evaluation: 'Evaluation' },
};

/** The fields that identify a thing of each kind. */
const NEEDS: Record<ThingKind, (has: (field: string) => boolean) => boolean> = {
  casing: (has) => has('outer') && (has('mass') || has('grade') || has('shoe')),
  sections: (has) => has('hole') && has('tdAhd'),
  cement: (has) =>
    (has('casing') || has('hole')) && has('density') && (has('type') || has('topOfCement') || has('excess')),
  mud: (has) => (has('hole') || has('casing')) && (has('weight') || has('type')),
  pressureTests: (has) => has('hole') && (has('annular') || has('ram') || has('bump') || has('linerLap')),
  logging: (has) => has('hole') && has('evaluation'),
};

interface Cell {
  text: string;
  at: number;
  assumed?: string;
}

interface Thing {
  cells: Record<string, Cell>;
  at: number;
  /** Whether it is of a liner. */
  isOfLiner: boolean;
}

const ONE_SLURRY = `${SINGLE_SLURRY}, read as its tail slurry`;

/** The only slurry of a string: that of a liner, else the tail. */
const onlySlurry = (at: number, isOfLiner: boolean): Cell =>
  isOfLiner ? { text: 'liner', at } : { text: 'tail', at, assumed: ONE_SLURRY };

const LINER = /\bliner|forlengelsesr|colonne perdue/i;
const SIZES = new RegExp(SIZE, 'giu');
const OF_CASING = new RegExp(wordOf(CASING_WORDS), 'iu');
const OF_HOLE = new RegExp(wordOf(HOLE_WORDS), 'iu');
const TOP = new RegExp(
  `${wordOf(CEMENT_TOP_WORDS)}|^top\\b|top of (?:fluid|slurry)|to surface|zu tage`,
  'iu',
);
const SPACER = /spacer|flush|wash|espaciador|sp\u00fcler/i;
const OF_MUD = /mud|drilling fluid|spuelung|spoeling|vaeske|slam|boue|lodo|fango|fluido de perf/;
const NO_FLUID = /\b(?:EMW|ECD|FIT|LOT|XLOT|pore|frac)/i;
const OTHER_MATTER = /offset|\bbha\b/i;
/** A label for the end of a section. */
const SECTION_END =
  /^(?:(?:hole|section|well|hull|seksjon(?:en)?s?|end|eind|total)[ -]?)?(?:td|depth|dybde|dyp|teufe|diepte|profondeur|profundidade?|profondita)\b(?: \(?td\)?)?/;
/** A vertical depth, or one below the sea. */
const VERTICAL = /\btv|vertik|vertic|senkrecht|\bmsl\b|\bss\b|\bnap\b/;
const GRADE = /^(?:[A-Z]{1,3}-?\d{2,3}(?:HC|IC|HP)?|13 ?Cr-?\d*|X-?\d{2}|S\d{3})$/i;
const THREAD = /^(?:BTC|LTC|STC|LT&C|ST&C|BC|VAM\b.*|TSH\b.*|Tenaris.*|JFE.*|Hydril.*)$/i;
const MOST_TITLE = 90;

/** The single size in a text, and its object by the words around it, else by the other sizes. */
function sizeOf(text: string): { size: string; is: 'hole' | 'casing' } | null {
  const sizes = [...plainText(text).matchAll(SIZES)];
  const [only] = sizes;
  const inches = only && sizeIn(sizeText(only[0]));
  if (sizes.length !== 1 || !only || inches === null || inches === undefined) return null;
  const plain = fold(text);
  const [casing, hole] = [OF_CASING.test(plain), OF_HOLE.test(plain)];
  const is =
    casing !== hole
      ? casing
        ? 'casing'
        : 'hole'
      : isCasingSize(inches) && !isHoleSize(inches)
        ? 'casing'
        : 'hole';
  return { size: sizeText(only[0]), is };
}

/** Sizes after a label: `Hole size: 13 1/2 in`. */
function labelledSize({ label, text }: Statement): { size: string; is: 'hole' | 'casing' } | null {
  const plain = fold(label);
  const isHole = namesField('casing', label, 'hole');
  const isPipe = namesField('casing', label, 'outer');
  const isSize =
    isHole || isPipe || /size|od\b|diameter|casing|hole|rohr|durchmesser|diam|hull|foring/.test(plain);
  if (!isSize) return null;
  const found = sizeOf(/^\d+(?:\.\d+)?$/.test(text) ? `${text} in` : text);
  if (!found || plainText(text).length > 24) return null;
  const casing = isPipe || OF_CASING.test(plain) || /\bod\b/.test(plain);
  const hole = isHole || OF_HOLE.test(plain);
  return casing === hole ? null : { size: found.size, is: casing ? 'casing' : 'hole' };
}

const subtitleOf = (text: string): Kind | null =>
  SUBTITLES.find(({ pattern }) => pattern.test(fold(text).replace(/^[\d.)\s]+/, '')))?.kind ?? null;

export const isThingKind = (kind: Kind | null): kind is ThingKind => kind !== null && kind in COLUMNS;

/** `1.05 - 1.12 SG`: the field of a figure with its unit, if its words do not name it. */
const BY_UNIT: Record<ThingKind, readonly (readonly [string, 'gradient' | 'yieldPoint' | 'linearMass'])[]> = {
  casing: [['mass', 'linearMass']],
  sections: [],
  cement: [['density', 'gradient']],
  mud: [
    ['weight', 'gradient'],
    ['yieldPoint', 'yieldPoint'],
  ],
  pressureTests: [],
  logging: [],
};

function fieldByName(kind: ThingKind, words: string): string | null {
  const vocabulary = VOCABULARY.find((each) => each.kind === kind);
  if (!vocabulary) return null;
  const named = (part: string) =>
    fieldsNamed(vocabulary, parseHeading(part).key).find(({ field }) => COLUMNS[kind][field] !== undefined)
      ?.field;
  // `BOP ringromsventil (annular)`: either name may be known.
  const { name, other } = /^(?<name>.+?)\s*\((?<other>[^()]+)\)$/.exec(words)?.groups ?? {};
  return named(words) ?? named(other ?? '') ?? named(name ?? '') ?? null;
}

/** Whether a label names this field of a kind. */
function namesField(kind: ThingKind, label: string, field: string): boolean {
  const vocabulary = VOCABULARY.find((each) => each.kind === kind);
  return (
    vocabulary !== undefined &&
    fieldsNamed(vocabulary, parseHeading(label).key).some((each) => each.field === field)
  );
}

/** Whether a figure is in a unit that its field is not measured in. */
function measuresElse(kind: ThingKind, field: string, unit: string | null): boolean {
  const quantity = VOCABULARY.find((each) => each.kind === kind)?.fields[field]?.quantity;
  return quantity !== undefined && unit !== null && convert(1, unit, quantity) === null;
}

const FIGURE = /^(?<name>\D*?)\s*(?<value>(?:(?:[<>\u2264\u2265~]|max\.?|min\.?|up to)\s*)?\d.*)$/iu;

function fieldOf(kind: ThingKind, label: string, clause: string): { field: string; text: string } | null {
  const named = label === '' ? null : fieldByName(kind, label);
  const { name = '', value } = FIGURE.exec(clause)?.groups ?? {};
  const rest = parseRange(value ?? '')?.rest ?? parseMeasured(value ?? '')?.rest ?? '';
  const unit = leadingUnit(rest) ?? parseUnit(rest.split(/[ ,;(]/)[0] ?? '')?.name ?? null;
  const byUnit =
    value === undefined || unit === null
      ? undefined
      : BY_UNIT[kind].find(([, quantity]) => convert(1, unit, quantity) !== null)?.[0];
  if (kind === 'cement') {
    if (TOP.test(clause) || (named === 'topOfCement' && byUnit === undefined))
      return {
        field: 'topOfCement',
        text: clause.replace(/^.*?(?:cement|sement|\btop\b(?: at)?|toc|\bto(?= surface))\s*(?:at\s|:)?/i, ''),
      };
    if (/%/.test(rest) && /^\d/.test(clause) && (named === null || named === 'excess' || named === 'type'))
      return /excess|ekstra|\u00fcberschu|overmaat|exc[e\u00e9]|^\d+\s?%$/i.test(clause) || named === 'excess'
        ? { field: 'excess', text: clause.replace(/\s?(?:excess|ekstra).*$/i, '') }
        : null;
  }
  if (kind === 'sections')
    return SECTION_END.test(fold(label)) &&
      !VERTICAL.test(fold(`${label} ${clause}`)) &&
      /\d\s?(?:m|ft)\b/.test(clause)
      ? { field: 'tdAhd', text: clause }
      : null;
  if (kind === 'casing' && (named === 'grade' || named === 'thread')) return { field: named, text: clause };
  if (kind === 'casing' && clause.length < 14 && sizeOf(clause)?.is !== undefined && !OF_HOLE.test(clause))
    return { field: 'outer', text: clause };
  // A mud's weight is not a slurry's, and the weight that a formation bears is neither.
  const isOthers = (kind === 'cement' && OF_MUD.test(fold(clause))) || NO_FLUID.test(clause);
  if (byUnit !== undefined && isOthers) return null;
  if (byUnit !== undefined) return { field: byUnit, text: value ?? clause };
  if (value !== undefined && name.trim() !== '') {
    const own = fieldByName(
      kind,
      name.replace(/\s+(?:to|at|set at|shoe at)\s*$/i, '').replace(/^(?:test )?(?:the )?/i, ''),
    );
    if (own !== null && !measuresElse(kind, own, unit)) return { field: own, text: value };
  }
  if (kind === 'casing') {
    if (GRADE.test(clause)) return { field: 'grade', text: clause };
    if (THREAD.test(clause)) return { field: 'thread', text: clause };
    if (/shoe|sko\b|schuh|sabot|zapat|schoen|set at/i.test(`${label} ${clause}`) && value !== undefined)
      return { field: 'shoe', text: value };
  }
  return named === null || measuresElse(kind, named, unit) ? null : { field: named, text: clause };
}

const clausesOf = (text: string): string[] =>
  text
    .split(
      /[;,]\s+(?!\d+\s*$)|\.\s+(?=\p{Lu})|\s+(?:and|with|und|mit|en|met|og|med|et|avec|y|con)\s+(?=(?:the\s)?[\p{L} ]{2,25}\s(?:to\s|at\s)?\d)/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The field of a text without a figure, for a known kind: the type of a mud or of a cement. */
const TYPE: Partial<Record<ThingKind, readonly string[]>> = {
  cement: ['type', 'additives'],
  mud: ['type'],
  logging: ['evaluation'],
};

/** Reads the things of one kind in rows: each with the sizes above it. */
class Reader {
  readonly things: Thing[] = [];
  private readonly kind: ThingKind;
  private context: Record<string, Cell> = {};
  private open: Thing | null = null;
  private subtitle: Kind | null = null;
  private sizes: { hole?: string; casing?: string } = {};
  private isOfLiner = false;

  constructor(kind: ThingKind) {
    this.kind = kind;
  }

  private begin(at: number, cells: Thing['cells'] = {}): Thing {
    this.open = { at, cells: { ...this.context, ...cells }, isOfLiner: this.isOfLiner };
    this.things.push(this.open);
    return this.open;
  }

  /** A size that applies to what follows. A repeated one, or one in a title, starts the next part. */
  private over(is: 'hole' | 'casing', size: string, at: number, isLabelled: boolean): void {
    const field = is === 'casing' && this.kind === 'casing' ? 'outer' : is;
    const before = isLabelled && this.sizes[is] === undefined ? this.context : {};
    this.sizes = { ...(isLabelled && this.sizes[is] === undefined ? this.sizes : {}), [is]: size };
    this.context = { ...before, ...(COLUMNS[this.kind][field] ? { [field]: { text: size, at } } : {}) };
    this.open = null;
  }

  private put(field: string, text: string, at: number): void {
    const isOver = this.sizes.hole !== undefined || this.sizes.casing !== undefined;
    if (!isOver && field !== 'outer' && this.open === null) return;
    if (field === 'hole' || (field === 'casing' && this.kind !== 'casing')) {
      // A size identifies the values and is not one of them.
      this.context[field] ??= { text, at };
      if (this.open) this.open.cells[field] ??= { text, at };
      return;
    }
    const thing = this.open ?? this.begin(at);
    thing.cells[field] ??= { text, at };
    // Values of a job before its slurries apply to each slurry.
    if (this.kind === 'cement' && thing.cells['role'] === undefined) this.context[field] ??= { text, at };
  }

  read(statement: Statement): void {
    const { label, text, at } = statement;
    if (OTHER_MATTER.test(`${label} ${text}`)) return;
    if (SPACER.test(`${label} ${text}`)) {
      // What follows is about the spacer, not about a slurry.
      this.open =
        this.kind === 'cement' ? { at, cells: { role: { text: '', at } }, isOfLiner: this.isOfLiner } : null;
      if (this.kind !== 'cement') this.subtitle = 'cement';
      return;
    }
    if (LINER.test(`${label} ${text}`)) this.isOfLiner = true;
    const sized = labelledSize(statement);
    if (sized) return this.over(sized.is, sized.size, at, true);
    const item = label !== '' && text !== '' && text.length > 3 ? sizeOf(label) : null;
    if (item) {
      this.over(item.is, item.size, at, false);
      return this.values({ label: '', text, at });
    }
    const whole = label === '' ? text : `${label}: ${text}`;
    const titled = whole.length <= MOST_TITLE && (label === '' || text === '') ? sizeOf(whole) : null;
    const kindOfTitle = subtitleOf(whole);
    if (titled && !/\d\s*(?:m|ft|ppg|sg|lb)\b/i.test(whole.replace(SIZES, ''))) {
      this.over(titled.is, titled.size, at, false);
      this.isOfLiner = LINER.test(whole);
      this.subtitle = kindOfTitle;
      const role = this.kind === 'cement' ? slurryRole(whole) : null;
      if (role !== null && role !== 'liner') this.begin(at, { role: { text: role, at } });
      return;
    }
    if (label === '' && kindOfTitle !== null && text.length < 40 && !/\d/.test(text)) {
      this.subtitle = kindOfTitle;
      return;
    }
    this.values(statement);
  }

  private values({ label, text, at }: Statement): void {
    const named = label === '' ? null : fieldByName(this.kind, label);
    const about = label === '' || named !== null ? null : subtitleOf(label);
    const isOwn = about === this.kind || (about === null && this.subtitle === this.kind);
    const role =
      slurryRole(label) ?? (label === '' || /slurry|fluid|stage/i.test(label) ? slurryRole(text) : null);
    const isSlurry = about === 'cement' || (role !== null && role !== 'liner');
    if (this.kind === 'cement') {
      if (role !== null && role !== 'liner' && this.open?.cells['role']?.text !== role) {
        this.begin(at, { role: { text: role, at } });
        if (/fluid/i.test(label)) this.put('type', text, at);
        if (/slurry \d|stage/i.test(label)) return;
      } else if (
        role === null &&
        subtitleOf(label) === 'cement' &&
        clausesOf(text).some((clause) => fieldOf('cement', '', clause)?.field === 'density')
      )
        this.begin(at, { role: onlySlurry(at, this.isOfLiner) });
    } else if (isSlurry) {
      this.subtitle = 'cement';
      return;
    }
    if (isThingKind(about) && about !== this.kind) return;
    if (
      isThingKind(this.subtitle) &&
      this.subtitle !== this.kind &&
      !isOwn &&
      named === null &&
      role === null
    )
      return;
    // `Type` and `Density` below the title of a mud are no slurry's, and below a cement job they are no mud's.
    if (this.kind === 'cement' && this.subtitle === 'mud' && !isSlurry && subtitleOf(label) !== 'cement')
      return;
    if (this.kind === 'mud' && this.subtitle === 'cement' && !isOwn && !OF_MUD.test(fold(label))) return;
    if (
      this.kind === 'casing' &&
      isOwn &&
      this.open?.cells['outer'] !== undefined &&
      sizeOf(clausesOf(text)[0] ?? '')
    )
      this.open = null;
    if (this.kind === 'logging') {
      if ((isOwn || LOGGING_KEY.test(fold(label))) && label !== '' && !/^no\b/i.test(text))
        this.put('evaluation', text, at);
      return;
    }
    // Additives are a list, whose commas do not end it, and so may be what a cement is of.
    const isWhole =
      named === 'type' && clausesOf(text).every((clause) => fieldOf(this.kind, '', clause) === null);
    if (named === 'additives' || isWhole) return this.put(named, text, at);
    const own = named === null && (about === this.kind || role !== null) ? '' : label;
    let words = 0;
    for (const clause of clausesOf(text)) {
      const found = fieldOf(this.kind, own, clause);
      if (found) this.put(found.field, found.text, at);
      else if ((isOwn || own === '') && (isOwn || this.kind === 'cement') && !/^\d/.test(clause)) {
        const field = TYPE[this.kind]?.[words];
        words += 1;
        if (field !== undefined && (isOwn || this.open !== null)) this.put(field, clause, at);
      }
    }
  }
}

/** The things of one kind in rows. */
function thingsIn(kind: ThingKind, rows: readonly PageRow[]): Thing[] {
  const reader = new Reader(kind);
  for (const statement of statements(rows)) reader.read(statement);
  if (kind === 'cement')
    for (const { cells, at, isOfLiner } of reader.things) cells['role'] ??= onlySlurry(at, isOfLiner);
  return reader.things.filter(({ cells }) => NEEDS[kind]((field) => cells[field] !== undefined));
}

/** The things of one kind in rows, as a table; null without any. */
export function tableOfThings(kind: ThingKind, model: PageModel, rows: readonly PageRow[]): Table | null {
  const things = thingsIn(kind, rows);
  const first = rows[things[0]?.at ?? -1];
  if (!first) return null;
  const page = model.page === undefined ? {} : { page: model.page };
  const fields = Object.keys(COLUMNS[kind]);
  const tableRows = things.flatMap(({ at, cells }) => {
    const row = rows[at];
    if (!row) return [];
    const places = fields.map((field) => {
      const own = rows[cells[field]?.at ?? at] ?? row;
      const assumed = cells[field]?.assumed;
      return {
        row: own.row,
        column: 0,
        ...page,
        quote: own.pieces.map(({ text }) => text).join(' '),
        ...(assumed === undefined ? {} : { assumed }),
      };
    });
    return [{ row: row.row, ...page, cells: fields.map((field) => cells[field]?.text ?? ''), places }];
  });
  return {
    ...page,
    ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
    headingRow: first.row,
    headings: fields.map((field) => COLUMNS[kind][field] ?? ''),
    units: fields.map((field) => (['hole', 'casing', 'outer'].includes(field) ? 'in' : null)),
    rows: tableRows,
    decimalComma: usesDecimalComma(tableRows, null),
  };
}

export const THING_KINDS = Object.keys(COLUMNS) as ThingKind[];
