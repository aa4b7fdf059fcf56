import { describe, expect, it } from 'vitest';
import { document, readOne, reasonsOf, remarksOf, stationsOf } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const PATH: [number, number, number][] = [
  [0, 0, 0],
  [500, 0, 0],
  [530.25, 2.5, 45.75],
  [560.5, 5, 46],
];

describe('surveys in untidy forms', () => {
  it.each([
    ['comma', 'md_m,inc_deg,azi_deg\n0,0,0\n500,0,0\n530.25,2.5,45.75\n560.5,5,46\n'],
    [
      'semicolons and decimal commas',
      'MD (m);Inc (deg);Azi (deg)\n0;0;0\n500;0;0\n530,25;2,5;45,75\n560,5;5;46\n',
    ],
    ['tabs', 'MD\tInclination\tAzimuth\r\n0\t0\t0\r\n500\t0\t0\r\n530.25\t2.5\t45.75\r\n560.5\t5\t46\r\n'],
    [
      'pipes',
      '| Measured Depth [m] | Incl | Azim |\n|---|---|---|\n| 0 | 0 | 0 |\n| 500 | 0 | 0 |\n| 530.25 | 2.5 | 45.75 |\n| 560.5 | 5 | 46 |\n',
    ],
    ['single spaces', 'MD Inc Azi\n0 0 0\n500 0 0\n530.25 2.5 45.75\n560.5 5 46\n'],
    [
      'wide columns and a units row',
      'Along Hole   Dev     Azimuth\nm RKB        deg     deg\n0.00         0.00    0.00\n500.00       0.00    0.00\n530.25       2.50    45.75\n560.50       5.00    46.00\n',
    ],
    [
      'a column that is empty, and preamble and footer',
      ',,,,\n,Report,,,\n,MD[m],Inc[deg],Azi[deg],Remarks\n,0,0,0,\n,500,0,0,KOP\n,530.25,2.5,45.75,\n,560.5,5,46,\n,,,,\n,"All data is in Metres\nChecked",,,\n',
    ],
    ['bare CR line ends', 'MD,Inc,Azi\r0,0,0\r500,0,0\r530.25,2.5,45.75\r560.5,5,46\r'],
    ['blank azimuth where the hole is vertical', 'MD,Inc,Azi\n0,0,\n500,0,\n530.25,2.5,45.75\n560.5,5,46\n'],
    ['negative azimuth', 'MD,Inc,Azi\n0,0,0\n500,0,0\n530.25,2.5,-314.25\n560.5,5,-314\n'],
    [
      'two rows of headings',
      'Measured,Hole,Hole\nDepth,Angle,Azimuth\n(m),(deg),(deg)\n0,0,0\n500,0,0\n530.25,2.5,45.75\n560.5,5,46\n',
    ],
    [
      'headings repeated on every page',
      'MD,Inc,Azi\n0,0,0\n500,0,0\nPage 2,,\nMD,Inc,Azi\n530.25,2.5,45.75\n560.5,5,46\n',
    ],
  ])('reads %s', async (_, text) => {
    const facts = await readOne(text, 'Well Trajectory');
    expect(stationsOf(facts)).toEqual(PATH);
    expect(facts.survey?.rejected).toEqual([]);
    expect(facts.notUnderstood).toEqual([]);
  });

  it('reads a path whose pages are files of their own, in any order', async () => {
    const page = (...rows: string[]) => `MD (m),Inc (deg),Azi (deg)\n${rows.join('\n')}\n`;
    const files = (...texts: string[]) =>
      texts.map((text, at) => document(`path ${at + 1}.csv`, 'Well Trajectory', text));
    const [one, two] = [page('0,0,0', '500,0,0', '530.25,2.5,45.75'), page('560.5,5,46', '590,7,46')];
    const depths = async (...texts: string[]) =>
      (await readDocuments(files(...texts))).survey?.stations.map(({ ahdM }) => ahdM);
    expect(await depths(one, two)).toEqual([0, 500, 530.25, 560.5, 590]);
    expect(await depths(two, one)).toEqual([0, 500, 530.25, 560.5, 590]);
    // A gap is another path, or a page is missing.
    expect(await depths(one, page('860,5,46', '890,7,46'))).toEqual([860, 890]);
  });

  it('reads UTF-16 and Latin-1', async () => {
    const text = 'MD;Inc [\u00b0];Azi [\u00b0]\n0;0;0\n500;0;0\n530,25;2,5;45,75\n560,5;5;46\n';
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
    ]);
    const latin1 = new Uint8Array([...text].map((char) => char.charCodeAt(0)));
    expect(stationsOf(await readOne(utf16))).toEqual(PATH);
    expect(stationsOf(await readOne(latin1))).toEqual(PATH);
  });

  it('converts feet and radians, with a remark', async () => {
    const facts = await readOne(
      'MD (ft),Inc (rad),Azi (rad),TVD (ft)\n0,0,0,0\n1000,0,0,1000\n1100,0.1,1.5707963268,1099.8\n',
      'Well Trajectory',
    );
    expect(stationsOf(facts)[2]?.[0]).toBeCloseTo(335.28, 6);
    expect(stationsOf(facts)[2]?.[1]).toBeCloseTo(5.729578, 5);
    expect(stationsOf(facts)[2]?.[2]).toBeCloseTo(90, 5);
    expect(facts.survey?.stations[2]?.tvdM).toBeCloseTo(335.219, 3);
    expect(facts.survey?.stations[2]?.source).toEqual({
      file: 'document.txt',
      row: 4,
      converted: 'ft to m, rad to deg',
    });
    expect(remarksOf(facts)).toMatch(/MD \(ft\), TVD \(ft\): converted, ft to m/);
  });

  it('finds radians without a unit by the TVD of the file', async () => {
    const rows = [0, 0.2, 0.4, 0.6, 0.8].map((inc, i) => [i * 30, inc, 0.5]);
    let tvd = 0;
    const lines = rows.map(([md = 0, inc = 0, azi = 0], i) => {
      if (i > 0) tvd += 30 * Math.cos(inc - 0.1);
      return `${md},${inc},${azi},${tvd.toFixed(2)}`;
    });
    const facts = await readOne(`MD,Inc,Azi,TVD\n${lines.join('\n')}\n`);
    expect(facts.survey?.stations.at(-1)?.inclinationDeg).toBeCloseTo(45.837, 3);
    expect(remarksOf(facts)).toMatch(/radians/);
  });

  it.each([
    ['a label', 'Plan of Teal-2\nNorth,Grid\nUnits,"feet, degrees"\nMD,Inc,Azi\n0,0,0\n1000,1,10\n'],
    ['a Spanish label', 'Unidades: grados; ft\nMD,Inc,Azi\n0,0,0\n1000,1,10\n'],
    ['the elevation of the derrick floor', 'Reference,"DF, 101.7 ft AMSL"\nMD,Inc,Azi\n0,0,0\n1000,1,10\n'],
    ['the unit of the doglegs', 'MD,Inc,Azi,DLS (deg/100ft)\n0,0,0,0\n1000,1,10,0.1\n'],
    [
      'the figures of the doglegs',
      'MD,Inc,Azi,DLS\n0,0,0,0\n1000,5,10,0.5\n1200,10,10,2.5\n1400,15,10,2.5\n1500,15,10,0\n',
    ],
  ])('are in feet by %s', async (_, text) => {
    const { survey } = await readOne(text);
    expect(survey?.stations[1]?.ahdM).toBeCloseTo(304.8, 3);
  });

  it('are in metres by the figures of the doglegs', async () => {
    const text = 'MD,Inc,Azi,DLS\n0,0,0,0\n100,5,10,1.5\n130,8,10,3\n160,11,10,3\n';
    const facts = await readOne(text);
    expect(facts.survey?.stations[1]?.ahdM).toBe(100);
    expect(remarksOf(facts)).toMatch(/the severity of the doglegs shows that they are in m\./);
  });

  it('uses feet if a line declares them', async () => {
    const facts = await readOne('All depths are in feet\nMD,Inc,Azi\n0,0,0\n1000,1,10\n');
    expect(stationsOf(facts).at(-1)?.[0]).toBeCloseTo(304.8, 6);
  });

  it('rejects rows with letters in them, with their row and the reason', async () => {
    const facts = await readOne(
      'MD,Inc,Azi\n0,0,0\n5OO,0,0\n530,two,45\n560,5,46\n590,,46\n620,200,46\n',
      'Well Trajectory',
    );
    expect(stationsOf(facts).map(([md]) => md)).toEqual([0, 560]);
    expect(facts.survey?.rejected.map(({ source, reason }) => [source.row, reason])).toEqual([
      [3, 'Not a station: the depth "5OO" is not a number.'],
      [4, 'Not a station: the inclination "two" is not a number.'],
      [6, 'Not a station: no inclination is given.'],
      [7, 'Not a station: the inclination 200\u00b0 is not between 0 and 180.'],
    ]);
    expect(remarksOf(facts)).toMatch(/4 rows are no usable stations \(row 3, 4, 6, 7\)/);
  });

  it('rejects a misprinted depth but not the stations below it', async () => {
    const facts = await readOne(
      'MD,Inc,Azi\n0,0,0\n30,0,0\n6000,0,0\n90,1,10\n120,2,10\n120,2,10\n',
      'Well Trajectory',
    );
    expect(stationsOf(facts).map(([md]) => md)).toEqual([0, 30, 90, 120]);
    expect(facts.survey?.rejected.map(({ source }) => source.row)).toEqual([4, 7]);
    expect(facts.survey?.rejected[0]?.reason).toMatch(/6000 m after 30 m breaks the order/);
  });

  it('does not read a column with another unit as a depth', async () => {
    const facts = await readOne('MD (bar),Inc,Azi\n10,0,0\n20,1,1\n');
    expect(reasonsOf(facts)).toMatch(/"10" has a unit that measures something else/);
  });

  it('reads a path with unknown azimuths as one vertical plane, with a remark', async () => {
    const rows = '0,0,,0\n500,0,,500\n530,10,,529.85\n560,20,,558.8\n';
    const facts = await readOne(`MD,Inc,Azi,TVD\n${rows}`, 'Well Trajectory');
    expect(stationsOf(facts).map(([md]) => md)).toEqual([0, 500, 530, 560]);
    expect(facts.survey?.rejected).toEqual([]);
    expect(remarksOf(facts)).toMatch(
      /no station has one; the hole is read as lying in one vertical plane, whose direction is not known/,
    );
  });

  it('invents no azimuth for a single station without one', async () => {
    const facts = await readOne('MD,Inc,Azi\n0,0,\n500,0,\n530,10,45\n560,20,\n', 'Well Trajectory');
    expect(stationsOf(facts).map(([md]) => md)).toEqual([0, 500, 530]);
    expect(reasonsOf(facts) + remarksOf(facts)).not.toMatch(/one vertical plane/);
  });

  it('gives no survey if no row is usable, and says why', async () => {
    const facts = await readOne('MD,Inc,Azi\nzero,flat,north\nlow,some,east\n', 'Well Trajectory');
    expect(facts.survey).toBeNull();
    expect(reasonsOf(facts)).toMatch(/no usable station.*"zero" is not a number/s);
  });
});
