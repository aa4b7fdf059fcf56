import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/error-message';
import type { MontageVersion } from '@/api/generated/model';
import controls from '../header/controls.module.css';
import { useRestore } from './use-restore';
import { useChangeSummary } from './use-versions';
import { VersionName } from './version-name';
import { originOf, savedTime } from './version-words';
import styles from './history-dialog.module.css';

interface VersionRowProps {
  montageId: string;
  version: MontageVersion;
  /** The number of the version before; null for the first that is kept. */
  previous: number | null;
  /** Whether it is what the editor shows. */
  isCurrent: boolean;
  takesFocus: boolean;
  onCompare: () => void;
  onRestored: (words: string) => void;
}

export function VersionRow(props: VersionRowProps) {
  const { montageId, version, previous, isCurrent, takesFocus, onCompare, onRestored } = props;
  const { number } = version;
  const { locked, restoring } = useRestore(montageId, number, onRestored);
  const compare = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) compare.current?.focus();
  }, [takesFocus]);
  const origin = originOf(version);
  const time = savedTime(version);
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3 className={styles.number} tabIndex={-1}>
          Version {number} {isCurrent && <span className={styles.current}>current</span>}
        </h3>
        <p className={styles.origin}>
          {time !== null && <time dateTime={version.saved_time ?? undefined}>{time}</time>}
          {time !== null && origin !== null && ' · '}
          {origin}
        </p>
      </div>
      <VersionName montageId={montageId} version={version} />
      <Changes montageId={montageId} number={number} previous={previous} />
      {!isCurrent && (
        <div className={styles.actions}>
          <button ref={compare} type="button" className={controls.small} onClick={onCompare}>
            Compare<span className={controls.hidden}> version {number} with the montage now</span>
          </button>
          <button
            type="button"
            className={controls.small}
            disabled={locked || restoring.isPending}
            title={locked ? 'This montage is open in another tab and read-only here' : undefined}
            onClick={() => restoring.mutate()}
          >
            Restore<span className={controls.hidden}> version {number}</span>
          </button>
        </div>
      )}
      {restoring.isError && (
        <p className={styles.failure} role="alert">
          {errorMessage(restoring.error)}
        </p>
      )}
    </li>
  );
}

interface ChangesProps {
  montageId: string;
  number: number;
  previous: number | null;
}

/** Loaded when it comes into view. */
function Changes({ montageId, number, previous }: ChangesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen || previous === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen, previous]);
  return (
    <div ref={place} className={styles.changes}>
      {previous === null ? (
        <p>{number === 1 ? 'The first version' : 'The oldest version that is kept'}</p>
      ) : (
        <ChangesSince montageId={montageId} number={number} previous={previous} seen={seen} />
      )}
    </div>
  );
}

function ChangesSince(props: { montageId: string; number: number; previous: number; seen: boolean }) {
  const { montageId, number, previous, seen } = props;
  const { data: summary, isError, isFetching, refetch } = useChangeSummary(montageId, number, previous, seen);
  if (summary) {
    const since = previous === number - 1 ? '' : ` since version ${previous}`;
    return (
      <>
        <p>
          {summary.title}
          {since}
        </p>
        {summary.first.length > 0 && (
          <ul>
            {summary.first.map((text, index) => (
              <li key={index} dir="auto">
                {text}
              </li>
            ))}
            {summary.more > 0 && <li>and {summary.more.toLocaleString('en-US')} more</li>}
          </ul>
        )}
      </>
    );
  }
  if (!isError || isFetching) return <p>Comparing...</p>;
  return (
    <p>
      What changed could not be loaded.{' '}
      <button type="button" className={controls.text} onClick={() => void refetch()}>
        Try again<span className={controls.hidden}> for version {number}</span>
      </button>
    </p>
  );
}
