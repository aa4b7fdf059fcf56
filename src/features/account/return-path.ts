/**
 * Where to go after signing in: the path of `from` when it stays on this origin, otherwise the start page. The value comes
 * out of the address bar, so anybody may have written it: an absolute address, a protocol-relative one, a backslash that
 * browsers read as a slash, a script.
 */
export function returnPath(from: string | undefined, origin: string = window.location.origin): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return '/';
  let url: URL;
  try {
    url = new URL(from, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving dots can bring a second slash to the front ("/.//host"), which a browser reads as another origin.
  if (/^\/[/\\]/.test(path)) return '/';
  // Back to the sign-in page itself would look as if signing in had failed.
  return /^\/(login|signup)\b/.test(url.pathname) ? '/' : path;
}
