import type { PlanSummary } from '@/domain/montage/montage';
import { shortText } from '@/ui/short-text';

/** A step as it is spoken of: `step 3, Skid the rig to slot 4`. */
export const stepName = ({ rank, title }: Pick<PlanSummary, 'rank' | 'title'>): string =>
  `step ${rank ?? '-'}, ${shortText(title?.trim() || '-')}`;
