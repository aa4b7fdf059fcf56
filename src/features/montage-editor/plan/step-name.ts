import type { PlanSummary } from '@/domain/montage/montage';
import { shortText } from '@/ui/short-text';

/** The name of a step in messages: `step 3, Skid the rig to slot 4`. */
export const stepName = ({ rank, title }: Pick<PlanSummary, 'rank' | 'title'>): string =>
  `step ${rank ?? '-'}, ${shortText(title?.trim() || '-')}`;
