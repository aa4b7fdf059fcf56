import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (text: string) =>
  (await readOne(text, 'Other', 'cement.csv')).slurries.map(
    ({ casingOuterDiameterIn, role, gradientKpaPerM, topOfCement, origins }) =>
      [
        casingOuterDiameterIn,
        role,
        gradientKpaPerM === null ? null : Math.round((gradientKpaPerM / 9.80665) * 100) / 100,
        topOfCement,
        origins?.['role']?.certainty ?? 'read',
      ] as const,
  );

describe('a table of slurries for each string', () => {
  it('has the string in its title, called by its function alone, with its shoe', async () => {
    expect(
      await slurriesOf(
        'Cimentation 10 3/4" intermédiaire - sabot à 1 340 m;;;\nLaitier;Type;Densité (SG);Toit (m)\nTête;Classe G allégé;1,52;210\nQueue;Classe G;1,89;1090\n;;;\n;;;\nCimentation 7 5/8" liner de production - sabot à 2 480 m;;;\nLaitier;Type;Densité (SG);Toit (m)\nLiner;Classe G + silice;1,91;1260\n',
      ),
    ).toEqual([
      [10.75, 'lead', 1.52, '210 m', 'read'],
      [10.75, 'tail', 1.89, '1090 m', 'read'],
      [7.625, 'liner', 1.91, '1260 m', 'read'],
    ]);
  });

  it('has the string in its title with the depth of its shoe, above a sentence', async () => {
    expect(
      await slurriesOf(
        '2. Cuvelage 10 3/4" \u00e0 1 340 m;;;\nDeux laitiers en un \u00e9tage.;;;\nLaitier;Type;Densit\u00e9 (SG);Toit (m)\nT\u00eate;Classe G;1,52;210\nQueue;Classe G;1,89;1090\n',
      ),
    ).toEqual([
      [10.75, 'lead', 1.52, '210 m', 'read'],
      [10.75, 'tail', 1.89, '1090 m', 'read'],
    ]);
  });

  it('marks what is called a single slurry, and keeps a remark behind a depth in feet', async () => {
    expect(
      await slurriesOf(
        'Casing (in);Slurry;Description;Density (SG);TOC (ft)\n24;Single;Class G;1.90;Surface\n7;Liner;Class G;1.92;6,400 (TOL)\n',
      ),
    ).toEqual([
      [24, 'lead', 1.9, 'Surface', 'assumed'],
      [7, 'liner', 1.92, '1950.7 m (TOL)', 'read'],
    ]);
  });

  it('has a main slurry that is the lead next to a tail and the tail next to a filling slurry', async () => {
    const job = (first: string, second: string) =>
      `Cementación 10 3/4" Intermedia - zapato 1.340 m;;;\nLechada;Tipo;Densidad (SG);Tope (m)\n${first};Clase A;1,52;210\n${second};Clase G;1,89;1090\n`;
    expect(
      (await slurriesOf(job('Principal', 'Cola'))).map(([, role, , , certainty]) => [role, certainty]),
    ).toEqual([
      ['lead', 'assumed'],
      ['tail', 'read'],
    ]);
    expect((await slurriesOf(job('Relleno', 'Principal'))).map(([, role]) => role)).toEqual(['lead', 'tail']);
  });

  it('has the string in its caption, above or below the table', async () => {
    const job = (title: string, density: string) =>
      `${title};;\n;Lead;Tail\nDensity (SG);${density};1.90\nTop (m);210;1090\n;;\n`;
    const above =
      job('Table 4: Slurries of the 10 3/4" casing', '1.52') + job('Table 5: 7 5/8" casing cement', '1.58');
    const sizesOf = async (text: string) =>
      (await slurriesOf(text)).map(([size, role, density]) => [size, role, density]);
    expect(await sizesOf(above)).toEqual([
      [10.75, 'lead', 1.52],
      [10.75, 'tail', 1.9],
      [7.625, 'lead', 1.58],
      [7.625, 'tail', 1.9],
    ]);
    const below =
      ';Lead;Tail\nDensity (SG);1.52;1.90\nTop (m);210;1090\nTable 1: Slurries of the 10 3/4" casing;;\n;;\n' +
      ';Lead;Tail\nDensity (SG);1.58;1.92\nTop (m);910;2090\nTable 2: Slurries of the 7 5/8" casing;;\n';
    expect(await sizesOf(below)).toEqual([
      [10.75, 'lead', 1.52],
      [10.75, 'tail', 1.9],
      [7.625, 'lead', 1.58],
      [7.625, 'tail', 1.92],
    ]);
  });
});

it('reads slurries and the shoe of a title with sentences below it', async () => {
  const { slurries, casings } = await readOne(
    '1. 18 5/8" casing - shoe at 420 m\nThe stab-in method is used here.\n- Lead: Class G with bentonite, density 1.50 SG, excess 100%, top of cement surface.\n- Tail: Class G, density 1.90 SG, excess 50%, top of cement 320 m MD.\n\n' +
      '2. 13 3/8" casing - shoe at 1130 m\nA spacer of 10 m3 is pumped ahead.\nThe pipe is reciprocated if possible.\n- Lead: Class G light, density 1.55 SG, excess 50%, top of cement surface.\n',
    'Cement Program',
    'cement.txt',
  );
  expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.excess])).toEqual([
    [18.625, 'lead', '100%'],
    [18.625, 'tail', '50%'],
    [13.375, 'lead', '50%'],
  ]);
  expect(casings.map((one) => [one.outerDiameterIn, one.shoeAhdM])).toEqual([
    [18.625, 420],
    [13.375, 1130],
  ]);
});

it('reads slurries of lines for other strings than that of a table', async () => {
  const { slurries } = await readOne(
    '13 3/8" casing\n- Lead: Class G extended, density 1.50 kg/l, excess 80 %, TOC surface.\n- Tail: Class G, density 1.90 kg/l, excess 50 %, TOC 810 m.\n\n' +
      '9 5/8" liner\n\nParameter;Liner slurry\nCement;Class G + 35 % silica\nDensity;1.88 kg/l\nExcess;25 %\nTOC;2,350 m\n',
    'Cement Program',
    'cement.csv',
  );
  expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role])).toEqual([
    [9.625, 'liner'],
    [13.375, 'lead'],
    [13.375, 'tail'],
  ]);
});
