import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import { parseRange } from '../words/numbers';
import { convert } from '../units/units';
import type { KindVocabulary } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';

interface Seen {
  heading: ParsedHeading;
  /** The cells that are not blank. */
  cells: readonly string[];
  /** Their figures, where all of them are figures or ranges of them. */
  figures: readonly number[];
}

interface Rule {
  field: string;
  /** A name of other matter in the heading, next to unknown words. */
  never?: RegExp;
  fits: (seen: Seen) => boolean;
}

const FEWEST = 2;
const MOSTLY = 0.6;
const SOME = 0.4;

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
const mostly =
  (words: RegExp, least = MOSTLY) =>
  (seen: Seen) =>
    share(seen.cells, (cell) => words.test(fold(cell))) >= least;
const between =
  (least: number, most: number) =>
  ({ figures }: Seen) =>
    figures.length >= FEWEST && figures.every((figure) => figure >= least && figure <= most);
const isLength = ({ heading: { unit } }: Seen): boolean =>
  unit !== null && convert(1, unit, 'length') !== null;

const CEMENT =
  /\b(?:class|klasse|classe|clase|api) ?[a-h]\b|\bg-?cement|portland|cem\b|pozz|\bneat\b|thixo|foam(?:ed)? cement/;
const ADDITIVES =
  /bentonit|silic|silik|silex|kwarts|quarz|cuarzo|retard|ritard|verzog|verzoeg|vertrag|dispers|disperg|extender|defoam|entschaum|calcium|kalsium|calcio|chlorid|\bnacl|\bkcl|gas ?block|spher|hohlkugel|hule kuler|bolletjes|esfera|fluid ?loss|filtrat|latex|accelerat|beschleunig|flour|farine|harina|farinha|farina/;
const SURFACE =
  /^(?:surface|seabed|sea ?bed|mud ?line|ground(?: level)?|wellhead|gelande|gelaende|maaiveld|zeebodem|havbunn|overflate|surf\.?|superficie|a giorno|giorno|leito marinho|fondo mare|fond (?:de )?mer|sol|top|to surface|bottom|bop)$/;
const MUD =
  /\b(?:wbm|obm|sbm|nabm|wbdf|ldsbm|nadf|kcl|spud|gyp|brine|seawater|gel|mud|fluid|slam|lodo|lama|fango|boue|spoeling)\b|polym|bentonit|spulung|spuelung|oljebas|oil[ -]?bas|water[ -]?bas|base (?:agua|aceite|oleo|acqua|olio)|salz|glykol|glycol|silikat|silicate|low ?tox|synthetic|borevaeske|slam\b/;

const TOOLS =
  /\b(?:mwd|lwd|gr|gamma|resist\w*|wider\w*|sonic|cbl|vdl|usit|density|dichte|neutron|nmr|fmi|cali\w*|wireline|vsp|mdt|rft|gyro|cement ?bond|cement(?:meting|log|logg)|sementlogg|log(?:s|ging)?|pwd)\b/;

