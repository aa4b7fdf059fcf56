import { useState } from 'react';
import type { DepthKind } from '@/domain/schematic/depth-axis';
import { NoDepths } from '../pictures/no-depths';
import { usePictureModel } from '../wellbore/use-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import styles from './schematic-panel.module.css';
import { SchematicPicture } from './schematic-picture';
import { SchematicDescription } from './schematic-description';

export { SchematicOnPaper } from './schematic-on-paper';

const noRemarks: readonly string[] = [];

export interface SchematicBodyProps {
  link: WellboreLink;
  depth: DepthKind;
}

/** The schematic, and its description. */
export function SchematicBody({ link, depth }: SchematicBodyProps) {
  const pictured = usePictureModel();
  const [remarks, setRemarks] = useState(noRemarks);
  return (
    <div className={styles.body}>
      <div className={styles.stage}>
        <NoDepths wellbore={pictured.model.wellbore}>
          <SchematicPicture pictured={pictured} link={link} depth={depth} onRemarks={setRemarks} />
        </NoDepths>
      </div>
      <SchematicDescription wellbore={pictured.model.wellbore} remarks={remarks} />
    </div>
  );
}
