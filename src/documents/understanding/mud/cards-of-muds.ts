import { looksNumeric, usesDecimalComma } from '../../readers/table';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { namesSlurry } from '../blocks/block-entries';
import { cellsOf, pairsOf } from '../blocks/block-pairs';
import type { Pair } from '../blocks/block-pairs';
import { sectionTitle, subtitleOf } from '../blocks/block-titles';
import { mudKey, pairOfMud } from '../blocks/mud-keys';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { titleOfLine } from '../outline/title-of-line';
import { parseUnit } from '../units/units';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { propertiesOfOne } from '../vocabulary/property-lists';
import type { ListColumns } from '../vocabulary/property-lists';
import { OF_MUD } from '../vocabulary/section-blocks';
import { sectionOfCard } from './section-of-card';
import type { CardSection } from './section-of-card';

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/** Fields that say which section a mud is of, and those that any list may have. */
const NOT_OF_A_MUD = new Set(['well', 'hole', 'casing', 'section', 'from', 'to', 'interval', 'notes']);
/** Fields that lists of slurries or strings have too. */
const OF_OTHERS = new Set(['type', 'weight', 'weightLower', 'weightUpper', 'properties']);

/** Properties of a mud that the montage does not hold. */
const OTHER_PROPERTY =
  /\b(?:pv|plastic viscosity|plastische viskositaet|viscosidad|viscosite|viskositet|viscosity|viscosita|gels?|chlor\w*|cloruros?|mbt|sand|solids|cake|hardness|alkalinity|salinity|electrical stability|oil.water|owr|r[36]|rpm|ecd|emw|glycol|kcl|lubricant)\b/;

/** A slurry, not a mud. */
const OF_CEMENT = /cement|slurr|ciment|zement|sement|\btoc\b|excess|lechada|laitier|schlaemme/;

interface Card {
  title: TextLine;
  section: CardSection;
  lines: TextLine[];
  pairs: Pair[];
  isInChapter: boolean;
}

const fieldOf = (key: string): string | undefined => MUD && fieldsNamed(MUD, parseHeading(key).key)[0]?.field;

/** `Type`, `Density`: labels that are a mud's below its title. */
const MUD_TYPE = /^(?:type|typ|tipo|art|system|name)$/;

function keyOfCard(key: string): string {
  const usual = mudKey(key);
  if (usual !== key) return usual;
  return MUD_TYPE.test(fold(key).trim()) ? 'Mud type' : key;
}

/** The cells of a row of a list by its columns; those of a row with blank cells by their places, null without them. */
function cellsInColumns(line: TextLine, { width }: ListColumns): string[] | null {
  const cells = cellsOf(line);
  if (cells.length === width) return cells;
  const { columns } = line;
  if (cells.length > width || columns?.length !== cells.length || columns.some((column) => column >= width))
    return null;
  return Array.from({ length: width }, (_, column) => cells[columns.indexOf(column)] ?? '');
}

/** The pair in a row of a list with headings of its own, whose unit may be any; null for any other line. */
function pairOfList(line: TextLine, columns: ListColumns | null): Pair[] | null {
  const cells = columns && cellsInColumns(line, columns);
  // Another column of the list belongs to another well.
  if (!columns || !cells) return columns && columns.width > MOST_COLUMNS ? [] : null;
  const [key = '', value = '', unit = ''] = [columns.property, columns.value, columns.unit].map(
    (at) => cells[at],
  );
  if (value === '') return columns.width > MOST_COLUMNS ? [] : null;
  const [known] = bareUnits(unit);
  const place = {
    row: line.row,
    column: line.columns?.[columns.value] ?? columns.value,
    ...(line.page === undefined ? {} : { page: line.page }),
  };
  return [{ key: known === undefined ? key : `${key} (${known})`, value, place }];
}

/** The property, its value and its unit. */
const MOST_COLUMNS = 3;

/** `lpg (ppg)`: a unit may have its other name in brackets. */
const bareUnits = (unit: string): string[] =>
  [unit, ...unit.split(/[()]/)]
    .map((one) => one.trim())
    .filter((one) => !/[()]/.test(one) && parseUnit(one) !== null);

/** How far apart two lines of a card may be. */
const MOST_ROWS = 2;

function isNext(last: TextLine, line: TextLine): boolean {
  const rows = line.row - (last.until ?? last.row);
  return line.sheet === last.sheet && line.page === last.page && rows > 0 && rows <= MOST_ROWS;
}

