import type { Quantity } from '@/domain/units';
import type { SurveyFilePart } from './survey-files';

export type Language = 'English' | 'Dutch' | 'German' | 'Norwegian' | 'French' | 'Spanish';

/** The subject of a table. A design table has the hole, the string, the mud and the cement of a section in one row. */
export type TableKind =
  | 'header'
  | 'survey'
  | 'tops'
  | 'sections'
  | 'casing'
  | 'cement'
  | 'mud'
  | 'logging'
  | 'pressureTests'
  | 'reservoirs'
  | 'plan'
  | 'design';

export interface ColumnExtras {
  /** Over this heading and its neighbours of the same group. */
  group?: string;
  decimals?: number;
  /** For a column of another unit than the rest of its table: the unit, and how it is spelt. */
  unit?: UnitPart;
}

/** The content of its cells (a field of `values.ts`), its heading, in which `{u}` is the place of the unit, and the rest. */
export type ColumnPart = readonly [is: string, heading: string, extras?: ColumnExtras];

/** A unit of `domain/units.ts`, and how it is spelt on paper. */
export type UnitPart = readonly [unit: string, spelt: string];

export type UnitsAt =
  /** `MD (m)`, `MD [m]`, `MD, m` */
  | 'round'
  | 'square'
  | 'comma'
  /** A row of units below the headings, bare or in brackets. */
  | 'below'
  | 'below in brackets'
  /** Behind every figure. */
  | 'cells'
  /** In a note alone. */
  | 'nowhere';

export type SizeStyle = 'fraction' | 'marked' | 'hyphen' | 'vulgar' | 'decimal' | 'rounded up';

/** How the documents of one source lay out one kind of table: its words, units and order. */
export interface TablePart {
  source: string;
  language: Language;
  kind: TableKind;
  /** Above the table. */
  title?: string;
  columns: readonly ColumnPart[];
  /** The possible units of each quantity. A quantity without an entry is in the first unit of the domain. */
  units?: Partial<Record<Quantity | 'dogleg' | 'percent' | 'fluidLoss', readonly UnitPart[]>>;
  unitsAt?: readonly UnitsAt[];
  sizes?: SizeStyle;
  /** A table, one turned over (properties down, sections across), a line for each row, or a block for each row. */
  as?: 'table' | 'turned' | 'lines' | 'blocks';
  /**
   * For a line or the title of a block: `{hole}` is the cell of a field, and text in `[` `]` is left out if one of its cells is
   * blank.
   */
  template?: string;
  /** Lines above and below: `{floor}` is the elevation of the drill floor with its unit, `{well}` the well. */
  above?: readonly string[];
  below?: readonly string[];
  /** Heads turned by a quarter, where the format can. */
  rotated?: boolean;
}

/** Keys and values at the head of a document. `values.ts` has what `is` may be; a pattern has `{v}` for the value. */
export interface HeaderPart {
  source: string;
  language: Language;
  as: 'table' | 'lines' | 'two columns';
  pairs: readonly (readonly [is: string, key: string, pattern?: string])[];
}

/** A page as an office has it, and the words of which no table is made. */
export interface PagePart {
  source: string;
  language: Language;
  /** `{title}` and `{well}`. */
  title: string;
  runningHeader: string;
  footer: string;
  pageWords: (page: number, pages: number) => string;
  preamble: readonly string[];
  footnotes: readonly string[];
  portrait: boolean;
  /** Lines around every cell, below the heads alone, or none. */
  rules: 'all' | 'heads' | 'none';
  /** The first page has so much in front that a table begins low on it. */
  splitFirstPage: boolean;
  headsRepeat: boolean;
}

/** Names of documents, in the words of a language. */
export interface TitlePart {
  language: Language;
  titles: Partial<Record<TableKind | 'programme', readonly string[]>>;
}

/** Content of documents that must not be read. */
export type NoiseKind =
  | 'blank rows'
  | 'footnotes'
  | 'hidden sheet'
  | 'hidden rows'
  | 'hidden columns'
  | 'struck-through rows'
  | 'superseded sheet'
  | 'offset well'
  | 'repeated heads'
  | 'two units in a cell'
  | 'names that wrap'
  | 'totals row'
  | 'number column'
  | 'side by side';

export interface NumberPart {
  source: string;
  language: Language;
  decimal: ',' | '.';
  thousands: '' | ',' | '.' | ' ' | "'";
  /** `{a}` to `{b}`. */
  range: string;
  atMost: string;
  atLeast: string;
  blank: '' | '-' | 'n/a' | '--';
}

/** One half of all that documents are composed from. */
export interface Parts {
  tables: readonly TablePart[];
  headers: readonly HeaderPart[];
  pages: readonly PagePart[];
  titles: readonly TitlePart[];
  numbers: readonly NumberPart[];
  surveyFiles: readonly SurveyFilePart[];
  noises: readonly NoiseKind[];
  /** Values of offset wells and superseded tables. */
  asides: readonly { language: Language; offset: string; superseded: string; sheet: string }[];
}
