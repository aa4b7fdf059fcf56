import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepChoices,
  keepFolded,
  readChoices,
  readFolded,
  usualChoices,
  type TableChoices,
} from './table-choices';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const storedAs = (text: string) => stored.set('montage.sections-table', text);

describe('the choices of a user', () => {
  it('are read as they were kept', () => {
    expect(readChoices()).toEqual(usualChoices);
    const chosen: TableChoices = {
      density: 'comfortable',
      allFields: true,
      hidden: new Set(['variance', 'drawing', 'mud']),
      widths: { formation_name: 240, thickness: 80 },
      frozen: new Set(['formation_name']),
    };
    keepChoices(chosen);
    expect(readChoices()).toEqual(chosen);
  });

  it.each(['', '[', 'null', '7', '"compact"', '[1]'])('are the usual ones if %j is stored', (text) => {
    storedAs(text);
    expect(readChoices()).toEqual(usualChoices);
  });

  it('leave out what another version or another program has stored', () => {
    storedAs(
      JSON.stringify({
        density: 'huge',
        allFields: 'yes',
        // The names always show.
        hidden: ['formation_name', 'mud', 'gone', 7],
        widths: { thickness: 90, variance: 'wide', gone: 50, formation_name: null },
        frozen: 'thickness',
      }),
    );
    expect(readChoices()).toEqual({ ...usualChoices, hidden: new Set(['mud']), widths: { thickness: 90 } });
  });

  it('last for the visit if nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => keepChoices(usualChoices)).not.toThrow();
    expect(() => keepFolded('m1', new Set(['s1']))).not.toThrow();
    expect(readChoices()).toEqual(usualChoices);
    expect(readFolded('m1')).toEqual(new Set());
  });
});

describe('the folded sections', () => {
  it('belong to their montage, and go when all are unfolded', () => {
    keepFolded('m1', new Set(['s1', 's2']));
    keepFolded('m2', new Set(['s9']));
    expect(readFolded('m1')).toEqual(new Set(['s1', 's2']));
    keepFolded('m1', new Set());
    expect(readFolded('m1')).toEqual(new Set());
    expect(readFolded('m2')).toEqual(new Set(['s9']));
    expect(stored.get('montage.folded-sections')).not.toContain('m1');
  });

  it('are remembered for the latest 50 montages', () => {
    for (let at = 0; at < 60; at += 1) keepFolded(`m${at}`, new Set(['s1']));
    // Folding again makes a montage one of the latest.
    keepFolded('m10', new Set(['s2']));
    keepFolded('m60', new Set(['s1']));
    expect(readFolded('m10')).toEqual(new Set(['s2']));
    expect(readFolded('m11')).toEqual(new Set());
    expect(readFolded('m60')).toEqual(new Set(['s1']));
  });
});
