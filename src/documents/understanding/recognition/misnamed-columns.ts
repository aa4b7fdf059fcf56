import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { ColumnUse, Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { areBits, areFigures, NEVER_BITS, NEVER_FIGURES, TOOL_FIELDS } from '../hypotheses/bits';
import type { ColumnContent } from '../hypotheses/column-content';
import { areSizesOnly, contentFit } from '../hypotheses/content-fits';
import { weights } from '../hypotheses/weights';
import { parseMeasured } from '../words/numbers';
import { convert, leadingUnit } from '../units/units';
import type { Quantity } from '../units/known-units';
import { fieldsOfHeading } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';

/** A size, which is never a well name: `26"`, `17 1/2`. */
const SIZE =
  /^\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s*(?:"|''|\u2033|\u201d|in\b|pg\b|pulg)|^\d{1,2}[ -]\d{1,2}\/\d{1,2}$/;

/** Under a heading in inches or millimetres: `24`, `12,25`, `311,2`. */
const PLAIN_SIZE = /^\d{1,3}(?:[.,]\d{1,3})?$/;

const cellsBelow = ({ rows }: Table, column: number): string[] =>
  rows.map((row) => (row.cells[column] ?? '').trim()).filter((cell) => cell !== '');

/** Whether there are cells, and each is a size by itself or in the unit of its heading. */
function areSizes(cells: readonly string[], unit: string | null): boolean {
  const isInSizes = unit !== null && convert(1, unit, 'size') !== null;
  return cells.length > 0 && cells.every((cell) => SIZE.test(cell) || (isInSizes && PLAIN_SIZE.test(cell)));
}

/**
 * `Pozo` and `boorgat` mean the well or the hole: if every cell below is a size, it is the hole, even next to the names of
 * the sections.
 */
export function withHoleOfWell(vocabulary: KindVocabulary, columns: Columns, table: Table): Columns {
  const { well, ...others } = columns;
  if (!well || !vocabulary.fields['hole']) return columns;
  const { hole } = columns;
  if (hole && cellsBelow(table, hole.column).some((cell) => parseMeasured(cell) !== null)) return columns;
  if (!areSizes(cellsBelow(table, well.column), well.unit)) return columns;
  return { ...others, hole: { ...well, quantity: 'size' } };
}

/**
 * `Abschnitt | Bohr-Ø ["]`: of two columns that are called after the hole, the one with the sizes, next to the one with
 * the names.
 */
export function withHoleOfSizes(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { hole } = columns;
  if (!hole) return columns;
  if (cellsBelow(table, hole.column).some((cell) => parseMeasured(cell) !== null)) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = headings.findIndex(
    (heading, at) =>
      !taken.has(at) &&
      fieldsOfHeading(vocabulary, heading).some(({ field }) => field === 'hole') &&
      areSizes(cellsBelow(table, at), heading.unit),
  );
  const heading = headings[column];
  if (!heading) return columns;
  const name = NAMES_OF_SECTIONS.find((field) => vocabulary.fields[field] && !columns[field]);
  return {
    ...columns,
    hole: columnUse(vocabulary, 'hole', heading, column),
    ...(name && { [name]: { ...hole, quantity: null } }),
  };
}

const NAMES_OF_SECTIONS = ['section', 'description'];

/** `I`, `II`, `Phase IV`. */
const ROMAN = /^(?:\p{L}+[ .-]*)?(?:i{1,3}|iv|vi{0,3}|ix|x)$/iu;

const isNumbering = ({ values, words, filled }: ColumnContent): boolean =>
  (values.length > 1 && values.every((value, at) => value === at + 1)) ||
  (filled > 1 && words.length === filled && words.every((word) => ROMAN.test(word.trim())));

/**
 * `Section` over 1, 2, 3 or I, II, III numbers the rows, and gives no hole size. In a table that says nothing else of its
 * sections they are called by their numbers.
 */
export function withoutNumbering(
  { kind, fields }: KindVocabulary,
  columns: Columns,
  contents: readonly ColumnContent[],
): Columns {
  const isNumber = (use: ColumnUse | undefined) => {
    const content = use?.quantity === 'size' ? contents[use.column] : undefined;
    return content !== undefined && isNumbering(content);
  };
  const kept = Object.fromEntries(Object.entries(columns).filter(([, use]) => !isNumber(use)));
  const { hole } = columns;
  const isCalled =
    kind === 'mud' && fields['section'] !== undefined && !OF_ITS_SECTION.some((field) => kept[field]);
  return hole && isNumber(hole) && isCalled ? { ...kept, section: { ...hole, quantity: null } } : kept;
}

const OF_ITS_SECTION = ['hole', 'casing', 'section', 'interval', 'to'];

/** Ticks and words, in place of the figures of a weight or a density. */
const isWords = (content: ColumnContent | undefined): boolean =>
  content !== undefined && content.filled > 0 && content.numeric === 0;

const isOfSizes = (content: ColumnContent | undefined): boolean =>
  content !== undefined && areSizesOnly(content);

const TICK = /^(?:[xv\u00d7\u2713\u2714\u25cf\u2022*]|yes|no|ja|nein|nee|oui|non|si|y|n)$/i;

export const isTicks = (content: ColumnContent | undefined): boolean =>
  content !== undefined &&
  content.words.length > 0 &&
  content.words.filter((word) => TICK.test(word)).length * 2 >= content.words.length;

/** Fields of words, which a column of figures cannot give: `Top` over depths. */
const NAMED_BY_WORDS = new Set(['role', 'name']);

/** Removes columns with a unit of another quantity, and `Stage` over sizes if another column gives lead and tail. */
export function withoutMisnamed(
  vocabulary: KindVocabulary,
  columns: Columns,
  contents: readonly ColumnContent[],
): Columns {
  if (weights().physics === 0) return columns;
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([field, use]) =>
        use &&
        !measuresElse(use) &&
        // A survey with such a unit is reported.
        (vocabulary.kind === 'survey' || !isNoLength(use)) &&
        !(use.quantity === 'gradient' && isWords(contents[use.column])) &&
        !(field === 'variance' && isWords(contents[use.column])) &&
        !(use.quantity === 'pressure' && use.unit === null && isOfSizes(contents[use.column])) &&
        !(use.quantity === 'length' && contents[use.column]?.inches === true) &&
        !(NEVER_FIGURES.has(field) && areFigures(contents[use.column])) &&
        !(TOOL_FIELDS.has(field) && isTicks(contents[use.column])) &&
        !(NEVER_BITS.has(field) && areBits(contents[use.column]?.words ?? [])) &&
        !(NAMED_BY_WORDS.has(field) && contentFit(vocabulary.kind, field, use, contents[use.column]) < 0),
    ),
  );
}

