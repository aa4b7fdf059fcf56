import type { Cell } from '@/domain/montage/address';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { useTableJumps, type Jump } from '../folded-part/use-table-jumps';
import { keepsPressures } from './keeps-pressures';

const load = () => import('./pressures-body').then((loaded) => loaded.PressuresBody);

const tableOf = ({ at }: Cell): string => at.of;

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
  const { onTable, ...fold } = useTableJumps(tableOf, onReady, initiallyOpen);
  if (!isKept) return null;
  return (
    <FoldedPart
      name="Pressures"
      summary={summaryOf(points, tests)}
      {...fold}
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
