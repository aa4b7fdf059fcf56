import type { ComponentProps, ReactNode, RefObject } from 'react';
import styles from './list-table.module.css';

interface ListCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** The id of the label of the section, and of its table if that has no name of its own. */
  titleId: string;
  /** For a caller that moves the focus back to the title. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Shown next to the title. */
  count?: ReactNode;
  /** The button at the other end of the title's line. */
  action?: ReactNode;
  /** On the title's line where it has room: search, filters. */
  tools?: ReactNode;
  /** Whether rows are loading; the present rows stay until then. */
  busy: boolean;
}

/** A list in its card, beneath its title. Its rows take the shape of a phone by the width of the card, not of the screen. */
export function ListCard(props: ListCardProps) {
  const { title, titleId, heading, count, action, tools, busy, children, ...section } = props;
  return (
    <section {...section} className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head} data-busy={busy} data-tools={Boolean(tools)}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={heading && -1}>
          {title}
        </h2>
        {count && <p className={styles.count}>{count}</p>}
        {tools}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}

/** In place of the count. A list that comes quickly needs no words on the screen; one that does not, does. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <span className={styles.loading} role="status">
      {children}
    </span>
  );
}
