import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { heightsInProse } from './elevations';
import { keyValuesOf } from '../which-well/key-values';
import { labelledPlan } from '../plan/labelled-plan';
import { planInProse } from '../plan/plan-in-prose';

const said = (text: string) =>
  Object.fromEntries(heightsInProse(text).map(({ field, value }) => [field, value]));

describe('heights in a sentence or a title', () => {
  it.each([
    ["Estimated KB 2,117' (15' above GL)", { drillFloorM: '2,117 ft' }],
    ["JUNIPER #9   KB 917'  GL 903'", { drillFloorM: '917 ft', groundElevationM: '903 ft' }],
    ['KB 1,208 ft, GL 1,190 ft. Vertical well.', { drillFloorM: '1,208 ft', groundElevationM: '1,190 ft' }],
    ['Rotary table 82 ft (25.0 m) above MSL', { drillFloorM: '82 ft' }],
    [
      'Ground level 431.7 m NN, rotary table 7.9 m above it',
      { groundElevationM: '431.7 m', floorAboveGroundM: '7.9 m' },
    ],
    ['GOK 388,20 m \u00fc. NN. H\u00f6he Drehtisch \u00fcber GOK 9,10 m.', { floorAboveGroundM: '9,10 m' }],
    ['maaiveld +0,8 m NAP, boorvloer +7,4 m NAP', { groundElevationM: '0,8 m', drillFloorM: '7,4 m' }],
    [
      'Table de rotation 5,9 m au-dessus du sol ; sol \u00e0 +91,3 m NGF',
      { floorAboveGroundM: '5,9 m', groundElevationM: '91,3 m' },
    ],
    ['655 ft (terreno 634 ft + 21 ft)', { groundElevationM: '634 ft' }],
    [
      'Boredekk 31 m over midlere havniv\u00e5, vanndyp 288 m.',
      { drillFloorM: '31 m', waterDepthM: '288 m' },
    ],
    ['Boorvloer op NAP +7,40 m; maaiveld NAP +0,80 m', { drillFloorM: '7,40 m', groundElevationM: '0,80 m' }],
    ['A vertical well in 71 m of water', { waterDepthM: '71 m' }],
    [
      'KB is 41.7 m above Ordnance Datum (ground level 36.9 m AOD)',
      { drillFloorM: '41.7 m', groundElevationM: '36.9 m' },
    ],
    [
      'A 20 ft KB is assumed, so all depths are measured from 5,020 ft above mean sea level.',
      { drillFloorM: '5,020 ft' },
    ],
    ['Drehtischh\u00f6he: 71,3 m \u00fc. NN.', { drillFloorM: '71,3 m' }],
    ['20" casing at 610 m RT', {}],
    ['Depths below RT 610 m', {}],
    ['Casing point, RT 1,250 m', {}],
    ['Ground level    7.2 m', {}],
    ['Cement to ground level, 130 m below RT', {}],
    ['Offset wells: KB 30 m', {}],
  ])('%j', (text, heights) => {
    expect(said(text)).toEqual(heights);
  });

  it.each([
    [
      'H\u00f6he GOK / Drehtisch',
      '412,0 m \u00fc. NN / 421,5 m \u00fc. NN',
      '412,0 m \u00fc. NN',
      '421,5 m \u00fc. NN',
    ],
    ['Elevation (GL / KB), ft', '716 / 740', '716 ft', '740 ft'],
    ['GL & KB elevation', '716 & 740 ft', '716 ft', '740 ft'],
    ['Maaiveld / boorvloer t.o.v. NAP', '+1,95 m / +8,20 m', '+1,95 m', '+8,20 m'],
  ])('are two below one label of two: %s', (label, value, ground, floor) => {
    const expected = [
      { field: 'groundElevationM', value: ground },
      { field: 'drillFloorM', value: floor },
    ];
    expect(keyValuesOf({ text: `${label} ${value}`, cells: [label, value] })).toEqual(expected);
    expect(keyValuesOf({ text: `${label}: ${value}`, cells: [] })).toEqual(expected);
  });

  it('may continue on the next line', async () => {
    const text = `Rotary table is 19.6 m above MSL at this location and the water depth is\n77 m below MSL.\n`;
    expect((await readOne(text)).header).toMatchObject({ drillFloorM: 19.6, waterDepthM: 77 });
  });

  it('may have their datum on the next line, or be separate cells', async () => {
    const wrapped =
      'It is drilled by Rover 4 in 48 m of water, with the rotary table 22.0 m above mean sea\nlevel.\n';
    expect((await readOne(wrapped)).header).toMatchObject({ drillFloorM: 22 });
    const cells = "Elevations,GL 1254',KB 1263' (9' substructure)\nPlace: Lot 2\n";
    expect((await readOne(cells, 'Other', 'sheet.csv')).header.drillFloorM).toBeCloseTo(384.962, 2);
  });

  it('say nothing of the figure before brackets that have their own', async () => {
    const { header } = await readOne("Well: Teal-2\nGL: 2,093'\nKB: 2,118' (25' above GL)\n");
    expect(header.drillFloorM).toBeCloseTo(645.566, 2);
  });

  it('are marked if they are above the lowest tide', async () => {
    const { header } = await readOne('Well: Teal-2\nDrill floor elevation: 25.3 m above LAT\n');
    expect(header.origins?.['drillFloorM']?.certainty).toBe('assumed');
  });
});

