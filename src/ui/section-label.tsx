import styles from './section-label.module.css';

/** The still heading of a part of a screen, in small capitals. */
export function SectionLabel({ id, children }: { id?: string; children: string }) {
  return (
    <h2 className={styles.label} id={id}>
      {children}
    </h2>
  );
}
