import { useMemo } from 'react';
import { montageDrillFloor } from '@/domain/checks/contexts';
import type { Cell } from '@/domain/montage/address';
import { missing } from '@/domain/montage/figures';
import type { WellTrajectory } from '@/domain/montage/montage';
import { targetDistances } from '@/domain/trajectory/target-distance';
import { useEditorState } from '../editor-context';
import { ListTable } from '../list-table/list-table';
import { quantityFigure, unitOf } from '@/domain/shown-units/figures';

interface TargetTableProps {
  path: WellTrajectory;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

const within = (value: boolean | null | undefined) =>
  value === null || value === undefined ? missing : value ? 'Yes' : 'No';

/** The targets of a path, with its distance from them. */
export function TargetTable({ path, onReady }: TargetTableProps) {
  const list = useMemo(() => ({ of: 'targets', trajectory: path.id }) as const, [path.id]);
  const drillFloorM = useEditorState((state) => montageDrillFloor(state.montage));
  const derived = useMemo(
    () => ({
      titles: [`Path at (${unitOf('length')})`, `At its depth (${unitOf('length')})`, 'Within radius'],
      rows: targetDistances(path, drillFloorM).map((one) => [
        quantityFigure('length', one?.distanceM ?? null),
        quantityFigure('length', one?.horizontalM ?? null),
        within(one?.isWithin),
      ]),
    }),
    [drillFloorM, path],
  );
  return (
    <ListTable
      list={list}
      title="TARGETS"
      addLabel="+ Add target"
      none="No targets."
      derived={derived}
      onReady={onReady}
    />
  );
}
