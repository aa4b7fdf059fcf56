import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { convert } from '../units/units';
import { VOCABULARY } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { testsNamed } from '../vocabulary/test-names';
import { PIPE_FIELDS } from './casing-columns';
import { namedColumns } from './named-columns';

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
const TEST =
  /^(?:(?:pressure )?tests?|test pressure|pruebas?|essais?|epreuve|prueftest|druckprobe|druktest|trykktest)$/;

const PREVENTERS = ['annular', 'ram'];

/** Next to the tests of preventers, `TOL (bar)` and `Casing (bar)` are tests, too. */
function withTestsAmongTests(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  if (!PREVENTERS.some((field) => columns[field])) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const found = headings.flatMap((heading, column) => {
    const isPressure = heading.unit !== null && convert(1, heading.unit, 'pressure') !== null;
    // `Casing / liner top` is of each row's own kind.
    if (!isPressure || taken.has(column) || heading.written.includes('/')) return [];
    const [field, ...others] = testsNamed(heading.name, true);
    return field === undefined || others.length > 0 || columns[field] ? [] : [{ field, heading, column }];
  });
  const fields = found.map(({ field }) => field);
  return {
    ...columns,
    ...Object.fromEntries(
      found
        .filter(({ field }) => fields.indexOf(field) === fields.lastIndexOf(field))
        .map(({ field, heading, column }) => [field, columnUse(vocabulary, field, heading, column)]),
    ),
  };
}

/** In a Norwegian table the other valves next to the annular one are the rams. */
function withRamsAsValves(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  if (!columns['annular'] || columns['ram']) return columns;
  const column = headings.findIndex(
    ({ name, unit }) => name === 'ventiler' && unit !== null && convert(1, unit, 'pressure') !== null,
  );
  const heading = headings[column];
  if (!heading) return columns;
  const assumed = `"${heading.written}" was read as the rams, because the annular has a column of its own`;
  return { ...columns, ram: { ...columnUse(vocabulary, 'ram', heading, column), assumed } };
}

/** `Test (psi)` next to the weights and grades of strings: the test of each string. */
export function withTestOfString(
  vocabulary: KindVocabulary,
  given: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  const columns = withRamsAsValves(vocabulary, withTestsAmongTests(vocabulary, given, headings), headings);
  if (!CASING || columns['bump']) return columns;
  const casing = namedColumns(CASING, headings);
  if (!casing['outer'] || !PIPE_FIELDS.some((field) => casing[field])) return columns;
  const column = headings.findIndex(
    ({ name, unit }) => TEST.test(name) && unit !== null && convert(1, unit, 'pressure') !== null,
  );
  const heading = headings[column];
  return heading ? { ...columns, bump: columnUse(vocabulary, 'bump', heading, column) } : columns;
}
