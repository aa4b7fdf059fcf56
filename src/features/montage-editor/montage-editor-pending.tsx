import type { CSSProperties } from 'react';
import { useShellMenu } from '@/ui/shell-menu';
import frame from './montage-editor.module.css';
import styles from './montage-editor-pending.module.css';
import { readOpen, readWidth } from './pictures/picture-choices';

/** A skeleton in the shape of the editor: nothing moves when the montage takes its place. */
export function MontageEditorPending() {
  const menu = useShellMenu();
  return (
    <div className={frame.frame}>
      <header className={styles.header}>
        {menu}
        <h1 className={styles.title}>Montage</h1>
        <span className={styles.loading} role="status">
          <span className={styles.spinner} />
          Loading montage...
        </span>
      </header>
      <div className={styles.band} aria-hidden>
        {blocks(9)}
      </div>
      <div className={styles.jumpBar} aria-hidden>
        {blocks(6)}
      </div>
      <div className={frame.columns} aria-hidden>
        <div
          className={styles.pictures}
          style={{ '--pictures': readOpen() ? `${readWidth()}px` : '40px' } as CSSProperties}
        />
        <div className={styles.table}>
          <div className={styles.head} />
          {blocks(16)}
        </div>
      </div>
    </div>
  );
}

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => <span key={index} className={styles.block} />);
