import type { Cell } from '@/domain/montage/address';
import { keepsKicks } from '@/domain/montage/kick-fields';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { useTableJumps, type Jump } from '../folded-part/use-table-jumps';

const load = () => import('./kick-tolerance-body').then((loaded) => loaded.KickToleranceBody);

/** The assumptions are one table, and each section has one for its string. */
const tableOf = ({ at }: Cell): string => (at.of === 'stringPiece' ? at.section : '');

interface KickTolerancePartProps {
  /** Receives a function that moves the cursor to a cell of the part, which opens for it. */
  onReady?: (jump: Jump) => void;
  initiallyOpen?: boolean;
}

/** The kick tolerances of the sections: one line, which opens. Nothing if the server does not keep what they need. */
export function KickTolerancePart({ onReady, initiallyOpen = false }: KickTolerancePartProps) {
  const isKept = useEditorState((state) => keepsKicks(state.montage.sections_list));
  const strings = useEditorState(
    (state) => state.montage.sections_list.filter((section) => section.drill_string_list?.length).length,
  );
  const { onTable, ...fold } = useTableJumps(tableOf, onReady, initiallyOpen);
  if (!isKept) return null;
  return (
    <FoldedPart
      name="Kick tolerance"
      summary={strings === 0 ? 'No drill strings yet' : `${strings} drill string${strings === 1 ? '' : 's'}`}
      {...fold}
      load={load}
      body={{ onTable }}
    />
  );
}
