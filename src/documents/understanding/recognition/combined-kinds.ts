import type { Columns } from '../tables/columns';
import type { Kind } from '../words/vocabulary';
import { PIPE_FIELDS } from './casing-columns';
import type { Candidate } from './table-candidates';

/** A size with an ambiguous heading is the pipe's if the row has more pipe data. */
export function withoutPipeAsHole(candidate: Candidate, casing: Candidate | undefined): Candidate {
  const { hole, ...others } = candidate.columns;
  const pipe = casing?.columns;
  const saysPipe = PIPE_FIELDS.some((field) => pipe?.[field] && casing?.exact[field]);
  return hole?.assumed !== undefined &&
    pipe?.['outer']?.column === hole.column &&
    saysPipe &&
    candidate !== casing
    ? { ...candidate, columns: others }
    : candidate;
}

/** Kinds that programmes combine in one table: a row for each hole section with its casing and its mud. */
const TOGETHER: readonly Kind[] = ['casing', 'sections', 'mud', 'pressureTests', 'logging'];

/** Those of them whose columns belong to no other kind. */
const APART: ReadonlySet<Kind> = new Set(['mud', 'pressureTests', 'logging']);

/** Columns that all of them use. */
const SHARED = new Set([
  'hole',
  'well',
  'notes',
  'description',
  'elevation',
  'casing',
  'section',
  'from',
  'to',
  'interval',
]);

const isOneSize = (a: Candidate, b: Candidate): boolean => {
  const [hole, outer] = [a.columns['hole'], b.columns['outer']];
  return (
    hole !== undefined && outer !== undefined && hole.column === outer.column && hole.part === outer.part
  );
};

/** A density between a cement and its excess or its top is that of the cement: `Cement | Density | Excess | Top`. */
function isDensityOfCement({ columns }: Candidate, candidates: readonly Candidate[]): boolean {
  const cement = candidates.find(({ vocabulary }) => vocabulary.kind === 'cement')?.columns;
  const weight = columns['weight']?.column;
  return (
    weight !== undefined &&
    columns['type'] === undefined &&
    cement?.['density']?.column === weight &&
    cement['type'] !== undefined &&
    cement['type'].column < weight &&
    (cement['excess'] !== undefined || cement['topOfCement'] !== undefined)
  );
}

/** The other kinds of a table: hole sections and casing, and each with mud if no column would be both. */
export function companions(best: Candidate, candidates: readonly Candidate[]): Kind[] {
  if (!TOGETHER.includes(best.vocabulary.kind)) return [];
  const own = ({ columns }: Candidate) =>
    Object.entries(columns).flatMap(([field, use]) => (use && !SHARED.has(field) ? [use.column] : []));
  const chosen: Candidate[] = [best];
  for (const kind of TOGETHER) {
    const other = candidates.find(({ vocabulary }) => vocabulary.kind === kind);
    if (!other || kind === best.vocabulary.kind) continue;
    // The end of a casing's interval is its shoe, not the end of a hole.
    const { shoe } = best.columns;
    const isOfPipe = PIPE_FIELDS.some((field) => best.columns[field]);
    if (shoe && (shoe.assumed === undefined || isOfPipe) && other.columns['tdAhd']?.column === shoe.column)
      continue;
    // One size is a hole's or a pipe's, not both.
    if (isOneSize(best, other) || isOneSize(other, best)) continue;
    if (kind === 'mud' && isDensityOfCement(other, candidates)) continue;
    const isApart = APART.has(kind) || chosen.some(({ vocabulary }) => APART.has(vocabulary.kind));
    const taken = new Set(chosen.flatMap(own));
    if (!isApart || !own(other).some((column) => taken.has(column))) chosen.push(other);
  }
  return chosen.slice(1).map(({ vocabulary }) => vocabulary.kind);
}

/** `Depth | Hole | Type | Weight`: the type of a mud is no name of its section. */
export function withoutMudAsName<T extends { kind: Kind; columns: Columns }>(recognised: readonly T[]): T[] {
  const type = recognised.find(({ kind }) => kind === 'mud')?.columns['type']?.column;
  return recognised.map((each) => {
    const { description, ...others } = each.columns;
    const isType = each.kind === 'sections' && type !== undefined && description?.column === type;
    return isType ? { ...each, columns: others } : each;
  });
}
