import { useMemo } from 'react';
import { montageDrillFloor } from '@/domain/checks/contexts';
import type { Cell } from '@/domain/montage/address';
import { figure, missing } from '@/domain/montage/figures';
import type { WellTrajectory } from '@/domain/montage/montage';
import { targetDistances } from '@/domain/trajectory/target-distance';
import { useEditorState } from '../editor-context';
import { ListTable } from '../list-table/list-table';

interface TargetTableProps {
  path: WellTrajectory;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

const titles = ['Path at (m)', 'At its depth (m)', 'Within radius'];

const within = (value: boolean | null | undefined) =>
  value === null || value === undefined ? missing : value ? 'Yes' : 'No';

/** The targets of a path, with its distance from them. */
export function TargetTable({ path, onReady }: TargetTableProps) {
  const list = useMemo(() => ({ of: 'targets', trajectory: path.id }) as const, [path.id]);
  const drillFloorM = useEditorState((state) => montageDrillFloor(state.montage));
  const derived = useMemo(
    () => ({
      titles,
      rows: targetDistances(path, drillFloorM).map((one) => [
        figure(one?.distanceM ?? null),
        figure(one?.horizontalM ?? null),
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