/** Lists of labels and values, each below a line that names a section. */
function cardsIn(lines: readonly TextLine[]): Card[] {
  const cards: Card[] = [];
  let open: Card | null = null;
  let list: ListColumns | null = null;
  let isInMuds = false;
  for (const line of lines) {
    const section = sectionOfCard(cellsOf(line).join(' '));
    if (section) {
      open = { title: line, section, lines: [], pairs: [], isInChapter: isInMuds };
      cards.push(open);
      list = null;
      continue;
    }
    const isBelow = open !== null && isNext(open.lines.at(-1) ?? open.title, line);
    const headings = isBelow ? propertiesOfOne(cellsOf(line)) : null;
    if (headings) list = headings;
    const pairs = isBelow && !headings ? (pairOfList(line, list) ?? pairsOf(line)) : [];
    if (open && (headings || (pairs.length > 0 && pairs.every(({ key }) => !looksNumeric(key))))) {
      open.lines.push(line);
      open.pairs.push(...pairs.map((pair) => pairOfMud({ ...pair, key: keyOfCard(pair.key) })));
      continue;
    }
    open = null;
    const title = line.cells.length > 1 ? null : titleOfLine(line);
    if (title)
      isInMuds = title.kind === 'mud' || OF_MUD.test(fold(line.text)) || subtitleOf(line.text) === 'mud';
    if (sectionTitle(line.text) !== null) isInMuds = false;
  }
  return cards;
}

const LEAST_SHARE = 0.6;

/** Whether a list is of a mud: by what its labels name, and by what is above it. */
function isOfMud({ section, pairs, isInChapter }: Card): boolean {
  const keys = pairs.map(({ key }) => key);
  if (keys.some((key) => OF_CEMENT.test(fold(key)) || namesSlurry(key))) return false;
  const fields = keys.map(fieldOf).filter((field) => field !== undefined && !NOT_OF_A_MUD.has(field));
  const others = keys.filter((key) => fieldOf(key) === undefined && OTHER_PROPERTY.test(fold(key)));
  const says = fields.some((field) => field === 'type' || field?.startsWith('weight') === true);
  const isCertain =
    isInChapter ||
    section.saysMud ||
    others.length > 0 ||
    fields.some((field) => field !== undefined && !OF_OTHERS.has(field)) ||
    keys.some((key) => /\bmud\b|fluid|spuelung|spoeling|slam|vaeske|boue|lodo|fango|lama/.test(fold(key)));
  return says && isCertain && fields.length > 1 && fields.length + others.length >= keys.length * LEAST_SHARE;
}

/** Cards of muds as tables with one row each; the titles stay among the lines. */
export function withMudCards(content: DocumentContent): { content: DocumentContent; cards: Table[] } {
  const cards = cardsIn(content.lines).filter(isOfMud);
  if (cards.length === 0) return { content, cards: [] };
  const used = new Set(cards.flatMap(({ lines }) => lines));
  const decimalComma = usesDecimalComma(
    cards.flatMap(({ pairs, section }) =>
      pairs.map(({ value, place }) => ({ row: place.row, cells: [section.value, ...value.split(/\s+/)] })),
    ),
    null,
  );
  return {
    content: { ...content, lines: content.lines.filter((line) => !used.has(line)) },
    cards: cards.map((card) => tableOf(card, decimalComma)),
  };
}

function tableOf({ title, section, pairs }: Card, decimalComma: boolean): Table {
  const { sheet, page, row } = title;
  const onPage = page === undefined ? {} : { page };
  // Of two values under one label neither is certain.
  const own = pairs.filter(({ key, value }) =>
    pairs.every((other) => other.key !== key || other.value === value),
  );
  const single = own.filter(({ key }, at) => own.findIndex((pair) => pair.key === key) === at);
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...onPage,
    headingRow: row,
    headings: [section.heading, ...single.map(({ key }) => key)],
    units: [section.unit, ...single.map(() => null)],
    rows: [
      {
        row: single[0]?.place.row ?? row,
        ...onPage,
        cells: [section.value, ...single.map(({ value }) => value)],
        places: [{ row, column: title.columns?.[0] ?? 0, ...onPage }, ...single.map(({ place }) => place)],
      },
    ],
    decimalComma,
  };
}
