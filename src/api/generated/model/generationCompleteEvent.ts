/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationResult } from './generationResult.ts';

export interface GenerationCompleteEvent {
  event: 'complete';
  data: GenerationResult;
}
