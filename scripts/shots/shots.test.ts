import { describe, expect, test } from 'vitest';
import { looks, pictureName, shows } from './looks.ts';
import { browserMajor } from './machine-kind.ts';
import { escapeHtml } from './sheet-page.ts';
import { isScreen, matcher } from './stories.ts';

const story = { id: 'screens-montage-list--failed', title: 'Screens/Montage list', name: 'Failed' };

describe('which pictures are taken', () => {
  test('a story without a theme or a width is shown in all six looks', () => {
    expect(looks.filter((look) => shows({}, look)).map((look) => pictureName(story.id, look))).toEqual([
      'screens-montage-list--failed--1440-light.png',
      'screens-montage-list--failed--1440-dark.png',
      'screens-montage-list--failed--1920-light.png',
      'screens-montage-list--failed--1920-dark.png',
      'screens-montage-list--failed--390-light.png',
      'screens-montage-list--failed--390-dark.png',
    ]);
  });

  test('a story of the dark theme or of a phone is shown in nothing else', () => {
    expect(looks.filter((look) => shows({ theme: 'dark' }, look))).toEqual([
      { width: 1440, theme: 'dark' },
      { width: 1920, theme: 'dark' },
      { width: 390, theme: 'dark' },
    ]);
    expect(looks.filter((look) => shows({ theme: 'dark', width: 390 }, look))).toHaveLength(1);
  });

  test('screens and journeys are, components are not', () => {
    const titles = ['Screens/Montage list', 'Journeys/Sign up', 'Components/States', 'Journeysome/Thing'];
    expect(titles.filter((title) => isScreen({ ...story, title }))).toEqual(titles.slice(0, 2));
  });

  test('a pattern means a piece of the id or of the title and name', () => {
    expect(['list--f', 'montage list/failed', '^screens-'].map((each) => matcher(each)(story))).toEqual([
      true,
      true,
      true,
    ]);
    expect(matcher('editor')(story)).toBe(false);
  });
});

test('the major version of the browser is the kind of machine', () => {
  expect(browserMajor('Chromium 156.0.8078.79 built on Debian GNU/Linux 12')).toBe(156);
  expect(() => browserMajor('command not found')).toThrow('holds no version');
});

test('a name of a story is no markup on the contact sheet', () => {
  expect(escapeHtml('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
});
