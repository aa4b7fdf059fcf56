import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';
import { heightsInProse } from './elevations';
import { keyValuesOf } from './key-values';

const said = (text: string) =>
  Object.fromEntries(heightsInProse(text).map(({ field, value }) => [field, value]));

describe('heights in a sentence or a title', () => {
  it.each([
    ["Estimated KB 2,117' (15' above GL)", { rigFloorElevationM: '2,117 ft' }],
    ["JUNIPER #9   KB 917'  GL 903'", { rigFloorElevationM: '917 ft', groundElevationM: '903 ft' }],
    [
      'KB 1,208 ft, GL 1,190 ft. Vertical well.',
      { rigFloorElevationM: '1,208 ft', groundElevationM: '1,190 ft' },
    ],
    ['Rotary table 82 ft (25.0 m) above MSL', { rigFloorElevationM: '82 ft' }],
    [
      'Ground level 431.7 m NN, rotary table 7.9 m above it',
      { groundElevationM: '431.7 m', floorAboveGroundM: '7.9 m' },
    ],
    ['GOK 388,20 m \u00fc. NN. H\u00f6he Drehtisch \u00fcber GOK 9,10 m.', { floorAboveGroundM: '9,10 m' }],
    ['maaiveld +0,8 m NAP, boorvloer +7,4 m NAP', { groundElevationM: '0,8 m', rigFloorElevationM: '7,4 m' }],
    [
      'Table de rotation 5,9 m au-dessus du sol ; sol \u00e0 +91,3 m NGF',
      { floorAboveGroundM: '5,9 m', groundElevationM: '91,3 m' },
    ],
    ['655 ft (terreno 634 ft + 21 ft)', { groundElevationM: '634 ft' }],
    [
      'Boredekk 31 m over midlere havniv\u00e5, vanndyp 288 m.',
      { rigFloorElevationM: '31 m', waterDepthM: '288 m' },
    ],
    ['A vertical well in 71 m of water', { waterDepthM: '71 m' }],
    ['20" casing at 610 m RT', {}],
    ['Depths below RT 610 m', {}],
    ['Casing point, RT 1,250 m', {}],
    ['Ground level    7.2 m', {}],
    ['Cement to ground level, 130 m below RT', {}],
    ['Offset wells: KB 30 m', {}],
  ])('%j', (text, heights) => {
    expect(said(text)).toEqual(heights);
  });

  it('may continue on the next line', async () => {
    const text = `Rotary table is 19.6 m above MSL at this location and the water depth is\n77 m below MSL.\n`;
    expect((await readOne(text)).header).toMatchObject({ rigFloorElevationM: 19.6, waterDepthM: 77 });
  });

  it('are marked if they are above the lowest tide', async () => {
    const { header } = await readOne('Well: Teal-2\nDrill floor elevation: 25.3 m above LAT\n');
    expect(header.origins?.['rigFloorElevationM']?.certainty).toBe('assumed');
  });
});

describe('labels and values without a sign between them', () => {
  const fields = (text: string, cells = [text]) =>
    keyValuesOf({ text, cells }).map(({ field, value }) => [field, value]);

  it('alternate in a row, or are two cells of a list', () => {
    expect(fields('', ['Rig', 'Rover 4', 'KB elev. (ft)', '2133', 'GL elev. (ft)', '2110'])).toEqual([
      ['rigFloorElevationM', '2133 ft'],
      ['groundElevationM', '2110 ft'],
    ]);
    expect(fields('RTKB elevation (m MSL);31;;;')).toEqual([['rigFloorElevationM', '31 m MSL']]);
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
