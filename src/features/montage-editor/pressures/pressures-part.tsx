import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { keepsPressures } from './keeps-pressures';

type Jump = (cell: Cell, focus?: boolean) => void;

const load = () => import('./pressures-body').then((loaded) => loaded.PressuresBody);

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
  const isKept = useEditorState((state) => keepsPressures(state.montage));
  const points = useEditorState((state) => state.montage.pressure_points_list?.length ?? 0);
  const tests = useEditorState((state) => state.montage.strength_tests_list?.length ?? 0);
  const [open, setOpen] = useState(initiallyOpen);
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

  const onOpen = (next: boolean) => {
    // Folded tables are gone.
    jumps.current.clear();
    setOpen(next);
  };
  if (!isKept) return null;
  return (
    <FoldedPart
      name="Pressures"
      summary={summaryOf(points, tests)}
      open={open}
      onOpen={onOpen}
      load={load}
      body={{ onTable }}
    />
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
