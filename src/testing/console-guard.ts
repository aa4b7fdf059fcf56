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

/** What no story can help, and nobody misses anything by. */
const ofTheSurroundings: readonly RegExp[] = [
  // The browser's, where what is told of a size changes that size: it tells the rest of it in the next frame.
  /ResizeObserver loop completed with undelivered notifications/,
  // React's, only where it believes to be in a test of its own kind; a page that is used never has it.
  /not wrapped in act\(|inside an `act` scope/,
];

/** What the application says of a call that failed, for whoever looks into it. */
const ofFaults: readonly RegExp[] = [/ApiError: /, /Error in route match: /];

/** What a story may write: what it names, and what it provokes where its world has faults. */
export const expectedOnConsole = ({ console = [], world }: StoryParameters): readonly RegExp[] => [
  ...ofTheSurroundings,
  ...(world?.faults?.length ? ofFaults : []),
  ...console,
];
