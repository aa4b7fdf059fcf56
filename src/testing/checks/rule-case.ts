import type { Montage } from '@/domain/montage/montage';

/** A rule, a well, and the findings of the rule: `result cell: sentence [offer]`. */
export type RuleCase = readonly [rule: string, montage: Montage, ...said: string[]];
