import { expect, it, vi } from 'vitest';
import type { ErrorReport } from './reports';
import { toSentry, type SentryClient } from './to-sentry';

const client = () => ({ captureEvent: vi.fn(), metrics: { distribution: vi.fn() } }) satisfies SentryClient;

const report: ErrorReport = {
  kind: 'call',
  errorClass: 'ApiError',
  message: 'other',
  route: '/montage/edit/$documentId',
  build: 'index-BqX1.js',
  operation: 'saveMontage',
  failure: 'http',
  status: 503,
  directive: null,
  blocked: null,
  stack: [
    { file: '/assets/transport-A1.js', line: 1, column: 20 },
    { file: '/assets/index-BqX1.js', line: 1, column: 5 },
  ],
  repeated: 3,
};

it('makes an event of a failed call, with its frames the other way round', () => {
  const sentry = client();
  toSentry(sentry).error(report);
  expect(sentry.captureEvent).toHaveBeenCalledExactlyOnceWith({
    level: 'warning',
    transaction: '/montage/edit/$documentId',
    release: 'index-BqX1.js',
    tags: { kind: 'call', operation: 'saveMontage', failure: 'http', status: 503, repeated: 3 },
    fingerprint: ['call', 'ApiError', 'other', 'saveMontage', '503', '', '/montage/edit/$documentId'],
    exception: {
      values: [
        {
          type: 'ApiError',
          value: 'other, saveMontage, 503',
          stacktrace: {
            frames: [
              { filename: 'app:///assets/index-BqX1.js', lineno: 1, colno: 5, in_app: true },
              { filename: 'app:///assets/transport-A1.js', lineno: 1, colno: 20, in_app: true },
            ],
          },
        },
      ],
    },
  });
});

it('reports a bug as an error, without a stack if there is none', () => {
  const sentry = client();
  toSentry(sentry).error({ ...report, kind: 'render', route: null, stack: [] });
  const [event] = sentry.captureEvent.mock.calls[0]!;
  expect(event).toMatchObject({ level: 'error' });
  expect(event).not.toHaveProperty('transaction');
  expect(event.exception.values[0]).not.toHaveProperty('stacktrace');
});

it('makes a metric of a timing, and none where the client knows no metrics', () => {
  const sentry = client();
  const timing = { route: null, build: 'b', rating: 'good', navigation: 'navigate' } as const;
  toSentry(sentry).timing({ metric: 'LCP', value: 812, ...timing });
  toSentry(sentry).timing({ metric: 'CLS', value: 0.02, ...timing });
  const attributes = { rating: 'good', navigation: 'navigate', build: 'b', route: '' };
  expect(sentry.metrics.distribution.mock.calls).toEqual([
    ['web_vitals.lcp', 812, { unit: 'millisecond', attributes }],
    ['web_vitals.cls', 0.02, { attributes }],
  ]);
  const older: SentryClient = { captureEvent: vi.fn() };
  expect(() => toSentry(older).timing({ metric: 'LCP', value: 812, ...timing })).not.toThrow();
});
