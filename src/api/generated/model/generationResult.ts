/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { GeneratedSection } from './generatedSection.ts';
import type { GenerationReport } from './generationReport.ts';
import type { ValueSources } from './valueSources.ts';

export interface GenerationResult {
  /** The hole sections from the top down. */
  montage_sections: GeneratedSection[];
  sources?: ValueSources;
  report?: GenerationReport;
}
