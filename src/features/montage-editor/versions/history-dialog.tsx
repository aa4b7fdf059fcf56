import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isNotOffered } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import type { MontageVersion } from '@/api/generated/model';
import { Dialog } from '@/ui/dialog';
import { ErrorPanel } from '@/ui/states';
import { useEditorState } from '../editor-context';
import { useVersionList } from './use-versions';
import { VersionComparison } from './version-comparison';
import { VersionRow } from './version-row';
import styles from './history-dialog.module.css';

export interface HistoryDialogProps {
  montageId: string;
  /** A version was restored; gets the words for the user. */
  onRestored: (words: string) => void;
  onClose: () => void;
}

/** The saved versions of the montage, and one of them compared with the montage now. */
export default function HistoryDialog({ montageId, onRestored, onClose }: HistoryDialogProps) {
  const [compared, setCompared] = useState<MontageVersion | null>(null);
  /** Where the focus returns to. */
  const [last, setLast] = useState<number | null>(null);
  if (compared) {
    return (
      <VersionComparison
        montageId={montageId}
        version={compared}
        onRestored={onRestored}
        onBack={() => setCompared(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      long
      className={styles.dialog}
      title="History"
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <VersionList
        montageId={montageId}
        focused={last}
        onRestored={onRestored}
        onCompare={(version) => {
          setLast(version.number);
          setCompared(version);
        }}
      />
    </Dialog>
  );
}

interface VersionListProps extends Pick<HistoryDialogProps, 'montageId' | 'onRestored'> {
  focused: number | null;
  onCompare: (version: MontageVersion) => void;
}

function VersionList({ montageId, focused, onRestored, onCompare }: VersionListProps) {
  const { data, error, isFetching, refetch, showOlder } = useVersionList(montageId);
  const { versions, total, hasOlder } = data ?? { versions: [], total: 0, hasOlder: false };
  const isSaved = useEditorState((state) => state.save.status === 'saved');
  const items = useRef<HTMLOListElement>(null);
  // What changed in the last one is known with the version before it, which is on the next page.
  const shown = hasOlder ? versions.slice(0, -1) : versions;

  /** The first of the older versions that were asked for: it takes the focus from the button, which may be gone. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    const row = next.current === null ? null : items.current?.children[next.current];
    if (!row) return;
    next.current = null;
    row.querySelector<HTMLElement>('h3')?.focus();
  });

  if (!data && error === null) return <p role="status">Loading the versions...</p>;
  if (!data && isNotOffered(error)) return <p>This server keeps no versions of the montage.</p>;
  const failure = error !== null && (
    <ErrorPanel
      title="The versions could not be loaded."
      actions={
        <Button loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error)}
    </ErrorPanel>
  );
  if (versions.length === 0) return failure || <p>No version of this montage is saved yet.</p>;
  return (
    <>
      <p className={styles.about} role="status">
        {total === 1
          ? '1 version. Each save adds one.'
          : `${total.toLocaleString('en-US')} versions, the newest first. Each save adds one.`}
      </p>
      <ol ref={items} className={styles.versions}>
        {shown.map((version, index) => (
          <VersionRow
            key={version.number}
            montageId={montageId}
            version={version}
            previous={versions[index + 1]?.number ?? null}
            isCurrent={index === 0 && isSaved}
            takesFocus={version.number === focused}
            onRestored={onRestored}
            onCompare={() => onCompare(version)}
          />
        ))}
      </ol>
      {failure}
      {hasOlder && error === null && (
        <Button
          variant="default"
          loading={isFetching}
          onClick={() => {
            next.current = shown.length;
            showOlder();
          }}
        >
          Show older versions
        </Button>
      )}
    </>
  );
}
