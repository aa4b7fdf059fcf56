/** What was read last, whether another reading is under way, and why the last one failed. An old answer stays meanwhile. */
export interface Reading<Answer> {
  readonly answer: Answer | null;
  readonly pending: boolean;
  /** What was thrown; null where the last reading succeeded. */
  readonly failure: unknown;
}

interface Reader<Asked> {
  read(asked: Asked): void;
  /** Asks once more for what failed. */
  retry(): void;
  stop(): void;
}

interface Settings<Asked, Answer> {
  ask(asked: Asked, signal: AbortSignal): Promise<Answer>;
  /** What is known before the first answer. */
  known: Answer | null;
  /** Whether the server keeps what it is asked: a newer request then waits, so that the two cannot arrive in the wrong order. */
  keeps: boolean;
  onChange(reading: Reading<Answer>): void;
  /** Called for each answer with what it was asked for. */
  onAnswer?(answer: Answer, asked: Asked): void;
}

/** One request at a time, and the latest wins. */
export function createReader<Asked, Answer>(settings: Settings<Asked, Answer>): Reader<Asked> {
  let answer = settings.known;
  let running: AbortController | null = null;
  let latest: { asked: Asked } | null = null;
  let waiting = false;

  const tell = (pending: boolean, failure: unknown = null) => settings.onChange({ answer, pending, failure });

  function begin() {
    if (!latest) return;
    const { asked } = latest;
    const controller = new AbortController();
    running = controller;
    waiting = false;
    tell(true);
    const unlessGone = (work: () => void) => {
      if (running !== controller) return;
      running = null;
      if (waiting) begin();
      else work();
    };
    settings.ask(asked, controller.signal).then(
      (answered) =>
        unlessGone(() => {
          answer = answered;
          tell(false);
          settings.onAnswer?.(answered, asked);
        }),
      (thrown: unknown) => unlessGone(() => tell(false, thrown)),
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
    retry() {
      if (!running) begin();
    },
    stop() {
      running?.abort();
      running = null;
      waiting = false;
    },
  };
}
