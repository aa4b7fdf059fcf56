/** Longer than any address of the product; a link that needs more was made to be something else. */
const longest = 2_000;

/** The sign-in and its siblings: to land there again would look as if signing in had failed. */
const account = /^\/(login|signup|forgot-password|password-reset)(\/|$)/i;

const startsElsewhere = /^\/[/\\]/;
const controls = /\p{Cc}/u;

/** As the last of those who decode it may come to read it; `undefined` where it can't be read. */
function fullyDecoded(path: string): string | undefined {
  let decoded = path;
  try {
    // Each round removes at least two characters, so the loop ends.
    while (decoded.includes('%')) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) break;
      decoded = next;
    }
    return decoded;
  } catch {
    return undefined;
  }
}

/**
 * The path after signing in: the path of `from` if it stays on this origin, otherwise the start page. The value comes
 * out of the address bar, so an attacker may have written it: an absolute address, a protocol-relative one, a backslash that
 * browsers read as a slash, a script, or one of these under as many layers of percent signs as it takes.
 */
export function returnPath(from: string | undefined, origin: string = window.location.origin): string {
  if (!from?.startsWith('/') || from.length > longest || controls.test(from)) return '/';
  let url: URL;
  try {
    url = new URL(from, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin) return '/';
  const decoded = fullyDecoded(url.pathname);
  if (decoded === undefined || controls.test(decoded) || startsElsewhere.test(decoded)) return '/';
  // Resolving dots can bring a second slash to the front ("/.//host"), which a browser reads as another origin; and dots
  // may have been encoded, too.
  const resolved = new URL(decoded, origin).pathname;
  if (startsElsewhere.test(url.pathname) || startsElsewhere.test(resolved)) return '/';
  return account.test(decoded) || account.test(resolved) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
