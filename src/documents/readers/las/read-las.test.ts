import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf, remarksOf, stationsOf } from '../../understanding/documents-for-tests';

const las = (...lines: string[]) => `${lines.join('\n')}\n`;
const VERSION_2 = [
  '~Version Information',
  ' VERS.   2.0 : CWLS LOG ASCII STANDARD - VERSION 2.0',
  ' WRAP.    NO : ONE LINE PER DEPTH STEP',
];
const read = (text: string) => readOne(text, 'Well Trajectory', 'survey.las');

describe('LAS files', () => {
  it('gives the header and the path of version 2.0, without the null values above it', async () => {
    const facts = await read(
      las(
        '# exported',
        ...VERSION_2,
        '~Well Information',
        ' STRT.F        0.0000 : START DEPTH',
        ' STOP.F      500.0000 : STOP DEPTH',
        ' STEP.F        0.0000 : STEP',
        ' NULL.      -999.25 : NULL VALUE',
        ' COMP.   NORTH SEA OPERATOR : COMPANY',
        ' WELL.   15/9-F-12 : WELL',
        ' FLD .   VOLVE : FIELD',
        ' LOC .   BLOCK 15/9 : LOCATION',
        ' DATE.   2007-06-14 12:30 : LOG DATE',
        '~Parameter Information',
        ' EKB .M   54.9 : Elevation of Kelly Bushing',
        ' EGL .    12.0 : Elevation of ground level',
        '~Curve Information',
        ' DEPT.F            : 1  Measured Depth',
        ' GR  .GAPI         : 2  Gamma Ray',
        ' DEVI.DEG          : 3  Hole Deviation',
        ' HAZI.DEG          : 4  Hole Azimuth relative to true north',
        '~ASCII',
        '   0.00  40.1  -999.25  -999.25',
        ' 100.00  41.5  1.50  90.00',
        ' 500.00  -999.25  10.25  120.00',
      ),
    );
    expect(stationsOf(facts).map((station) => station.map((value) => Number(value.toFixed(4))))).toEqual([
      [30.48, 1.5, 90],
      [152.4, 10.25, 120],
    ]);
    expect(facts.header).toMatchObject({
      wellName: '15/9-F-12',
      fieldName: 'VOLVE',
      location: 'BLOCK 15/9',
      drillFloorM: 54.9,
    });
    // The file gives neither metres nor feet.
    expect(facts.header.groundElevationM ?? null).toBeNull();
    expect(facts.survey?.stations[1]?.source).toMatchObject({ row: 26 });
    expect(remarksOf(facts)).toMatch(/true north/);
  });

  it('reads the texts of version 1.2 after the colon, and a wrapped path', async () => {
    const facts = await read(
      las(
        '~V',
        'VERS. 1.2: CWLS LOG ASCII STANDARD - VERSION 1.2',
        'WRAP. YES: MULTIPLE LINES PER DEPTH STEP',
        '~W',
        'STRT.M 0: ',
        'NULL. -9999: ',
        'WELL. WELL: AURORA-3',
        'FLD. FIELD: AURORA',
        '~C',
        'DEPT.M : DEPTH',
        'INCL.DEG : INCLINATION',
        'AZIM.DEG : AZIMUTH',
        'TVD.M : TRUE VERTICAL DEPTH',
        '~A',
        '0',
        '0 0 0',
        '100',
        '5 45',
        '99.9',
      ),
    );
    expect(stationsOf(facts)).toEqual([
      [0, 0, 0],
      [100, 5, 45],
    ]);
    expect(facts.header).toMatchObject({ wellName: 'AURORA-3', fieldName: 'AURORA' });
  });

  it('reads the inclinometry and the tops of version 3.0', async () => {
    const facts = await read(
      las(
        '~Version',
        'VERS. 3.0 : CWLS LOG ASCII STANDARD -VERSION 3.0',
        'WRAP. NO : ONE LINE PER DEPTH STEP',
        'DLM . COMMA : DELIMITING CHARACTER',
        '~Well',
        'NULL. -999.25 : NULL VALUE',
        'WELL. "AURORA-3" : WELL',
        '~Log_Definition',
        'DEPT.M : Depth {F10.3}',
        'GR.GAPI : Gamma ray {F}',
        '~Log_Data | Log_Definition',
        '100.0,45.1',
        '~Inclinometry_Definition',
        'MD .M : Measured Depth {F}',
        'TVD .M : True Vertical Depth {F}',
        'AZIM .DEG : Borehole Azimuth {F}',
        'DEVI .DEG : Borehole Deviation {F}',
        '~Inclinometry_Data | Inclinometry_Definition',
        '0.00,0.00,290.00,0.00',
        '100.00,100.00,234.00,0.50',
        '~Tops_Parameter',
        'TOPDR. Subsea : Tops depth reference {S}',
        '~Tops_Definition',
        'TOPN. : Formation top name {S}',
        'TOPT.M : Formation top depth {F}',
        '~Tops_Data | Tops_Definition',
        '"Viking Sand, upper", 1670.2',
        'Joli Fou,1750',
      ),
    );
    expect(stationsOf(facts)).toEqual([
      [0, 0, 290],
      [100, 0.5, 234],
    ]);
    expect(facts.tops.map(({ name, tvdSsM, ahdBdfM }) => [name, tvdSsM, ahdBdfM])).toEqual([
      ['Viking Sand, upper', 1670.2, null],
      ['Joli Fou', 1750, null],
    ]);
    expect(reasonsOf(facts)).toMatch(/curves DEPT, GR \(1 line\) are not used/);
  });

  it('never reads a depth with an unknown unit, nor a vertical index as measured depth', async () => {
    const header = [...VERSION_2, '~W', 'NULL. -999.25 :', '~C'];
    const rows = ['DEVI.DEG : DEVIATION', 'AZIM.DEG : AZIMUTH', '~A', '0 0 0', '1000 5 45'];
    const tenths = await read(las(...header, 'DEPT..1IN : DEPTH', ...rows));
    const vertical = await read(las(...header, 'DEPT.M : TRUE VERTICAL DEPTH', ...rows));
    for (const facts of [tenths, vertical]) expect(facts.survey).toBeNull();
  });
});
