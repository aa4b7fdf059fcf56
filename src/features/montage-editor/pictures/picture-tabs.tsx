import { useFullscreenElement } from '@mantine/hooks';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { SchematicPanel } from '../schematic/schematic-panel';
import { WellborePanel } from '../wellbore/wellbore-panel';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { keepTab, pictureTabs, readTab, type PictureTab } from './picture-choices';
import styles from './picture-tabs.module.css';
import { SectionPanel } from './section-panel';

const names: Readonly<Record<PictureTab, { name: string; label?: string }>> = {
  schematic: { name: 'Schematic' },
  'well-in-3d': { name: '3D', label: '3D visualisation' },
  section: { name: 'Plan & section' },
};

export interface PicturesProps {
  link: WellboreLink;
  /** Receives the component that prints the schematic while it shows. */
  onPaper: (schematic: ComponentType | null) => void;
}

interface PictureTabsProps extends PicturesProps {
  /** Closes the pictures. */
  close?: ReactNode;
}

/**
 * The pictures of the well as tabs; only the open one is loaded and drawn. Not Mantine's tabs: they would cost the
 * editor's first load more than this.
 */
export function PictureTabs({ link, onPaper, close }: PictureTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState(readTab);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const open = (next: PictureTab) => {
    keepTab(next);
    setTab(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = pictureTabs.indexOf(tab);
    const last = pictureTabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : pictureTabs[to];
    if (!next) return;
    event.preventDefault();
    open(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  const corner = (
    <>
      {document.fullscreenEnabled && (
        <button
          type="button"
          className={styles.icon}
          aria-label={fullscreen ? 'Leave full screen' : 'Full screen'}
          title={fullscreen ? 'Leave full screen' : 'Full screen'}
          onClick={() => void toggle()}
        >
          {fullscreen ? <IconMinimize size={16} /> : <IconMaximize size={16} />}
        </button>
      )}
      {!fullscreen && close}
    </>
  );
  return (
    <div ref={ref} className={styles.pictures}>
      <div ref={list} role="tablist" aria-label="Pictures of the well" className={styles.tabs}>
        {pictureTabs.map((key) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === tab}
            aria-controls={`${id}-panel`}
            aria-label={names[key].label}
            tabIndex={key === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => open(key)}
            onKeyDown={onKeyDown}
          >
            {names[key].name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === 'schematic' && <SchematicPanel {...{ link, onPaper, corner }} />}
        {tab === 'well-in-3d' && <WellborePanel {...{ link, corner }} />}
        {tab === 'section' && <SectionPanel {...{ link, corner }} />}
      </div>
    </div>
  );
}
