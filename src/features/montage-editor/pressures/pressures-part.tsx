import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Cell } from '@/domain/montage/address';
import { SectionLabel } from '@/ui/section-label';
import { useEditorState } from '../editor-context';
import { partIds } from '../jump-bar/parts';
import { LoadFailed } from '../pictures/load-failed';
import { keepsPressures } from './keeps-pressures';
import type { PressuresBodyProps } from './pressures-body';
import styles from './pressures-part.module.css';

type Jump = (cell: Cell, focus?: boolean) => void;

const load = () => import('./pressures-body');

interface PressuresPartProps {
  /** Receives a function that moves the cursor to a cell of the part, which opens for it. */
  onReady?: (jump: Jump) => void;
  initiallyOpen?: boolean;
}

/**
 * The pressures of a montage: folded to a line that says what there is. Its code and its chart load when it opens, so
 * that it costs the first load nothing.
 */
export function PressuresPart({ onReady, initiallyOpen = false }: PressuresPartProps) {
  const bodyId = useId();
  const isKept = useEditorState((state) => keepsPressures(state.montage));
  const points = useEditorState((state) => state.montage.pressure_points_list?.length ?? 0);
  const tests = useEditorState((state) => state.montage.strength_tests_list?.length ?? 0);
  const [open, setOpen] = useState(initiallyOpen);
  const { Body, failed, retry } = useBody(open);
  const jumps = useRef(new Map<string, Jump>());
  const pending = useRef<readonly [cell: Cell, focus: boolean | undefined]>(null);

  const onTable = useCallback((of: string, jump: Jump) => {
    jumps.current.set(of, jump);
    const [cell, focus] = pending.current ?? [];
    if (cell?.at.of !== of) return;
    pending.current = null;
    // After the table has its cells.
    requestAnimationFrame(() => jump(cell, focus));
  }, []);
  const jump = useCallback<Jump>((cell, focus) => {
    const go = jumps.current.get(cell.at.of);
    if (go) return go(cell, focus);
    pending.current = [cell, focus];
    setOpen(true);
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);

  const fold = () => {
    jumps.current.clear();
    setOpen(!open);
  };
  if (!isKept) return null;
  return (
    <div id={partIds.pressures} tabIndex={-1} className={styles.part}>
      <div className={styles.head}>
        <SectionLabel>PRESSURES</SectionLabel>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={fold}
        >
          <span className={styles.arrow} aria-hidden />
          {summaryOf(points, tests)}
          <span className="visually-hidden">{open ? ', fold the pressures' : ', open the pressures'}</span>
        </button>
      </div>
      {open && (
        <div id={bodyId}>
          {Body ? (
            <Body onTable={onTable} />
          ) : failed ? (
            <LoadFailed what="The pressures" onRetry={retry} />
          ) : (
            <p className={styles.loading} role="status">
              Loading the pressures…
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `12 depths, 3 tests` */
function summaryOf(points: number, tests: number): string {
  if (points + tests === 0) return 'Nothing yet';
  return [points > 0 && counted(points, 'depth'), tests > 0 && counted(tests, 'test')]
    .filter(Boolean)
    .join(', ');
}

function useBody(wanted: boolean) {
  const [Body, setBody] = useState<ComponentType<PressuresBodyProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const isMissing = wanted && !Body && !failed;
  useEffect(() => {
    if (!isMissing) return;
    let over = false;
    load().then(
      ({ PressuresBody }) => !over && setBody(() => PressuresBody),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [isMissing]);
  return { Body, failed, retry: () => setFailed(false) };
}
