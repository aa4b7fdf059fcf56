import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Patterns of content that must not be public. */
const secrets: readonly { looks: RegExp; means: string }[] = [
  { looks: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, means: 'a private key' },
  { looks: /"private_key_id"/, means: 'the key of a service account' },
  { looks: /\b(AKIA|ASIA)[A-Z0-9]{16}\b/, means: 'an access key of AWS' },
  { looks: /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22,}/, means: 'a token of GitHub' },
  { looks: /\bnpm_[A-Za-z0-9]{36}\b/, means: 'a token of npm' },
  { looks: /\bxox[abprs]-[A-Za-z0-9-]{10,}/, means: 'a token of Slack' },
  { looks: /\bsk_(live|test)_[A-Za-z0-9]{16,}/, means: 'a secret key of Stripe' },
  { looks: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/, means: 'a JSON Web Token' },
  { looks: /\b(Bearer|Basic) [A-Za-z0-9+/._-]{20,}={0,2}(?=["'`])/, means: 'an authorisation header' },
  { looks: /:\/\/[^\s/"'`:@]+:[^\s/"'`:@]+@/, means: 'an address with a password' },
  { looks: /montage-demo/, means: 'the password of the demonstration accounts' },
  { looks: /sourceMappingURL=/, means: 'a source map' },
  {
    looks: /(?<![\w.])\/(home|Users|root|builds|workspace)\/[\w.-]+\/|\b[A-Z]:\\\\?Users\\/,
    means: 'a path of a machine',
  },
];

interface Finding {
  file: string;
  means: string;
}

interface Reviewed {
  files: RegExp;
  text: string;
}

/** Of the build of the server. */
export const reviewedInServer: readonly Reviewed[] = [
  // The meaning of a setting, in its own words.
  { files: /\.js$/, text: 'postgres://user:password@host/name' },
  // What libraries look for at the beginning of a key, and an example in a comment. Split for a search of the repository.
  { files: /\.js$/, text: `"-----BEGIN ${'PRIVATE'} KEY-----"` },
  { files: /\.js$/, text: `"-----BEGIN ${'PRIVATE'} KEY-----<KEY>-----END ${'PRIVATE'} KEY-----` },
  // A trial offers the accounts of the demonstration, and says so.
  { files: /^open-trial-.*\.js$/, text: 'montage-demo' },
];

/**
 * Parts of a build that look like a secret, a source map, or a path of the machine that built it.
 *
 * @param machine folders of the machine that must not occur.
 * @param reviewed texts that only look like a secret, each with the files that may have it.
 */
export function findSecrets(
  folder: string,
  machine: readonly string[],
  reviewed: readonly Reviewed[] = [],
): Finding[] {
  // Includes files that begin with a dot, which a glob pattern would skip.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return files.flatMap((path) => {
    const file = path.slice(folder.length + 1).replaceAll('\\', '/');
    const found = basename(file).endsWith('.map') ? ['a source map'] : [];
    if (/^\.env|\.(pem|key|p12)$/.test(basename(file))) found.push('a file of secrets');
    // Letters are what is looked for; fonts and pictures hold any.
    if (!/\.(woff2?|ttf|png|jpe?g|ico)$/.test(file)) {
      const text = reviewed
        .filter(({ files }) => files.test(file))
        .reduce((whole, one) => whole.replaceAll(one.text, ''), readFileSync(path, 'utf8'));
      for (const { looks, means } of secrets) if (looks.test(text)) found.push(means);
      if (machine.some((one) => one.length > 1 && text.includes(one))) found.push('a path of this machine');
    }
    return found.map((means) => ({ file, means }));
  });
}
