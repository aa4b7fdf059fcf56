import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { fieldsOfHeading } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';

/** The share of the cells with figures that have two; a string without a drift may have only its inner diameter. */
const MOSTLY = 0.6;
const ONE_FIGURE = /^\d[\d.,]*(?:\s?(?:"|in|mm))?$/i;

const FIGURE = String.raw`[\d.,]+`;
const NONE = String.raw`-|\u2013|\u2014|n\/?a\.?`;
const TWO_FIGURES = new RegExp(
  String.raw`^(?<first>${FIGURE}|${NONE})\s*(?:[a-z\d/]{1,4})?\s*\/\s*(?<second>${FIGURE}|${NONE})\s*(?<unit>[a-z][\w/]*)?$`,
  'i',
);

/** `13 3/8'' / 12.415`, `7" liner / 6.184`: a pipe with its inner diameter. */
const SIZE_AND_BORE =
  /^(\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d|in\b))(?:\s\p{L}{1,10})?\s+\/\s+(\d{1,2}[.,]\d{1,3}\s?(?:"|''|\u2033|\u201d|in\b)?)$/u;

/**
 * The two figures of a cell, each as written: `1,500 / 3,000 psi`, `28.0 / n/a`; null for any other cell, and for a
 * fraction.
 */
export function figuresIn(cell: string): [string, string] | null {
  const bores = SIZE_AND_BORE.exec(cell.trim());
  if (bores) return [bores[1] ?? '', bores[2] ?? ''];
  const { first = '', second = '', unit = '' } = TWO_FIGURES.exec(cell.trim())?.groups ?? {};
  const measured = [first, second].map((figure) => parseMeasured(figure) !== null);
  const isOne = (at: 0 | 1) => measured[at] ?? false;
  const isNone = (text: string) => /^\D/.test(text);
  if (!(isOne(0) && (isOne(1) || isNone(second))) && !(isOne(1) && isNone(first))) return null;
  return [isOne(0) ? `${first} ${unit}`.trim() : '-', isOne(1) ? `${second} ${unit}`.trim() : '-'];
}

/** The two names in a heading, in its brackets if these hold them: `BOP test (annular / ram)`, `PV / YP`. */
export function namesIn({ written, unit }: ParsedHeading): [string, string] | null {
  const inBrackets = /[([]([^()[\]]+\/[^()[\]]+)[)\]]/.exec(written)?.[1];
  const whole = inBrackets !== undefined && /\p{L}{3}/u.test(inBrackets) ? inBrackets : written;
  const parts = whole
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .split('/')
    .map((part) => part.trim());
  const [first = '', second = ''] = parts;
  return parts.length !== 2 || [first, second].some((part) => !/\p{L}/u.test(part) || part === unit)
    ? null
    : [first, second];
}

/** The viscosity that is often in one cell with the yield point, and that nothing is made of. Folded. */
const OTHER =
  /^(?:pv|vp|plastic visc\w*|viscosite plastique|viscosidade? plastica|viscosita plastica|plastische visko?sit\w*|plastisk viskositet)$/;

/** Whether a heading is of two properties of a kind, or of one and the viscosity: `PV / YP`, `API / HPHT`. */
export function namesPair(heading: ParsedHeading, isNamed: (name: ParsedHeading) => boolean): boolean {
  const names = (namesIn(heading) ?? []).map((name) => parseHeading(name));
  return names.some(isNamed) && names.every((name) => isNamed(name) || OTHER.test(fold(name.written)));
}

/** `PV (cP) / YP (lb/100ft2)` by the slash that is outside brackets. */
const partsOf = (written: string): string[] => written.split(/\/(?![^([]*[)\]])/).map((part) => part.trim());

/** A column for each of two fields that a heading names, where most of its cells have two figures. */
export function withPairedColumns(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const paired = { ...columns };
  headings.forEach((heading, column) => {
    const names = namesIn(heading);
    if (!names) return;
    const cells = table.rows.map((row) => (row.cells[column] ?? '').trim()).filter((cell) => cell !== '');
    // `Diverter only`, `n/a` in place of both.
    const given = cells.filter((cell) => /\d/.test(cell));
    const pairs = given.filter((cell) => figuresIn(cell) !== null);
    const isPlain = given.every((cell) => pairs.includes(cell) || ONE_FIGURE.test(cell));
    if (given.length === 0 || !isPlain) return;
    const fields = names.map(
      (name) =>
        fieldsOfHeading(vocabulary, parseHeading(name)).find(
          ({ field }) =>
            (!paired[field] || paired[field].column === column) && vocabulary.fields[field]?.quantity != null,
        )?.field,
    );
    const [first, second] = fields;
    // No drift is given without the inner diameter.
    const isOfBore = first === 'inner' && second === 'drift';
    if (!isOfBore && (pairs.length === 0 || pairs.length < given.length * MOSTLY)) return;
    const only = names.findIndex(
      (_, at) => fields[at] !== undefined && OTHER.test(fold(names[1 - at] ?? '')),
    );
    if (only !== -1 && (first === undefined || second === undefined)) {
      const field = fields[only] ?? '';
      for (const [taken, use] of Object.entries(paired)) if (use?.column === column) delete paired[taken];
      const own = parseHeading(partsOf(heading.written)[only] ?? '');
      paired[field] = {
        ...columnUse(vocabulary, field, { ...heading, unit: own.unit ?? heading.unit }, column),
        figure: only === 0 ? 0 : 1,
      };
      return;
    }
    if (first === undefined || second === undefined || first === second) return;
    for (const [field, use] of Object.entries(paired)) if (use?.column === column) delete paired[field];
    paired[first] = {
      ...columnUse(vocabulary, first, heading, column),
      figure: 0,
      ...(isOfBore ? { isAlone: true } : {}),
    };
    paired[second] = { ...columnUse(vocabulary, second, heading, column), figure: 1 };
  });
  return paired;
}
