import type { SectionItems } from './address';
import { setCell } from './cells';
import type { Change, Edit, Item, NewId } from './change';
import { appendChanges, editOf, removeChanges } from './edit';
import { emptyCement, emptyLogging, emptyMud } from './empty';
import type { FieldOf } from './catalogue';
import { hasLogging, itemFields, sectionOf } from './lookup';
import type { Montage, MudProperty } from './montage';
import { placeName, sectionName } from './words';

/** Edits of casing, cement, mud, logging and pressure tests. */

const setter =
  <Kind extends keyof SectionItems, Typed extends FieldOf<Kind> = FieldOf<Kind>>(of: Kind) =>
  (montage: Montage, sectionId: string, field: Typed, text: string, newId: NewId): Edit | null =>
    setCell(montage, { at: { of, section: sectionId }, field }, text, newId);

/** Creates the casing if there is none. */
export const setCasingField = setter('casing');
/** Null without cement: the user creates it first. */
export const setCementField = setter('cement');
export type MudField = 'mud_type' | 'mud_properties' | 'notes' | `${MudProperty}_exact`;
/** Exact values, type, properties and notes; bounds are not editable. Null without mud: the user creates it first. */
export const setMudField = setter<'mud', MudField>('mud');
/** Creates the tests if there are none. */
export const setPressureTestField = setter('pressureTest');
/** Null without a logging programme: the user creates it first. */
export const setLoggingField = setter('logging');

function replaceItem(montage: Montage, of: keyof SectionItems, sectionId: string, to: Item): Change[] {
  const section = sectionOf(montage, sectionId);
  return section ? [{ op: 'item', at: { of, section: sectionId }, from: section[itemFields[of]], to }] : [];
}

const isMissing = (montage: Montage, of: 'cement' | 'mud', sectionId: string): boolean =>
  sectionOf(montage, sectionId)?.[itemFields[of]] === null;

export const createCement = (montage: Montage, sectionId: string, newId: NewId): Edit | null =>
  isMissing(montage, 'cement', sectionId)
    ? editOf(
        `Create cement in ${sectionName(montage, sectionId)}`,
        replaceItem(montage, 'cement', sectionId, emptyCement(newId())),
      )
    : null;

export const createMud = (montage: Montage, sectionId: string, newId: NewId): Edit | null =>
  isMissing(montage, 'mud', sectionId)
    ? editOf(
        `Create mud in ${sectionName(montage, sectionId)}`,
        replaceItem(montage, 'mud', sectionId, emptyMud(newId())),
      )
    : null;

/** An empty programme, also after one was deleted. */
export function createLogging(montage: Montage, sectionId: string, newId: NewId): Edit | null {
  if (hasLogging(sectionOf(montage, sectionId)?.logging_item ?? null)) return null;
  return editOf(
    `Create Logging in ${sectionName(montage, sectionId)}`,
    replaceItem(montage, 'logging', sectionId, emptyLogging(newId(), sectionId)),
  );
}

/** Resets the programme to an empty one with a blank id, which means that there is none. */
export function deleteLogging(montage: Montage, sectionId: string): Edit | null {
  if (!hasLogging(sectionOf(montage, sectionId)?.logging_item ?? null)) return null;
  return editOf(
    `Delete logging in ${sectionName(montage, sectionId)}`,
    replaceItem(montage, 'logging', sectionId, emptyLogging('', sectionId)),
  );
}

/** The run's number is one above the highest. */
export function addRun(montage: Montage, sectionId: string, newId: NewId): Edit | null {
  const logging = sectionOf(montage, sectionId)?.logging_item ?? null;
  if (!hasLogging(logging)) return null;
  const run_number = Math.max(0, ...logging.logging_runs_list.map((run) => run.run_number ?? 0)) + 1;
  return editOf(
    `Add Run ${run_number} to ${sectionName(montage, sectionId)}`,
    appendChanges(
      montage,
      { of: 'runs', section: sectionId },
      {
        id: newId(),
        logging_id: logging.id,
        run_number,
        run_evaluation: null,
      },
    ),
  );
}

/** The other runs keep their numbers, because reports refer to them. */
export function removeRun(montage: Montage, sectionId: string, runId: string): Edit | null {
  const name = placeName(montage, { of: 'run', section: sectionId, id: runId });
  return editOf(`Remove ${name}`, removeChanges(montage, { of: 'runs', section: sectionId }, runId));
}

export const setRunEvaluation = (
  montage: Montage,
  sectionId: string,
  runId: string,
  text: string,
): Edit | null =>
  setCell(
    montage,
    { at: { of: 'run', section: sectionId, id: runId }, field: 'run_evaluation' },
    text,
    () => runId,
  );
