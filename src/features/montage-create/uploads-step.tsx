import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ErrorPanel } from '@/ui/states';
import { ClassifyDocuments } from './classify-documents';
import { DropArea } from './drop-area';
import { readyToUpload } from './file-intake';
import { arrivalOf, MontageFile, type Arrival } from './montage-file';
import { RefusedFiles } from './refused-files';
import type { ReviewSlots } from './review-slot';
import { SampleDocumentsButton } from './sample-documents-button';
import { SignInLink } from './sign-in-link';
import { StepHeading } from './step-heading';
import type { UploadedDocument } from './tab-memory';
import { UploadStatus } from './upload-status';
import { UploadedSet } from './uploaded-set';
import type { ChosenFiles } from './use-chosen-files';
import { useFocusKept } from './use-focus-kept';
import { idleUpload, isUploading, type Upload } from './use-upload';
import parts from './parts.module.css';

interface UploadsStepProps {
  files: ChosenFiles;
  upload: Upload;
  documentId: string | null;
  documents: readonly UploadedDocument[] | null;
  takesFocus: boolean;
  Review: ReviewSlots['OfFiles'] | undefined;
  /** A montage file has become a montage. */
  onMontageTaken(documentId: string): void;
}

/** Only a montage file is JSON; a document never is. */
const isJson = ({ name }: File): boolean => /\.json$/i.test(name);

export function UploadsStep({
  files,
  upload,
  documentId,
  documents,
  takesFocus,
  Review,
  onMontageTaken,
}: UploadsStepProps) {
  const { chosen, refused, add } = files;
  const { state, start, cancel } = upload;
  const busy = isUploading(state) || state.phase === 'complete';
  const ready = readyToUpload(chosen);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useFocusKept<HTMLDivElement>(busy ? 'busy' : state.phase);
  const [montageFile, setMontageFile] = useState<Arrival | null>(null);
  const addOrOffer = (incoming: Iterable<File>) => {
    // Copied at once: the browser empties its own list as soon as the input is.
    const copied = [...incoming];
    const dropped = copied.find(isJson);
    if (dropped) setMontageFile(arrivalOf(dropped, false));
    const others = copied.filter((file) => file !== dropped);
    if (others.length > 0) add(others);
  };
  return (
    <div className={parts.step}>
      <StepHeading takesFocus={takesFocus}>Upload Input Documents</StepHeading>
      {documentId !== null && !busy && <UploadedSet documentId={documentId} documents={documents} />}
      <div>
        <section className={parts.card} aria-label="Documents">
          <div className={parts.cardHead}>
            <h3 className={parts.title}>Well documents</h3>
            <span className={parts.badge}>Required</span>
            <span className={parts.hint}>Proposal, catalogue, trajectory, cement program, mud program</span>
          </div>
          <DropArea disabled={busy} input={input} onFiles={addOrOffer} />
          <div className={parts.actions}>
            {import.meta.env.MODE !== 'production' && <SampleDocumentsButton disabled={busy} onFiles={add} />}
          </div>
          <MontageFile
            arrival={montageFile}
            disabled={busy}
            onArrival={setMontageFile}
            onOpened={onMontageTaken}
          />
        </section>
        <RefusedFiles refused={refused} />
      </div>
      {chosen.length > 0 && (
        <ClassifyDocuments
          files={files}
          disabled={busy}
          Review={Review}
          onEmptied={() => input.current?.focus()}
        />
      )}
      <div ref={outcome} className={`${parts.step} ${parts.region}`} tabIndex={-1}>
        {state.failure && chosen.length > 0 && (
          <ErrorPanel
            title={state.failure.message}
            actions={
              <>
                {state.failure.needsSignIn && <SignInLink />}
                {ready && (
                  <Button
                    variant={state.failure.needsSignIn ? 'default' : 'filled'}
                    onClick={() => start(ready)}
                  >
                    Try again
                  </Button>
                )}
              </>
            }
          >
            Your files and their types are kept.
          </ErrorPanel>
        )}
        <div className={parts.actions}>
          {/* What a cancelled upload says of the files is about files that are still there. */}
          <UploadStatus state={chosen.length === 0 && !busy ? idleUpload : state} onCancel={cancel} />
        </div>
      </div>
    </div>
  );
}
