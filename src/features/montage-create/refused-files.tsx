import type { Refusal } from './file-intake';
import styles from './refused-files.module.css';

/** The refused files, each with the reason. The region exists before it has text, so that the text is announced. */
export function RefusedFiles({ refused }: { refused: readonly Refusal[] }) {
  return (
    <div role="status">
      {refused.length > 0 && (
        <div className={styles.box}>
          <p className={styles.title}>
            {refused.length === 1 ? '1 file was not added' : `${refused.length} files were not added`}
          </p>
          <ul className={styles.list}>
            {refused.map(({ name, reason }, index) => (
              <li key={`${name} ${index}`}>
                <bdi className={styles.name}>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
