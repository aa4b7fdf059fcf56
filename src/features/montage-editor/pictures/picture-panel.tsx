import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { keepOpen, keepWidth, limitedWidth, readOpen, readWidth } from './picture-choices';
import styles from './picture-panel.module.css';
import { PictureTabs, type PicturesProps } from './picture-tabs';
import tabStyles from './picture-tabs.module.css';
import { useIsBelowHeader } from './use-is-below-header';
import { WidthHandle } from './width-handle';

const PictureDrawer = lazy(() => import('./picture-drawer'));

/** The pictures of the well: next to the table, in view while it scrolls; on a narrow screen in a drawer. */
export function PicturePanel(props: PicturesProps) {
  const isDocked = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  return isDocked ? <DockedPictures {...props} /> : <PicturesOnCall {...props} />;
}

function DockedPictures({ link, onPaper }: PicturesProps) {
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(readOpen);
  const [width, setWidth] = useState(readWidth);
  const isBelow = useIsBelowHeader(top);
  const toggle = () => {
    keepOpen(!open);
    setOpen(!open);
  };
  const label = open ? 'Hide the pictures' : 'Show the pictures';
  const button = (
    <button
      type="button"
      className={tabStyles.icon}
      aria-expanded={open}
      aria-controls={id}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {open ? <IconLayoutSidebarLeftCollapse size={16} /> : <IconLayoutSidebarLeftExpand size={16} />}
    </button>
  );
  return (
    <div className={styles.side}>
      <div ref={top} className={styles.top} />
      <aside
        id={id}
        className={styles.dock}
        aria-label="Pictures of the well"
        data-below={isBelow || undefined}
        style={open ? { width } : undefined}
      >
        {open ? (
          <>
            <PictureTabs {...{ link, onPaper }} close={button} />
            <WidthHandle
              controls={id}
              width={width}
              onWidth={(wanted) => {
                const next = limitedWidth(wanted);
                keepWidth(next);
                setWidth(next);
              }}
            />
          </>
        ) : (
          <div className={styles.strip}>
            {button}
            {/* What the strip hides; the button says it to assistive technology. */}
            <span aria-hidden>Schematic, 3D, plan &amp; section</span>
          </div>
        )}
      </aside>
    </div>
  );
}

function PicturesOnCall({ link, onPaper }: PicturesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.call}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <IconLayoutSidebarLeftExpand size={16} aria-hidden />
        Schematic, 3D, plan &amp; section
      </button>
      {state !== 'never opened' && (
        <Suspense>
          <PictureDrawer opened={state === 'open'} onClose={close} {...{ link, onPaper }} />
        </Suspense>
      )}
    </>
  );
}