/** A column with a unit of another quantity: `Weight (lb/ft)` is not a mud weight. */
export const measuresElse = ({ unit, quantity }: ColumnUse) =>
  unit !== null && quantity !== null && MEASURED_ALONE.has(quantity) && convert(1, unit, quantity) === null;

/** `PV (cP)` is not a `profondeur verticale`. */
const isNoLength = ({ unit, quantity }: ColumnUse) =>
  unit !== null && quantity === 'length' && convert(1, unit, 'length') === null;

const MEASURED_ALONE: ReadonlySet<Quantity> = new Set(['gradient', 'linearMass', 'pressure', 'yieldPoint']);

/** What has the same name as a quantity in other tables: the weight of a mud and that of a pipe. */
const OTHER_WEIGHT: Partial<Record<Quantity, Quantity>> = { gradient: 'linearMass', linearMass: 'gradient' };

/**
 * Removes weights without a unit of their own whose cells have units of the other weight: `Weight` over `68 lb/ft` is of pipe,
 * not of mud.
 */
export function withoutOtherUnits(columns: Columns, table: Table): Columns {
  return Object.fromEntries(
    Object.entries(columns).filter(([, use]) => {
      const other = use?.quantity == null ? undefined : OTHER_WEIGHT[use.quantity];
      if (!use || use.unit !== null || other === undefined) return true;
      const units = table.rows.flatMap(({ cells }) => {
        const measured = parseMeasured((cells[use.column] ?? '').trim(), table.decimalComma);
        return (measured && leadingUnit(measured.rest)) ?? [];
      });
      return units.length === 0 || units.some((unit) => convert(1, unit, other) === null);
    }),
  );
}
