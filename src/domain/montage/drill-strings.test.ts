import { describe, expect, it } from 'vitest';
import { applied } from './applied-for-tests';
import { compareMontages } from './compare';
import { findInMontage } from './find';
import { addListed, removeListed } from './listed';
import { exampleMontage } from './montage-for-tests';
import type { Montage } from './montage';
import { matchNewIds, renameIds } from './new-ids';
import { pasteListed } from './paste';
import { savePayload } from './save-payload';
import { keepsKicks } from './kick-fields';
import { addSection, removeSection } from './section-edits';
import { setCell } from './cells';
import { splitSection } from './split-section';
import { startFrom } from './start-from';
import { restoreVersion } from './versions';

const before = exampleMontage();
const list = { of: 'stringPieces', section: 's2' } as const;
const stringOf = (montage: Montage, section = 's2') =>
  montage.sections_list.find(({ id }) => id === section)?.drill_string_list;
const countingIds = () => {
  let count = 0;
  return () => `temp-${(count += 1)}`;
};

const withoutKicks: Montage = {
  ...before,
  sections_list: before.sections_list.map(
    ({
      kick_pore_gradient: _pore,
      kick_intensity: _intensity,
      influx_gradient: _influx,
      kick_margin: _margin,
      drill_string_list: _string,
      ...section
    }) => section,
  ),
};

describe('the drill string of a section', () => {
  it('gains and loses parts', () => {
    const added = addListed(before, list, countingIds());
    expect(added?.label).toBe('Add part of the drill string');
    expect(stringOf(applied(added, before))).toHaveLength(3);
    const removed = removeListed(before, list, 's2-collars');
    expect(removed?.label).toBe('Remove Drill collars in 12 1/4″ Section 2');
    expect(stringOf(applied(removed, before))).toEqual([stringOf(before)![1]]);
  });

  it('is typed and pasted', () => {
    const at = { of: 'stringPiece', section: 's2', id: 's2-pipe' } as const;
    const typed = applied(setCell(before, { at, field: 'outer_diameter' }, '5 1/2', countingIds()), before);
    expect(stringOf(typed)![1]).toMatchObject({ outer_diameter: 5.5 });
    const rows = [
      ['Motor', '10', '8'],
      ['Collars', '90', '6 3/4'],
      ['Pipe', '', '5'],
    ];
    const pasted = pasteListed(before, { list, row: 0, column: 0, rows }, countingIds());
    expect(stringOf(applied(pasted!.edit, before))).toMatchObject([
      { id: 's2-collars', name: 'Motor', length: 10, outer_diameter: 8 },
      { id: 's2-pipe', name: 'Collars', length: 90, outer_diameter: 6.75 },
      { id: 'temp-1', name: 'Pipe', length: null, outer_diameter: 5 },
    ]);
  });

  it('is found, and compared part by part', () => {
    expect(findInMontage(before, 'drill collars').map(({ at }) => at)).toContainEqual({
      of: 'stringPiece',
      section: 's2',
      id: 's2-collars',
    });
    const at = { of: 'stringPiece', section: 's2', id: 's2-collars' } as const;
    const mine = applied(setCell(before, { at, field: 'length' }, '150', countingIds()), before);
    expect(compareMontages(before, mine, before)).toMatchObject([
      { where: '12 1/4″ Section 2 · Drill string · Drill collars · Length', base: '120.0', mine: '150.0' },
    ]);
  });

  it('goes and comes back with its section', () => {
    const removed = applied(removeSection(before, 's2'), before);
    expect(JSON.stringify(savePayload(removed))).not.toContain('s2-collars');
    const restored = restoreVersion(removed, before, 'Restore');
    expect(stringOf(applied(restored, removed))).toEqual(stringOf(before));
  });

  it('stays with the lower part of a split section', () => {
    const split = applied(
      splitSection(before, 's1', { field: 'true_vertical_depth_subsea', depthM: 700 }, countingIds()),
      before,
    );
    expect(split.sections_list.map((section) => section.drill_string_list?.length)).toEqual([0, 2, 2, 2]);
  });

  it('takes the ids of the server', () => {
    const sent = applied(addListed(before, list, countingIds()), before);
    const answer: Montage = {
      ...sent,
      sections_list: sent.sections_list.map((section) => ({
        ...section,
        drill_string_list: section.drill_string_list!.map((piece) =>
          piece.id === 'temp-1' ? { ...piece, id: 'server-1' } : piece,
        ),
      })),
    };
    const ids = matchNewIds(sent, answer);
    const edit = removeListed(sent, list, 'temp-1');
    expect(renameIds(edit!.changes, ids)).toMatchObject([{ op: 'remove', entity: { id: 'server-1' } }]);
  });

  it('is left out of a new montage that takes no programmes', () => {
    const parts = (
      ...names: Parameters<typeof startFrom>[1] extends ReadonlySet<infer Part> ? Part[] : never
    ) => startFrom(before, new Set(names), 'B').sections_list[1];
    expect(parts('sections')).toMatchObject({ kick_margin: null, drill_string_list: [] });
    expect(parts('sections', 'programmes')).toMatchObject({ kick_margin: 1400 });
  });
});

describe('a server that keeps no drill strings', () => {
  it('gets none, of new sections neither', () => {
    expect(keepsKicks(withoutKicks.sections_list)).toBe(false);
    const head = { diameter: 6, description: null, liner: false };
    const added = applied(addSection(withoutKicks, head, 'end', countingIds()), withoutKicks);
    expect(JSON.stringify(savePayload(added))).not.toMatch(/drill_string|kick_|influx/);
  });

  it('cannot be given any', () => {
    expect(addListed(withoutKicks, list, countingIds())).toBeNull();
    const at = { of: 'section', section: 's2' } as const;
    expect(setCell(withoutKicks, { at, field: 'kick_margin' }, '700', countingIds())).toBeNull();
  });
});
