import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import { exampleMontage, largeMontage } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { positionAtAhd } from '@/domain/trajectory/position';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { build, wellPathCsv } from './build';
import { csvText } from './csv';
import { pathStations } from './path-stations';
import { csvRows, reread, rowsOfCsv, surveyPath } from './paths-for-tests';

const order = (montage: Montage) =>
  ({ kind: 'well-path', montage, unsaved: false, at: 0, timeZone: 'UTC' }) as const;
const named = (montage: Montage, well_name: string): Montage => ({
  ...montage,
  top_line_item: { ...exampleMontage().top_line_item!, well_name },
});
const made = async (montage: Montage) => (await build(order(montage), () => {})).bytes;

const blank: Montage = { ...exampleMontage(), sections_list: [] };

describe('the well path as CSV', () => {
  it.each([
    ['a deviated well', exampleWell],
    ['a vertical well whose depths end early', exampleMontage()],
    ['a well of 2,000 tops', largeMontage(4, 500)],
  ])('reproduces the path of %s by minimum curvature', async (_, montage) => {
    const { path, drillFloorM } = wellboreOf(montage);
    const rows = rowsOfCsv(await made(montage));
    const again = reread(rows);
    expect(again.end.ahdM).toBeCloseTo(path?.trajectory.end.ahdM ?? NaN, 3);
    for (let at = 0; at <= 200; at += 1) {
      const ahdM = ((path?.trajectory.end.ahdM ?? NaN) * at) / 200;
      const [one, other] = [
        positionAtAhd(path!.trajectory, ahdM),
        positionAtAhd(again, Math.min(ahdM, again.end.ahdM)),
      ];
      if (one.kind !== 'position' || other.kind !== 'position') throw new Error('off the path');
      for (const axis of ['tvdM', 'northM', 'eastM'] as const)
        expect(Math.abs(one[axis] - other[axis])).toBeLessThan(0.01);
    }
    const subsea = csvRows(await made(montage))
      .slice(1)
      .map(([, , , , , ss]) => ss);
    expect(subsea[0]).toBe(drillFloorM === null ? '' : String(-drillFloorM));
  });

  it('leaves an unknown azimuth empty, with the reason in every row and the beginning of a straight extension', async () => {
    const [, ...rows] = csvRows(await made(exampleWell));
    for (const row of rows) {
      expect(row[3]).toBe('');
      expect(row[9]).toMatch(/^A montage holds no survey: .*azimuth not known and assumed to be east/);
    }
    const single = { ...exampleWell, sections_list: exampleWell.sections_list.slice(0, 1) };
    const shallow = csvRows(
      await made({
        ...single,
        sections_list: single.sections_list.map((section) => ({
          ...section,
          formations_list: [],
          along_hole_depth_below_drill_floor: null,
        })),
      }),
    );
    expect(shallow.slice(1).map((row) => [row[3], row[9]])).toEqual([
      ['0', 'A montage holds no survey: taken as vertical'],
      ['0', 'A montage holds no survey: straight on below the last known depths'],
    ]);
  });

  it('gives the dogleg severity of the arc above each station', () => {
    const path = surveyPath({
      stations: [0, 300, 600].map((ahdM, at) => ({
        ahdM,
        inclinationDeg: [0, 0, 20][at] ?? 0,
        azimuthDeg: 40,
      })),
    });
    const rows = csvRows(wellPathCsv('Aurora-3', [{ stations: pathStations(path, 33.5), kept: null }]));
    expect(rows.slice(1).map((row) => [row[8], row[9]])).toEqual([
      ['0', 'Survey'],
      ['0', 'Survey'],
      ['2', 'Survey'],
    ]);
    expect(rows.slice(1).map((row) => row[3])).toEqual(['40', '40', '40']);
  });

  it('begins at the first station of a survey above which nothing is known', () => {
    const stations = [100, 200].map((ahdM) => ({ ahdM, inclinationDeg: 5, azimuthDeg: 40 }));
    expect(pathStations(surveyPath({ stations }), null)[0]?.ahdM).toBe(100);
    const vertical = stations.map((station) => ({ ...station, inclinationDeg: 0 }));
    expect(pathStations(surveyPath({ stations: vertical }), null)[0]?.ahdM).toBe(0);
  });

  it('is RFC 4180, with a byte-order mark only for characters beyond ASCII', async () => {
    const plain = await made(named(exampleWell, 'Aurora-3, "North"'));
    expect(plain[0]).toBe('W'.charCodeAt(0));
    expect(csvRows(plain)[1]?.[0]).toBe('Aurora-3, "North"');
    expect(csvRows(plain).every((row) => row.length === 12)).toBe(true);
    const cyrillic = await made(named(exampleWell, 'Скважина 3'));
    expect(cyrillic.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  it('has a message for a montage without depths', async () => {
    await expect(made(blank)).rejects.toThrow('The montage has no depth of the hole yet');
  });

  it('never lets a text become a formula', () => {
    expect(csvText('=HYPERLINK("http://x")')).toBe('"\'=HYPERLINK(""http://x"")"');
    expect(csvText('15/9-F-12')).toBe('15/9-F-12');
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', '\t', '\r', '\u00a0'),
        fc.constantFrom(...'=+-@'),
        fc.string(),
        (blanks, sign, rest) => {
          expect(csvText(blanks + sign + rest)).toMatch(/^"?'/);
        },
      ),
    );
  });
});
