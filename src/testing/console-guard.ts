import type { StoryParameters } from './story-parameters';

type Level = 'error' | 'warn';
const levels: readonly Level[] = ['error', 'warn'];

/** `%s` and its like are filled in as the console does, so that what is expected can be written as it is read. */
function asRead([first, ...rest]: readonly unknown[]): string {
  const filled =
    typeof first === 'string' ? first.replaceAll(/%[sdifoOc]/g, () => String(rest.shift())) : String(first);
  return [filled, ...rest.map(String)].join(' ');
}

export interface ConsoleGuard {
  /** @throws Error that says what was written and not expected. */
  expectNothingBut(expected: readonly RegExp[]): void;
  release(): void;
}

/** Hears every error and warning from now on, and lets it through. */
export function guardConsole(console: Pick<Console, Level>): ConsoleGuard {
  const written: string[] = [];
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...args: unknown[]) => {
      written.push(`console.${level}: ${asRead(args)}`);
      original.apply(console, args);
    };
  }
  return {
    expectNothingBut(expected) {
      const unexpected = written.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`The story wrote to the console.\n${unexpected.join('\n')}`);
    },
    release() {
      for (const [level, original] of originals) console[level] = original;
    },
  };
}

/** Harmless messages that no story causes. */
const ofTheSurroundings: readonly RegExp[] = [
  // The browser's, if a resize observer changes an observed size: it reports the rest in the next frame.
  /ResizeObserver loop completed with undelivered notifications/,
  // React's, only if it believes it runs in one of its own tests; a page in use never has it.
  /not wrapped in act\(|inside an `act` scope/,
];

/** The application's messages about failed calls, for developers. */
export const faultMessages: readonly RegExp[] = [/ApiError: /, /Error in route match: /];

/** The messages that a story may write: those that it names, and those that its world's faults cause. */
export const expectedOnConsole = ({ console = [], world }: StoryParameters): readonly RegExp[] => [
  ...ofTheSurroundings,
  ...(world?.faults?.length ? faultMessages : []),
  ...console,
];
