import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { concernWords, isClean, type Concerns } from './concerns';
import type { Opening } from './use-opening';
import { useFocusKept } from './use-focus-kept';
import { useNow } from './use-now';
import styles from './opening-notice.module.css';
import parts from './parts.module.css';

/** Only the seconds update; the announced text does not change with them. */
function Countdown({ opensAt }: { opensAt: number }) {
  const seconds = Math.max(0, Math.ceil((opensAt - useNow(true)) / 1_000));
  return <span aria-hidden>Opening it in {seconds} s</span>;
}

const shownAtOnce = 5;

/** What to look at before the montage is used; the generation report has the rest. */
function ConcernList({ failed, flagged }: Concerns) {
  const all = [
    ...failed.map(({ title, found }) => ({ title, text: found })),
    ...flagged.map((text) => ({ title: null, text })),
  ];
  const more = all.length - shownAtOnce;
  return (
    <ul className={styles.concerns}>
      {all.slice(0, shownAtOnce).map(({ title, text }, index) => (
        <li key={index}>
          {title !== null && <strong>{text === null ? title : `${title}: `}</strong>}
          {text}
        </li>
      ))}
      {more > 0 && <li>{more} more, in the generation report</li>}
    </ul>
  );
}

interface OpeningNoticeProps {
  documentId: string;
  opening: Opening;
  concerns: Concerns;
  onStartOver(): void;
}

/** The montage is ready: it opens automatically, now, or only on request; on request alone if there is something to look at. */
export function OpeningNotice({ documentId, opening, concerns, onStartOver }: OpeningNoticeProps) {
  const { opensAt, cancel } = opening;
  const notice = useFocusKept<HTMLDivElement>(opensAt === null ? 'stays' : 'opens');
  const clean = isClean(concerns);
  const Icon = clean ? IconCircleCheck : IconAlertTriangle;
  return (
    <div
      ref={notice}
      className={`${styles.notice} ${parts.region}`}
      data-tone={clean ? 'done' : 'warning'}
      tabIndex={-1}
    >
      <p className={styles.words}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>
          <span role="status">
            {clean ? 'Montage generated.' : `Montage generated with ${concernWords(concerns)}.`}
            {opensAt !== null && (
              <span className="visually-hidden"> It opens automatically in 3 seconds.</span>
            )}
          </span>{' '}
          {opensAt !== null && <Countdown opensAt={opensAt} />}
        </span>
      </p>
      <Button
        renderRoot={(props) => (
          <Link to="/montage/edit/$documentId" params={{ documentId }} ignoreBlocker {...props} />
        )}
      >
        {opensAt === null ? 'Open the montage' : 'Open now'}
      </Button>
      {/* Two buttons and not one with two meanings: a second press on the first must not start over. */}
      {opensAt === null ? (
        <Button key="again" variant="default" onClick={onStartOver}>
          Create another montage
        </Button>
      ) : (
        <Button key="stay" variant="default" onClick={cancel}>
          Stay here
        </Button>
      )}
      {!clean && <ConcernList {...concerns} />}
    </div>
  );
}
