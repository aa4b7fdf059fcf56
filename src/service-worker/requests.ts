/**
 * What the worker does with a request:
 *
 * - `page`: a screen is opened. The network has it first, so that a deployment arrives at once.
 * - `asset`: its name carries the hash of its content, so a kept file is as good as one from the network.
 * - `root file`: keeps its name from version to version; the network has it first.
 * - `elsewhere`: not the worker's concern, above all every call of the backend.
 */
export type RequestKind = 'page' | 'asset' | 'root file' | 'elsewhere';

interface AskedFor {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/** @param files the paths that this version keeps. */
export function kindOf(request: AskedFor, origin: string, files: ReadonlySet<string>): RequestKind {
  const { origin: asked, pathname } = new URL(request.url);
  // HEAD asks whether the origin can be reached, which a kept file cannot answer.
  if (asked !== origin || request.method !== 'GET' || pathname.startsWith('/api/')) return 'elsewhere';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (request.mode === 'navigate') return 'page';
  return pathname !== '/' && files.has(pathname) ? 'root file' : 'elsewhere';
}

/** The file that a page of the build begins with, which is its version; null in a page of something else. */
export const versionOf = (page: string): string | null =>
  /\/assets\/index-[\w-]+\.js/.exec(page)?.[0] ?? null;
