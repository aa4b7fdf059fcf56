import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Box, ReviewPage } from '@/api/generated/model';
import type { Geometry } from './geometry';
import { boxBetween, boxDragged, fieldAfter, rasterOf, type Field } from './regions';
import { showAt } from './show-at';
import styles from './marks.module.css';

interface RegionLayerProps {
  page: ReviewPage;
  geometry: Geometry;
  onChosen(box: Box): void;
  onCancel(): void;
}

/** Makes screen readers pass the arrow keys on. */
const asApplication = { role: 'application', tabIndex: 0 };

/** A press with less movement than this, px, is not a drag. */
const smallest = 6;

/** Covers the page while the user selects a region: by dragging, or from a field with Shift and the arrow keys. */
export function RegionLayer({ page, geometry, onChosen, onCancel }: RegionLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const raster = useMemo(() => rasterOf(page), [page]);
  const [fields, setFields] = useState<[Field, Field]>([
    { column: 0, row: 0 },
    { column: 0, row: 0 },
  ]);
  const [dragged, setDragged] = useState<{ from: { x: number; y: number }; box: Box } | null>(null);
  const box = dragged?.box ?? boxBetween(raster, ...fields);

  useEffect(() => layer.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onChosen(box);
    else if (event.key === 'Escape') onCancel();
    else {
      const next = fieldAfter(raster, fields[1], event.key);
      if (!next) return;
      setFields([event.shiftKey ? fields[0] : next, next]);
      const edge = geometry.rect(boxBetween(raster, next, next));
      showAt(layer.current, edge);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = layer.current!.getBoundingClientRect();
    return geometry.at(clientX - left, clientY - top);
  };
  const onPointerMove = (event: PointerEvent) =>
    setDragged((before) => before && { ...before, box: boxDragged(page, before.from, pointOf(event)) });
  const onPointerUp = () => {
    if (!dragged) return;
    const { width, height } = geometry.rect(dragged.box);
    if (width > smallest && height > smallest) onChosen(dragged.box);
    setDragged(null);
  };
  const [from, to] = fields;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is spread below: the rule on tab stops knows no application */}
      <div
        ref={layer}
        className={styles.choosing}
        {...asApplication}
        aria-label={`Choose a region of ${page.name}: arrow keys move, Shift and arrow keys extend, Enter takes it, Escape cancels.`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = pointOf(event);
          setDragged({ from: at, box: boxDragged(page, at, at) });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
      />
      <div className={styles.region} style={geometry.rect(box)} aria-hidden />
      <p role="status" className="visually-hidden">
        {`Row ${Math.min(from.row, to.row) + 1} to ${Math.max(from.row, to.row) + 1}, column ${Math.min(from.column, to.column) + 1} to ${Math.max(from.column, to.column) + 1}.`}
      </p>
    </>
  );
}
