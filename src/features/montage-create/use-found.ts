import { useEffect, useEffectEvent } from 'react';
import { areBeingRead, foundHeights, foundIn, foundTypes, type Found } from './found-inputs';
import type { ChosenFiles } from './use-chosen-files';
import type { Workflow } from './use-workflow';

/** What the documents of the set, or the chosen files before there is one, say about the inputs. */
export interface FoundOnScreen {
  heights: Found<number>[];
  types: Found<boolean>[];
  /** Whether an answer is still to come soon. */
  isReading: boolean;
  /** Whether the documents were read and none gives a height. */
  isMissing: boolean;
}

export function useFound(files: ChosenFiles, { state, set, changeInputs }: Workflow): FoundOnScreen {
  const { document_id } = state;
  const { chosen, previews } = files;
  const read = document_id === null ? chosen.map(({ file }) => file) : files.filesOf(document_id);
  const found = read ? foundIn(read, previews) : set.found;
  const isReading = read !== undefined && areBeingRead(read, previews);
  const heights = foundHeights(found);

  const remember = useEffectEvent(() => changeInputs({ found }));
  // The recognitions end with the screen; what they gave belongs to the set.
  const fresh = read && document_id !== null ? JSON.stringify(found) : null;
  useEffect(() => {
    if (fresh !== null && fresh !== '[]') remember();
  }, [fresh]);

  return {
    heights,
    types: foundTypes(found),
    isReading,
    isMissing: !isReading && found.length > 0 && heights.length === 0,
  };
}
