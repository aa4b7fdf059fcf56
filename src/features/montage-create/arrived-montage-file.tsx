import { Button, Loader } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { ErrorBox } from '@/ui/states';
import { useMontageFile } from './use-montage-file';
import styles from './arrived-montage-file.module.css';

export interface ArrivedFileProps {
  file: File;
  /** Or dropped among documents: then it waits for the user's confirmation. */
  isChosen: boolean;
  disabled: boolean;
  /** The way back in, where a session has ended. */
  signIn: ReactNode;
  /** Called when the message has changed or is gone; and whether choosing another file is blocked meanwhile. */
  onPhase(phase: string, busy: boolean): void;
  onOpened(documentId: string): void;
  onForget(): void;
}

/** A montage file that was chosen, and is opened, or dropped, and is offered. Loaded with the first of them. */
export default function ArrivedMontageFile({ file, isChosen, disabled, signIn, ...on }: ArrivedFileProps) {
  const { state, openOffered } = useMontageFile(file, isChosen, on.onOpened);
  const { phase } = state;
  const busy = phase === 'reading' || phase === 'opening';
  const notify = useEffectEvent(on.onPhase);
  // With the same paint: a user who reads that it failed can choose the next file.
  useLayoutEffect(() => notify(phase, busy), [phase, busy]);
  useLayoutEffect(() => () => notify('', false), []);
  return (
    <>
      <div role="status" className={styles.said}>
        {busy && (
          <>
            <Loader size={16} aria-hidden />
            {phase === 'reading' ? 'Reading ' : 'Opening '}
            <bdi className={styles.name}>{file.name}</bdi>
          </>
        )}
        {phase === 'offered' && (
          <span>
            <bdi className={styles.name}>{file.name}</bdi> is a montage file
            {state.held.well !== 'N/A' && (
              <>
                {' '}
                of <bdi className={styles.name}>{state.held.well}</bdi>
              </>
            )}
            . It is opened as a new montage, and not uploaded.
          </span>
        )}
      </div>
      {phase === 'offered' && (
        <div className={styles.actions}>
          <Button size="xs" disabled={disabled} onClick={openOffered}>
            Open the montage file
          </Button>
          <Button size="xs" variant="default" onClick={on.onForget}>
            Leave it
          </Button>
        </div>
      )}
      {phase === 'offered' && state.failure && (
        <ErrorBox>
          {state.failure.why} {state.failure.needsSignIn && signIn}
        </ErrorBox>
      )}
      {phase === 'refused' && (
        <ErrorBox>
          <bdi className={styles.name}>{file.name}</bdi> was not opened. {state.why}
        </ErrorBox>
      )}
    </>
  );
}
