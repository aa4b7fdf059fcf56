import { describe, expect, it } from 'vitest';
import { applyChanges, invert } from './apply';
import { countingIds, exampleMontage } from './montage-for-tests';
import { replaceStations } from './replace-stations';
import { readSurveyText } from './survey-text';

const station = (ahdM: number, inclinationDeg: number, azimuthDeg: number | null) => ({
  ahdM,
  inclinationDeg,
  azimuthDeg,
});
const two = [station(0, 0, 0), station(1250.5, 12.34, 271.5)];

describe('a survey listing', () => {
  it.each([
    ['columns in any order', 'Azi\tTVD (m)\tIncl\tMD (m)\n0\t0\t0\t0\n271.5\t1240.1\t12.34\t1250.5'],
    [
      'columns by a unit row',
      'MD\tTVD\tInc\tAzim\nm RKB\tm RKB\tdeg\tdeg\n0\t0\t0\t0\n1250.5\t1240\t12.34\t271.5',
    ],
    [
      'names in two rows',
      'Measured\tVertical\tIncl.\tAzimuth\nDepth\tDepth\t\tGrid\n(m)\t(m)\t(deg)\t(deg)\n0\t0\t0\t0\n1250.5\t1240\t12.34\t271.5',
    ],
    [
      'aligned text',
      'MD        Inc       Azim      TVD\n0.00      0.00   0.00    0.0\n1250.50   12.34   271.50   1240.1',
    ],
    ['single spaces', 'MD Inc Azi\n0 0 0\n1250.5 12.34 271.5'],
    ['commas', 'well,md_m,inc_deg,azi_deg,tvd_m\nA,0,0,0,0\nA,1250.5,12.34,271.5,1240.1'],
    ['semicolons and decimal commas', 'MD;Neigung;Azimut\n0,0;0,0;0,0\n1.250,5;12,34;271,5'],
    ['a title above', 'Wellpath report\n\nMD[m]\tInc[deg]\tAzi[deg]\n0\t0\t0\n1250.5\t12.34\t271.5'],
  ])('is read with %s', (_what, text) => {
    expect(readSurveyText(text)).toEqual({ stations: two, decisions: [] });
  });

  it('converts feet by the exact factor', () => {
    const { stations, decisions } = readSurveyText('MD (ft)\tInc\tAzi\n0\t0\t0\n1000\t2\t90')!;
    expect(stations[1]!.ahdM).toBe(304.8);
    expect(decisions).toEqual(['MD was converted from feet.']);
    const surveyFeet = readSurveyText('MD (usft)\tInc\tAzi\n0\t0\t0\n10000\t2\t90')!;
    expect(surveyFeet.stations[1]!.ahdM).toBe(3048.0061);
  });

  it('is not converted because another column is in feet', () => {
    expect(readSurveyText('MD (m)\tInc\tAzi\tTVD (ft)\n0\t0\t0\t0\n100\t2\t90\t328')!.stations[1]!.ahdM).toBe(
      100,
    );
  });

  it('says that it has no heading, and which lines it left out', () => {
    expect(readSurveyText('0\t0\t\n100\t1.5\t90\n')).toEqual({
      stations: [station(0, 0, null), station(100, 1.5, 90)],
      decisions: ['Without a heading the first columns were read as MD in m, inclination and azimuth.'],
    });
    const { stations, decisions } = readSurveyText(
      'MD\tInc\tAzi\n0\t0\t0\nPage 2\n100\t1.5\t90\n130\t2\t\n',
    )!;
    expect(stations).toHaveLength(2);
    expect(decisions).toEqual(['2 lines without MD, inclination and azimuth left out.']);
  });

  it.each(['', 'Chalk\t1098\t1131.5\t1138', 'TVD\tNorth\tEast\n0\t0\t0\n10\t1\t1', '5\t200\t10\n4\t1\t1'])(
    'is not %j',
    (text) => {
      expect(readSurveyText(text)).toBeNull();
    },
  );
});

describe('replacing the stations', () => {
  it('is one edit that undo takes back', () => {
    const before = exampleMontage();
    const edit = replaceStations(before, 't1', two, countingIds())!;
    const after = applyChanges(before, edit.changes);
    expect(edit.label).toBe('Paste 2 stations into Plan B');
    expect(after.trajectories_list![0]!.stations_list).toEqual([
      { id: 'temp-1', along_hole_depth_below_drill_floor: 0, inclination: 0, azimuth: 0 },
      { id: 'temp-2', along_hole_depth_below_drill_floor: 1250.5, inclination: 12.34, azimuth: 271.5 },
    ]);
    expect(applyChanges(after, invert(edit.changes))).toEqual(before);
    expect(replaceStations(before, 'gone', two, countingIds())).toBeNull();
  });
});
