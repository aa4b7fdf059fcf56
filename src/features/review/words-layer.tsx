import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ReviewPage } from '@/api/generated/model';
import type { Geometry, Rect } from './geometry';
import { boxAround, boxesOfRun, extendedTo, runAfter, runOfWord, textOfRun, wordAt, type Run } from './runs';
import { wordRows, type WordRow } from './words';
import { showAt } from './show-at';
import styles from './marks.module.css';

interface WordsLayerProps {
  page: ReviewPage;
  geometry: Geometry;
  /** The row at which the cursor begins, if that is given. */
  row: number | null;
  /** The run that was chosen on this page, while the user says what it is. */
  chosen: Run | null;
  onChosen(rows: readonly WordRow[], run: Run): void;
  onCancel(): void;
}

/** Makes screen readers pass the arrow keys on. */
const asApplication = { role: 'application', tabIndex: 0 };

/**
 * Covers the page while the user points at a value: a click takes a word, a drag, a click with Shift or Shift and the arrow keys a run
 * of words, also over several rows.
 */
export function WordsLayer({ page, geometry, row, chosen, onChosen, onCancel }: WordsLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => wordRows(page), [page]);
  const [run, setRun] = useState<Run>(() => {
    const at = rows.findIndex((each) => each.row === row);
    return chosen ?? runOfWord({ row: Math.max(0, at), at: 0 });
  });
  const boxes = boxesOfRun(rows, run);
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
      showAt(
        layer.current,
        geometry.rect(boxAround(boxesOfRun(rows, runOfWord({ row: next.endRow, at: next.end })))),
      );
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
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
        aria-label={`Point at a value of ${page.name}: arrow keys move from word to word, Shift and arrow keys take more words and rows, Enter takes them, Escape cancels.`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const at = placeOf(event);
          if (!at) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
          setRun(event.shiftKey && chosen ? extendedTo(rows, run, at) : runOfWord(at));
        }}
        onPointerMove={(event) => {
          const at = placeOf(event);
          if (!at) return;
          if (dragging) setRun(extendedTo(rows, run, at));
          else if (!chosen && event.pointerType === 'mouse') setRun(runOfWord(at));
        }}
        onPointerUp={() => {
          if (dragging) onChosen(rows, run);
          setDragging(false);
        }}
      />
      <RunMark rects={boxes.map(geometry.rect)} whole={geometry.rect(boxAround(boxes))} />
      <p role="status" className="visually-hidden">
        {run === chosen ? '' : textOfRun(rows, run)}
      </p>
    </>
  );
}

/** What is chosen, as one mark: over several rows a frame with the words of each row in it. */
function RunMark({ rects, whole }: { rects: readonly Rect[]; whole: Rect }) {
  if (rects.length === 1) return <div className={styles.region} style={whole} aria-hidden />;
  return (
    <div className={`${styles.region} ${styles.ofRows}`} style={whole} data-rows={rects.length} aria-hidden>
      {rects.map(({ left, top, width, height }) => (
        <span key={top} style={{ left: left - whole.left, top: top - whole.top, width, height }} />
      ))}
    </div>
  );
}
