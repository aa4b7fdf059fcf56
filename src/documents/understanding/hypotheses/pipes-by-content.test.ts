import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('pipes under unclear headings', () => {
  it.each(['Tubo;OD;lb/pie;Grado', 'String;OD;lbs/pie;Grade', 'Colonna;OD;Nominale;Grado'])(
    'takes weights under "%s" for no holes',
    async (headings) => {
      const facts = await readOne(
        `${headings}\nA;9 5/8";36;K-55\nB;7";26;N-80\nC;4 1/2";13.5;P-110\n`,
        'Well Catalogue',
        'a.csv',
      );
      expect(facts.casings.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([null, null, null]);
      expect(facts.casings.map(({ massKgPerM }) => Math.round((massKgPerM ?? 0) / 1.48816))).toEqual([
        36, 26, 14,
      ]);
    },
  );
});
