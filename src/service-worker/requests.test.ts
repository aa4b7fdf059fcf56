import { expect, it } from 'vitest';
import { kindOf, versionOf } from './requests';

const origin = 'https://montage.example';
const files = new Set(['/', '/config.json', '/route-preload.js']);
const get = (path: string, mode = 'cors', method = 'GET') => ({
  url: new URL(path, origin).href,
  mode,
  method,
});

it.each([
  ['a screen', get('/montage/edit/aurora.3?x=1', 'navigate'), 'page'],
  ['the first page', get('/', 'navigate'), 'page'],
  ['the page as it is asked for by what looks for a new version', get('/'), 'elsewhere'],
  ['a file named by its content', get('/assets/index-DIYLMKqt.js'), 'asset'],
  ['the settings', get('/config.json'), 'root file'],
  ['a file that is not kept', get('/THIRD-PARTY-LICENCES.txt'), 'elsewhere'],
  ['a call', get('/api/v1/montage/m1'), 'elsewhere'],
  ['a call that a user opens as a page', get('/api/v1/montage/m1', 'navigate'), 'elsewhere'],
  ['a question whether the origin answers', get('/config.json', 'cors', 'HEAD'), 'elsewhere'],
  ['a form', get('/login', 'navigate', 'POST'), 'elsewhere'],
  ['another origin', get('https://identitytoolkit.googleapis.com/assets/a.js'), 'elsewhere'],
])('%s is treated as it should', (_, request, kind) => {
  expect(kindOf(request, origin, files)).toBe(kind);
});

it('reads the version of a page and of a public screen, and none of another page', () => {
  expect(versionOf('<script type="module" crossorigin src="/assets/index-DI_LM-q.js"></script>')).toBe(
    '/assets/index-DI_LM-q.js',
  );
  expect(versionOf('<script src="/public-screen.js" data-entry="/assets/index-2.js"></script>')).toBe(
    '/assets/index-2.js',
  );
  expect(versionOf('<h1>Sign in to the guest network</h1>')).toBeNull();
});
