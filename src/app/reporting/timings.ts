import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ReportingHost } from './host';
import { callHost } from './reporter';
import type { TimingReport } from './reports';

/** The reported part of a measurement: no element, no address, no entry of the browser's own log. */
export const timingReport = (
  { name, value, rating, navigationType }: Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>,
  around: Pick<TimingReport, 'route' | 'build'>,
): TimingReport => ({ metric: name, value, rating, navigation: navigationType, ...around });

/** Reports how long users wait. web-vitals calls when a figure is final, most often when the page is left. */
export function reportTimings(host: ReportingHost, around: Pick<TimingReport, 'route' | 'build'>): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => void callHost(() => host.timing?.(timingReport(metric, around))));
}
