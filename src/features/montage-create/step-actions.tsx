import { Button } from '@mantine/core';
import { readyToUpload, type ChosenFile } from './file-intake';
import type { Found } from './found-inputs';
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
  offered: Found<number> | null;
  /** Whether the documents are still being read for one. */
  isReading: boolean;
  onGenerate(heightM?: number): void;
}

/** From the inputs straight to the run, with the height of the documents where none was entered. */
export function GenerateAction({ offered, isReading, onGenerate }: GenerateActionProps) {
  return (
    <Button disabled={isReading} onClick={() => (offered ? onGenerate(offered.value) : onGenerate())}>
      {offered ? `Use ${formatHeight(offered.value)} and generate` : 'Generate now'}
    </Button>
  );
}
