import { useState } from 'react';
import type { DepthKind } from '@/domain/schematic/depth-axis';
import { usePictured } from '../wellbore/use-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import styles from './schematic-panel.module.css';
import { SchematicPicture } from './schematic-picture';
import { SchematicWords } from './schematic-words';

export { SchematicOnPaper } from './schematic-on-paper';

const noRemarks: readonly string[] = [];

export interface SchematicBodyProps {
  link: WellboreLink;
  depth: DepthKind;
}

/** The schematic, and its description. */
export function SchematicBody({ link, depth }: SchematicBodyProps) {
  const pictured = usePictured();
  const [remarks, setRemarks] = useState(noRemarks);
  return (
    <div className={styles.body}>
      <div className={styles.stage}>
        <SchematicPicture pictured={pictured} link={link} depth={depth} onRemarks={setRemarks} />
      </div>
      <SchematicWords wellbore={pictured.model.wellbore} remarks={remarks} />
    </div>
  );
}
