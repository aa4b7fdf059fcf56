import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { addPath, removeListed } from '@/domain/montage/listed';
import type { TrajectoryKind, WellTrajectory } from '@/domain/montage/montage';
import { trajectoryName } from '@/domain/montage/words';
import { lazyDialog } from '@/ui/lazy-dialog';
import { useEditor, useEditorState } from '../editor-context';
import type { WantedCell } from '../folded-part/use-wanted-cell';
import { toast } from '../toast';
import { useAnnouncement } from '../use-announcement';
import { PathFields } from './path-fields';
import { StationTable } from './station-table';
import { TargetTable } from './target-table';
import styles from './well-path-body.module.css';

const PasteSurvey = lazyDialog(
  { title: 'Paste a survey', what: 'The dialog' },
  () => import('./paste-survey-dialog'),
);
const ComputeDepths = lazyDialog(
  { title: 'Compute depths', what: 'The dialog' },
  () => import('./compute-depths-dialog'),
);

type Jump = (cell: Cell, focus?: boolean) => void;

export interface WellPathBodyProps {
  /** The cell to show; a higher `turn` asks again. */
  wanted: WantedCell | null;
}

const none: readonly WellTrajectory[] = [];

/** The well paths: one at a time, with its fields, stations and targets. */
export default function WellPathBody({ wanted }: WellPathBodyProps) {
  const editor = useEditor();
  const paths = useEditorState((state) => state.montage.trajectories_list ?? none);
  const locked = useEditorState((state) => state.locked !== null);
  const [chosen, setChosen] = useState({ id: paths[0]?.id ?? '', index: 0 });
  const [dialog, setDialog] = useState<'paste' | 'compute' | null>(null);
  const [announcement, announce] = useAnnouncement();
  // A save gives a new path its id: it stays in its place.
  const path = paths.find(({ id }) => id === chosen.id) ?? paths[Math.min(chosen.index, paths.length - 1)];
  const jumps = usePathJumps(wanted, path?.id ?? '', (id) =>
    setChosen({ id, index: paths.findIndex((one) => one.id === id) }),
  );

  const add = (kind: TrajectoryKind) => {
    let id = '';
    if (editor.edit((montage, newId) => addPath(montage, kind, () => (id = newId()))))
      setChosen({ id, index: paths.length });
  };
  const remove = (one: WellTrajectory) => {
    if (!editor.edit((montage) => removeListed(montage, { of: 'trajectories' }, one.id))) return;
    announce(`${trajectoryName(one)} was removed. Undo brings it back.`);
  };
  const done = (words: string) => {
    setDialog(null);
    announce(words);
    toast('green', words);
  };

  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        {paths.length > 0 && (
          <div role="group" aria-label="Well paths" className={styles.paths}>
            {paths.map((one, index) => (
              <button
                key={one.id}
                type="button"
                className={styles.path}
                aria-pressed={one === path}
                onClick={() => setChosen({ id: one.id, index })}
              >
                {trajectoryName(one)}
              </button>
            ))}
          </div>
        )}
        <button type="button" className="small-button" disabled={locked} onClick={() => add('planned')}>
          + Add planned path
        </button>
        <button type="button" className="small-button" disabled={locked} onClick={() => add('actual')}>
          + Add actual path
        </button>
      </div>
      {!path && (
        <p className={styles.none}>No well path. Add a planned or an actual one, then paste its survey.</p>
      )}
      {path && (
        <div key={path.id} className={styles.chosen}>
          <PathFields trajectory={path.id} onReady={jumps.trajectory} />
          <StationTable
            path={path}
            onReady={jumps.station}
            actions={
              <>
                <button
                  type="button"
                  className="small-button"
                  disabled={locked}
                  onClick={() => setDialog('paste')}
                >
                  Paste a survey
                </button>
                <button type="button" className="small-button" onClick={() => setDialog('compute')}>
                  Compute depths from this path
                </button>
                <button type="button" className="small-button" disabled={locked} onClick={() => remove(path)}>
                  Remove {trajectoryName(path)}
                </button>
              </>
            }
          />
          <TargetTable path={path} onReady={jumps.target} />
        </div>
      )}
      {path && dialog === 'paste' && (
        <PasteSurvey trajectory={path.id} onDone={done} onClose={() => setDialog(null)} />
      )}
      {path && dialog === 'compute' && (
        <ComputeDepths trajectory={path.id} onDone={done} onClose={() => setDialog(null)} />
      )}
      <span className="visually-hidden" role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </span>
    </div>
  );
}

/** Brings the cursor to a wanted cell, after its path is chosen. */
function usePathJumps(wanted: WantedCell | null, chosen: string, choose: (id: string) => void) {
  const jumps = useRef<{ trajectory?: Jump; station?: Jump; target?: Jump }>({});
  const done = useRef(0);
  const chooseLatest = useRef(choose);
  useEffect(() => {
    chooseLatest.current = choose;
  });
  useEffect(() => {
    if (!wanted || wanted.turn <= done.current) return;
    const { at } = wanted.cell;
    if (at.of !== 'trajectory' && at.of !== 'station' && at.of !== 'target') return;
    const owner = 'trajectory' in at ? at.trajectory : at.id;
    if (owner !== chosen) return chooseLatest.current(owner);
    done.current = wanted.turn;
    jumps.current[at.of]?.(wanted.cell, wanted.focus);
  }, [chosen, wanted]);
  const keep = useCallback(
    (of: 'trajectory' | 'station' | 'target') => (jump: Jump) => {
      jumps.current[of] = jump;
    },
    [],
  );
  return useMemo(
    () => ({ trajectory: keep('trajectory'), station: keep('station'), target: keep('target') }),
    [keep],
  );
}
