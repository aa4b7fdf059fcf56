import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

const origin = 'https://montage.example';

const kept = [
  '/',
  '/montage',
  '/montage?page=2&page_size=25',
  '/montage/edit/7f3a19c0#sections',
  '/montage/edit/Well%20A%2F12',
  '/montage/create?step=2',
  '/user',
  '/loginsomething',
  // Odd, but all of it is a path, a search or a hash of this origin.
  '/montage?next=//elsewhere.example',
  '/montage?next=https://elsewhere.example/%0A',
  '/montage#//elsewhere.example',
  '/javascript:alert(1)',
  '/@elsewhere.example',
];

const hostile: [what: string, from: string | undefined][] = [
  ['nothing', undefined],
  ['an empty text', ''],
  ['a relative path', 'montage'],
  ['a relative path with a dot', './montage'],
  ['a search alone', '?page=2'],

  ['another origin', 'https://elsewhere.example/'],
  ['another scheme of this host', 'http://montage.example/montage'],
  ['another port of this host', 'https://montage.example:8443/montage'],
  ['this very origin, written out', 'https://montage.example/montage'],
  ['a host in capitals', 'HTTPS://ELSEWHERE.EXAMPLE'],
  ['a name before an at sign', 'https://montage.example@elsewhere.example/'],
  ['a scheme without slashes', 'https:elsewhere.example'],
  ['a scheme with one slash', 'https:/elsewhere.example'],

  ['a protocol-relative address', '//elsewhere.example'],
  ['three slashes', '///elsewhere.example'],
  ['many slashes', '////////elsewhere.example/montage'],
  ['slashes alone', '//'],
  ['a protocol-relative port', '//montage.example:8443'],
  ['a protocol-relative name and password', '//montage.example:443@elsewhere.example'],

  ['a slash and a backslash', '/\\elsewhere.example'],
  ['two backslashes', '\\\\elsewhere.example'],
  ['a backslash and a slash', '\\/elsewhere.example'],
  ['slash, backslash, slash', '/\\/elsewhere.example'],

  ['dots before the slashes', '/.//elsewhere.example'],
  ['encoded dots before the slashes', '/%2e//elsewhere.example'],
  ['dots that climb', '/montage/..//elsewhere.example'],
  ['encoded dots that climb', '/montage/%2e%2e//elsewhere.example'],
  ['dots before a backslash', '/./\\elsewhere.example'],
  ['dots that are encoded twice', '/montage/%252e%252e//elsewhere.example'],

  ['encoded slashes', '/%2f%2felsewhere.example'],
  ['one encoded slash', '/%2Felsewhere.example'],
  ['an encoded backslash', '/%5celsewhere.example'],
  ['an encoded backslash and an encoded slash', '/%5c%2felsewhere.example'],
  ['a backslash that is encoded twice', '/%255celsewhere.example'],
  ['an encoded name before an at sign', '/%2f%2fmontage.example%40elsewhere.example'],
  ['backslashes behind a scheme', 'https:\\\\elsewhere.example'],
  ['slashes that are encoded twice', '/%252f%252felsewhere.example'],
  ['slashes that are encoded three times', '/%25252f%25252felsewhere.example'],
  ['encoded slashes at the start', '%2f%2felsewhere.example'],
  ['a percent sign with nothing behind it', '/%2f%2felsewhere.example/%'],
  ['bytes that are no text', '/%ff%fe'],

  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['a script with a tab in it', 'java\tscript:alert(1)'],
  ['a script that looks like an address', 'javascript://montage.example/%0aalert(1)'],
  ['a script with a newline in it', 'java\nscript:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a script in percent signs', 'javascript%3Aalert(1)'],
  ['a script of another kind', 'vbscript:msgbox(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://montage.example/7f3a19c0'],
  ['a file', 'file:///etc/passwd'],
  ['a view of the source', 'view-source:https://montage.example/'],

  ['a tab between the slashes', '/\t/elsewhere.example'],
  ['a newline between the slashes', '/\n/elsewhere.example'],
  ['a carriage return between the slashes', '/\r/elsewhere.example'],
  ['a tab before the slashes', '\t//elsewhere.example'],
  ['a blank before the slashes', ' //elsewhere.example'],
  ['a zero byte', '/\u0000//elsewhere.example'],
  ['an encoded zero byte', '/montage%00'],
  ['an encoded newline', '/montage%0d%0aLocation:%20//elsewhere.example'],
  ['a tab encoded between the slashes', '/%09/elsewhere.example'],
  ['a next-line character', '/\u0085/elsewhere.example'],
  ['an escape character', '/\u001b[2J'],

  ['a slash of full width in front', '\uff0f\uff0felsewhere.example'],
  ['a fraction slash in front', '\u2044\u2044elsewhere.example'],
  ['a mark of writing direction in front', '\u202e//elsewhere.example'],
  ['a byte order mark in front', '\ufeff//elsewhere.example'],
  ['a host with a full-width dot', '//elsewhere\uff0eexample'],

  ['the sign-in itself', '/login'],
  ['the sign-in with a way back to itself', '/login?from=/login'],
  ['the sign-in with a slash', '/login/'],
  ['the sign-in in capitals, which the router takes as well', '/LogIn'],
  ['the sign-in with an encoded letter', '/%6cogin'],
  ['the sign-in with a letter that is encoded twice', '/%256cogin'],
  ['the sign-in over dots', '/montage/../login'],
  ['the sign-in over dots that are encoded twice', '/montage/%252e%252e/login'],
  ['the sign-up', '/signup?from=/montage'],
  ['the request for a link', '/forgot-password'],
  ['a link that resets a password', '/password-reset?mode=resetPassword&oobCode=7f3a19c0'],

  ['something very long', `/montage?${'a'.repeat(100_000)}`],
  ['very many layers of encoding', `/%${'25'.repeat(900)}2felsewhere.example`],
];

describe('the path to return to after signing in', () => {
  it.each(kept)('keeps %s', (from) => {
    expect(returnPath(from, origin)).toBe(from);
  });

  it.each(hostile)('is the start page for %s', (_what, from) => {
    expect(returnPath(from, origin)).toBe('/');
  });

  it('resolves whatever it keeps on the origin', () => {
    const lookalikes = ['/\uff0felsewhere.example', '/\u2215\u2215elsewhere.example', '/\u202emontage'];
    for (const from of [...kept, '/a/../b//c', ...lookalikes]) {
      const path = returnPath(from, origin);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?![/\\])/);
    }
  });
});
