import type { RecognisedInputs } from '@/api/generated/model';
import { fileId, type Previews } from './recognition-queue';

/** What one document says about the inputs of the generation. */
export interface FoundInputs extends RecognisedInputs {
  /** The file's name. */
  document: string;
}

/** A document that gives a value, and how the value follows from it; null where the document states it. */
interface FoundSource {
  document: string;
  because: string | null;
}

/** A value, and the documents that give it. */
export interface Found<T> {
  value: T;
  sources: FoundSource[];
}

/** The inputs that the recognised files give. A server that recognises none gives none. */
export const foundIn = (files: readonly File[], previews: Previews): FoundInputs[] =>
  files.flatMap((file) => {
    const preview = previews.get(fileId(file));
    const inputs = preview?.phase === 'recognised' ? preview.recognition.inputs : undefined;
    return inputs ? [{ document: file.name, ...inputs }] : [];
  });

/** Whether an answer is still to come soon: a scan takes minutes, and is not waited for. */
export const areBeingRead = (files: readonly File[], previews: Previews): boolean =>
  files.some((file) => {
    const preview = previews.get(fileId(file));
    return preview?.phase === 'recognising' && preview.reading === undefined;
  });

/** Two elevations, rounded to the decimetre, are not a difference. */
const sameHeightM = 0.05;

export const isSameHeight = (a: number, b: number): boolean => Math.abs(a - b) <= sameHeightM;

function grouped<T>(given: readonly Found<T>[], isSame: (a: T, b: T) => boolean): Found<T>[] {
  const groups: Found<T>[] = [];
  for (const { value, sources } of given) {
    const known = groups.find((group) => isSame(group.value, value));
    if (known) known.sources.push(...sources);
    else groups.push({ value, sources: [...sources] });
  }
  return groups;
}

/** The rig floor heights that the documents give, m, each once; a stated one before one that only follows from depths. */
export function foundHeights(found: readonly FoundInputs[]): Found<number>[] {
  const given = found.flatMap(({ document, rig_floor_height: value, rig_floor_because: because }) =>
    value === null ? [] : [{ value, because, sources: [{ document, because }] }],
  );
  const stated = given.filter(({ because }) => because === null);
  const implied = given.filter(
    ({ value, because }) => because !== null && !stated.some((one) => isSameHeight(one.value, value)),
  );
  return grouped([...stated, ...implied], isSameHeight);
}

export const typeWords = (isVertical: boolean) => (isVertical ? 'Vertical' : 'Deviated');

/** The types of the well that the documents give: whether it is vertical. */
export const foundTypes = (found: readonly FoundInputs[]): Found<boolean>[] =>
  grouped(
    found.flatMap(({ document, is_vertical: value, well_type_because: because }) =>
      value === null ? [] : [{ value, sources: [{ document, because }] }],
    ),
    (a, b) => a === b,
  );

/** The type that all documents agree on, where it is not the present one and the user chose none. */
export function offeredType(
  types: readonly Found<boolean>[],
  { isVertical, isTypeChosen }: { isVertical: boolean; isTypeChosen: boolean },
): Found<boolean> | null {
  const [type = null, ...others] = types;
  return type === null || others.length > 0 || isTypeChosen || type.value === isVertical ? null : type;
}
