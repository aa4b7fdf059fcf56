import type { DocumentClassification } from '@/api/generated/model';
import { documentTypes } from './classification';
import type { FoundInputs } from './found-inputs';
import { choices } from '@/domain/shown-units/units-of-person';
import type { LengthUnit } from './length-unit';
import type { TypedHeight } from './rig-floor-height';

export interface UploadedDocument {
  name: string;
  classification: DocumentClassification;
}

/** The state of a document set that a tab remembers, so that a reload loses no input. */
export interface RememberedSet {
  /** As typed, so that a half-written number comes back too. */
  rigFloorText: string;
  /** In which it was typed; absent for metres. */
  rigFloorUnit?: LengthUnit | undefined;
  isVertical: boolean;
  /** Whether the user chose the type; without a choice, the type of the documents is offered. */
  isTypeChosen: boolean;
  /** The documents of the set; null when it was not uploaded from this tab. */
  documents: UploadedDocument[] | null;
  /** What its documents say about the inputs, as far as they were recognised in this tab. */
  found: FoundInputs[];
  /** The generation that this tab follows, on a server that goes on with it; null without one. */
  followed: FollowedRun | null;
}

export interface FollowedRun {
  firstEventId: string;
  rigFloorHeight: number | null;
  isVertical: boolean;
}

export const nothingRemembered: RememberedSet = {
  rigFloorText: '',
  isVertical: false,
  isTypeChosen: false,
  documents: null,
  found: [],
  followed: null,
};

export const rigFloorOf = ({ rigFloorText: text, rigFloorUnit: unit = 'm' }: RememberedSet): TypedHeight => ({
  text,
  unit,
});

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembered per document set, never for all of them: the rig floor height shifts every depth below the drill floor, and
 * one well's must not get into another's. Inputs before an upload have no document id and are kept under 'new'.
 */
const keyOf = (documentId: string | null) =>
  documentId === null ? 'montage-create.new' : `montage-create.of.${documentId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readDocuments(value: unknown): UploadedDocument[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((entry) => {
    const classification = documentTypes.find((type) => isRecord(entry) && type === entry.classification);
    return isRecord(entry) && typeof entry.name === 'string' && classification
      ? [{ name: entry.name, classification }]
      : [];
  });
}

const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function readFound(value: unknown): FoundInputs[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) =>
    isRecord(entry) && typeof entry.document === 'string'
      ? [
          {
            document: entry.document,
            rig_floor_height: typeof entry.rig_floor_height === 'number' ? entry.rig_floor_height : null,
            rig_floor_because: stringOrNull(entry.rig_floor_because),
            is_vertical: typeof entry.is_vertical === 'boolean' ? entry.is_vertical : null,
            well_type_because: stringOrNull(entry.well_type_because),
          },
        ]
      : [],
  );
}

function readFollowed(value: unknown): FollowedRun | null {
  if (!isRecord(value) || typeof value.firstEventId !== 'string') return null;
  const { firstEventId, rigFloorHeight, isVertical } = value;
  return {
    firstEventId,
    rigFloorHeight: typeof rigFloorHeight === 'number' ? rigFloorHeight : null,
    isVertical: isVertical === true,
  };
}

export function recall(store: Store, documentId: string | null): RememberedSet {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(documentId)) ?? 'null');
    if (!isRecord(value)) return nothingRemembered;
    const unit = choices.length.find((known) => known === value.rigFloorUnit);
    return {
      ...(unit !== undefined && { rigFloorUnit: unit }),
      rigFloorText: typeof value.rigFloorText === 'string' ? value.rigFloorText : '',
      isVertical: value.isVertical === true,
      isTypeChosen: value.isTypeChosen === true,
      documents: readDocuments(value.documents),
      found: readFound(value.found),
      followed: readFollowed(value.followed),
    };
  } catch {
    // Storage is blocked or contains something else: the screen works without it.
    return nothingRemembered;
  }
}

export function remember(store: Store, documentId: string | null, set: RememberedSet): void {
  try {
    store.setItem(keyOf(documentId), JSON.stringify(set));
  } catch {
    // Blocked or full: the values are on the screen, only a reload would lose them.
  }
}

export function forget(store: Store, documentId: string | null): void {
  try {
    store.removeItem(keyOf(documentId));
  } catch {
    // Then nothing could have been stored either.
  }
}

/** Merges an id's inputs when it is entered manually: the typed inputs win, known documents stay. */
export function mergeInto(stored: RememberedSet, typed: RememberedSet): RememberedSet {
  if (typed.rigFloorText === '' && !typed.isTypeChosen) return stored;
  const { rigFloorText, rigFloorUnit, isVertical, isTypeChosen } = typed;
  return { ...stored, rigFloorText, rigFloorUnit, isVertical, isTypeChosen };
}
