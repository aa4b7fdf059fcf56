import { useMemo, type ReactNode } from 'react';
import { montageDrillFloor } from '@/domain/checks/contexts';
import type { Cell } from '@/domain/montage/address';
import type { WellTrajectory } from '@/domain/montage/montage';
import {
  comparedWith,
  comparisonInWords,
  plannedFor,
  stationColumns,
} from '@/domain/trajectory/station-columns';
import { useEditorState } from '../editor-context';
import { ListTable } from '../list-table/list-table';
import styles from './well-path-body.module.css';

interface StationTableProps {
  path: WellTrajectory;
  actions: ReactNode;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

/** The stations of a path with the figures that follow from them. */
export function StationTable({ path, actions, onReady }: StationTableProps) {
  const list = useMemo(() => ({ of: 'stations', trajectory: path.id }) as const, [path.id]);
  const drillFloorM = useEditorState((state) => montageDrillFloor(state.montage));
  const planned = useEditorState(({ montage }) => plannedFor(montage, path));
  const comparison = useMemo(() => comparedWith(path, planned), [path, planned]);
  const derived = useMemo(
    () => stationColumns(path, drillFloorM, comparison),
    [comparison, drillFloorM, path],
  );
  return (
    <div className={styles.stations}>
      <ListTable
        list={list}
        title="STATIONS"
        addLabel="+ Add station"
        none="No stations. Paste a survey, or add a station."
        derived={derived}
        actions={actions}
        onReady={onReady}
      />
      {comparison && planned && <p className={styles.hint}>{comparisonInWords(comparison, planned)}</p>}
    </div>
  );
}
