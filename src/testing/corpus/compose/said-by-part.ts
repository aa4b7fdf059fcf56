import type { TablePart } from './parts';
import { fieldsSaid } from './table-blocks';
import type { Row } from './values';

/** The kind of a design table's fields, by the prefix before their dot. */
const KIND_OF_PREFIX: Record<string, string> = {
  sections: 'sections',
  casing: 'casing',
  mud: 'mud',
  tests: 'pressureTests',
  lead: 'cement',
  tail: 'cement',
  topFill: 'cement',
  liner: 'cement',
};

/** The fields of a part, by kind: its own, or those of the columns of a design table. */
export function saidByPart(part: TablePart, rows: readonly Row[]): { kind: string; fields: string[] }[] {
  const fields = fieldsSaid(part, rows);
  if (part.kind !== 'design') return [{ kind: part.kind, fields }];
  return fields.map((field) => {
    const [prefix = '', is = ''] = field.split('.');
    return { kind: KIND_OF_PREFIX[prefix] ?? prefix, fields: [is] };
  });
}
