import { Button, Loader } from '@mantine/core';
import { ErrorBox } from '@/ui/states';
import { useFocusKept } from './use-focus-kept';
import type { MontageFileState } from './use-montage-file';
import styles from './montage-file.module.css';
import parts from './parts.module.css';

interface MontageFileProps {
  state: MontageFileState;
  disabled: boolean;
  onChoose(file: File): void;
  onOpen(): void;
  onForget(): void;
}

/** The quiet way in for a montage that is made already, and what becomes of a file that came so or was dropped. */
export function MontageFile({ state, disabled, onChoose, onOpen, onForget }: MontageFileProps) {
  const busy = state.phase === 'reading' || state.phase === 'opening';
  const region = useFocusKept<HTMLDivElement>(state.phase);
  return (
    <div ref={region} className={`${styles.file} ${parts.region}`} tabIndex={-1}>
      <label className={styles.line} data-disabled={disabled || busy || undefined}>
        Have a montage file? <span className={styles.call}>Open it</span>
        <input
          className={parts.hidden}
          type="file"
          accept=".json,application/json"
          disabled={disabled || busy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onChoose(file);
            // So that the same file can be chosen again once it is mended.
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="status" className={styles.said}>
        {busy && (
          <>
            <Loader size={16} aria-hidden />
            {state.phase === 'reading' ? 'Reading ' : 'Opening '}
            <bdi className={styles.name}>{state.name}</bdi>
          </>
        )}
        {state.phase === 'offered' && (
          <span>
            <bdi className={styles.name}>{state.name}</bdi> is a montage file
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
      {state.phase === 'offered' && (
        <div className={parts.actions}>
          <Button size="xs" disabled={disabled} onClick={onOpen}>
            Open the montage file
          </Button>
          <Button size="xs" variant="default" onClick={onForget}>
            Leave it
          </Button>
        </div>
      )}
      {state.phase === 'offered' && state.failure !== null && <ErrorBox>{state.failure}</ErrorBox>}
      {state.phase === 'refused' && (
        <ErrorBox>
          <bdi className={styles.name}>{state.name}</bdi> was not opened. {state.why}
        </ErrorBox>
      )}
    </div>
  );
}
