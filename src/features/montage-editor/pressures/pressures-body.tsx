import { memo, useCallback, useMemo, type ReactNode } from 'react';
import type { Cell } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { pointColumns, testColumns } from '@/domain/pressures/derived-columns';
import { hasPressures, windowOf } from '@/domain/pressures/window';
import { useCheckSettings } from '../checks/use-findings';
import { useEditorState } from '../editor-context';
import { ListTable } from '../list-table/list-table';
import styles from './pressures-body.module.css';
import { SectionWindowsTable } from './section-windows-table';
import { usePressures } from './use-pressures';
import { WindowPicture } from './window-picture';

type Jump = (cell: Cell, focus?: boolean) => void;

export interface PressuresBodyProps {
  /** Receives for each table a function that moves the cursor to a cell of it. */
  onTable?: (of: 'pressurePoint' | 'strengthTest', jump: Jump) => void;
}

const pointList = { of: 'pressurePoints' } as const;
const testList = { of: 'strengthTests' } as const;

/** The pressure window as a chart, the two tables that it is drawn from, and the window of each section. */
export function PressuresBody(props: PressuresBodyProps) {
  return <FollowingBody montage={usePressures()} {...props} />;
}

/** Of its own: an edit renders it only when the montage follows. */
const FollowingBody = memo(function FollowingBody({
  montage,
  onTable,
}: PressuresBodyProps & { montage: Montage }) {
  const settings = useCheckSettings();
  const window = useMemo(() => windowOf(montage), [montage]);
  const derived = useMemo(
    () => ({ points: pointColumns(montage), tests: testColumns(montage, settings) }),
    [montage, settings],
  );
  const keepsPoints = useEditorState((state) => state.montage.pressure_points_list !== undefined);
  const keepsTests = useEditorState((state) => state.montage.strength_tests_list !== undefined);
  const setPoints = useCallback((jump: Jump) => onTable?.('pressurePoint', jump), [onTable]);
  const setTests = useCallback((jump: Jump) => onTable?.('strengthTest', jump), [onTable]);
  let picture: ReactNode = null;
  if (!hasPressures(montage)) {
    picture = (
      <p className={styles.hint}>
        Enter the pore and fracture pressure of the rock by depth, or paste them from a spreadsheet, and the
        tests of the shoes. A chart then shows whether each mud is between them, and the checks compare the
        numbers.
      </p>
    );
  } else if (!window) {
    picture = (
      <p className={styles.hint}>
        Gradients need a depth below the drill floor: enter TVD SS and TVD BDF of a section’s end or of a top.
      </p>
    );
  } else picture = <WindowPicture window={window} settings={settings} />;
  return (
    <div className={styles.place}>
      <div className={styles.body}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.tables}>
          {keepsPoints && (
            <ListTable
              list={pointList}
              title="PRESSURE PROFILE"
              addLabel="+ Add Depth"
              none='No pressures yet. Click "Add Depth", or paste rows from a spreadsheet into the first one.'
              derived={derived.points}
              onReady={setPoints}
            />
          )}
          {keepsTests && (
            <ListTable
              list={testList}
              title="STRENGTH TESTS"
              addLabel="+ Add Test"
              none='No tests yet. Click "Add Test" for the LOT or FIT of a shoe, planned or measured.'
              derived={derived.tests}
              onReady={setTests}
            />
          )}
        </div>
        {hasPressures(montage) && <SectionWindowsTable montage={montage} settings={settings} />}
      </div>
    </div>
  );
});
