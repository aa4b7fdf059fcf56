import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ReviewPage } from '@/api/generated/model';
import type { Geometry } from './geometry';
import { boxOfRun, runAfter, textOfRun, wordAt, wordRows, type Run, type WordRow } from './words';
import { showAt } from './show-at';
import styles from './marks.module.css';

interface WordsLayerProps {
  page: ReviewPage;
  geometry: Geometry;
  /** The row at which the cursor begins, if that is given. */
  row: number | null;
  onChosen(rows: readonly WordRow[], run: Run): void;
  onCancel(): void;
}

/** Makes screen readers pass the arrow keys on. */
const asApplication = { role: 'application', tabIndex: 0 };

/** Covers the page while the user points at a value: a click takes a word, a drag or Shift and the arrow keys a run of words. */
export function WordsLayer({ page, geometry, row, onChosen, onCancel }: WordsLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => wordRows(page), [page]);
  const [run, setRun] = useState<Run>(() => {
    const at = Math.max(
      0,
      rows.findIndex((each) => each.row === row),
    );
    return { row: at, anchor: 0, end: 0 };
  });
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    layer.current?.focus({ preventScroll: true });
    // Where the words are that the user came for.
    if (row !== null) layer.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [row]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onChosen(rows, run);
    else if (event.key === 'Escape') onCancel();
    else {
      const next = runAfter(rows, run, event.key, event.shiftKey);
      if (!next) return;
      setRun(next);
      showAt(layer.current, geometry.rect(boxOfRun(rows, { ...next, anchor: next.end })));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const runAt = ({ clientX, clientY }: PointerEvent): Run | null => {
    const { left, top } = layer.current!.getBoundingClientRect();
    return wordAt(rows, geometry.at(clientX - left, clientY - top));
  };
  if (rows.length === 0) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is spread below: the rule on tab stops knows no application */}
      <div
        ref={layer}
        className={styles.choosing}
        data-words
        {...asApplication}
        aria-label={`Point at a value of ${page.name}: arrow keys move from word to word, Shift and arrow keys take more, Enter takes them, Escape cancels.`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const at = runAt(event);
          if (!at) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
          setRun(at);
        }}
        onPointerMove={(event) => {
          const at = runAt(event);
          if (dragging) {
            if (at?.row === run.row) setRun({ ...run, end: at.end });
          } else if (at && event.pointerType === 'mouse') setRun(at);
        }}
        onPointerUp={() => {
          if (dragging) onChosen(rows, run);
          setDragging(false);
        }}
      />
      <div className={styles.region} style={geometry.rect(boxOfRun(rows, run))} aria-hidden />
      <p role="status" className="visually-hidden">
        {textOfRun(rows, run)}
      </p>
    </>
  );
}
