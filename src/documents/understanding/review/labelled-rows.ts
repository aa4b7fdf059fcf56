import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import { looksNumeric } from '../../readers/table';
import { convert } from '../units/units';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { fieldsNamed, VOCABULARY } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { fieldsOfLabel } from './label-fields';
import type { LabelField } from './label-fields';
import type { LabelledValue } from './labelled-values';

/** A row with fewer labels is one of values, or of something else. */
const LEAST_LABELS = 2;
/** Labels of a row that are not above each other's values begin at most so far to the left of them. */
const MARGIN = 4;

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
const SIZE_PATTERN = new RegExp(SIZE, 'iu');

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

interface Label {
  piece: PagePiece;
  /** The words without those for the slurry. */
  text: string;
  role: string | null;
  fields: readonly LabelField[];
  /** The label of the size of the hole, or of the string. */
  names: 'hole' | 'casing' | null;
}

interface Entry {
  label: Label;
  value: PagePiece;
  row: PageRow;
}

/** `Tail cement top`: the slurry, and what its value is. */
function withoutRole(text: string): { role: string | null; text: string } {
  const [first = '', ...rest] = text.split(' ');
  const role = rest.length === 0 ? null : slurryRole(first);
  return { role, text: role === null ? text : rest.join(' ') };
}

function labelOf(piece: PagePiece): Label {
  const { role, text } = withoutRole(piece.text.trim());
  const { key } = parseHeading(text);
  const named = CASING ? fieldsNamed(CASING, key).map(({ field }) => field) : [];
  const names = named.includes('hole') ? 'hole' : named.includes('outer') ? 'casing' : null;
  const fields = fieldsOfLabel(text).filter(({ kind }) => role === null || kind === 'cement');
  return { piece, text, role, fields, names };
}

/** The labels of a row that has no figures; none for another row. */
function labelsOf({ pieces }: PageRow): Label[] {
  if (pieces.some(({ text }) => looksNumeric(text))) return [];
  const labels = pieces.map(labelOf);
  const known = labels.filter(({ fields, names }) => fields.length > 0 || names !== null);
  return known.length < LEAST_LABELS ? [] : labels;
}

const isUnder = (labels: readonly Label[], at: number, { x, column }: PagePiece): boolean => {
  const own = labels[at]?.piece;
  if (!own) return false;
  if (column !== undefined || own.column !== undefined) return column === own.column;
  const next = labels[at + 1]?.piece;
  return x >= own.x - MARGIN && (next === undefined || x < next.x - MARGIN);
};

/** The values of a row below its labels; none if two are below one label. */
function entriesOf(labels: readonly Label[], row: PageRow | undefined): Entry[] {
  if (!row || labelsOf(row).length > 0) return [];
  const found = row.pieces.flatMap((value): Entry[] => {
    const at = labels.findIndex((_, index) => isUnder(labels, index, value));
    const label = labels[at];
    return label ? [{ label, value, row }] : [];
  });
  const isSingle = new Set(found.map(({ label }) => label)).size === row.pieces.length;
  return isSingle ? found : [];
}

function inchesOf({ label, value }: Entry): number | null {
  const [written] = SIZE_PATTERN.exec(plainText(value.text)) ?? [];
  if (written !== undefined) return sizeIn(sizeText(written));
  const { unit } = parseHeading(label.text);
  const figure = parseMeasured(plainText(value.text))?.value ?? null;
  if (figure === null || unit === null) return null;
  return unit === 'in' ? sizeIn(plainText(value.text)) : (convert(figure, unit, 'size')?.value ?? null);
}

/** The values of a form: rows of labels, each over a row of their values, of the hole and the string that are among them. */
function valuesOf(entries: readonly Entry[], page: number): LabelledValue[] {
  const sizeOf = (is: 'hole' | 'casing') =>
    entries.filter(({ label }) => label.names === is).map((entry) => inchesOf(entry))[0] ?? null;
  const [hole, string] = [sizeOf('hole'), sizeOf('casing')];
  const size = hole ?? string;
  if (size === null) return [];
  return entries.flatMap(({ label, value, row }): LabelledValue[] => {
    const before = row.pieces.slice(0, row.pieces.indexOf(value));
    if (label.names !== null || label.fields.length === 0) return [];
    return [
      {
        label: label.piece.text,
        fields: label.fields,
        text: value.text,
        owner: { is: hole === null ? 'casing' : 'hole', sizeIn: size, stringIn: string, role: label.role },
        page,
        row,
        from: before.reduce((sum, { text }) => sum + countWords(text), 0),
        to: null,
        pieces: [value],
      },
    ];
  });
}

/** The values of a page in forms of which each row of labels is over one row of values. */
export function valuesBelowLabels({ rows }: PageModel, page: number): LabelledValue[] {
  const found: LabelledValue[] = [];
  let form: Entry[] = [];
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    const labels = row ? labelsOf(row) : [];
    const entries = entriesOf(labels, rows[at + 1]);
    // Several rows below the labels are a table.
    const further = entriesOf(labels, rows[at + 2]);
    const isTable = further.length >= LEAST_LABELS && further.some(({ value }) => looksNumeric(value.text));
    const isForm = entries.length > 0 && !isTable;
    if (isForm) {
      form.push(...entries);
      at += 1;
      continue;
    }
    found.push(...valuesOf(form, page));
    form = [];
  }
  return found;
}
