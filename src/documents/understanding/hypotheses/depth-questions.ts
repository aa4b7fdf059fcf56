import type { DepthReference } from '@/api/generated/model';
import type { Correction } from '../corrections/corrections';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import type { Question } from '../facts/questions';
import type { Source } from '../../facts';
import type { Table } from '../../readers/table';
import { contentOf } from './column-content';
import { bareDepthColumn } from './settle-depths';

const READINGS: readonly { text: string; field: string; reference: DepthReference }[] = [
  { text: 'measured depth along the hole, below the drill floor', field: 'ahd', reference: 'drill floor' },
  { text: 'true vertical depth below the drill floor', field: 'tvd', reference: 'drill floor' },
  { text: 'true vertical depth below mean sea level', field: 'tvdSs', reference: 'sea level' },
];

/**
 * Asks for the reference of the depths in a table of formations if nothing in the document gives it: the three readings
 * differ by hundreds of metres in a deviated well. Null for other tables.
 */
export function bareDepthQuestion(
  source: Source,
  table: Table,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Question | null {
  const column = bareDepthColumn(columns, headings);
  const content = column === null ? undefined : contentOf(table)[column];
  if (column === null || !content || content.numeric < 0.6 || content.filled < 2 || content.rising < 0.6)
    return null;
  const at = {
    ...(table.page === undefined ? {} : { page: table.page }),
    ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
    row: table.headingRow,
  };
  const heading = headings[column]?.written ?? '';
  return {
    id: `bare-depth:${table.sheet ?? ''}:${table.page ?? ''}:${table.headingRow}:${column}`,
    text: `What are the depths under "${heading}" of the formations (the first is ${content.values[0] ?? ''})?`,
    source,
    decides: content.filled,
    answers: READINGS.map(({ text, field, reference }) => ({
      text,
      corrections: [{ kind: 'column', at, column, field, reference } satisfies Correction],
    })),
  };
}
