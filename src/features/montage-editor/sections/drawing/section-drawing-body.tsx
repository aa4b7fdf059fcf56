import { useCallback, useMemo } from 'react';
import type { Drawing } from '@/domain/drawing/drawing';
import type { Montage, Section } from '@/domain/montage/montage';
import type { DrawnRow } from '@/domain/schematic/row-axis';
import { sectionDrawingOf } from '@/domain/schematic/section-drawing';
import { sectionHeadOf } from '@/domain/schematic/section-head';
import { sectionTracks } from '@/domain/schematic/section-tracks';
import { useEditorState } from '../../editor-context';
import { DrawingView } from '../../schematic/drawing-view';
import { useTextWidth } from '../../schematic/measure-text';
import { useSelectedPicture, type Pictured } from '../../wellbore/use-model';
import { mudRange } from './mud-range';
import styles from './section-drawing.module.css';

/** The size of the page's small text (--text-label), px. */
const textSize = 11;

interface SectionDrawingBodyProps {
  /** The section's id. */
  section: string;
  rows: readonly DrawnRow[];
  /** px */
  width: number;
}

interface DrawnSection {
  readonly drawing: Drawing;
  /** Why the hole is missing from the drawing; null if it is drawn. */
  readonly remark: string | null;
  readonly hasMud: boolean;
}

/** Draws the montage of the latest model, not of the latest edit: an edit is painted first, then its drawing. */
export function SectionDrawingBody({ section: id, rows, width }: SectionDrawingBodyProps) {
  const textWidth = useTextWidth();
  const select = useCallback(
    ({ montage, model: { wellbore, sediments } }: Pictured): DrawnSection | null => {
      const section = montage.sections_list.find((one) => one.id === id);
      if (!section) return null;
      const muds = mudRange(montage.sections_list);
      const drawing = sectionDrawingOf(section, wellbore, {
        width,
        rows,
        carriedName: nameAbove(montage, section, rows[0]?.formation ?? null),
        sediments,
        muds,
        textSize,
        line: 1,
        textWidth,
      });
      const isDrilled = wellbore.holes.some(({ sectionId }) => sectionId === id);
      return { drawing, remark: isDrilled ? null : remarkOf(section), hasMud: muds !== null };
    },
    [id, rows, textWidth, width],
  );
  const drawn = useSelectedPicture(select);
  // The place of the well and its labels, which are missing.
  const { column, mud } = sectionTracks(width, drawn?.hasMud ?? false, textSize);
  return (
    drawn && (
      <>
        <DrawingView drawing={drawn.drawing} />
        {drawn.remark && (
          <p className={styles.remark} style={{ left: column.width + 6, right: mud ? width - mud.x + 6 : 0 }}>
            {drawn.remark}
          </p>
        )}
      </>
    )
  );
}

const remarkOf = (section: Section): string =>
  section.along_hole_depth_below_drill_floor === null &&
  section.true_vertical_depth_below_drill_floor === null &&
  section.true_vertical_depth_subsea === null
    ? 'No section TD: the hole is not drawn.'
    : 'The section TD is not below the section above: the hole is not drawn.';

export function SectionDrawingHeadBody({ width }: { width: number }) {
  const muds = useEditorState(({ montage }) => mudRange(montage.sections_list));
  const textWidth = useTextWidth();
  const drawing = useMemo(
    () => sectionHeadOf(width, muds, { textSize, line: 1, textWidth }),
    [muds, textWidth, width],
  );
  return <DrawingView drawing={drawing} />;
}

/** The name of a formation of the section above, from which the carried row comes. */
function nameAbove({ sections_list: sections }: Montage, section: Section, id: string | null): string | null {
  const place = sections.findIndex((one) => one.id === section.id);
  for (const { formations_list } of sections.slice(0, Math.max(0, place)).toReversed()) {
    const found = formations_list.findLast((formation) => formation.id === id);
    if (found) return found.formation_name;
  }
  return null;
}
