import { fieldsOfHeading, VOCABULARY } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import { parseHeading } from '../words/headings';
import { labelOf } from './side-rows';
import type { SideRow } from './side-rows';
import { isOfSlurry } from './wide-labels';

const KINDS = VOCABULARY.filter(({ kind }) =>
  ['casing', 'sections', 'mud', 'cement', 'pressureTests', 'logging'].includes(kind),
);
/** Fields of every kind, which do not identify the kind of a row. */
const SHARED = new Set(['hole', 'well', 'notes', 'section', 'item', 'from', 'to', 'interval', 'casing']);

/** The kinds that have a property; a string's size is one of the string only. */
function kindsOf(row: SideRow): Kind[] {
  const heading = parseHeading(labelOf(row));
  if (heading.key === '') return [];
  if (isOfSlurry(labelOf(row))) return ['cement'];
  return KINDS.flatMap((vocabulary) => {
    const [named] = fieldsOfHeading(vocabulary, heading);
    return named && !SHARED.has(named.field) ? [vocabulary.kind] : [];
  });
}

/** The kind of each row: a property that several kinds have is of the kind of the rows before it, or else behind it. */
export function kindsOfRows(rows: readonly SideRow[]): (Kind | null)[] {
  const all = rows.map(kindsOf);
  const certain = all.map((kinds) => (kinds.length === 1 ? (kinds[0] ?? null) : null));
  return all.map((kinds, at) => {
    if (kinds.length < 2) return certain[at] ?? null;
    const near = [...certain.slice(0, at).toReversed(), ...certain.slice(at)].find((kind) => kind !== null);
    return near !== undefined && near !== null && kinds.includes(near) ? near : null;
  });
}
