import { useMemo } from 'react';
import { schematicOf } from '@/domain/schematic/schematic';
import { readDepth } from '../pictures/picture-choices';
import { usePictureModel } from '../wellbore/use-model';
import { DrawingView } from './drawing-view';
import { useTextWidth } from './measure-text';
import styles from './schematic-on-paper.module.css';

/** The height (CSS px) on the first A4 sheet in landscape, between the top line and the remarks. */
const room = { width: 1020, height: 410 };

/**
 * The schematic below the top line, along the depth chosen on the screen. Renders everything at once: printing does not
 * wait.
 */
export function SchematicOnPaper() {
  const { montage, model } = usePictureModel();
  const textWidth = useTextWidth();
  const depth = readDepth();
  const { drawing, remarks } = useMemo(
    () =>
      schematicOf(montage, model.wellbore, {
        ...room,
        textWidth,
        depth,
        sediments: model.sediments,
        textSize: 11,
        line: 1,
      }),
    [depth, model, montage, textWidth],
  );
  return (
    <section className={styles.sheet}>
      <h2>SCHEMATIC, {depth}</h2>
      <DrawingView drawing={drawing} />
      <ul className={styles.remarks}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </section>
  );
}
