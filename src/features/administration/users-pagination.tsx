import { grouped } from '@/ui/grouped';
import { PageStep } from '@/ui/page-step';
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
        {`Showing ${grouped(from)} to ${grouped(to)} of ${grouped(totalCount)} results`}
      </p>
      <div className={styles.steps}>
        <PageStep label="Previous" to={page > 1 ? page - 1 : null} onGo={onPage} />
        <span className={styles.where}>{`Page ${grouped(page)} of ${grouped(pageCount)}`}</span>
        <PageStep label="Next" to={page < pageCount ? page + 1 : null} onGo={onPage} />
      </div>
    </nav>
  );
}
