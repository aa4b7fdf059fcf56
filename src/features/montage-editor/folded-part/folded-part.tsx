import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed } from '../pictures/load-failed';
import styles from './folded-part.module.css';

interface FoldedPartProps<BodyProps extends object> {
  /** As the button and the region say it: `Well path`. */
  name: string;
  /** What there is, in one line next to the name. */
  summary: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Loads the part's code when it opens. A stable function. */
  load: () => Promise<ComponentType<BodyProps>>;
  body: BodyProps;
}

/** A part of the editor that is one line until it is opened, so that it costs the first load nothing. */
export function FoldedPart<BodyProps extends object>(props: FoldedPartProps<BodyProps>) {
  const { name, summary, open, onOpen, load, body } = props;
  const bodyId = useId();
  const { Body, failed, retry } = useBody(open, load);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            onClick={() => onOpen(!open)}
          >
            <Chevron size={16} stroke={1.75} aria-hidden />
            {name}
          </button>
        </h2>
        <span className={styles.summary}>{summary}</span>
      </div>
      {open && (
        <div id={bodyId}>
          {Body ? (
            <Body {...body} />
          ) : failed ? (
            <LoadFailed what={name} onRetry={retry} />
          ) : (
            <p className={styles.loading} role="status">
              Loading...
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function useBody<BodyProps>(wanted: boolean, load: () => Promise<ComponentType<BodyProps>>) {
  const [Body, setBody] = useState<ComponentType<BodyProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const isMissing = wanted && !Body && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let over = false;
    load().then(
      (loaded) => !over && setBody(() => loaded),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [isMissing, load]);
  return { Body, failed, retry: () => setFailed(false) };
}
