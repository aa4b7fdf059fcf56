import { useMemo } from 'react';
import type { Montage, Section } from '@/domain/montage/montage';
import type { DrawnRow } from '@/domain/schematic/row-axis';
import { sectionDrawingOf } from '@/domain/schematic/section-drawing';
import { sectionHeadOf } from '@/domain/schematic/section-head';
import { useEditorState } from '../../editor-context';
import { DrawingView } from '../../schematic/drawing-view';
import { useTextWidth } from '../../schematic/measure-text';
import { useModel } from '../../wellbore/use-model';
import { mudRange } from './mud-range';
import styles from './section-drawing.module.css';

/** The size of the page's small text (--text-label), px. */
const textSize = 11;

interface SectionDrawingBodyProps {
  section: Section;
  rows: readonly DrawnRow[];
  /** px */
  width: number;
}

export function SectionDrawingBody({ section, rows, width }: SectionDrawingBodyProps) {
  const { wellbore, sediments } = useModel();
  const muds = useEditorState(({ montage }) => mudRange(montage.sections_list));
  const carried = rows[0]?.formation ?? null;
  const carriedName = useEditorState(({ montage }) => nameAbove(montage, section, carried));
  const textWidth = useTextWidth();
  const drawing = useMemo(
    () =>
      sectionDrawingOf(section, wellbore, {
        width,
        rows,
        carriedName,
        sediments,
        muds,
        textSize,
        line: 1,
        textWidth,
      }),
    [carriedName, muds, rows, section, sediments, textWidth, wellbore, width],
  );
  const isDrilled = wellbore.holes.some(({ sectionId }) => sectionId === section.id);
  return (
    <>
      <DrawingView drawing={drawing} />
      {!isDrilled && <p className={styles.remark}>No section TD: the hole is not drawn.</p>}
    </>
  );
}

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
