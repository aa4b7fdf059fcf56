import { Button } from '@mantine/core';
import { useId } from 'react';
import { pageExtent, pageSizes, type Paging } from './paging';
import styles from './pagination.module.css';

interface PaginationProps {
  paging: Paging;
  totalCount: number;
  onChange: (next: Paging) => void;
}

export function Pagination({ paging, totalCount, onChange }: PaginationProps) {
  const selectId = useId();
  const { from, to, pageCount } = pageExtent(paging, totalCount);
  const { page, page_size } = paging;
  return (
    <nav className={styles.pagination} aria-label="Pages of montages">
      <p className={styles.results} aria-live="polite">
        {`Showing ${from} to ${to} of ${totalCount} results`}
      </p>
      <div className={styles.size}>
        <label htmlFor={selectId}>Show</label>
        <select
          id={selectId}
          className={styles.select}
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
        <Step
          label="Previous"
          to={page > 1 ? page - 1 : null}
          onGo={(next) => onChange({ page: next, page_size })}
        />
        <span className={styles.where}>{`Page ${page} of ${pageCount}`}</span>
        <Step
          label="Next"
          to={page < pageCount ? page + 1 : null}
          onGo={(next) => onChange({ page: next, page_size })}
        />
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
