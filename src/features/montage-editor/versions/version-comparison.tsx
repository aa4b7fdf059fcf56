import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { errorMessage } from '@/api/error-message';
import type { MontageVersion } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { versionChanges } from '@/domain/montage/versions';
import { Dialog } from '@/ui/dialog';
import { shortText } from '@/ui/short-text';
import { ErrorPanel } from '@/ui/states';
import { useEditorState } from '../editor-context';
import controls from '../header/controls.module.css';
import { useRestore } from './use-restore';
import { useVersionMontage } from './use-versions';
import { originOf, savedTime, unbroken } from './version-words';
import styles from './version-comparison.module.css';
import history from './history-dialog.module.css';

interface VersionComparisonProps {
  montageId: string;
  version: MontageVersion;
  onRestored: (words: string) => void;
  /** To the list of versions. */
  onBack: () => void;
  onClose: () => void;
}

/** A version next to the montage in the editor, unsaved edits included. */
export function VersionComparison(props: VersionComparisonProps) {
  const { montageId, version, onRestored, onBack, onClose } = props;
  const { number } = version;
  const { data, error, isFetching, refetch } = useVersionMontage(montageId, number);
  const { locked, restoring } = useRestore(montageId, number, onRestored);
  const about = [savedTime(version), originOf(version)].filter((words) => words !== null).join(' · ');
  return (
    <Dialog
      long
      className={history.dialog}
      title={`Version ${number} and now`}
      onClose={onClose}
      actions={
        <>
          {restoring.isError && (
            <p className={history.failure} role="alert">
              {errorMessage(restoring.error)}
            </p>
          )}
          <Button variant="default" onClick={onBack}>
            All versions
          </Button>
          <Button
            disabled={locked || !data}
            title={locked ? 'This montage is open in another tab and read-only here' : undefined}
            loading={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            Restore version {number}
          </Button>
        </>
      }
    >
      {version.name !== null && (
        <p className={history.name}>
          <strong title={version.name} dir="auto">
            {version.name}
          </strong>
        </p>
      )}
      <p className={history.origin}>{about}</p>
      {data ? (
        <Differences number={number} version={data} />
      ) : error === null || isFetching ? (
        <p role="status">Loading version {number}...</p>
      ) : (
        <ErrorPanel
          title={`Version ${number} could not be loaded.`}
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {errorMessage(error)}
        </ErrorPanel>
      )}
    </Dialog>
  );
}

/** A longer text (characters) is folded: one of 30 lines would fill the dialog. */
const shortEnough = 240;

function VersionValue({ text }: { text: string | null }) {
  if (text === null) return <span className={styles.absent}>not there</span>;
  if (text.length <= shortEnough) return text;
  return (
    <details>
      <summary>{shortText(text, shortEnough)}</summary>
      {text}
    </details>
  );
}

/** Rows that are shown at first, and with each further step: a dialog with thousands of rows would be slow. */
const step = 200;

function Differences({ number, version }: { number: number; version: Montage }) {
  const now = useEditorState((state) => state.montage);
  const [shown, setShown] = useState(step);
  const changes = useMemo(() => versionChanges(version, now), [version, now]);
  const words =
    changes.length === 0
      ? `The montage is the same as version ${number}.`
      : changes.length === 1
        ? '1 difference. Everything else is the same.'
        : `${changes.length.toLocaleString('en-US')} differences. Everything else is the same.`;
  return (
    <>
      <p role="status">{words}</p>
      {changes.length > 0 && (
        <table className={styles.table}>
          <thead className="card-heads">
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Version {number}</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map(({ key, where, before, after }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {unbroken(where)}
                </th>
                <td data-label={`Version ${number}`} dir="auto">
                  <VersionValue text={before} />
                </td>
                <td data-label="Now" dir="auto">
                  <VersionValue text={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > shown && (
        <button type="button" className={controls.small} onClick={() => setShown(shown + step)}>
          Show {Math.min(step, changes.length - shown)} more
        </button>
      )}
    </>
  );
}
