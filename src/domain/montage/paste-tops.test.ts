import { describe, expect, it } from 'vitest';
import type { Montage } from './montage';
import { countingIds, exampleMontage } from './montage-for-tests';
import { commit, openSession, undo } from './session';
import { pasteTops } from './paste-tops';
import { arrangeTops } from './pasted-tops';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split('|'));
const arranged = (text: string) => arrangeTops(rowsOf(text));

describe('pasted names and depths', () => {
  it.each([
    [
      'by their headings, whatever the order',
      'MD (m RKB)|TVDSS (m)|Formation|Uncertainty ±m\n500|450|Chalk|5\n1200|1000|Sand|10',
      [
        ['Chalk', '450', '', '500', '5', ''],
        ['Sand', '1000', '', '1200', '10', ''],
      ],
    ],
    [
      'by what the columns hold: two that differ by the drill floor, one along the hole, a range',
      'Chalk|450|483.5|484|5\nSand|1000|1033.5|1200|10\nClay|1400|1433.5|1800|20',
      [
        ['Chalk', '450', '483.5', '484', '5', ''],
        ['Sand', '1000', '1033.5', '1200', '10', ''],
        ['Clay', '1400', '1433.5', '1800', '20', ''],
      ],
    ],
    [
      'with decimal commas, and negative downwards under a heading',
      'Formatie|mTVDNAP\nKrijt|-1.450,5\nZand|-2.000,0',
      [
        ['Krijt', '1450.5', '', '', '', ''],
        ['Zand', '2000', '', '', '', ''],
      ],
    ],
    [
      'in feet under a heading that says so',
      'Marker|TVD (ft)\nChalk|1000\nSand|2000',
      [
        ['Chalk', '', '304.8', '', '', ''],
        ['Sand', '', '609.6', '', '', ''],
      ],
    ],
  ])('are arranged %s', (_how, text, rows) => expect(arranged(text)?.rows).toEqual(rows));

  it('say what was decided', () => {
    expect(arranged('Chalk|450\nSand|1000')?.said).toEqual([
      'Without a heading the columns were read as TVD SS: check them.',
    ]);
    expect(arranged('Formation|TVD SS\nChalk|450\nSand|1000')?.said).toEqual([]);
    expect(arranged('Formation|TVDSS\nChalk|-450\nSand|-1000')?.said).toEqual([
      'TVD SS was negative downwards, and turned.',
    ]);
  });

  it.each(['450\n1000', 'Chalk\nSand', 'a|b\nc|d', ''])('are not what %j is', (text) =>
    expect(arranged(text)).toBeNull(),
  );

  it('become formations of the sections that their depths lie in, in one edit that undo takes back', () => {
    const example = exampleMontage();
    const ends = [1000, 2000];
    const before: Montage = {
      ...example,
      sections_list: example.sections_list.slice(0, 2).map((section, at) => ({
        ...section,
        formations_list: [],
        true_vertical_depth_subsea: ends[at] ?? null,
      })),
    };
    const [first, second] = before.sections_list;
    const rows = rowsOf('Formation|TVD SS\nSand|1500\nChalk|400\nDeep|2500');
    const pasted = pasteTops(before, { section: first?.id ?? '', rows }, countingIds());
    expect(pasted?.said).toBe('3 formations pasted into 2 sections by their depths.');
    const after = commit(openSession(before), pasted!.edit!);
    const named = after.montage.sections_list.map(({ formations_list: list }) =>
      list.map((one) => [
        one.formation_name,
        one.true_vertical_depth_subsea,
        one.along_hole_depth_below_drill_floor,
      ]),
    );
    expect(named).toEqual([
      [['Chalk', 400, null]],
      [
        ['Sand', 1500, null],
        ['Deep', 2500, null],
      ],
    ]);
    expect(undo(after).montage).toEqual(before);
    expect(pasteTops(before, { section: second?.id ?? '', rows: [['Chalk']] }, countingIds())).toBeNull();
  });
});
