import type { ErrorReport, TimingReport } from './reports';

/** What a deployment wants reported. Each part is optional: nothing is collected for a missing part. */
export interface ReportingHost {
  /** Called for each failure, at most so often as `reporter.ts` allows. What it throws is dropped. */
  error?(report: ErrorReport): unknown;
  /** Called when a user leaves the page, with what web-vitals measured until then. */
  timing?(report: TimingReport): unknown;
}

/**
 * Reports nothing. A build with `REPORTING_MODULE` uses the deployment's module instead of this one
 * (`scripts/build/reporting-module.ts`, docs/reporting.md).
 */
const host: ReportingHost = {};

export default host;
