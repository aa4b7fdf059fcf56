import type { Cell } from './address';
import type { Change, Edit, NewId, Value } from './change';
import { changeValue, editOf, setChanges, valueIn, currentPlace } from './edit';
import { createdByValue } from './empty';
import { fieldAt, isTyped, type Field } from './catalogue';
import { entityAt, hasLogging, type Entity } from './lookup';
import type { Montage } from './montage';
import { documentUnits, type Units } from '../shown-units/units-of-person';
import { editedText, readField, type ReadText } from './read-field';
import { sectionOfText, typedSection } from './section-field';
import { placeName, quantity } from './words';

const valueOf = (entity: Entity | null, field: string): Value =>
  entity && Object.hasOwn(entity, field) ? valueIn(entity, field) : null;

function textOf(montage: Montage, entity: Entity | null, cell: Cell, units: Units): string {
  const value = valueOf(entity, cell.field);
  const field = fieldAt(cell);
  if (field?.kind === 'section') return typedSection(montage, value);
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return field && (typeof value === 'string' || typeof value === 'number')
    ? editedText(field, value, units)
    : String(value);
}

/** As `readField`; a section is read with the montage. */
function readCell(montage: Montage, field: Field, text: string, units: Units): ReadText {
  if (field.kind !== 'section') return readField(field, text, units);
  const value = sectionOfText(montage, text);
  return value === undefined ? { refused: 'The montage has no such section.' } : { value };
}

/** Null also if the entity or the field does not exist. */
export const cellValue = (montage: Montage, { at, field }: Cell): Value =>
  valueOf(entityAt(montage, at), field);

/**
 * A value as text for editing, with all its digits; blank for null. Typing it back unchanged, in the same units, keeps
 * the value to its last bit.
 */
export const cellText = (montage: Montage, cell: Cell, units: Units = documentUnits): string =>
  textOf(montage, entityAt(montage, cell.at), cell, units);

/** Why a text cannot be typed into a cell, as a sentence; null if it can, or if it is the cell's own text. */
export function cellRefusal(montage: Montage, cell: Cell, text: string, units: Units): string | null {
  const field = fieldAt(cell);
  if (!isTyped(field) || text === cellText(montage, cell, units)) return null;
  const read = readCell(montage, field, text, units);
  return 'refused' in read ? read.refused : null;
}

/**
 * The changes from typing `text` into one cell; none if it is refused. They do not sort formations.
 *
 * @param units of the person who typed it. The application's own texts have those of the documents.
 */
export function cellChanges(
  montage: Montage,
  cell: Cell,
  text: string,
  newId: NewId,
  units: Units = documentUnits,
): Change[] {
  const field = fieldAt(cell);
  if (!isTyped(field)) return [];
  const at = currentPlace(montage, cell.at);
  const entity = entityAt(montage, at);
  // A deleted programme must be created again before its fields are edited.
  if (entity && 'logging_runs_list' in entity && !hasLogging(entity)) return [];
  // Leaving a cell unchanged is not an edit, even if its text would be parsed differently.
  const before = textOf(montage, entity, cell, units);
  if (text === before) return [];
  const read = readCell(montage, field, text, units);
  if ('refused' in read) return [];
  const { value } = read;
  // Neither is the same number in another dress: a value is never converted back.
  if (before !== '' && sameValue(readCell(montage, field, before, units), value)) return [];
  if (value === null && field.required) return [];
  if (entity) return changeValue(entity, at, cell.field, value);
  const create = at.of in createdByValue ? createdByValue[at.of as keyof typeof createdByValue] : undefined;
  const exists = !('section' in at) || montage.sections_list.some(({ id }) => id === at.section);
  if (!create || !exists || value === null) return [];
  return [
    { op: 'item', at, from: null, to: create(newId()) },
    { op: 'set', at, field: cell.field, from: null, to: value },
  ];
}

const sameValue = (read: ReadText, value: Value): boolean =>
  'value' in read && typeof value === 'number' && read.value === value;

const label = (verb: string, montage: Montage, { at, field }: Cell): string => {
  const of = placeName(montage, at);
  const what = fieldAt({ at, field })?.inSentence ?? field;
  return of === '' ? `${verb} ${what}` : `${verb} ${what} of ${of}`;
};

/** Sets a cell to typed text, by the rules of its field. Null if nothing changes. */
export function setCell(
  montage: Montage,
  cell: Cell,
  text: string,
  newId: NewId,
  units: Units = documentUnits,
): Edit | null {
  return editOf(label('Set', montage, cell), cellChanges(montage, cell, text, newId, units));
}

/**
 * Empties cells. Required fields keep their value: the contract requires a text for a formation's name and a step's
 * title, and users could not refer to a row without one.
 */
export function clearCells(montage: Montage, cells: readonly Cell[]): Edit | null {
  const changes = cells.flatMap((cell) => {
    const field = fieldAt(cell);
    if (!isTyped(field) || field.required) return [];
    return setChanges(montage, currentPlace(montage, cell.at), cell.field, null);
  });
  const [only] = cells;
  const what =
    only && changes.length === 1 && cells.length === 1
      ? label('Clear', montage, only)
      : `Clear ${quantity(changes.length, 'cell')}`;
  return editOf(what, changes);
}