describe('days and costs', () => {
  it.each([
    [
      'The well is planned to take 68 days and the AFE is USD 44,750,000.',
      { daysPlanned: '68', afeCostUsd: 'USD 44,750,000' },
    ],
    [
      'Planned duration is 34.5 days. The authorised cost is US$29.6 MM.',
      { daysPlanned: '34.5', afeCostUsd: 'US$29.6 MM' },
    ],
    [
      'The well is an oil producer. Budget: USD 32,750,000 for 47 days.',
      { daysPlanned: '47', afeCostUsd: 'USD 32,750,000' },
    ],
    ['Gross AFE US$61.2 million (P50). Operator Alder Oil.', { afeCostUsd: 'US$61.2 million' }],
    ['The AFE in the form, $450 of which are fees.', {}],
    ['The planned time for logging is 4 days.', {}],
    ['Offset wells: the well was planned to take 61 days.', {}],
    ['The completion is planned at 12 days.', {}],
  ])('of %j', (text, values) => {
    expect(Object.fromEntries(planInProse(text).map(({ field, value }) => [field, value]))).toEqual(values);
  });

  it.each([
    ['Planned duration incl. P&A', '47', 'days', 47],
    ['Estimated days spud to rig release', '9', '', 9],
    ['Days (P50 incl. 10 % NPT)', '38.5', '', 39],
  ])('under %j', async (label, value, unit, days) => {
    const { header } = await readOne(
      `Well;Bank-3;\nRig;Rover 4;\n${label};${value};${unit}\n`,
      'Other',
      'sheet.csv',
    );
    expect(header.daysPlanned).toBe(days);
  });

  it.each([
    ['AFE #;24-0117\nAFE total;$9,845,000', 9_845_000],
    ['Budget (AFE);27,3 MUSD', 27_300_000],
    ['AFE (C$);1,875,000', null],
    ['1.0;AFE USD 8,100,000 (replaced)\n1.2;AFE USD 8,900,000', 8_900_000],
  ])('of %j', async (rows, cost) => {
    expect((await readOne(`Well;Bank-3\n${rows}\n`, 'Other', 'sheet.csv')).header.afeCostUsd).toBe(cost);
  });
});

describe('days and costs in labels', () => {
  it.each<[string, Record<string, string>]>([
    ['Geplante Bohrzeit 96 Tage', { daysPlanned: '96' }],
    ['Profundidad  5,260 mdbmr   D\u00edas programados  148 d\u00edas', { daysPlanned: '148' }],
    ['22 3312 feet (GL)  23. Estimated duration 24 days', { daysPlanned: '24' }],
    ['P50 time: 71 days', { daysPlanned: '71' }],
    ['Planned days 96 (dry hole, without the test)', { daysPlanned: '96' }],
    ['Kostenvoranschlag 22.600.000 USD', { afeCostUsd: '22.600.000 USD' }],
    ['Co\u00fbt pr\u00e9visionnel  8 250 000 USD', { afeCostUsd: '8 250 000 USD' }],
    ['Budsjett USD 12\u00a0400\u00a0000', { afeCostUsd: 'USD 12\u00a0400\u00a0000' }],
    ['Costo estimado  23.8 MMUSD', { afeCostUsd: '23.8 MMUSD' }],
    ['Time / cost: 19 days / USD 4,650,000', { daysPlanned: '19', afeCostUsd: 'USD 4,650,000' }],
    ['P90 time: 92 days', {}],
    ['Mud cost USD 250,000', {}],
    ['Logging time 4 days', {}],
    ['Total cost USD 85,000 per day', {}],
    ['Drilling days 14 - 21', {}],
  ])('%j', (text, values) => {
    const found = labelledPlan({ text, cells: [text] });
    expect(Object.fromEntries(found.map(({ field, value }) => [field, value]))).toEqual(values);
  });
});

