/**
 * The headers that are sent with the built application. The server and `scripts/serve.ts` send them, and the journeys check
 * them on every page.
 */

/**
 * Scripts come from the origin alone: nothing inline, nothing evaluated, and no text becomes markup or code on its way
 * through the page (Trusted Types), except for what `src/app/trusted-types.ts` lets through. Styles may be inline, because
 * Mantine writes its variables and the few sizes it computes that way. The identity provider is the one other host that is
 * called; pictures may be made in the page (`blob:`, `data:`).
 */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy of the worker that reads documents, sent with its own file: only this worker may compile WebAssembly, for
 * the recognition of scans. The page may not.
 */
const policyOfReader = {
  ...contentSecurityPolicy,
  'script-src': [...contentSecurityPolicy['script-src'], "'wasm-unsafe-eval'"],
};

const textOf = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Features that the application never uses, disabled so that injected code cannot use them either. */
const unusedPowers = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export type Headers = Readonly<Record<string, string>>;

/** Sent with every answer. This includes the policy, because a worker uses the policy of its own file. */
const everywhere: Headers = {
  'Content-Security-Policy': textOf(contentSecurityPolicy),
  'X-Content-Type-Options': 'nosniff',
  // An address may contain a reset code. Only the origin is sent, to which the identity provider may restrict an API
  // key.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedPowers.map((power) => `${power}=()`).join(', '),
  // Two years, as browsers recommend for HTTPS-only sites. Without effect on a host without HTTPS.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** The path prefix of the worker that reads documents, before its content hash. */
const readerPath = '/assets/documents.worker-';

/** Files under `assets/` carry the hash of their content; everything else is fetched again, or a deployment would not arrive. */
const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;

/**
 * @param path beginning with a slash, without a query.
 * @param connectTo the origins of another identity provider, which the page may call in addition.
 */
export function headersOf(path: string, connectTo: readonly string[] = []): Headers {
  const policy = path.startsWith(readerPath) ? policyOfReader : contentSecurityPolicy;
  return {
    ...everywhere,
    'Content-Security-Policy': textOf({
      ...policy,
      'connect-src': [...policy['connect-src'], ...connectTo],
    }),
    'Cache-Control': path.startsWith('/assets/') ? cacheControl.assets : cacheControl.others,
  };
}
