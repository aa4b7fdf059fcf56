import type { UnderstoodDocument } from '../read-documents';
import { fold } from '../words/fold';
import type { NamedSizes } from './labelled-values';

/** A longer one is a remark. */
const MOST_WORDS = 5;

const isName = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && !/\d["/]/.test(name) && name.split(' ').length <= MOST_WORDS;

type Row = UnderstoodDocument['groups'][number]['rows'][number];

const sizeOf = (row: Row, field: string): number | null => (row.has(field) ? row.value(field) : null);

/**
 * What the tables of a document call its holes, and its strings where no hole has the name: `Intermediate 1` of the row with 12 1/4 in;
 * none for a name of several.
 */
export function namesOfSizes({ groups }: UnderstoodDocument): NamedSizes {
  const said = groups.filter((group) => group.said === undefined);
  const rowsOf = (kind: string) => said.filter((group) => group.kind === kind).flatMap(({ rows }) => rows);
  const [sections, strings] = [rowsOf('sections'), rowsOf('casing')];
  const named = (is: 'hole' | 'casing', rows: readonly Row[], words: string, size: string) => {
    const sizes = Map.groupBy(
      rows.filter((row) => sizeOf(row, size) !== null),
      (row) => fold(row.text(words) ?? '').trim(),
    );
    return [...sizes].flatMap(([name, own]) => {
      const [sizeIn = null, ...others] = new Set(own.map((row) => sizeOf(row, size)));
      return sizeIn === null || others.length > 0 || !isName(name) ? [] : [[name, { is, sizeIn }] as const];
    });
  };
  return new Map([
    ...named('casing', strings, 'category', 'outer'),
    ...named('hole', strings, 'category', 'hole'),
    ...named('hole', sections, 'description', 'hole'),
  ]);
}
