import { IconAlertTriangle, IconCheck, IconFileText } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Found } from './found-inputs';
import styles from './found-lines.module.css';

/** The documents that give a value: `a.csv and b.txt (its survey reaches 62.3°)`. */
export const Documents = ({ sources }: Pick<Found<unknown>, 'sources'>) =>
  sources.map(({ document, because }, index) => (
    <Fragment key={document}>
      {index > 0 && (index === sources.length - 1 ? ' and ' : ', ')}
      <bdi>{document}</bdi>
      {because !== null && ` (${because})`}
    </Fragment>
  ));

/** A value of the documents is offered, agrees with the entry, or differs from it. */
type Standing = 'offered' | 'agrees' | 'differs';

const icons = { offered: IconFileText, agrees: IconCheck, differs: IconAlertTriangle } as const;

interface FoundLineProps {
  standing: Standing;
  found: Found<unknown>;
  children: ReactNode;
  /** The value, for the button that takes it: `33.5 m`. */
  value: string;
  onUse(): void;
}

/** What documents say about an input, and a button that takes it. */
export function FoundLine({ standing, found, children, value, onUse }: FoundLineProps) {
  const Icon = icons[standing];
  return (
    <li className={styles.line} data-standing={standing}>
      <Icon className={styles.icon} size={16} stroke={1.75} aria-hidden />
      <span className={styles.words}>
        {children}
        {standing !== 'agrees' && (
          <>
            {' '}
            <button
              type="button"
              className={`text-button ${styles.use}`}
              aria-label={`Use ${value} of ${found.sources.map(({ document }) => document).join(' and ')}`}
              onClick={onUse}
            >
              {standing === 'offered' ? 'Use' : `Use ${value}`}
            </button>
          </>
        )}
      </span>
    </li>
  );
}

interface FoundLinesProps {
  /** Whether documents are still being read: the line keeps the place of their answer. */
  isReading: boolean;
  /** What is said if nothing was found; null if that is unknown. */
  nothing: string | null;
  children: ReactNode[];
}

export function FoundLines({ isReading, nothing, children }: FoundLinesProps) {
  const quiet = isReading ? 'Reading the documents...' : nothing;
  return (
    <div aria-live="polite">
      {children.length > 0 ? (
        <ul className={styles.lines}>{children}</ul>
      ) : (
        quiet !== null && <p className={styles.quiet}>{quiet}</p>
      )}
    </div>
  );
}