describe('labels and values without a sign between them', () => {
  const fields = (text: string, cells = [text]) =>
    keyValuesOf({ text, cells }).map(({ field, value }) => [field, value]);

  it('alternate in a row, or are two cells of a list', () => {
    expect(fields('', ['Rig', 'Rover 4', 'KB elev. (ft)', '2133', 'GL elev. (ft)', '2110'])).toEqual([
      ['drillFloorM', '2133 ft'],
      ['groundElevationM', '2110 ft'],
    ]);
    expect(fields('RTKB elevation (m MSL);31;;;')).toEqual([['drillFloorM', '31 m MSL']]);
    expect(fields('Field,Teal')).toEqual([['fieldName', 'Teal']]);
    expect(fields('Well name      Teal-2      Field      Teal')).toEqual([
      ['wellName', 'Teal-2'],
      ['fieldName', 'Teal'],
    ]);
  });

  it('are not the rows or the headings of a table', () => {
    expect(fields('', ['Rig', '38', 'days', '5320'])).toEqual([]);
    expect(fields('', ['Well', 'Zone', 'mTVDSS', 'bar'])).toEqual([]);
    expect(fields('Well      Field      Rig      Location')).toEqual([]);
    expect(fields('Ground level    7,2')).toEqual([]);
  });
});

describe('a drill floor below the ground', () => {
  const floorOf = async (text: string) => {
    const { header } = await readOne(`Well: Harrow 4\n${text}\n`, 'Well Proposal');
    return {
      floorM: header.drillFloorM,
      certainty: header.origins?.['drillFloorM']?.certainty,
      waterM: header.waterDepthM ?? null,
    };
  };

  it('is above the ground if a rig on land can be so high, and assumed', async () => {
    expect(await floorOf('KB: 7.5 m\nGround level: 212 m')).toEqual({
      floorM: 219.5,
      certainty: 'assumed',
      waterM: null,
    });
  });

  it('is the floor above the sea if it is higher, the ground being the sea bed', async () => {
    expect(await floorOf('KB: 31 m\nGround level: 68 m')).toEqual({
      floorM: 31,
      certainty: 'assumed',
      waterM: 68,
    });
  });

  it('is in the unit of its label or its sign, whatever follows', async () => {
    expect((await floorOf("KB to MSL: 82'. Water depth: 150'. Jack-up.")).floorM).toBeCloseTo(24.99, 2);
    const row = 'KB elevation (ft)     82     Proposed MD (ft)     12400';
    expect((await floorOf(row)).floorM).toBeCloseTo(24.99, 2);
  });
});

describe('the location of a well', () => {
  it('is a place before its coordinates, and a licence only if nothing else is given, assumed', async () => {
    const licence = await readOne('Well name: Aurora-3\nLicence: PL 77\n', 'Well Proposal');
    expect(licence.header.location).toBe('PL 77');
    expect(licence.header.origins?.['location']?.certainty).toBe('assumed');
    const both = await readOne(
      "Well name: Aurora-3\nLicence: PL 77\nKoordinater (WGS84): 60\u00b0 10' N 2\u00b0 5' E\n",
      'Well Proposal',
    );
    expect(both.header.location).toBe("60\u00b0 10' N 2\u00b0 5' E");
    expect(both.header.origins?.['location']?.certainty).toBe('read');
  });
});

it('reads a height behind another label in its row, and one relative to its datum', () => {
  const fieldsOf = (...cells: string[]) => keyValuesOf({ text: cells.join(' '), cells });
  expect(fieldsOf('Drilling unit', 'Northern Tern', 'RKB - MSL', '29 m')).toEqual([
    { field: 'drillFloorM', value: '29 m' },
  ]);
  expect(fieldsOf('Boorvloer t.o.v. NAP', '+5,1 m')).toEqual([{ field: 'drillFloorM', value: '+5,1 m' }]);
});
