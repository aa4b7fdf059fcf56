import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import { catalogue, titleOf } from '@/domain/montage/catalogue';
import { trajectoryOf } from '@/domain/montage/lookup';
import { shown } from '@/domain/montage/shown';
import type { WellTrajectory } from '@/domain/montage/montage';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { useEditorState } from '../editor-context';
import { gridCell } from '../grid/grid-cell';
import { GridProvider, useGrid as useGridOfCell } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { useGrid } from '../grid/use-grid';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { createPathFieldsModel, pathFields } from './path-fields-model';
import styles from './well-path-body.module.css';

interface PathFieldsProps {
  trajectory: string;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

const fieldsPerLine = () => (matchMedia('(max-width: 47.99em)').matches ? 2 : 5);

/** The fields of a path, edited by keys as the tables are. */
export function PathFields({ trajectory, onReady }: PathFieldsProps) {
  const path = useEditorState((state) => trajectoryOf(state.montage, trajectory));
  const container = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const model = useMemo(() => createPathFieldsModel(trajectory, fieldsPerLine), [trajectory]);
  const reveal = useCallback((_cell: Cell, elementId: string) => {
    requestAnimationFrame(() => document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' }));
  }, []);
  const { grid, go, handlers } = useGrid({ model, container, reveal, announce });
  const goTo = useCallback(
    (cell: Cell, focus = true) => {
      if (focus) container.current?.focus({ preventScroll: true });
      go(cell);
    },
    [go],
  );
  useLayoutEffect(() => onReady(goTo), [goTo, onReady]);
  if (!path) return null;
  return (
    <GridProvider value={grid}>
      <div
        {...handlers}
        ref={container}
        role="grid"
        tabIndex={0}
        className={styles.fields}
        aria-label="Fields of the well path"
      >
        <Fields path={path} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </GridProvider>
  );
}

function Fields({ path }: { path: WellTrajectory }) {
  const at = useMemo(() => ({ of: 'trajectory' as const, id: path.id }), [path.id]);
  const grid = useGridOfCell();
  const state = useRowState(at);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(path, state.cursor !== null);
  return (
    <div role="row" style={{ display: 'contents' }}>
      {pathFields.map((field) => (
        <div key={field} role="presentation" className={styles.field}>
          <span aria-hidden className={styles.label}>
            {titleOf(catalogue.trajectory[field])}
          </span>
          {gridCell(grid, {
            cellKey: cellKey({ at, field }),
            className: styles.value,
            marked: isMarked(marks, field),
            source: cellSource(sources, field),
            text: shown(catalogue.trajectory[field], path[field]),
            label: `${titleOf(catalogue.trajectory[field])} ${shown(catalogue.trajectory[field], path[field])}`,
            cursor: state.cursor === field,
            editing: state.editing === field,
            room: 24,
          })}
        </div>
      ))}
    </div>
  );
}
