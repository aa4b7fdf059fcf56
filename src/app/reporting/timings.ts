import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ReportingHost } from './host';
import { tellHost } from './reporter';
import type { TimingReport } from './reports';

/** What of a measurement is told: no element, no address, no entry of the browser's own log. */
export const timingReport = (
  { name, value, rating, navigationType }: Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>,
  around: Pick<TimingReport, 'route' | 'build'>,
): TimingReport => ({ metric: name, value, rating, navigation: navigationType, ...around });

/** Tells a host what its people wait for. web-vitals calls when a figure is final, most of them when the page is left. */
export function tellTimings(host: ReportingHost, around: Pick<TimingReport, 'route' | 'build'>): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => void tellHost(() => host.timing?.(timingReport(metric, around))));
}
