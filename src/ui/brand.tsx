import styles from './brand.module.css';

interface BrandProps {
  name: string;
  /** The mark alone, for the collapsed sidebar; the name stays for assistive technology. */
  markOnly?: boolean;
}

/** The mark: three strings of casing, each inside the one before. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.first} d="M4 4h24v7H4z" />
      <path className={styles.second} d="M8 12.5h16V19H8z" />
      <path className={styles.third} d="M12 20.5h8V28h-8z" />
    </svg>
  );
}

export function Brand({ name, markOnly = false }: BrandProps) {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span className={markOnly ? 'visually-hidden' : styles.name}>{name}</span>
    </span>
  );
}
