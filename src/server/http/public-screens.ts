import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Configuration } from '@/app/configuration';

/** As the build writes it into the screens (`scripts/build/public-screens.ts`). */
const brandPlaceholder = '{{brand}}';

const paths = ['/login', '/signup', '/forgot-password'] as const;

type Encoding = 'br' | 'gzip' | 'identity';

interface PublicScreen {
  path: string;
  /** The page in each encoding. */
  bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** The smallest that the caller accepts. */
export const encodingFor = (c: Context): Encoding =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: plain }) =>
      supports.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0)) ?? plain,
  }) as Encoding;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The folder of the screens for this kind of accounts. */
function accountsOf({ identity, signUp }: Configuration): 'open' | 'closed' | 'company' {
  if (identity.kind === 'oidc') return 'company';
  return signUp ? 'open' : 'closed';
}

/**
 * The sign-in and its related screens, with the brand of these settings, as they are painted before the application has
 * loaded. None for a trial, whose accounts they would lack, and none from a build that has its settings in itself.
 */
export function publicScreensIn(folder: string, configuration: Configuration): PublicScreen[] {
  if (configuration.trial) return [];
  return paths.flatMap((path) => {
    const file = join(folder, 'public-screens', `${accountsOf(configuration)}${path}.html`);
    if (!existsSync(file)) return [];
    const html = readFileSync(file, 'utf8').replaceAll(brandPlaceholder, () =>
      escaped(configuration.brandName),
    );
    const identity = Buffer.from(html);
    return [{ path, bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) } }];
  });
}
