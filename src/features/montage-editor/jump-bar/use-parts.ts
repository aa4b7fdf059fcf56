import { keepsKicks } from '@/domain/montage/kick-fields';
import { keepsFigures } from '@/domain/montage/plan';
import { useEditorState } from '../editor-context';
import { keepsPressures } from '../pressures/keeps-pressures';
import type { PartId } from './parts';

interface Part {
  readonly id: PartId;
  readonly label: string;
  readonly count?: number | undefined;
}

/** The parts below the sections, from top to bottom, without those that the server does not keep. */
export function useParts(): readonly Part[] {
  const reservoirs = useEditorState(({ montage }) => montage.reservoirs_list.length);
  const paths = useEditorState(({ montage }) => montage.trajectories_list?.length);
  const hasPressures = useEditorState(({ montage }) => keepsPressures(montage));
  const hasKicks = useEditorState(({ montage }) => keepsKicks(montage.sections_list));
  const risks = useEditorState(({ montage }) => montage.risks_list?.length);
  const steps = useEditorState(({ montage }) => montage.plan_summaries_list.length);
  const hasFigures = useEditorState(({ montage }) => keepsFigures(montage.plan_summaries_list));
  const parts: readonly (Part | false)[] = [
    { id: 'reservoirs', label: 'Reservoirs', count: reservoirs },
    paths !== undefined && { id: 'wellPath', label: 'Well path', count: paths },
    hasPressures && { id: 'pressures', label: 'Pressures' },
    hasKicks && { id: 'kickTolerance', label: 'Kick tolerance' },
    risks !== undefined && { id: 'risks', label: 'Risks', count: risks },
    { id: 'plan', label: 'Plan', count: steps },
    hasFigures && { id: 'timeAndCost', label: 'Time and cost' },
  ];
  return parts.filter((part) => part !== false);
}
