import { columnUse } from '../columns';
import type { Columns } from '../columns';
import type { ParsedHeading } from '../headings';
import { convert } from '../units';
import { VOCABULARY } from '../vocabulary';
import type { KindVocabulary } from '../vocabulary';
import { PIPE_FIELDS } from './casing-columns';
import { namedColumns } from './named-columns';

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
const TEST =
  /^(?:(?:pressure )?tests?|test pressure|pruebas?|essais?|epreuve|prueftest|druckprobe|druktest|trykktest)$/;

/** `Test (psi)` next to the weights and grades of strings: the test of each string. */
export function withTestOfString(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  if (!CASING || columns['bump']) return columns;
  const casing = namedColumns(CASING, headings);
  if (!casing['outer'] || !PIPE_FIELDS.some((field) => casing[field])) return columns;
  const column = headings.findIndex(
    ({ name, unit }) => TEST.test(name) && unit !== null && convert(1, unit, 'pressure') !== null,
  );
  const heading = headings[column];
  return heading ? { ...columns, bump: columnUse(vocabulary, 'bump', heading, column) } : columns;
}
