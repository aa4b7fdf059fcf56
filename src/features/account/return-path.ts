/** Longer than any address of the product; a longer link is suspicious. */
const longest = 2_000;

/** The sign-in and related screens: returning to one would look as if signing in had failed. */
const account = /^\/(login|signup|forgot-password|password-reset)(\/|$)/i;

const startsElsewhere = /^\/[/\\]/;
const controls = /\p{Cc}/u;

/** The fully decoded address; `undefined` if it cannot be decoded. */
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
 * from the address bar, so an attacker may have written it: an absolute address, a protocol-relative one, a backslash
 * that browsers read as a slash, a script, or one of these percent-encoded several times.
 */
export function returnPath(from: string | undefined, origin: string = globalThis.location?.origin): string {
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
  // Resolving dots can move a second slash to the front ("/.//host"), which a browser reads as another origin; dots may
  // also be encoded.
  const resolved = new URL(decoded, origin).pathname;
  if (startsElsewhere.test(url.pathname) || startsElsewhere.test(resolved)) return '/';
  return account.test(decoded) || account.test(resolved) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
