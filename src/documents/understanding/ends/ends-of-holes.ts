import type { CasingStringFact, Classification } from '../../facts';
import type { DocumentContent, Table } from '../../readers/table';
import type { ColumnUse, Columns } from '../tables/columns';
import { declaredLengthUnit } from '../units/declared-units';
import type { DepthRole } from '../hypotheses/depth-roles';
import type { Datum } from '../tables/row-reader';
import { readSections } from '../sections/sections';
import { groupsOfTable } from '../tables/table-groups';
import type { Group } from '../tables/table-groups';
import { areBelowShoes, areOnlyShoes, stringsSet } from './below-shoes';
import type { EndField, SetString } from './below-shoes';
import { tablesOfEnds } from './tables-of-ends';
import type { TableOfHoles } from './tables-of-ends';

interface Document {
  file: string;
  classification: Classification;
  content: DocumentContent;
}

const ROLES: readonly { role: DepthRole; field: string; fact: EndField }[] = [
  { role: 'ahd', field: 'tdAhd', fact: 'tdAhdM' },
  { role: 'tvd', field: 'tdTvd', fact: 'tdTvdBdfM' },
  { role: 'tvdSs', field: 'tdTvdSs', fact: 'tdTvdSsM' },
];

const columnOf = ({ table }: TableOfHoles, column: number, quantity: ColumnUse['quantity']): ColumnUse => ({
  column,
  heading: table.headings[column] ?? '',
  unit: table.units[column] ?? null,
  quantity,
});

/** The groups of a table of holes with these columns. */
function groupsWith(holes: TableOfHoles, { content, ...document }: Document, datum: Datum, columns: Columns) {
  // `17 1/2" x 13 3/8"` is a hole with its string.
  const hole = { ...columnOf(holes, holes.hole, 'size'), part: 'larger' as const, own: true };
  return groupsOfTable(
    { kind: 'sections', table: holes.table, columns: { hole, ...columns } },
    content,
    document,
    declaredLengthUnit(content),
    datum,
  );
}

/** The strings by which an end is known, of each reference: one list, or several of which one decides. */
type StringsOf = (field: EndField) => SetString[][];

/**
 * The groups of a table of holes whose depths lie a little below the shoes of the strings: with the columns of that kind of
 * depth, each marked. Null if none does, or if two columns of one kind do.
 */
function groupsBelowShoes(
  holes: TableOfHoles,
  stringsOf: StringsOf,
  document: Document,
  datum: Datum,
): Group[] {
  const below: Columns = {};
  for (const { role, field, fact } of ROLES) {
    const lists = stringsOf(fact);
    const found = holes.depths.flatMap(({ said, isOfStrings: _, ...part }): ColumnUse[] => {
      const isTaken = Object.values(below).some(
        (use) => use?.column === part.column && use.figure === part.figure,
      );
      if ((said !== null && said !== role) || isTaken) return [];
      const use = { ...columnOf(holes, part.column, 'length'), ...part };
      const sections = groupsWith(holes, document, datum, { [field]: use }).flatMap(readSections);
      return lists.some((strings) => areBelowShoes(sections, fact, strings)) ? [use] : [];
    });
    const [only] = found;
    if (only && found.length === 1)
      below[field] = {
        ...only,
        assumed: `"${only.heading}" is not known; its depths lie a little below the shoes, so that the holes end there`,
      };
  }
  const ends = withDepthsNextToThem(holes, below);
  return Object.keys(ends).length === 0 ? [] : groupsWith(holes, document, datum, ends);
}

/** `1,942 m MD (1,918 m TVD)`: the figure next to the end is another depth of it. */
function withDepthsNextToThem(holes: TableOfHoles, below: Columns): Columns {
  const { tdAhd: along } = below;
  if (!along) return below;
  const others = ROLES.flatMap(({ role, field }) => {
    const same = holes.depths.filter(
      ({ column, said }) => said === role && holes.table.headings[column] === along.heading,
    );
    const [only] = same;
    return below[field] || !only || same.length > 1
      ? []
      : [[field, { ...columnOf(holes, only.column, 'length'), assumed: along.assumed ?? '' }] as const];
  });
  return { ...below, ...Object.fromEntries(others) };
}

/**
 * The shoes of strings that no known word names: in lines that name a string and its hole, the depths with one label. A depth
 * a little below each of them is the end of the hole.
 */
function stringsInLines(documents: readonly Document[], datum: Datum): StringsOf {
  const tables = documents.flatMap((document) =>
    tablesOfEnds(document.content).map((holes) => ({ document, holes })),
  );
  return (wanted) =>
    ROLES.filter(({ fact }) => fact === wanted).flatMap(({ role, field, fact }) =>
      tables.flatMap(({ document, holes }) =>
        holes.depths.flatMap(({ column, said, isOfStrings }): SetString[][] => {
          if (isOfStrings !== true || (said !== null && said !== role)) return [];
          const use = columnOf(holes, column, 'length');
          const rows = groupsWith(holes, document, datum, { [field]: use }).flatMap(readSections);
          return [
            rows.flatMap(({ diameterIn, [fact]: shoeM }): SetString[] =>
              shoeM === null ? [] : [{ outerIn: null, holeIn: diameterIn, shoeM, mayBeDriven: false }],
            ),
          ];
        }),
      ),
    );
}

/** Rows of bit runs: the last one in a hole is where it ends. */
const lastOfEachHole = (group: Group): Group => ({
  ...group,
  rows: group.rows.filter((row, at, rows) => row.value('hole') !== rows[at + 1]?.value('hole')),
});

/**
 * Documents with the ends of holes that none says in known words: the depths of a table or of lines that lie a little below
 * the shoes of the strings, hole by hole. They replace ends that are only the shoes again.
 */
export function withEndsBelowShoes<T extends Document & { groups: Group[]; unknown: Table[] }>(
  documents: readonly T[],
  casings: readonly CasingStringFact[],
  datum: Datum,
): T[] {
  // A value that the user pointed at is of a section whose end is elsewhere.
  const isRead = ({ kind, said }: Group) => kind === 'sections' && said === undefined;
  const known = documents.flatMap(({ groups }) => groups.filter(isRead));
  if (known.some((group) => !areOnlyShoes(readSections(group), casings))) return [...documents];
  const own = documents.map(({ file, classification, content }) => ({ file, classification, content }));
  const hasShoes = ROLES.some(({ fact }) => stringsSet(casings, fact).length > 0);
  const stringsOf: StringsOf = hasShoes
    ? (field) => [stringsSet(casings, field)]
    : stringsInLines(own, datum);
  for (const document of documents)
    for (const holes of tablesOfEnds(document.content)) {
      const { file, classification, content } = document;
      const found = groupsBelowShoes(holes, stringsOf, { file, classification, content }, datum);
      if (found.length === 0) continue;
      return documents.map((each) => ({
        ...each,
        groups: [
          ...each.groups.filter((group) => !isRead(group)),
          ...(each === document ? found.map(lastOfEachHole) : []),
        ],
        unknown: each === document ? each.unknown.filter((table) => table !== holes.table) : each.unknown,
      }));
    }
  return [...documents];
}
