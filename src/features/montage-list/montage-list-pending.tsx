import { useSearch } from '@tanstack/react-router';
import { LoadingWords } from '@/ui/list-card';
import { SkeletonRows, skeletonWidth } from '@/ui/list-table';
import list from '@/ui/list-table.module.css';
import tools from '@/ui/list-tools.module.css';
import { Page } from '@/ui/page';
import { CreateMontageLink } from './create-montage-link';
import { filterCount, readListQuery } from './list-query';
import { allColumns, columnsOf } from './montage-columns';
import { MontageTableFrame } from './montage-table-frame';
import { firstPage } from './paging';
import styles from './montage-table.module.css';

/** As many as the shortest page has: a longer one grows downwards and moves nothing. */
const rowCount = 10;
const nameWidths = ['72%', '88%', '56%', '80%'];
/** With its margins as high as the two lines of a date. */
const date = { width: '96px', marginBlock: '9px' };
const button = { width: '72px', height: '28px' };
const columns = columnsOf(allColumns);

const barsOf = (row: number) => [
  skeletonWidth(row, nameWidths),
  skeletonWidth(row + 1, nameWidths),
  { width: '44px', marginInlineStart: 'auto' },
  { width: '56px' },
  { width: '64px' },
  skeletonWidth(row + 2, nameWidths),
  date,
  button,
  { ...button, width: '100px' },
];

/** The skeleton of the list, in its final shape. */
export function MontageListPending() {
  const query = { ...firstPage, ...readListQuery(useSearch({ strict: false })) };
  const bar = (className: string | undefined) => <span className={`${list.bar} ${className}`} aria-hidden />;
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      <MontageTableFrame
        busy
        count={<LoadingWords>Loading montages...</LoadingWords>}
        columns={columns}
        tools={
          <div className={tools.tools}>
            {bar(styles.foldersBar)}
            {bar(styles.searchBar)}
            {bar(styles.filterBar)}
          </div>
        }
        above={filterCount(query) > 0 && <div className={styles.filtersBar} aria-hidden />}
      >
        <SkeletonRows rows={rowCount} columns={columns} bars={barsOf} />
      </MontageTableFrame>
    </Page>
  );
}
