/**
 * The address of the file that this page began with: its module, or the one that a public screen starts
 * (`scripts/build/public-screens.ts`). Null if there is neither, as in tests.
 */
export function runningEntry(): string | null {
  const script = document.querySelector('script[data-entry], script[type="module"][src]');
  return script?.getAttribute('data-entry') ?? script?.getAttribute('src') ?? null;
}

/** The version of the running application: the name of that file, which the build derives from its content. */
export const runningBuild = (): string => runningEntry()?.split('/').at(-1) ?? '-';
