import { Button } from '@mantine/core';
import styles from './block.module.css';
import type { UserPage } from './user-directory';

interface UsersPaginationProps {
  shown: UserPage;
  totalCount: number;
  onPage: (page: number) => void;
}

export function UsersPagination({ shown, totalCount, onPage }: UsersPaginationProps) {
  const { page, pageCount, from, to } = shown;
  return (
    <nav className={styles.foot} aria-label="Pages of users">
      <p className={styles.results} aria-live="polite">
        {`Showing ${from} to ${to} of ${totalCount} results`}
      </p>
      <div className={styles.steps}>
        <Step label="Previous" to={page > 1 ? page - 1 : null} onGo={onPage} />
        <span className={styles.where}>{`Page ${page} of ${pageCount}`}</span>
        <Step label="Next" to={page < pageCount ? page + 1 : null} onGo={onPage} />
      </div>
    </nav>
  );
}

interface StepProps {
  label: string;
  /** Null at the end of the list. */
  to: number | null;
  onGo: (page: number) => void;
}

/** `aria-disabled` and not `disabled`: the button that led to the last page would otherwise lose the focus there. */
function Step({ label, to, onGo }: StepProps) {
  return (
    <Button
      variant="default"
      size="xs"
      data-disabled={to === null || undefined}
      aria-disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      {label}
    </Button>
  );
}
