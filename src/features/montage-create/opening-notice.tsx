import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Opening } from './use-opening';
import { useFocusKept } from './use-focus-kept';
import { useNow } from './use-now';
import styles from './opening-notice.module.css';
import parts from './parts.module.css';

/** The seconds alone are read again and again; what was announced once does not change with them. */
function Countdown({ opensAt }: { opensAt: number }) {
  const seconds = Math.max(0, Math.ceil((opensAt - useNow(true)) / 1_000));
  return <span aria-hidden>Opening it in {seconds} s</span>;
}

interface OpeningNoticeProps {
  documentId: string;
  opening: Opening;
  onStartOver(): void;
}

/** The montage is ready: it opens automatically, now, or only on request. */
export function OpeningNotice({ documentId, opening, onStartOver }: OpeningNoticeProps) {
  const { opensAt, cancel } = opening;
  const notice = useFocusKept<HTMLDivElement>(opensAt === null ? 'stays' : 'opens');
  return (
    <div ref={notice} className={`${styles.notice} ${parts.region}`} tabIndex={-1}>
      <p className={styles.words}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        <span>
          <span role="status">
            Montage generated.
            {opensAt !== null && (
              <span className="visually-hidden"> It opens automatically in 3 seconds.</span>
            )}
          </span>{' '}
          {opensAt !== null && <Countdown opensAt={opensAt} />}
        </span>
      </p>
      <Link className={parts.link} to="/montage/edit/$documentId" params={{ documentId }} ignoreBlocker>
        {opensAt === null ? 'Open the montage' : 'Open now'}
      </Link>
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
    </div>
  );
}
