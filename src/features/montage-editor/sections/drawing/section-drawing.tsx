import { memo, useEffect, useRef, useState } from 'react';
import type { DrawnRow } from '@/domain/schematic/row-axis';
import type { Editor } from '../../editor';
import { useEditor } from '../../editor-context';
import { untilPainted } from '../../until-painted';
import { withModel } from '../../wellbore/with-model';
import styles from './section-drawing.module.css';
import { useDrawingWidth } from './use-drawing-width';

interface SectionDrawingProps {
  /** The section's id. */
  section: string;
  /** The rows in view of the table, in their order; px. */
  rows: readonly DrawnRow[];
}

type Parts = typeof import('./section-drawing-body');

/** The code with the model of each editor, once loaded: a section that scrolls into view shows its drawing at once. */
const loaded = new WeakMap<Editor, Parts>();
const loads = new WeakMap<Editor, Promise<Parts>>();

function load(editor: Editor): Promise<Parts> {
  const known = loads.get(editor);
  if (known) return known;
  const loading = (async () => {
    const parts = await withModel(import('./section-drawing-body'), editor);
    loaded.set(editor, parts);
    return parts;
  })();
  loads.set(editor, loading);
  // The next section in view tries again.
  loading.catch(() => loads.delete(editor));
  return loading;
}

function useParts(): { readonly parts: Parts | null; readonly failed: boolean } {
  const editor = useEditor();
  const [state, setState] = useState(() => ({ parts: loaded.get(editor) ?? null, failed: false }));
  const { parts } = state;
  useEffect(() => {
    if (parts) return;
    let over = false;
    const pause = untilPainted();
    const draw = async () => {
      // The rows are painted first.
      await pause?.over;
      if (over) return;
      const all = await load(editor).catch(() => null);
      if (!over) setState({ parts: all, failed: all === null });
    };
    void draw();
    return () => {
      over = true;
      pause?.end();
    };
  }, [editor, parts]);
  return state;
}

/**
 * A section's formations, hole, string, cement and mud weight next to its rows. Hidden from assistive technology: the
 * table has the same values. Small, because it loads with the table; the drawing follows.
 */
export const SectionDrawing = memo(function SectionDrawing({ section, rows }: SectionDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const { parts, failed } = useParts();
  const width = useDrawingWidth(place, parts !== null);
  return (
    <div ref={place} className={styles.place} aria-hidden data-drawing={section}>
      {parts && width !== null && <parts.SectionDrawingBody section={section} rows={rows} width={width} />}
      {!parts && (
        <p className={styles.remark}>
          {failed ? 'The drawing could not be loaded.' : 'Loading the drawing...'}
        </p>
      )}
    </div>
  );
}, isSame);

/** The head over the drawings: the scale of the mud weight. */
export const SectionDrawingHead = memo(function SectionDrawingHead() {
  const place = useRef<HTMLDivElement>(null);
  const { parts } = useParts();
  const width = useDrawingWidth(place, parts !== null);
  return (
    <div ref={place} className={styles.place} data-head aria-hidden>
      {parts && width !== null && <parts.SectionDrawingHeadBody width={width} />}
    </div>
  );
});

function isSame(before: SectionDrawingProps, next: SectionDrawingProps): boolean {
  return (
    before.section === next.section &&
    before.rows.length === next.rows.length &&
    before.rows.every((row, index) => {
      const other = next.rows[index];
      return (
        row === other ||
        (row.top === other?.top && row.height === other.height && row.formation === other.formation)
      );
    })
  );
}
