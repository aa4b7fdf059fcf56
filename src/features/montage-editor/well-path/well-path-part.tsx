import { useCallback, useEffect, useId, useLayoutEffect, useState, type ComponentType } from 'react';
import type { Cell } from '@/domain/montage/address';
import { SectionLabel } from '@/ui/section-label';
import { useEditorState } from '../editor-context';
import { LoadFailed } from '../pictures/load-failed';
import { pathsInWords } from './paths-in-words';
import type { WellPathBodyProps } from './well-path-body';
import styles from './well-path-part.module.css';

interface WellPathPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of it. */
  onReady?: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

/** The well paths of the montage: one line, which opens. Nothing if the server does not keep paths. */
export function WellPathPart({ onReady }: WellPathPartProps) {
  const kept = useEditorState((state) => state.montage.trajectories_list !== undefined);
  return kept ? <KeptPaths {...(onReady && { onReady })} /> : null;
}

function KeptPaths({ onReady }: WellPathPartProps) {
  const id = useId();
  const words = useEditorState((state) => pathsInWords(state.montage.trajectories_list ?? []));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<WellPathBodyProps['wanted']>(null);
  const { Body, failed, retry } = useBody(open);
  const jump = useCallback((cell: Cell, focus = true) => {
    setOpen(true);
    setWanted((before) => ({ cell, focus, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  return (
    <section className={styles.part} aria-label="Well path">
      <div className={styles.head}>
        <SectionLabel>WELL PATH</SectionLabel>
        <button
          type="button"
          className="quiet-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold' : 'Open'}
          <span className="visually-hidden"> the well path</span>
        </button>
        <p className={styles.words}>{words}</p>
      </div>
      <div id={id} hidden={!open}>
        {open && Body && <Body wanted={wanted} />}
        {open && !Body && !failed && <p className={styles.words}>Loading the well path...</p>}
        {open && failed && <LoadFailed what="The well path" onRetry={retry} />}
      </div>
    </section>
  );
}

/** The code of the opened part. */
function useBody(open: boolean) {
  const [Body, setBody] = useState<ComponentType<WellPathBodyProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || Body || failed) return;
    let over = false;
    import('./well-path-body').then(
      (loaded) => !over && setBody(() => loaded.default),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [Body, failed, open]);
  return { Body, failed, retry: () => setFailed(false) };
}