const RULES: Partial<Record<string, readonly Rule[]>> = {
  cement: [
    { field: 'type', fits: mostly(CEMENT) },
    { field: 'additives', fits: (seen) => mostly(ADDITIVES, SOME)(seen) && !mostly(CEMENT, SOME)(seen) },
    {
      field: 'density',
      never: /spacer|wash|yield|thick|water|sacks?/,
      fits: (seen) =>
        seen.heading.unit === null &&
        between(1.2, 2.4)(seen) &&
        share(seen.cells, (cell) => /[.,]\d/.test(cell)) >= MOSTLY,
    },
    {
      field: 'excess',
      never: /silica|bwoc|conc|water|losses|porosity|return|solids/,
      fits: (seen) => isOfPercent(seen) && between(0, 400)(seen),
    },
    {
      field: 'topOfCement',
      never: /shoe|base|bottom|length|from|to$|hole|previous|interval|column/,
      fits: (seen) =>
        isLength(seen) && share(seen.cells, (cell) => /^-?\d/.test(cell) || SURFACE.test(fold(cell))) === 1,
    },
  ],
  mud: [
    {
      field: 'type',
      never: /comment|remark|note|additive|product|propert|problem|bemerk|opmerk/,
      fits: (seen) => mostly(MUD)(seen) && seen.figures.length === 0,
    },
    {
      field: 'yieldPoint',
      never: /gel|10 ?(?:s|m)|initial|tau|pv|plastic/,
      fits: ({ heading: { unit } }) => unit !== null && convert(1, unit, 'yieldPoint') !== null,
    },
    {
      field: 'ph',
      never: /rpm|weight|densit|sg|%|pv|yp|mbt|sand|gel|\/ ?h|rop|hours?|heures|stunden|uren|horas|dull/,
      fits: (seen) => seen.heading.unit === null && between(7, 13)(seen),
    },
  ],
  logging: [
    { field: 'evaluation', never: /comment|remark|note|mud|section|^(?:wireline|mwd)$/, fits: mostly(TOOLS) },
    {
      field: 'run',
      fits: (seen) =>
        /#/.test(seen.heading.written) &&
        between(1, 30)(seen) &&
        seen.figures.every((run) => Number.isInteger(run)),
    },
  ],
  reservoirs: [
    {
      field: 'name',
      never: /fluid|comment|remark|note|litho/,
      fits: ({ cells }) => share(cells, (cell) => /^(?:\d\w*\s+)?\p{L}[\p{L}\s.'()&-]{3,}/u.test(cell)) === 1,
    },
  ],
};

const isOfPercent = ({ heading: { unit, written }, cells }: Seen): boolean =>
  unit === '%' || /%/.test(written) || (cells.length >= FEWEST && cells.every((cell) => cell.endsWith('%')));

/** The fields that show that a table is of its kind, whose other columns are then looked for. */
const SHOWN: Partial<Record<string, (columns: Columns) => boolean>> = {
  cement: (columns) => columns['role'] !== undefined,
  mud: (columns) => ['hole', 'section', 'casing', 'interval'].some((field) => columns[field] !== undefined),
  logging: (columns) => columns['hole'] !== undefined || columns['run'] !== undefined,
  reservoirs: (columns) => ['pressureLower', 'pressureUpper'].some((field) => columns[field] !== undefined),
};

/** The lower and the upper end of one quantity. */
const ENDS = [
  ['pressureLower', 'pressureUpper'],
  ['tvdSsLower', 'tvdSsUpper'],
] as const;

/** The other end of a range, where one is known: the only column with its unit and reference whose figures are all beyond. */
function withOtherEnds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const settled = { ...columns };
  for (const [lower, upper] of ENDS) {
    const [from, to] = [settled[lower], settled[upper]];
    const known = from ?? to;
    const like = known && headings[known.column];
    if (!known || !like || (from && to) || like.unit === null) continue;
    const taken = new Set(Object.values(settled).map((use) => use?.column));
    const own = seenIn(table, known.column, like).figures;
    const lastWord = (name: string) => name.split(' ').at(-1);
    const found = headings.flatMap((heading, column) => {
      const isLike =
        heading.unit === like.unit &&
        (vocabulary.fields[lower]?.quantity !== 'length' || lastWord(heading.name) === lastWord(like.name));
      if (taken.has(column) || !isLike) return [];
      const { figures } = seenIn(table, column, heading);
      const isBeyond =
        figures.length > 0 &&
        figures.length === own.length &&
        figures.every((figure, at) => (from ? figure > (own[at] ?? figure) : figure < (own[at] ?? figure)));
      return isBeyond ? [{ heading, column }] : [];
    });
    const [only] = found;
    const field = from ? upper : lower;
    if (only && found.length === 1 && vocabulary.fields[field])
      settled[field] = {
        ...columnUse(vocabulary, field, only.heading, only.column),
        assumed: `the heading "${only.heading.written}" is unclear; its figures are the other end of "${like.written}"`,
      };
  }
  return settled;
}

const NOTHING = /^(?:-+|\u2013|n\/?a|nil|none|tb[ad])$/i;

function figureOf(cell: string, decimalComma: boolean): number | null {
  const range = parseRange(cell, decimalComma);
  return range === null ? null : (range.exact ?? range.lower ?? range.upper);
}

function seenIn(table: Table, column: number, heading: ParsedHeading): Seen {
  const cells = table.rows
    .map((row) => (row.cells[column] ?? '').trim())
    .filter((cell) => cell !== '' && !NOTHING.test(cell));
  const figures = cells.map((cell) => figureOf(cell, table.decimalComma));
  return {
    heading,
    cells,
    figures: figures.includes(null) ? [] : figures.filter((figure) => figure !== null),
  };
}

/**
 * The columns of a slurry, a mud, a logging run or a reservoir under headings that are not known: the only one whose cells are
 * of a field, in a table that is otherwise one of its kind. Each is marked.
 */
export function withFieldsByContent(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const rules = RULES[vocabulary.kind] ?? [];
  if (SHOWN[vocabulary.kind]?.(columns) !== true) return columns;
  const settled = { ...columns };
  for (const { field, never, fits } of rules) {
    if (Object.keys(settled).some((known) => known.startsWith(field))) continue;
    const taken = new Set(Object.values(settled).map((use) => use?.column));
    const found = headings.flatMap((heading, column) => {
      if (taken.has(column) || never?.test(fold(heading.written)) === true) return [];
      const seen = seenIn(table, column, heading);
      const isRole = share(seen.cells, (cell) => slurryRole(cell) !== null) === 1;
      return seen.cells.length >= FEWEST && !isRole && fits(seen) ? [{ heading, column }] : [];
    });
    const [only] = found;
    if (only && found.length === 1)
      settled[field] = {
        ...columnUse(vocabulary, field, only.heading, only.column),
        assumed: `the heading "${only.heading.written}" is unclear; identified by its cells`,
      };
  }
  return vocabulary.kind === 'reservoirs' ? withOtherEnds(vocabulary, settled, headings, table) : settled;
}
