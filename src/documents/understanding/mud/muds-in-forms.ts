import type { Table } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { formsOfHoles, tableOfForm } from '../blocks/forms-of-holes';
import type { FormField } from '../blocks/forms-of-holes';
import { wordOf } from '../prose/quantities';
import { parseHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { MUD_WORDS } from '../vocabulary/prose';

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');
/** Among the labels of other things, `Type` and `Weight` are of a mud only if they say so. */
const SAYS_MUD = new RegExp(
  String.raw`${wordOf(MUD_WORDS)}|^(?:mud|drilling fluid|fluid (?:type|system))`,
  'iu',
);
const NEEDS_MUD: ReadonlySet<string> = new Set([
  'type',
  'weight',
  'weightLower',
  'weightUpper',
  'properties',
  'notes',
]);
const OF_A_HOLE: ReadonlySet<string> = new Set(['hole', 'casing', 'section', 'interval', 'from', 'to']);
const NO_VALUE = /^(?:n\/?a|none|-+|[\u2013\u2014])$/i;

/** The property of a mud that a field of a form gives. */
function propertyOf(field: FormField): { heading: string; value: string; field: FormField }[] {
  const [named] = MUD ? fieldsNamed(MUD, parseHeading(field.label).key) : [];
  if (!named || OF_A_HOLE.has(named.field) || NO_VALUE.test(field.value)) return [];
  if (NEEDS_MUD.has(named.field) && !SAYS_MUD.test(field.label)) return [];
  return [{ heading: field.label, value: field.value, field }];
}

/** The muds in forms of one hole each: `Hole size (in) | 19 | Mud type | SBM`. */
export const mudsInForms = (tables: readonly Table[]): BlockTable[] =>
  formsOfHoles(tables).flatMap((form) => {
    const properties = form.fields.flatMap(propertyOf);
    return properties.length === 0 ? [] : [tableOfForm('mud', form, properties)];
  });
