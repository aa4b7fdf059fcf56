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
