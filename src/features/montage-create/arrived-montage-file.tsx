import { Button, Loader } from '@mantine/core';
import { useEffectEvent, useLayoutEffect } from 'react';
import { ErrorBox } from '@/ui/states';
import type { ArrivedFileProps } from './montage-file';
import { useMontageFile } from './use-montage-file';
import styles from './arrived-montage-file.module.css';

/** A montage file: a chosen one is opened, a dropped one is offered. Loaded with the first of them. */
export default function ArrivedMontageFile({ file, isChosen, disabled, signIn, ...on }: ArrivedFileProps) {
  const { state, openOffered } = useMontageFile(file, isChosen, on.onOpened);
  const { phase } = state;
  const busy = phase === 'reading' || phase === 'opening';
  const notify = useEffectEvent(on.onPhase);
  // In the same paint, so that a user who reads the failure can choose the next file.
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
