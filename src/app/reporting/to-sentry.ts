import type { ReportingHost } from './host';
import type { ErrorReport, TimingReport } from './reports';

/** The part of `@sentry/browser` that is used. It is not a dependency of the application: a deployment brings it. */
export interface SentryClient {
  captureEvent(event: {
    level: 'error' | 'warning';
    transaction?: string;
    release: string;
    tags: Record<string, string | number>;
    fingerprint: string[];
    exception: {
      values: {
        type: string;
        value: string;
        stacktrace?: { frames: { filename: string; lineno: number; colno: number; in_app: boolean }[] };
      }[];
    };
  }): unknown;
  /** From version 10.25 on. */
  metrics?: {
    distribution(
      name: string,
      value: number,
      options: { unit?: string; attributes: Record<string, string> },
    ): void;
  };
}

/** Everyone has a failed call or a recovered error now and then; the other kinds are bugs. */
const warnings = new Set<ErrorReport['kind']>(['call', 'code', 'recovered']);

function toEvent(report: ErrorReport): Parameters<SentryClient['captureEvent']>[0] {
  const { kind, errorClass, message, operation, failure, status, directive, blocked, repeated } = report;
  const tags = { kind, operation, failure, status, directive, blocked, repeated };
  // Sentry has the outermost first.
  const frames = report.stack
    .map(({ file, line, column }) => ({
      filename: `app://${file}`,
      lineno: line,
      colno: column,
      in_app: true,
    }))
    .toReversed();
  return {
    level: warnings.has(kind) ? 'warning' : 'error',
    ...(report.route !== null && { transaction: report.route }),
    release: report.build,
    tags: Object.fromEntries(
      Object.entries(tags).filter((tag): tag is [string, string | number] => tag[1] !== null),
    ),
    // The same failure of two builds is one: lines move.
    fingerprint: [
      kind,
      errorClass,
      message,
      operation ?? '',
      String(status ?? ''),
      directive ?? '',
      report.route ?? '',
    ],
    exception: {
      values: [
        {
          type: errorClass,
          value: [message, operation, status, directive, blocked].filter((part) => part !== null).join(', '),
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
  };
}

/** Reports as Sentry's events and metrics. docs/reporting.md describes the setup. */
export const toSentry = (client: SentryClient): Required<ReportingHost> => ({
  error: (report) => client.captureEvent(toEvent(report)),
  timing: ({ metric, value, rating, navigation, route, build }: TimingReport) =>
    client.metrics?.distribution(`web_vitals.${metric.toLowerCase()}`, value, {
      ...(metric !== 'CLS' && { unit: 'millisecond' }),
      attributes: { rating, navigation, build, route: route ?? '' },
    }),
});
