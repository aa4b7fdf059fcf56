import { Button, Loader } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Elapsed } from './elapsed';
import { isUploading, type UploadState } from './use-upload';
import styles from './upload-status.module.css';

const words = ({ phase, count }: UploadState): string => {
  if (phase === 'uploading') return `Uploading ${count} file(s)...`;
  if (phase === 'processing') return `Processing ${count} file(s)...`;
  if (phase === 'complete') return 'Upload Complete';
  return phase === 'cancelled' ? 'Upload cancelled. Your files and their types are still here.' : '';
};

interface UploadStatusProps {
  state: UploadState;
  onCancel(): void;
}

/** The state of the upload. Only the words are announced, not a timer ten times a second. */
export function UploadStatus({ state, onCancel }: UploadStatusProps) {
  const running = isUploading(state);
  const complete = state.phase === 'complete';
  return (
    <div
      className={styles.status}
      data-shown={state.phase !== 'idle' || undefined}
      data-complete={complete || undefined}
    >
      {running && <Loader size={18} aria-hidden />}
      {complete && <IconCircleCheck size={20} stroke={1.75} aria-hidden />}
      <span className={styles.words} role="status">
        {words(state)}
      </span>
      {(running || complete) && (
        <span className={styles.time}>
          <Elapsed startedAt={state.startedAt} endedAt={state.endedAt} />
        </span>
      )}
      {running && (
        <Button variant="default" onClick={onCancel}>
          Cancel upload
        </Button>
      )}
    </div>
  );
}
