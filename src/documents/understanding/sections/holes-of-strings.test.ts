import { describe, expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const casing = `Size,Grade,Connection,Shoe MD (m)
20",K55,BTC,620
13 3/8",L80,BTC,1450
9 5/8",L80,VAM TOP,2640
`;
const mud = (...holes: string[]) =>
  `Hole size,Mud type,Density (SG)\n${holes.map((hole) => `"${hole.replace('"', '""')}",Brine,1.1\n`).join('')}`;

const read = async (...holes: string[]) => {
  const { casings } = await readDocuments([
    document('casing.csv', 'Other', casing),
    document('mud.csv', 'Other', mud(...holes)),
  ]);
  return casings.map(({ outerDiameterIn, holeDiameterIn, origins }) => [
    outerDiameterIn,
    holeDiameterIn,
    origins?.['holeDiameterIn']?.certainty,
  ]);
};

describe('strings whose table gives no hole', () => {
  it('are in the holes of the programmes that they fit', async () => {
    expect(await read('26"', '17 1/2"', '12 1/4"')).toEqual([
      [20, 26, 'assumed'],
      [13.375, 17.5, 'assumed'],
      [9.625, 12.25, 'assumed'],
    ]);
  });

  it('are in them next to a tapered string, whose two sizes are no hole and its string', async () => {
    const { casings } = await readDocuments([
      document('casing.csv', 'Other', `${casing}9 5/8" x 7",L80,VAM TOP,600\n`),
      document('mud.csv', 'Other', mud('26"', '17 1/2"', '12 1/4"')),
    ]);
    expect(casings.slice(0, 3).map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([26, 17.5, 12.25]);
    expect(casings.some(({ holeDiameterIn }) => holeDiameterIn === 9.625)).toBe(false);
  });

  it('are in the hole of their rank, which may be opened below the string above and be jetted for the first', async () => {
    const { casings } = await readDocuments([
      document(
        'casing.csv',
        'Other',
        'Size,Grade,Shoe MD (m)\n30",X52,310\n20",X80,960\n17 7/8",Q125,1630\n13 5/8",Q125,2480\n',
      ),
      document('mud.csv', 'Other', mud('30"', '26"', '21"', '17 1/2"')),
    ]);
    expect(
      casings.map(({ outerDiameterIn, holeDiameterIn, origins }) => [
        outerDiameterIn,
        holeDiameterIn,
        origins?.['holeDiameterIn']?.certainty,
      ]),
    ).toEqual([
      [30, 30, 'assumed'],
      [20, 26, 'assumed'],
      [17.875, 21, 'assumed'],
      [13.625, 17.5, 'assumed'],
    ]);
  });

  it('are in none of as many holes if one of them is too wide for its string', async () => {
    // One of the strings is not listed: 7" is not set in 12 1/4".
    const { casings } = await readDocuments([
      document('casing.csv', 'Other', 'Size,Grade,Shoe MD (m)\n13 3/8",L80,960\n7",L80,2630\n'),
      document('mud.csv', 'Other', mud('12 1/4"', '8 1/2"')),
    ]);
    expect(casings.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([null, null]);
  });

  it('stay without one if several fit', async () => {
    expect(await read('26"', '17 1/2"', '16"', '8 1/2"')).toEqual([
      [20, 26, 'assumed'],
      [13.375, null, undefined],
      [9.625, null, undefined],
    ]);
  });
});
