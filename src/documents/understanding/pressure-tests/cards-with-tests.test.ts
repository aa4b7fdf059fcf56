import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the tests in the card of a section, and below a Dutch title for tests', async () => {
  const german = await readOne(
    '3.2 16"-Abschnitt: Technische Rohrtour\nSp\u00fclungstyp | KCl-Polymer | Preventer ringf\u00f6rmig (Annular) | 100 bar\n' +
      'Sp\u00fclungsdichte | 1,20 kg/l | Preventer Backen (Rams) | 200 bar\npH-Wert | 9,0 | Drucktest Linerkopf | 90 bar\n',
  );
  expect(german.pressureTests.map((one) => [one.annularKpa, one.ramKpa, one.linerLapKpa])).toEqual([
    [10000, 20000, 9000],
  ]);
  const dutch = await readOne(
    '3.2 Sectie 16" \u2013 Tussensectie\nDe 16" sectie wordt geboord tot 900 m MD.\nBeproevingen\n\u2013 BOP: annular 80 bar, rams 150 bar.\n',
  );
  expect(dutch.pressureTests.map((one) => [one.annularKpa, one.ramKpa])).toEqual([[8000, 15000]]);
});
