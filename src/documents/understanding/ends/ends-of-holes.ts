import type { CasingStringFact, Classification } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import type { ColumnUse, Columns } from '../columns';
import { declaredLengthUnit } from '../declared-units';
import type { DepthRole } from '../hypotheses/depth-roles';
import type { Datum } from '../row-reader';
import { readSections } from '../sections';
import { groupsOfTable } from '../table-groups';
import type { Group } from '../table-groups';
import { areBelowShoes, stringsSet } from './below-shoes';
import type { EndField } from './below-shoes';
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

/**
 * The groups of a table of holes whose depths lie a little below the shoes of the strings: with the columns of that kind of
 * depth, each marked. Null if none does, or if two columns of one kind do.
 */
function groupsBelowShoes(
  holes: TableOfHoles,
  casings: readonly CasingStringFact[],
  { content, ...document }: Document,
  datum: Datum,
): Group[] {
  const hole = columnOf(holes, holes.hole, 'size');
  const groupsWith = (columns: Columns): Group[] =>
    groupsOfTable(
      { kind: 'sections', table: holes.table, columns: { hole, ...columns } },
      content,
      document,
      declaredLengthUnit(content),
      datum,
    );
  const below: Columns = {};
  for (const { role, field, fact } of ROLES) {
    const strings = stringsSet(casings, fact);
    const found = holes.depths.flatMap(({ column, said }): ColumnUse[] => {
      if ((said !== null && said !== role) || Object.values(below).some((use) => use?.column === column))
        return [];
      const use = columnOf(holes, column, 'length');
      const sections = groupsWith({ [field]: use }).flatMap(readSections);
      return areBelowShoes(sections, fact, strings) ? [use] : [];
    });
    const [only] = found;
    if (only && found.length === 1)
      below[field] = {
        ...only,
        assumed: `"${only.heading}" is not known; its depths lie a little below the shoes, so that the holes end there`,
      };
  }
  return Object.keys(below).length === 0 ? [] : groupsWith(below);
}

/**
 * Where the holes end, if no document says so in known words: the depths of a table or of lines that lie a little below the
 * shoes of the strings, hole by hole.
 */
export function endsBelowShoes<T extends Document>(
  documents: readonly T[],
  casings: readonly CasingStringFact[],
  datum: Datum,
): { document: T; groups: Group[] } | null {
  for (const document of documents)
    for (const holes of tablesOfEnds(document.content)) {
      const { file, classification, content } = document;
      const groups = groupsBelowShoes(holes, casings, { file, classification, content }, datum);
      if (groups.length > 0) return { document, groups };
    }
  return null;
}
