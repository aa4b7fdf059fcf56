import { Page } from '@/ui/page';
import { CreateMontageLink } from './create-montage-link';
import { MontageTableFrame } from './montage-table-frame';
import styles from './montage-table.module.css';

/** As many as the shortest page holds: a longer one grows downwards and moves nothing. */
const rowCount = 10;
/** Names differ in length; bars of one length would look like a form. */
const nameWidths = ['40%', '56%', '32%', '48%'];

/** The list before it has come, in the shape it will have. */
export function MontageListPending() {
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      <MontageTableFrame
        busy
        count={
          <span className={styles.loading} role="status">
            Loading montages...
          </span>
        }
      >
        {Array.from({ length: rowCount }, (_, index) => (
          <tr key={index} className={styles.row} aria-hidden>
            <td className={styles.name}>
              <span className={styles.bar} style={{ width: nameWidths[index % nameWidths.length] }} />
            </td>
            <td className={styles.date}>
              <span className={styles.bar} style={{ width: '72px' }} />
            </td>
            <td className={styles.export}>
              <span className={`${styles.bar} ${styles.button}`} />
            </td>
            <td className={styles.edit}>
              <span className={`${styles.bar} ${styles.button}`} />
            </td>
          </tr>
        ))}
      </MontageTableFrame>
    </Page>
  );
}
