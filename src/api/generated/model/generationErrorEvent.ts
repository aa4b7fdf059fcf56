/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationFailure } from './generationFailure.ts';

export interface GenerationErrorEvent {
  event: 'error';
  data: GenerationFailure;
}
