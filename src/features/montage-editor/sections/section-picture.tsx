import { memo, useMemo } from 'react';
import { catalogue } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { SectionDrawing } from './drawing/section-drawing';
import { measures } from './layout';
import { pictureRows } from './picture-rows';
import styles from './section-picture.module.css';
import { inForce } from '@/domain/montage/field-in';

interface SectionPictureProps {
  section: Section;
  /** The id of the formation carried into the section. */
  carried: string | null;
  /** The along-hole depth (m) at which the section begins. */
  fromM: number | null;
}

const captionPx = 24;
const drawingPx = measures.phone.drawingHeight - captionPx;

/** On a phone: the drawing of a section above its tabs. Only for the eye, as the one next to the rows. */
export const SectionPicture = memo(function SectionPicture({ section, carried, fromM }: SectionPictureProps) {
  const rows = useMemo(() => pictureRows(section, carried, fromM, drawingPx), [carried, fromM, section]);
  return (
    <div className={styles.picture} aria-hidden>
      <div className={styles.caption} style={{ height: captionPx }}>
        <span>Column and well</span>
        <span>Mud weight {inForce(catalogue.mud.mud_weight_exact).unit}</span>
      </div>
      <div style={{ height: drawingPx }}>
        <SectionDrawing section={section.id} rows={rows} />
      </div>
    </div>
  );
});
