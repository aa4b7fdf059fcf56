import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { SectionLabel } from '@/ui/section-label';
import type { Editor } from '../editor';
import { useEditor } from '../editor-context';
import { useLoadWhenVisible } from '../use-load-when-visible';
import { keepOpen, readOpen } from './open-state';
import { LoadFailed } from './load-failed';
import type { WellboreLink } from './wellbore-link';
import { withModel } from './with-model';
import styles from './wellbore-panel.module.css';

type Body = ComponentType<{ link: WellboreLink }>;

const loadBody = async (editor: Editor): Promise<Body> =>
  (await withModel(import('./wellbore-body'), editor)).WellboreBody;

const unloaded = { Body: null, failed: false };

interface WellborePanelProps {
  link: WellboreLink;
  load?: (editor: Editor) => Promise<Body>;
}

/**
 * The place of the 3D visualisation. Small, because it loads with the editor: all numbers and graphics load when the
 * panel is open and in view and the page is idle.
 */
export function WellborePanel({ link, load = loadBody }: WellborePanelProps) {
  const editor = useEditor();
  const titleId = useId();
  const bodyId = useId();
  const place = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(readOpen);
  // In an object, because state calls a function that is passed to it.
  const [{ Body, failed }, setLoaded] = useState<{ Body: Body | null; failed: boolean }>(unloaded);
  const wanted = useLoadWhenVisible(place, open && !Body) && !failed;

  useEffect(() => {
    if (!wanted) return;
    let over = false;
    load(editor).then(
      (loaded) => !over && setLoaded({ Body: loaded, failed: false }),
      () => !over && setLoaded({ Body: null, failed: true }),
    );
    return () => {
      over = true;
    };
  }, [editor, load, wanted]);

  return (
    <section ref={place} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <SectionLabel id={titleId}>3D VISUALISATION</SectionLabel>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={open ? 'Hide the 3D visualisation' : 'Show the 3D visualisation'}
          onClick={() => {
            keepOpen(!open);
            setOpen(!open);
          }}
        >
          {open ? 'Hide' : 'Show'}
        </button>
      </div>
      <div id={bodyId} hidden={!open}>
        {open && Body && <Body link={link} />}
        {open && !Body && (
          <div className={styles.stage} data-empty>
            {failed ? (
              <LoadFailed onRetry={() => setLoaded(unloaded)} />
            ) : (
              <p className={styles.remark}>Loading the picture of the well...</p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
