import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const muds = async (text: string) =>
  (await readOne(text)).muds.map(({ holeDiameterIn, type, weightText, origins }) => [
    holeDiameterIn,
    type,
    weightText,
    origins?.['weightText']?.certainty,
  ]);

describe('sentences that say what was done', () => {
  it('give the muds of a report, with one for each section', async () => {
    expect(
      await muds(
        'Final well report\n\nThe 16" section was drilled with gypsum polymer with a density of 1.18 SG.\n\n8 1/2" seksjonen ble boret med oljebasert slam, egenvekt 1,42 sg.\n\nLa phase 6" a été forée à la boue biopolymère, densité 1,12 sg.\n',
      ),
    ).toEqual([
      [16, 'gypsum polymer', '1.18 SG', 'converted'],
      [8.5, 'oljebasert slam', '1,42 sg', 'converted'],
      [6, 'boue biopolymère', '1,12 sg', 'converted'],
    ]);
  });

  it('are assumed to be about the well where the document does not call itself a report', async () => {
    expect(
      await muds(
        'Fluids\n\nThe 16" section was drilled with gypsum polymer of 1.18 SG.\n\nThe 8 1/2" section was drilled with OBM of 1.42 SG.\n',
      ),
    ).toEqual([
      [16, 'gypsum polymer', '1.18 SG', 'assumed'],
      [8.5, 'OBM', '1.42 SG', 'assumed'],
    ]);
  });

  it.each([
    'The 16" section was drilled with gypsum polymer of 1.18 SG.\n',
    'In well B-4 the 16" section was drilled with gypsum polymer of 1.18 SG. In well B-4 the 8 1/2" section was drilled with OBM of 1.42 SG.\n',
    'The 16" hole will be drilled with gypsum polymer of 1.10 SG.\n\nThe 8 1/2" section was drilled with OBM of 1.42 SG.\n\nThe 12 1/4" section was drilled with OBM of 1.38 SG.\n',
  ])('give none of one section, of another well, or next to the plan: %j', async (text) => {
    expect((await muds(`Fluids\n\n${text}`)).filter(([, , weight]) => weight !== '1.10 SG')).toEqual([]);
  });
});
