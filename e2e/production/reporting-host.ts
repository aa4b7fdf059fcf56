import type { ReportingHost } from '../../src/app/reporting/host.ts';

/** A deployment's module for a journey: it keeps the reports for the test. */
const reports: unknown[] = [];
Object.assign(window, { reports });

const host: ReportingHost = {
  error(report) {
    reports.push(report);
    // A failing host must have no visible effect.
    throw new Error('The host could not be reached.');
  },
  timing: (report) => reports.push(report),
};

export default host;
