/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationCompleteEvent } from './generationCompleteEvent.ts';
import type { GenerationErrorEvent } from './generationErrorEvent.ts';
import type { GenerationProgressEvent } from './generationProgressEvent.ts';

/**
 * One frame of the stream.
 */
export type GenerationEvent = GenerationProgressEvent | GenerationCompleteEvent | GenerationErrorEvent;
