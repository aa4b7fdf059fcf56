import { Button } from '@mantine/core';
import { readyToUpload, type ChosenFile } from './file-intake';
import { typeWords, type Found } from './found-inputs';
import { formatHeight } from './number-format';
import { isUploading, type Upload } from './use-upload';
import parts from './parts.module.css';

interface UploadActionProps {
  chosen: readonly ChosenFile[];
  upload: Upload;
}

/** What the first step is for, while files are chosen and not uploaded. */
export function UploadAction({ chosen, upload: { state, start } }: UploadActionProps) {
  const ready = readyToUpload(chosen);
  return (
    <>
      {!ready && <span className={parts.hint}>(Select all document types)</span>}
      <Button
        variant={state.failure ? 'default' : 'filled'}
        disabled={!ready}
        onClick={() => ready && start(ready)}
      >
        Upload {chosen.length} Document(s)
      </Button>
    </>
  );
}

/** Whether there are files for which the upload is the next thing to do. */
export const hasUnsentFiles = (chosen: readonly ChosenFile[], { state }: Upload): boolean =>
  chosen.length > 0 && !isUploading(state) && state.phase !== 'complete';

interface GenerateActionProps {
  /** The only height that the documents give, while the field is empty. */
  height: Found<number> | null;
  /** The type that the documents give, while the user chose none and it is not the default. */
  type: Found<boolean> | null;
  /** Whether the documents are still being read for one. */
  isReading: boolean;
  onGenerate(taken: TakenInputs): void;
}

/** What a run takes from the documents, because the user entered nothing. */
export interface TakenInputs {
  heightM?: number;
  isVertical?: boolean;
}

/** From the inputs straight to the run, with the height and the type of the documents where the user gave none. */
export function GenerateAction({ height, type, isReading, onGenerate }: GenerateActionProps) {
  const taken = [height && formatHeight(height.value), type && typeWords(type.value)].filter(Boolean);
  return (
    <Button
      disabled={isReading}
      onClick={() =>
        onGenerate({
          ...(height && { heightM: height.value }),
          ...(type && { isVertical: type.value }),
        })
      }
    >
      {taken.length > 0 ? `Use ${taken.join(', ')} and generate` : 'Generate now'}
    </Button>
  );
}
