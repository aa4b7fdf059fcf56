/** The last reading, whether another one is pending, and why the last one failed. The old answer stays meanwhile. */
export interface Reading<Answer> {
  readonly answer: Answer | null;
  readonly pending: boolean;
  /** The thrown error; null if the last reading succeeded. */
  readonly failure: unknown;
}

interface Reader<Asked> {
  read(asked: Asked): void;
  /** Asks again for what failed. */
  retry(): void;
  /** Cancels the pending reading, which can be retried. */
  cancel(): void;
  /** Reports no further change. Corrections for the server are still sent. */
  stop(): void;
}

interface Settings<Asked, Answer> {
  ask(asked: Asked, signal: AbortSignal): Promise<Answer>;
  /** Whether the server keeps what it is asked: a newer request then waits, so that the two cannot arrive in the wrong order. */
  keeps: boolean;
  onChange(reading: Reading<Answer>): void;
  /** Called for each answer with its request, before the change is reported. */
  onAnswer(answer: Answer, asked: Asked): void;
}

/** One request at a time, and the latest wins. */
export function createReader<Asked, Answer>(settings: Settings<Asked, Answer>): Reader<Asked> {
  let answer: Answer | null = null;
  let running: AbortController | null = null;
  let latest: { asked: Asked } | null = null;
  let waiting = false;

  function begin() {
    if (!latest) return;
    const { asked } = latest;
    const controller = new AbortController();
    running = controller;
    waiting = false;
    settings.onChange({ answer, pending: true, failure: null });
    const unlessOvertaken = (work: () => void) => {
      if (running !== controller) return;
      running = null;
      if (waiting) begin();
      else work();
    };
    settings.ask(asked, controller.signal).then(
      (answered) =>
        unlessOvertaken(() => {
          answer = answered;
          settings.onAnswer(answered, asked);
          settings.onChange({ answer, pending: false, failure: null });
        }),
      (thrown: unknown) =>
        unlessOvertaken(() => settings.onChange({ answer, pending: false, failure: thrown })),
    );
  }

  return {
    read(asked) {
      latest = { asked };
      if (running && settings.keeps) {
        waiting = true;
        return;
      }
      running?.abort();
      begin();
    },
    cancel() {
      if (!running) return;
      running.abort();
      running = null;
      waiting = false;
      settings.onChange({ answer, pending: false, failure: new Error('Reading was cancelled.') });
    },
    retry() {
      if (!running) begin();
    },
    stop() {
      if (settings.keeps) return;
      running?.abort();
      running = null;
    },
  };
}
