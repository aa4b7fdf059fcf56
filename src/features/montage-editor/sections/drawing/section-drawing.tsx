import { memo, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Section } from '@/domain/montage/montage';
import type { DrawnRow } from '@/domain/schematic/row-axis';
import type { Editor } from '../../editor';
import { useEditor } from '../../editor-context';
import { withModel } from '../../wellbore/with-model';
import styles from './section-drawing.module.css';
import type { SectionDrawingBodyProps } from './section-drawing-body';
import { useDrawingWidth } from './use-drawing-width';

interface SectionDrawingProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  /** The rows in view of the table, in their order; px. */
  rows: readonly DrawnRow[];
}

type Body = ComponentType<SectionDrawingBodyProps>;

/** The code with the model of each editor, once loaded: a section that scrolls into view shows its drawing at once. */
const bodies = new WeakMap<Editor, Body>();
const loads = new WeakMap<Editor, Promise<Body>>();

function load(editor: Editor): Promise<Body> {
  const known = loads.get(editor);
  if (known) return known;
  const loading = (async () => {
    const { SectionDrawingBody } = await withModel(import('./section-drawing-body'), editor);
    bodies.set(editor, SectionDrawingBody);
    return SectionDrawingBody;
  })();
  loads.set(editor, loading);
  // The next section in view tries again.
  loading.catch(() => loads.delete(editor));
  return loading;
}

/**
 * A section's formations, hole, string, cement and mud weight next to its rows. Hidden from assistive technology: the
 * table has the same values. Small, because it loads with the table; the drawing follows when the page is idle.
 */
export const SectionDrawing = memo(function SectionDrawing({ section, rows }: SectionDrawingProps) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const width = useDrawingWidth(place);
  // In an object, because state calls a function that is passed to it.
  const [{ Body, failed }, setLoaded] = useState(() => ({ Body: bodies.get(editor) ?? null, failed: false }));
  useEffect(() => {
    if (Body) return;
    let over = false;
    load(editor).then(
      (loaded) => !over && setLoaded({ Body: loaded, failed: false }),
      () => !over && setLoaded({ Body: null, failed: true }),
    );
    return () => {
      over = true;
    };
  }, [Body, editor]);
  return (
    <div ref={place} className={styles.place} aria-hidden data-drawing={section.id}>
      {Body && width !== null && <Body section={section} rows={rows} width={width} />}
      {!Body && (
        <p className={styles.remark}>
          {failed ? 'The drawing could not be loaded.' : 'Loading the drawing...'}
        </p>
      )}
    </div>
  );
}, isSame);

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
