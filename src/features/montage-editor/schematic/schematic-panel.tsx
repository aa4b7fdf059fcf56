import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Editor } from '../editor';
import { keepDepth, readDepth } from '../pictures/picture-choices';
import { PictureFrame } from '../pictures/picture-frame';
import { usePicture } from '../pictures/use-picture';
import { withModel } from '../wellbore/with-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { DepthSwitch } from './depth-switch';
import type { SchematicBodyProps } from './schematic-body';
import styles from './schematic-panel.module.css';
import { unitOf } from '@/domain/shown-units/figures';

interface Loaded {
  readonly SchematicBody: ComponentType<SchematicBodyProps>;
  readonly SchematicOnPaper: ComponentType;
}

const load = (editor: Editor): Promise<Loaded> => withModel(import('./schematic-body'), editor);

interface SchematicPanelProps {
  link: WellboreLink;
  /** Receives the component that prints the schematic while it shows. */
  onPaper?: ((schematic: ComponentType | null) => void) | undefined;
  corner?: ReactNode;
}

/** The place of the schematic. Small, because it loads with the editor. */
export function SchematicPanel({ link, onPaper, corner }: SchematicPanelProps) {
  const place = useRef<HTMLElement>(null);
  const { loaded, failed, retry } = usePicture(place, load);
  const [depth, setDepth] = useState(readDepth);

  useEffect(() => {
    if (!onPaper || !loaded) return;
    onPaper(loaded.SchematicOnPaper);
    return () => onPaper(null);
  }, [loaded, onPaper]);

  const tools = (
    <>
      <DepthSwitch
        depth={depth}
        onDepth={(chosen) => {
          keepDepth(chosen);
          setDepth(chosen);
        }}
      />
      <span className={styles.scale}>{unitOf('length')}, to scale</span>
    </>
  );
  return (
    <PictureFrame ref={place} name="SCHEMATIC" {...{ tools, corner, failed }} onRetry={retry}>
      {loaded && <loaded.SchematicBody link={link} depth={depth} />}
    </PictureFrame>
  );
}
