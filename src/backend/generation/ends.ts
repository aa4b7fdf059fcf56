import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { StoredGeneration } from '../records';

/**
 * How often a job is begun. One that ends its process each time would end every process for ever; but most processes that end
 * during a job have another reason, and a few in a row must not cost anybody a montage.
 */
export const mostAttempts = 10;

export const isUnderWay = ({ state }: Pick<StoredGeneration, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** The event that ends a generation without a montage. */
export const failure = (sentence: string): GenerationEvent => ({ event: 'error', data: { error: sentence } });

export const superseded = failure(
  'The documents are being generated with other inputs, so this generation was stopped.',
);
export const stopped = failure('The generation was stopped. Generate again to start over.');
export const givenUp = failure(
  `The server began this generation ${mostAttempts} times and could not finish it. Leave out the largest document, then generate again.`,
);
