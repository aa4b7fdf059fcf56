/** The built entry's name contains a hash, and identifies the version better than a number that must be raised manually. */
export const runningBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '-';
