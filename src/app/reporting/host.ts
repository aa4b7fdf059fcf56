import type { ErrorReport, TimingReport } from './reports';

/** What a deployment wants to be told. Each part is optional: what is not there is not gathered. */
export interface ReportingHost {
  /** Called for each failure, at most so often as `reporter.ts` allows. What it throws is dropped. */
  error?(report: ErrorReport): unknown;
  /** Called when a person leaves the page, with what web-vitals measured until then. */
  timing?(report: TimingReport): unknown;
}

/**
 * Nobody wants to be told. A build with `REPORTING_MODULE` has the deployment's module in place of this one
 * (`scripts/build/reporting-module.ts`, docs/reporting.md).
 */
const host: ReportingHost = {};

export default host;
