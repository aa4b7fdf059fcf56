import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import type { Jump } from '../folded-part/use-table-jumps';
import { useWantedCell } from '../folded-part/use-wanted-cell';

interface RisksPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of it. */
  onReady?: (jump: Jump) => void;
  initiallyOpen?: boolean;
}

const load = () => import('./risks-body').then((loaded) => loaded.default);

/** The risk register: one line, which opens. Nothing if the server keeps no risks. */
export function RisksPart(props: RisksPartProps) {
  const count = useEditorState(({ montage }) => montage.risks_list?.length);
  return count === undefined ? null : <KeptRisks {...props} count={count} />;
}

function KeptRisks({ count, onReady, initiallyOpen = false }: RisksPartProps & { count: number }) {
  const { wanted, ...fold } = useWantedCell(onReady, initiallyOpen);
  const summary = count === 0 ? 'Nothing yet' : `${count} risk${count === 1 ? '' : 's'}`;
  return <FoldedPart name="Risks" summary={summary} {...fold} load={load} body={{ wanted }} />;
}
