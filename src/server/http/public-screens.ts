import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Configuration } from '@/app/configuration';

/** As the build writes it into the screens (`scripts/build/public-screens.ts`). */
const brandPlaceholder = '{{brand}}';

/** The files of the screens by their paths; the public ones differ by the kind of accounts. */
const filesFor = (accounts: string): Readonly<Record<string, string>> => ({
  '/login': `${accounts}/login.html`,
  '/signup': `${accounts}/signup.html`,
  '/forgot-password': `${accounts}/forgot-password.html`,
  '/montage': 'montage.html',
});

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
 * The sign-in and its related screens, and the list of montages before its rows, with the brand of these settings, as they are painted before the application has
 * loaded. None for a trial, whose accounts they would lack, and none from a build that has its settings in itself.
 */
export function publicScreensIn(folder: string, configuration: Configuration): PublicScreen[] {
  if (configuration.trial) return [];
  return Object.entries(filesFor(accountsOf(configuration))).flatMap(([path, name]) => {
    const file = join(folder, 'public-screens', name);
    if (!existsSync(file)) return [];
    const html = readFileSync(file, 'utf8').replaceAll(brandPlaceholder, () =>
      escaped(configuration.brandName),
    );
    const identity = Buffer.from(html);
    return [{ path, bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) } }];
  });
}
