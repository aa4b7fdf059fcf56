import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('finds nothing in the application without secrets', () => {
  write('index.html', '<script type="module" src="/assets/index-B1.js"></script>');
  write(
    'assets/index-B1.js',
    'fetch("https://identitytoolkit.googleapis.com/v1");h.set("Authorization",`Bearer ${t}`)',
  );
  expect(findSecrets(folder, ['/srv/checkout'])).toEqual([]);
});

it('leaves out what was reviewed, in the files that may have it alone', () => {
  for (const name of ['trial.js', 'main.js']) write(name, 'p="montage-demo"');
  const found = findSecrets(folder, [], [{ files: /^trial\.js$/, text: 'montage-demo' }]);
  expect(found.map(({ file }) => file)).toEqual(['main.js']);
});

// Split, so that a search of the repository finds no false secret.
it.each([
  ['a private key', 'a.js', `const k="-----BEGIN RSA ${'PRIVATE'} KEY-----"`],
  ['the key of a service account', 'a.json', '{"private_key_id":"1"}'],
  ['an access key of AWS', 'a.js', `k="AKIA${'A'.repeat(16)}"`],
  ['a token of GitHub', 'a.js', `k="ghp_${'a'.repeat(36)}"`],
  ['a token of npm', 'a.js', `k="npm_${'a'.repeat(36)}"`],
  ['a JSON Web Token', 'a.js', `k="eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.c"`],
  ['an authorisation header', 'a.js', `{Authorization:"Bearer ${'a1'.repeat(12)}"}`],
  ['an address with a password', 'a.js', 'k="https://me:secret@wells.example/"'],
  ['the password of the demonstration accounts', 'a.js', 'p="montage-demo"'],
  ['a source map', 'a.js', 'x=1\n//# sourceMappingURL=a.js.map'],
  ['a source map', 'a.js.map', '{}'],
  ['a file of secrets', '.env.production', ''],
  ['a path of a machine', 'a.js', 'throw Error("/home/somebody/montage/src/main.tsx")'],
  ['a path of this machine', 'a.js', 'f("/srv/checkout/src/main.tsx")'],
])('finds %s in %s', (means, file, text) => {
  write(`assets/${file}`, text);
  expect(findSecrets(folder, ['/srv/checkout'])).toContainEqual({ file: `assets/${file}`, means });
});
