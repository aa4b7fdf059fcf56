import { IconFileCheck, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ExportEntry, ExportQueue, Progress } from './export-queue';
import styles from './exports-panel.module.css';

/** The exports under way and those that are over, until they are put away. */
export function ExportsPanel({ queue }: { queue: ExportQueue }) {
  const { entries, said } = useSyncExternalStore(queue.subscribe, queue.state);
  const panel = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Screen readers skip the text that a status has when it appears: the words come a moment later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => status.current?.replaceChildren(said));
    return () => cancelAnimationFrame(frame);
  }, [said]);
  const removed = useRef(false);
  // The button that was pressed is gone. Where none is left in the panel, the screen's title is what there is to go on with.
  useLayoutEffect(() => {
    if (!removed.current) return;
    removed.current = false;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body) return;
    const left = panel.current?.querySelector<HTMLElement>('button');
    (left ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  });
  const isShown = entries.length > 0;
  useEffect(() => {
    const { current } = panel;
    if (!isShown || !current) return;
    const { style } = document.documentElement;
    // Toasts go above the panel.
    const observer = new ResizeObserver(() =>
      style.setProperty('--exports', `${current.offsetHeight + 8}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--exports');
    };
  }, [isShown]);
  const act = (id: number) => ({
    onRemove: () => {
      removed.current = true;
      queue.remove(id);
    },
    onRetry: () => queue.retry(id),
    onSaveAgain: () => queue.saveAgain(id),
  });
  return (
    <>
      {isShown && (
        <section ref={panel} className={styles.panel} aria-label="Exports">
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry} data-status={entry.stage.status}>
                <Entry entry={entry} {...act(entry.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p ref={status} className="visually-hidden" role="status" />
    </>
  );
}

interface EntryProps {
  entry: ExportEntry;
  onRemove: () => void;
  onRetry: () => void;
  onSaveAgain: () => void;
}

function Entry({ entry: { title, stage }, onRemove, onRetry, onSaveAgain }: EntryProps) {
  const name = (
    <bdi className={styles.title} title={title}>
      {title}
    </bdi>
  );
  switch (stage.status) {
    case 'waiting':
      return (
        <>
          <div className={styles.line}>
            {name}
            <Cancel title={title} onCancel={onRemove} />
          </div>
          <p className={styles.words}>Waiting for the one before</p>
        </>
      );
    case 'running':
      return (
        <>
          <div className={styles.line}>
            {name}
            <Cancel title={title} onCancel={onRemove} />
          </div>
          <Bar title={title} progress={stage.progress} />
          <p className={styles.words}>
            <span>Making the file...</span>
            <Elapsed startedAt={stage.startedAt} />
          </p>
        </>
      );
    case 'done':
      return (
        <>
          <div className={styles.line}>
            <IconFileCheck className={styles.check} size={16} stroke={1.75} aria-hidden />
            <span className={styles.title} title={stage.file.name}>
              <bdi>{stage.file.name}</bdi> downloaded
            </span>
            <Close title={stage.file.name} onClose={onRemove} />
          </div>
          <p className={styles.actions}>
            <button type="button" className={`text-button ${styles.action}`} onClick={onSaveAgain}>
              Save again<span className="visually-hidden"> {stage.file.name}</span>
            </button>
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <div className={styles.line}>
            {name}
            <Close title={title} onClose={onRemove} />
          </div>
          <p className={styles.why}>{stage.why}</p>
          {stage.mayRetry && (
            <p className={styles.actions}>
              <button type="button" className={`text-button ${styles.action}`} onClick={onRetry}>
                Try again<span className="visually-hidden">: {title}</span>
              </button>
            </p>
          )}
        </>
      );
  }
}

function Cancel({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <button type="button" className={`text-button ${styles.action}`} onClick={onCancel}>
      Cancel<span className="visually-hidden"> {title}</span>
    </button>
  );
}

function Close({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.close}`}
      aria-label={`Close: ${title}`}
      onClick={onClose}
    >
      <IconX size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

function Bar({ title, progress }: { title: string; progress: Progress | null }) {
  const share = progress && progress.of > 0 ? Math.min(1, progress.done / progress.of) : null;
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
    >
      <div
        className={styles.fill}
        data-unknown={percent === null || undefined}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}

/** Reads the clock at each tick rather than adding up, so that it cannot drift. */
function Elapsed({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));
  return (
    <span className={styles.time} role="timer" aria-label="Elapsed time">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}
