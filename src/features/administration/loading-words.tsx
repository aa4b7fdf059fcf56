import styles from './table.module.css';

export function LoadingWords({ children }: { children: string }) {
  return (
    <span className={styles.loading} role="status">
      {children}
    </span>
  );
}
