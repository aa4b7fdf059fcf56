import { use } from 'react';
import { SourceLegend as Legend } from '@/shared/sources/source-mark';
import { SourcesToolsContext } from './sources-context';

/** What the marks of sources mean, while they show. */
export function SourceLegend() {
  const { hasSources, shown, legend } = use(SourcesToolsContext);
  return hasSources && shown ? <Legend only={legend} /> : null;
}
