import { useMemo } from 'react';
import { schematicOf } from '@/domain/schematic/schematic';
import { usePictured } from '../wellbore/use-model';
import { DrawingView } from './drawing-view';
import { textWidthIn } from './measure-text';
import { readDepth } from './schematic-choices';
import styles from './schematic-on-paper.module.css';

/** What the first sheet of A4 across leaves below the top line and above the remarks, CSS px. */
const room = { width: 1020, height: 410 };

/** The schematic below the top line, along the depth that is chosen on the screen. All of it at once: a printer does not wait. */
export function SchematicOnPaper() {
  const { montage, model } = usePictured();
  const depth = readDepth();
  const { drawing, remarks } = useMemo(
    () =>
      schematicOf(montage, model.wellbore, {
        ...room,
        textWidth: textWidthIn(document.body),
        depth,
        sediments: model.sediments,
        textSize: 11,
        line: 1,
      }),
    [depth, model, montage],
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
