import { useId } from 'react';
import { grouped } from '@/ui/grouped';
import { PageStep } from '@/ui/page-step';
import { pageExtent, pageSizes, type Paging } from './paging';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The page in the address: the buttons continue from there, also while it is loading. */
  asked: Paging;
  /** What is on the screen: the words describe it. */
  shown?: Paging;
  totalCount: number;
  onChange: (next: Paging) => void;
}

export function Pagination({ asked, shown = asked, totalCount, onChange }: PaginationProps) {
  const selectId = useId();
  const { from, to, pageCount: shownPageCount } = pageExtent(shown, totalCount);
  const { page, page_size } = asked;
  const { pageCount } = pageExtent(asked, totalCount);
  return (
    <nav className={styles.pagination} aria-label="Pages of montages">
      <div className={styles.results}>
        <p className={styles.extent} aria-live="polite">
          {`Showing ${grouped(from)} to ${grouped(to)} of ${grouped(totalCount)} results`}
        </p>
        <p className={styles.loading} role="status">
          {shown !== asked && `Loading page ${grouped(page)}...`}
        </p>
      </div>
      <div className={styles.size}>
        <label htmlFor={selectId}>Show</label>
        <select
          id={selectId}
          className={`text-field ${styles.select}`}
          value={page_size}
          onChange={(event) => onChange({ page: 1, page_size: Number(event.currentTarget.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.steps}>
        <PageStep
          label="Previous"
          to={page > 1 ? page - 1 : null}
          onGo={(next) => onChange({ page: next, page_size })}
        />
        {/* As wide as it will ever be, so that the buttons stay under the pointer from page 9 to 10. */}
        <span
          className={styles.where}
          style={{ minWidth: `${`Page ${grouped(shownPageCount)} of ${grouped(shownPageCount)}`.length}ch` }}
        >
          {`Page ${grouped(shown.page)} of ${grouped(shownPageCount)}`}
        </span>
        <PageStep
          label="Next"
          to={page < pageCount ? page + 1 : null}
          onGo={(next) => onChange({ page: next, page_size })}
        />
      </div>
    </nav>
  );
}
