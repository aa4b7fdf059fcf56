import type { Table } from '../../readers/table';
import type { Columns } from '../columns';
import type { Correction, TablePlace } from '../corrections';
import type { ParsedHeading } from '../headings';
import { parseUnit } from '../units';
import type { Kind, KindVocabulary } from '../vocabulary';

type Of<K extends Correction['kind']> = Extract<Correction, { kind: K }>;

const samePage = (at: TablePlace, thing: { page?: number; sheet?: string }) =>
  at.page === thing.page && at.sheet === thing.sheet;

/** Whether a correction is of this table: by where its heading stands, or its first row where it has none. */
export const isOf = (at: TablePlace, table: Table): boolean =>
  samePage(at, table) && at.row === table.headingRow;

/** What the engineer says of a table as a whole; null where nothing. */
export function saidKind(corrections: readonly Correction[], table: Table): Kind | 'ignored' | null {
  return (
    corrections.findLast((one): one is Of<'table'> => one.kind === 'table' && isOf(one.at, table))?.is ?? null
  );
}

/** What the engineer says of the columns of a table in the fields of one kind, over what was found. */
export function withSaidColumns(
  corrections: readonly Correction[],
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  table: Table,
  found: Columns,
): Columns {
  const said = corrections.filter((one): one is Of<'column'> => one.kind === 'column' && isOf(one.at, table));
  if (said.length === 0) return found;
  const columns: Columns = { ...found };
  for (const { column, field, unit, reference } of said) {
    for (const [other, use] of Object.entries(columns)) if (use?.column === column) delete columns[other];
    const known = field === null ? undefined : vocabulary.fields[field];
    if (field === null || !known) continue;
    const heading = headings[column];
    columns[field] = {
      column,
      heading: heading?.written || `column ${column + 1}`,
      unit: (typeof unit === 'string' ? parseUnit(unit)?.name : null) ?? heading?.unit ?? null,
      quantity: known.quantity ?? null,
      ...(reference && reference !== 'drill floor' && !/SeaLevel|Ss/.test(field)
        ? { countedFrom: reference }
        : {}),
    };
  }
  return columns;
}
