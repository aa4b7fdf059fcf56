import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (text: string) =>
  (await readOne(text)).slurries.map((slurry) => [
    slurry.holeDiameterIn ?? slurry.casingOuterDiameterIn,
    slurry.role,
    slurry.type,
    slurry.excess,
    slurry.topOfCement,
  ]);

describe('slurries in the chapter of their section', () => {
  it('are of its hole, below other chapters and a sentence that introduces them', async () => {
    expect(
      await slurriesOf(
        [
          '2. Hole sections',
          '2.1 17-1/2" Surface section',
          'Drilling',
          'The hole will be drilled with a motor.',
          'Cementing',
          'A two slurry design will be pumped:',
          '- Lead: Class G + 2% bentonite, 12.6 ppg, 80% excess over gauge hole, TOC at seabed',
          '- Tail: Class G neat, 15.8 ppg, 40% excess, TOC at 640 mMDDF',
          'Logging',
          'No logs.',
          '2.2 12-1/4" Intermediate section',
          'Drilling',
          'The hole will be drilled with a motor.',
          'Cementing',
          '- Tail: Class G, 15.9 ppg, 15% excess, TOC at 1,900 mMDRT',
          '',
        ].join('\n'),
      ),
    ).toEqual([
      [17.5, 'lead', 'Class G + 2% bentonite', '80%', 'seabed'],
      [17.5, 'tail', 'Class G neat', '40%', '640 m MDDF'],
      [12.25, 'tail', 'Class G', '15%', '1900 m MDRT'],
    ]);
  });

  it('are read in other languages', async () => {
    expect(
      await slurriesOf(
        [
          '3.1 Bohrstrecke 17 1/2"',
          'Bohren',
          'Die Strecke wird mit Motor gebohrt.',
          'Zementation',
          'Es werden zwei Schlämmen verpumpt:',
          '- Lead: Klasse G mit Bentonit, 1,50 kg/l, 60 % Überschuss, Zementkopf 120 m',
          '- Tail: Klasse G, 1,90 kg/l, 30 % Überschuss, Zementkopf 700 m',
          '',
        ].join('\n'),
      ),
    ).toEqual([
      [17.5, 'lead', 'Klasse G mit Bentonit', '60%', '120 m'],
      [17.5, 'tail', 'Klasse G', '30%', '700 m'],
    ]);
  });
});
