import { labelOf } from './side-rows';
import type { SideRow } from './side-rows';
import { parseHeading } from '../words/headings';
import { figuresIn, namesIn } from '../recognition/paired-columns';
import { parseUnit } from '../units/units';
import { slurryRole } from '../vocabulary/roles';

const ROLE = /(?<![\p{L}])(?:lead|tail)(?![\p{L}])/iu;
const BOTH = /(?<![\p{L}])(?<first>lead)\s*[/&+]\s*(?<second>tail)(?![\p{L}])/iu;
const CEMENT =
  /(?<![\p{L}])(?:cement|zement(?:ation|ierung)?|ciment(?:ation)?|sement(?:ering)?|cementa\p{L}*|cimenta\p{L}*|slurr?y)(?![\p{L}])/giu;
const UNIT = /\(([^()]+)\)\s*$|,\s*([^\s,]+)\s*$/;

/** Whether a property of a summary is that of one slurry: `Cement lead (ppg)`, `Tail top, ft`. */
export const isOfSlurry = (label: string): boolean => ROLE.test(label) && slurryRole(label) !== null;

/** `Cement lead (ppg)` is the density of the lead, and `Lead slurry` its type. */
function slurryLabel(label: string): string {
  const role = ROLE.exec(label)?.[0] ?? '';
  const [whole = '', bracket, behind] = UNIT.exec(label) ?? [];
  const unit = parseUnit(bracket ?? behind ?? '') === null ? '' : (bracket ?? behind ?? '');
  const rest = label
    .slice(0, label.length - (unit === '' ? 0 : whole.length))
    .replace(ROLE, ' ')
    .replace(CEMENT, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const property = rest !== '' ? rest : unit === '' ? 'type' : 'density';
  return `${role} ${property}${unit === '' ? '' : ` (${unit})`}`;
}

const withFirst = ({ cells, ...row }: SideRow, label: string, of: (cell: string) => string): SideRow => ({
  ...row,
  cells: new Map([...cells].map(([column, cell], at) => [column, at === 0 ? label : of(cell)])),
});

/** `ID / drift (in) | 12.415 / 12.259`: a row for each of the two names; null for any other row. */
function pairOfRows(row: SideRow, label: string): SideRow[] | null {
  const heading = parseHeading(label);
  const names = namesIn(heading);
  const [, ...values] = row.cells.values();
  const pairs = values.filter((cell) => figuresIn(cell) !== null);
  // A cell without figures is of both: `Diverter`, a dash.
  if (!names || pairs.length === 0 || values.some((cell) => figuresIn(cell) === null && /\d/.test(cell)))
    return null;
  const unit = heading.unit === null ? '' : ` (${heading.unit})`;
  return names.map((name, at) => withFirst(row, `${name}${unit}`, (cell) => figuresIn(cell)?.[at] ?? cell));
}

/**
 * The rows of a summary with a label for each slurry: `Excess lead/tail | 100/50 | 20` is a row for the lead and one for the tail, a
 * single figure being that of both.
 */
export function withSlurryLabels(rows: readonly SideRow[]): SideRow[] {
  return rows.flatMap((row): SideRow[] => {
    const label = labelOf(row);
    const { first, second } = BOTH.exec(label)?.groups ?? {};
    if (first !== undefined && second !== undefined) {
      const own = (role: string) => slurryLabel(label.replace(BOTH, role));
      const part = (at: 0 | 1) => (cell: string) => cell.split(/\s*\/\s*/)[at] ?? cell;
      return [withFirst(row, own(first), part(0)), withFirst(row, own(second), part(1))];
    }
    const pair = pairOfRows(row, label);
    if (pair) return pair;
    return isOfSlurry(label) ? [withFirst(row, slurryLabel(label), (cell) => cell)] : [row];
  });
}
