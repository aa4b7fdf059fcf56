import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import type { Jump } from '../folded-part/use-table-jumps';
import { useWantedCell } from '../folded-part/use-wanted-cell';
import { pathsInWords } from './paths-in-words';

interface WellPathPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of it. */
  onReady?: (jump: Jump) => void;
}

const load = () => import('./well-path-body').then((loaded) => loaded.default);

/** The well paths of the montage: one line, which opens. Nothing if the server does not keep paths. */
export function WellPathPart({ onReady }: WellPathPartProps) {
  const kept = useEditorState((state) => state.montage.trajectories_list !== undefined);
  return kept ? <KeptPaths {...(onReady && { onReady })} /> : null;
}

function KeptPaths({ onReady }: WellPathPartProps) {
  const words = useEditorState((state) => pathsInWords(state.montage.trajectories_list ?? []));
  const { wanted, ...fold } = useWantedCell(onReady);
  return <FoldedPart name="Well path" summary={words} {...fold} load={load} body={{ wanted }} />;
}
