import { useCallback, useLayoutEffect, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { useEditorState } from '../editor-context';
import { FoldedPart } from '../folded-part/folded-part';
import type { RisksBodyProps } from './risks-body';

interface RisksPartProps {
  /** Receives a function that opens the part and moves the cursor to a cell of it. */
  onReady?: (jump: (cell: Cell, focus?: boolean) => void) => void;
  initiallyOpen?: boolean;
}

const load = () => import('./risks-body').then((loaded) => loaded.default);

/** The risk register: one line, which opens. Nothing if the server keeps no risks. */
export function RisksPart(props: RisksPartProps) {
  const count = useEditorState(({ montage }) => montage.risks_list?.length);
  return count === undefined ? null : <KeptRisks {...props} count={count} />;
}

function KeptRisks({ count, onReady, initiallyOpen = false }: RisksPartProps & { count: number }) {
  const [open, setOpen] = useState(initiallyOpen);
  const [wanted, setWanted] = useState<RisksBodyProps['wanted']>(null);
  const jump = useCallback((cell: Cell, focus = true) => {
    setOpen(true);
    setWanted((before) => ({ cell, focus, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);
  const summary = count === 0 ? 'Nothing yet' : `${count} risk${count === 1 ? '' : 's'}`;
  return (
    <FoldedPart name="Risks" summary={summary} open={open} onOpen={setOpen} load={load} body={{ wanted }} />
  );
}
