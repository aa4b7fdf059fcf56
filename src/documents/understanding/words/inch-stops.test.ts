import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('inches with a full stop', () => {
  it('are sizes in sentences and in lists', async () => {
    const facts = await readOne(
      [
        'The 16 in. hole section will be drilled to 620 m MD. The 13 3/8 in. casing, 68 lb/ft L80 BTC, will be set at 615 m MD.',
        'The 12 1/4 in. hole section will be drilled to 1850 m MD with OBM of 1.35 SG.',
        '',
        '9 5/8 in. Production casing, 47 lb/ft, P110, VAM TOP, shoe at 1845 m MD',
      ].join('\n'),
      'Well Proposal',
      'programme.txt',
    );
    expect(facts.sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [16, 620],
      [12.25, 1850],
    ]);
    expect(facts.casings.map(({ outerDiameterIn, shoeAhdM }) => [outerDiameterIn, shoeAhdM])).toEqual([
      [13.375, 615],
      [9.625, 1845],
    ]);
    expect(facts.muds).toMatchObject([{ holeDiameterIn: 12.25 }]);
  });

  it('may end a sentence', async () => {
    const { casings } = await readOne(
      'Ream the hole to 17 1/2 in. Run 13 3/8 in casing, 68 lb/ft L80 BTC, to 615 m MD.',
      'Well Proposal',
      'programme.txt',
    );
    expect(casings).toMatchObject([{ outerDiameterIn: 13.375, shoeAhdM: 615 }]);
  });
});
