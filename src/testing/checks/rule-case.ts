import type { Montage } from '@/domain/montage/montage';

/** A rule, a well, and what the rule says of it: `result cell: sentence [offer]`. Used by tests alone. */
export type RuleCase = readonly [rule: string, montage: Montage, ...said: string[]];
