/** The built entry's name has a hash in it, and names the version better than a number that somebody has to raise. */
export const runningBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '-';
