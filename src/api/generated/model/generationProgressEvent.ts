/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GenerationProgress } from './generationProgress.ts';

export interface GenerationProgressEvent {
  event: 'progress';
  data: GenerationProgress;
}
