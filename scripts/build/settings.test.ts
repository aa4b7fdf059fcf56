import { expect, it } from 'vitest';
import { hasSettings } from './settings.ts';

const all = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'montage.invalid',
  VITE_FIREBASE_PROJECT_ID: 'montage',
  VITE_BRAND_NAME: 'Montage',
};

it('a build has its own settings, or asks its server for all of them', () => {
  expect(hasSettings(all)).toBe(true);
  expect(hasSettings({})).toBe(false);
  expect(hasSettings({ VITE_BRAND_NAME: ' ' })).toBe(false);
});

it('a build with some of its settings fails and names the others', () => {
  expect(() => hasSettings({ ...all, VITE_BRAND_NAME: '', VITE_FIREBASE_API_KEY: undefined })).toThrow(
    /^The build has some of its settings, but not VITE_FIREBASE_API_KEY, VITE_BRAND_NAME\. Set them/,
  );
});
