import { useCallback, useLayoutEffect, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import { pathsInWords } from './paths-in-words';
import type { WellPathBodyProps } from './well-path-body';

interface WellPathPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of it. */
  onReady?: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

const load = () => import('./well-path-body').then((loaded) => loaded.default);

/** The well paths of the montage: one line, which opens. Nothing if the server does not keep paths. */
export function WellPathPart({ onReady }: WellPathPartProps) {
  const kept = useEditorState((state) => state.montage.trajectories_list !== undefined);
  return kept ? <KeptPaths {...(onReady && { onReady })} /> : null;
}

function KeptPaths({ onReady }: WellPathPartProps) {
  const words = useEditorState((state) => pathsInWords(state.montage.trajectories_list ?? []));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<WellPathBodyProps['wanted']>(null);
  const jump = useCallback((cell: Cell, focus = true) => {
    setOpen(true);
    setWanted((before) => ({ cell, focus, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  return (
    <FoldedPart name="Well path" summary={words} open={open} onOpen={setOpen} load={load} body={{ wanted }} />
  );
}
