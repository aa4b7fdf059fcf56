import { execFileSync } from 'node:child_process';

/** @throws Error when the text is not a browser's version. */
export function browserMajor(version: string): number {
  const major = /\b(\d+)\.\d+\.\d+/.exec(version)?.[1];
  if (major === undefined) throw new Error(`"${version}" holds no version of a browser.`);
  return Number(major);
}

/**
 * The kind of machine whose pictures can be compared with each other. Another system draws text with another engine, and
 * another version of the browser may draw everything a little differently.
 */
export function machineKind(executablePath: string): string {
  const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return `${process.platform}-${process.arch}-chromium-${browserMajor(version)}`;
}
