import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { SectionLabel } from '@/ui/section-label';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { useLoadWhenVisible } from '../use-load-when-visible';
import { LoadFailed } from '../wellbore/load-failed';
import { withModel } from '../wellbore/with-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { DepthSwitch } from './depth-switch';
import type { SchematicBodyProps } from './schematic-body';
import { keepDepth, readDepth } from './schematic-choices';
import styles from './schematic-panel.module.css';

interface Loaded {
  readonly SchematicBody: ComponentType<SchematicBodyProps>;
  readonly SchematicOnPaper: ComponentType;
}

const load = (editor: Editor): Promise<Loaded> => withModel(import('./schematic-body'), editor);

const unloaded: { loaded: Loaded | null; failed: boolean } = { loaded: null, failed: false };

interface SchematicPanelProps {
  link: WellboreLink;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Receives the component that prints the schematic while it shows. */
  onPaper?: (schematic: ComponentType | null) => void;
}

/** The place of the schematic. Small, because it loads with the editor: the rest loads when it is open and in view. */
export function SchematicPanel({ link, open, onOpen, onPaper }: SchematicPanelProps) {
  const editor = useEditor();
  const titleId = useId();
  const bodyId = useId();
  const place = useRef<HTMLElement>(null);
  const [{ loaded, failed }, setLoaded] = useState(unloaded);
  const [depth, setDepth] = useState(readDepth);
  const wanted = useLoadWhenVisible(place, open && !loaded) && !failed;

  useEffect(() => {
    if (!wanted) return;
    let over = false;
    load(editor).then(
      (all) => !over && setLoaded({ loaded: all, failed: false }),
      () => !over && setLoaded({ loaded: null, failed: true }),
    );
    return () => {
      over = true;
    };
  }, [editor, wanted]);

  useEffect(() => {
    if (!onPaper || !open || !loaded) return;
    onPaper(loaded.SchematicOnPaper);
    return () => onPaper(null);
  }, [loaded, onPaper, open]);

  return (
    <section ref={place} className={styles.panel} data-open={open || undefined} aria-labelledby={titleId}>
      <div className={styles.head}>
        <SectionLabel id={titleId}>SCHEMATIC</SectionLabel>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={open ? 'Hide the schematic' : 'Show the schematic'}
          onClick={() => onOpen(!open)}
        >
          {open ? 'Hide' : 'Show'}
        </button>
        {open && (
          <DepthSwitch
            depth={depth}
            onDepth={(chosen) => {
              keepDepth(chosen);
              setDepth(chosen);
            }}
          />
        )}
      </div>
      <div id={bodyId} className={styles.room} hidden={!open}>
        {open && loaded && <loaded.SchematicBody link={link} depth={depth} />}
        {open && failed && <LoadFailed what="The schematic" onRetry={() => setLoaded(unloaded)} />}
        {open && !loaded && !failed && <p className={styles.remark}>Loading the schematic...</p>}
      </div>
    </section>
  );
}
