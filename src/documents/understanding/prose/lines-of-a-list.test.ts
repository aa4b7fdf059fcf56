import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const SIZES = ['17 1/2"', '12 1/4"'];
const list = (template: string) =>
  `${SIZES.map((size) => `${template.replace('{h}', size)}\n`).join('')}\nEnd\n`;

describe('lines of a list', () => {
  it.each([
    ['{h}: Spud mud @ 1.15 - 1.25 sg', 'Spud mud'],
    ['Mud {h}: Silicate, MW 1.15 - 1.25 sg', 'Silicate'],
    ['- {h} (Silicate): 1.15 - 1.25 sg', 'Silicate'],
    ['- En {h} : boue KCl de densité 1,15 - 1,25', 'boue KCl'],
    ['Hoyo de {h}: lodo KCl, peso 1,15 - 1,25 gr/cc', 'lodo KCl'],
    ['Sectie {h}: KCl polymeer, s.g. 1,15 - 1,25', 'KCl polymeer'],
    ['Im {h} Abschnitt: Salzspülung mit 1,15 - 1,25 g/cm³, pH 9', 'Salzspülung'],
    ['{h} Sektion: Salzspülung mit einer Dichte von 1,15 - 1,25 kg/l und einem pH-Wert von 9', 'Salzspülung'],
    ['{h} seksjon: Sjøvann med egenvekt 1,15 - 1,25 SG', 'Sjøvann'],
    ['Phase {h} : boue Boue KCl de densité 1,15 - 1,25', 'Boue KCl'],
    ['- En {h} : Boue KCl ; densité : 1,15 - 1,25 SG ; pH : 9', 'Boue KCl'],
  ])('give a mud: %s', async (template, type) => {
    const { muds } = await readOne(`Well Testpad-3\n\nMud programme\n${list(template)}`);
    expect(muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.weightKpaPerM.lower?.toFixed(2)])).toEqual([
      [17.5, type, '11.28'],
      [12.25, type, '11.28'],
    ]);
  });

  it('keep a weight after `de`, which is no lower bound', async () => {
    const { muds } = await readOne(
      'Pozo Testpad-3\n\nSección 17 1/2": Lodo KCl, densidad de 9,2 lpg, pH de 9\n',
    );
    expect(muds).toMatchObject([{ weightKpaPerM: { lower: null }, ph: { exact: 9 } }]);
    expect(muds[0]?.weightKpaPerM.exact).toBeCloseTo(10.81, 2);
  });

  it.each([
    'Fase {h} hasta 1200 m MD',
    'Section {h} @ 1200 m MD',
    '{h} Abschnitt von 60 m bis 1200 m (Technische Sektion)',
    '- Technische Sektion: {h} bis 1200 m MD',
    "- Phase technique : forage {h} jusqu'à 1200 m MD",
  ])('give a section: %s', async (template) => {
    const { sections } = await readOne(`Well Testpad-3\n\n${list(template)}`);
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [17.5, 1200],
      [12.25, 1200],
    ]);
  });

  it.each([
    '13 3/8" set at 1195 m MD',
    '13 3/8" Rohrtour, Absetzteufe 1195 m MD',
    'Casing 13 3/8": shoe 1195 m MD',
    'Casing 13 3/8" a 1195 m MD',
    '13 3/8" csg shoe: 1195 m MD',
  ])('give a string: %s', async (line) => {
    const { casings } = await readOne(`Well Testpad-3\n\n${line}\n9 5/8" casing set at 2100 m MD\n`);
    expect(casings.map(({ outerDiameterIn, shoeAhdM }) => [outerDiameterIn, shoeAhdM])).toEqual([
      [13.375, 1195],
      [9.625, 2100],
    ]);
  });

  it('are not muds if they are about a test, a spacer or a string', async () => {
    const { muds } = await readOne(
      'Well Testpad-3\n\n12 1/4": LOT @ 1.60 sg\n12 1/4": spacer @ 1.40 sg\n9 5/8": casing @ 1.20 sg\n',
    );
    expect(muds).toEqual([]);
  });
});

describe('Muds in lines without full stops', () => {
  it.each([
    ['a line for each hole', '\n'],
    ['one paragraph', ' '],
  ])('keep their last property: %s', async (_, between) => {
    const lines = [
      'In de 16" sectie is geboord met Bentonietspoeling van 1,06 - 1,11 SG, YP 11 - 16 Pa',
      'In de 12 1/4" sectie is geboord met KCl van 1,14 - 1,19 SG, YP 8 - 12 Pa',
      'In de 8 1/2" sectie is geboord met KCl van 1,21 - 1,27 SG, YP 7 - 10 Pa',
    ];
    const { muds } = await readOne(`Put Testpad-3\n\n${lines.join(between)}\n`);
    expect(
      muds.map(({ holeDiameterIn, yieldPointPa: { lower, upper } }) => [holeDiameterIn, lower, upper]),
    ).toEqual([
      [16, 11, 16],
      [12.25, 8, 12],
      [8.5, 7, 10],
    ]);
  });
});
