import { memo, type RefObject } from 'react';
import type { FieldOf } from '@/domain/montage/catalogue';
import { chosenLimits } from './column-widths';
import { depthColumns } from './columns';
import { SectionDrawingHead } from './drawing/section-drawing';
import styles from './table-head.module.css';
import { useTableView, useView, type TableView } from './table-view';

const hiddenIn = (view: TableView) => view.hidden;

/** The heads of the rows' columns. They stay in view with the page's own bars. */
export const TableHead = memo(function TableHead({
  element,
  hasDrawing,
}: {
  element: RefObject<HTMLDivElement | null>;
  hasDrawing: boolean;
}) {
  const hidden = useView(useTableView(), hiddenIn);
  return (
    <div role="rowgroup" className={styles.head} ref={element}>
      <div role="row" className={styles.row}>
        {depthColumns().map(
          ({ key, title, unit }) =>
            !hidden.has(key) && (
              <div key={key} role="columnheader" data-column={key} className={styles.cell}>
                {title}
                {unit && <span className={styles.unit}> {unit}</span>}
                <WidthHandle column={key} />
              </div>
            ),
        )}
        {hasDrawing && (
          <div className={styles.drawing} aria-hidden>
            <SectionDrawingHead />
          </div>
        )}
      </div>
    </div>
  );
});

/** On a phone each section repeats the heads of its depths. Only for the eye: the table has them once. */
export const DepthHeads = memo(function DepthHeads() {
  const hidden = useView(useTableView(), hiddenIn);
  return (
    <div className={styles.depthHeads} aria-hidden>
      {depthColumns().map(
        ({ key, title, unit }) =>
          key !== 'formation_name' &&
          !hidden.has(key) && (
            <div key={key} className={styles.cell}>
              {title}
              <span className={styles.unit}>{unit}</span>
            </div>
          ),
      )}
    </div>
  );
});

/** Drags the end of a column. With the keyboard, widths are in the menu of the columns. */
const WidthHandle = memo(function WidthHandle({ column }: { column: FieldOf<'formation'> }) {
  const view = useTableView();
  const onPointerDown = (event: React.PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.parentElement;
    if (event.button !== 0 || !head) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const from = { x: event.clientX, width: head.offsetWidth };
    handle.setPointerCapture(event.pointerId);
    const drag = (move: PointerEvent) => {
      const width = Math.round(from.width + move.clientX - from.x);
      const limited = Math.min(chosenLimits.most, Math.max(chosenLimits.least, width));
      view.update({ widths: { ...view.view().widths, [column]: limited } });
    };
    const end = () => {
      handle.removeEventListener('pointermove', drag);
      handle.removeEventListener('lostpointercapture', end);
    };
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', end);
  };
  const putBack = () => {
    const { [column]: _chosen, ...widths } = view.view().widths;
    view.update({ widths });
  };
  return (
    <span
      className={styles.handle}
      aria-hidden
      title="Drag for another width, double-click for the usual one"
      data-width-handle={column}
      onPointerDown={onPointerDown}
      onDoubleClick={putBack}
    />
  );
});
