import { useMemo } from 'react';
import { schematicOf } from '@/domain/schematic/schematic';
import { usePictured } from '../wellbore/use-model';
import { DrawingView } from './drawing-view';
import { textWidthIn } from './measure-text';
import { readDepth } from './schematic-choices';
import styles from './schematic-on-paper.module.css';

/** What a sheet of A4 across leaves below the title and above the remarks, CSS px: Letter is as high within a margin's width. */
const sheet = { width: 960, height: 560 };

/** The schematic on a sheet of its own, along the depth that is chosen on the screen. All of it at once: a printer does not wait. */
export function SchematicOnPaper() {
  const { montage, model } = usePictured();
  const depth = readDepth();
  const { drawing, remarks } = useMemo(
    () =>
      schematicOf(montage, model.wellbore, {
        ...sheet,
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
