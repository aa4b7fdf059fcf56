import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for Prometheus, of this process alone and without personal data. */
export interface Metrics {
  requests: Counter<'operation' | 'status'>;
  /** Until the head of the answer. */
  durations: Histogram<'operation'>;
  eventStreams: Gauge;
  /** Adds a part's current figures, by their names. They are read when Prometheus asks. */
  measure(figures: () => Readonly<Record<string, number>>): void;
  /** Adds memory, processor and event loop of the process. Once in a process: it observes the garbage collector. */
  measureProcess(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a read of one row to the recognition of a scan, s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'montage_requests_total',
      help: 'Answered requests by operation of the contract and status; 499 where the client left',
      labelNames: ['operation', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'montage_request_duration_seconds',
      help: 'Time until the head of the answer, by operation of the contract',
      labelNames: ['operation'],
      buckets,
      registers,
    }),
    eventStreams: new Gauge({
      name: 'montage_event_streams',
      help: 'Event streams that are open',
      registers,
    }),
    measure(figures) {
      for (const name of Object.keys(figures())) {
        new Gauge({
          name: `montage_${name}`,
          help: name.replaceAll('_', ' '),
          registers,
          collect() {
            this.set(figures()[name] ?? 0);
          },
        });
      }
    },
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
