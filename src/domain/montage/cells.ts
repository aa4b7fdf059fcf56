import type { Cell } from './address';
import type { Change, Edit, NewId, Value } from './change';
import { changeValue, editOf, setChanges, valueIn, whereNow } from './edit';
import { createdByValue } from './empty';
import { fieldAt, isTyped } from './catalogue';
import { entityAt, hasLogging, type Entity } from './lookup';
import type { Montage } from './montage';
import { parseField } from './parse';
import { placeName, quantity } from './words';

const valueOf = (entity: Entity | null, field: string): Value =>
  entity && Object.hasOwn(entity, field) ? valueIn(entity, field) : null;

function textOf(entity: Entity | null, field: string): string {
  const value = valueOf(entity, field);
  if (value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Null where the entity or the field is not there, too: nothing is known of it. */
export const cellValue = (montage: Montage, { at, field }: Cell): Value =>
  valueOf(entityAt(montage, at), field);

/** A value as it is typed: every digit of it, blank where there is none. What is typed back unchanged is the same value. */
export const cellText = (montage: Montage, { at, field }: Cell): string =>
  textOf(entityAt(montage, at), field);

/** The changes that `text` makes to one cell; formations are not put in order by them. */
export function cellChanges(montage: Montage, cell: Cell, text: string, newId: NewId): Change[] {
  const field = fieldAt(cell);
  if (!isTyped(field)) return [];
  const at = whereNow(montage, cell.at);
  const entity = entityAt(montage, at);
  // A deleted programme is created anew before anything is written into it.
  if (entity && 'logging_runs_list' in entity && !hasLogging(entity)) return [];
  // Leaving a cell as one found it is no edit, even where the text would be read as something else.
  if (text === textOf(entity, cell.field)) return [];
  const value = parseField(field, text);
  if (value === null && field.required) return [];
  if (entity) return changeValue(entity, at, cell.field, value);
  const create = at.of in createdByValue ? createdByValue[at.of as keyof typeof createdByValue] : undefined;
  const isThere = !('section' in at) || montage.sections_list.some(({ id }) => id === at.section);
  if (!create || !isThere || value === null) return [];
  return [
    { op: 'item', at, from: null, to: create(newId()) },
    { op: 'set', at, field: cell.field, from: null, to: value },
  ];
}

const label = (verb: string, montage: Montage, { at, field }: Cell): string => {
  const of = placeName(montage, at);
  const what = fieldAt({ at, field })?.inSentence ?? field;
  return of === '' ? `${verb} ${what}` : `${verb} ${what} of ${of}`;
};

/** Puts what a person typed into a cell, by the rules of its field. Null where nothing changes. */
export function setCell(montage: Montage, cell: Cell, text: string, newId: NewId): Edit | null {
  return editOf(label('Set', montage, cell), cellChanges(montage, cell, text, newId));
}

/**
 * Empties cells. What cannot be empty stays as it is: the contract wants a text for the name of a formation and the title of
 * a step, and a blank one would leave a row that nobody can speak of.
 */
export function clearCells(montage: Montage, cells: readonly Cell[]): Edit | null {
  const changes = cells.flatMap((cell) => {
    const field = fieldAt(cell);
    if (!isTyped(field) || field.required) return [];
    return setChanges(montage, whereNow(montage, cell.at), cell.field, null);
  });
  const [only] = cells;
  const what =
    only && changes.length === 1 && cells.length === 1
      ? label('Clear', montage, only)
      : `Clear ${quantity(changes.length, 'cell')}`;
  return editOf(what, changes);
}
