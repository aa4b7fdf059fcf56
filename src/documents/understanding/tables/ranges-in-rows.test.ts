import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { slurryRole } from '../vocabulary/roles';

describe('rows that are not headings', () => {
  it.each([
    [
      'Propiedad;Unidad;Superficie;Intermedia\nDi\u00e1metro;pulg;14 3/4";9 7/8"\nSistema;;Benton\u00edtico simple;Polim\u00e9rico inhibido\nDensidad;g/l;1.060 - 1.090;1.160 - 1.210\npH;;9,0 - 9,5;8,5 - 9,5\nPunto de fluencia (YP);lb/100 pie\u00b2;11 - 17;15 - 21\n',
      ['Benton\u00edtico simple', 'Polim\u00e9rico inhibido'],
    ],
    [
      'Property;Unit;Surface;Production\nHole;in;17 1/2";12 1/4"\nSystem;;Spud mud;KCl polymer\nDensity;sg;1.06 - 1.09;1.16 - 1.21\npH;;9.0 - 9.5;8.5 - 9.5\nYield point (YP);lb/100ft2;11 - 17;15 - 21\n',
      ['Spud mud', 'KCl polymer'],
    ],
  ])('keeps the type of a mud apart from the ranges below it', async (rows, types) => {
    const { muds } = await readOne(rows, 'Mud Program', 'mud.csv');
    expect(muds.map(({ type }) => type)).toEqual(types);
    const weights = muds.map(({ weightKpaPerM: { lower, upper } }) => [lower, upper]);
    expect(weights.flat().map((weight) => Math.round((weight ?? 0) * 10) / 10)).toEqual([
      10.4, 10.7, 11.4, 11.9,
    ]);
    expect(muds.map(({ yieldPointPa }) => Math.round((yieldPointPa.lower ?? 0) * 10))).toEqual([53, 72]);
  });

  it.each([
    ['Pozo;EL.Nq.CP-41(d);Yacimiento;Cerro Pardo', 'Tipo de pozo;Desarrollo;Provincia;Chubut'],
    ['Well;Alder 14/7-B-3;Field;Alder', 'Well type;Producer;Province;Drenthe'],
  ])('reads keys and values in turns: %s', async (first, second) => {
    const { header } = await readOne(`${first}\n${second}\n`, 'Well Proposal', 'a.csv');
    expect(header.wellName).toBe(first.split(';')[1]);
    expect(header.fieldName).toBe(first.split(';')[3]);
    expect(header.wellType).toBe(second.split(';')[1]);
    expect(header.location).toBe(second.split(';')[3]);
  });

  it('does not read the composition of a slurry above figures as a heading', async () => {
    const { slurries } = await readOne(
      [
        'Casing Aislaci\u00f3n 5 1/2"',
        '                        Lechada de relleno (lead)     Lechada principal (cola)',
        'Cemento                 Clase G + microesferas        Clase G + s\u00edlica 35 %',
        'Densidad (ppg)          13,10                         16,10',
        'Exceso                  20 %                          15 %',
        'Tope de cemento (TOC)   1.940                         2.450',
      ].join('\n'),
      'Cement Program',
    );
    expect(slurries.map(({ role, type }) => [role, type])).toEqual([
      ['lead', 'Clase G + microesferas'],
      ['tail', 'Clase G + s\u00edlica 35 %'],
    ]);
    expect(slurries.map(({ topOfCement }) => topOfCement)).toEqual(['1940 m', '2450 m']);
  });

  it.each(['Schlussschl\u00e4mme', 'LZR Schlusszement', 'Schlu\u00dfschl\u00e4mme'])(
    'knows %s for the tail',
    (words) => {
      expect(slurryRole(words)).toBe('tail');
    },
  );

  it.each([
    'Abschnitt;Bohrdurchmesser;Teufe m u. DT;Rohrtour;Absetzteufe Rohrschuh m u. DT',
    'Phase;Trou;Profondeur (m);Tubage;Cote sabot (m)',
    'Sectie;Gatdiameter;Diepte (m);Verbuizing;Schoen (m)',
  ])('reads the ends of holes and the shoes under %s', async (headings) => {
    const facts = await readOne(
      `${headings}\nA;26";520;20";517\nB;17 1/2";1190;13 3/8";1187\nC;12 1/4";2010;-;-\n`,
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [26, 520],
      [17.5, 1190],
      [12.25, 2010],
    ]);
    expect(facts.casings.map(({ shoeAhdM }) => shoeAhdM).filter((shoe) => shoe !== null)).toEqual([
      517, 1187,
    ]);
  });
});
