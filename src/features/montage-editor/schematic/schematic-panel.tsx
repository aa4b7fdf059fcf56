import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { SectionLabel } from '@/ui/section-label';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { useWanted } from '../use-wanted';
import { LoadFailed } from '../wellbore/load-failed';
import { withModel } from '../wellbore/with-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { DepthSwitch } from './depth-switch';
import type { SchematicBodyProps } from './schematic-body';
import { keepDepth, readDepth } from './schematic-choices';
import styles from './schematic-panel.module.css';

type Body = ComponentType<SchematicBodyProps>;

const loadBody = async (editor: Editor): Promise<Body> =>
  (await withModel(import('./schematic-body'), editor)).SchematicBody;

const unloaded = { Body: null, failed: false };

interface SchematicPanelProps {
  link: WellboreLink;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The place of the schematic. Small, because it comes with the editor: the rest is loaded when it is open and in sight. */
export function SchematicPanel({ link, open, onOpen }: SchematicPanelProps) {
  const editor = useEditor();
  const titleId = useId();
  const bodyId = useId();
  const place = useRef<HTMLElement>(null);
  const [{ Body, failed }, setLoaded] = useState<{ Body: Body | null; failed: boolean }>(unloaded);
  const [depth, setDepth] = useState(readDepth);
  const wanted = useWanted(place, open && !Body) && !failed;

  useEffect(() => {
    if (!wanted) return;
    let over = false;
    loadBody(editor).then(
      (loaded) => !over && setLoaded({ Body: loaded, failed: false }),
      () => !over && setLoaded({ Body: null, failed: true }),
    );
    return () => {
      over = true;
    };
  }, [editor, wanted]);

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
        {open && Body && <Body link={link} depth={depth} />}
        {open && failed && <LoadFailed what="The schematic" onRetry={() => setLoaded(unloaded)} />}
        {open && !Body && !failed && <p className={styles.remark}>The schematic is on its way...</p>}
      </div>
    </section>
  );
}
