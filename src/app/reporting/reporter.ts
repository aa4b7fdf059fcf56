import { detailsOf } from './error-report';
import type { ReportingHost } from './host';
import type { ErrorKind, ErrorReport } from './reports';

/** The same failure is reported once in this time, with how often it occurred since the last report. */
export const sameAgainMs = 60_000;
/** The limit for all kinds together, in the same time. A page that fails in a loop must not flood the host. */
export const mostInThatTime = 10;

export interface Surroundings {
  route(): string | null;
  build: string;
  nowMs(): number;
}

/** The identity of a failure: what it is, where it comes from, and the screen. */
const sameness = ({
  errorClass,
  message,
  operation,
  status,
  directive,
  blocked,
  stack,
  route,
}: ErrorReport) =>
  JSON.stringify([errorClass, message, operation, status, directive, blocked, stack[0], route]);

/** Ignores the host's own failures: there is nothing left to report them to. */
export async function callHost(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch {
    // Nothing left to report to.
  }
}

/** Reports failures to a host: each once, even if several handlers see it, and never more than the limit. */
export function createReporter(host: ReportingHost, { route, build, nowMs }: Surroundings) {
  const met = new WeakSet<object>();
  const known = new Map<string, { toldAt: number; since: number }>();
  let recent: number[] = [];

  return (kind: ErrorKind, what: unknown): void => {
    if (!host.error) return;
    // One error passes React, the window and the router.
    if (typeof what === 'object' && what !== null) {
      if (met.has(what)) return;
      met.add(what);
    }
    const details = detailsOf(kind, what);
    if (!details) return;
    const report: ErrorReport = { kind, route: route(), build, ...details, repeated: 0 };
    const key = sameness(report);
    const before = known.get(key);
    const now = nowMs();
    recent = recent.filter((at) => now - at < sameAgainMs);
    if ((before && now - before.toldAt < sameAgainMs) || recent.length >= mostInThatTime) {
      known.set(key, { toldAt: before?.toldAt ?? -Infinity, since: (before?.since ?? 0) + 1 });
      return;
    }
    recent.push(now);
    known.set(key, { toldAt: now, since: 0 });
    void callHost(() => host.error?.({ ...report, repeated: before?.since ?? 0 }));
  };
}
