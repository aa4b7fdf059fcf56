import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf } from './documents-for-tests';

describe('Dutch and German documents', () => {
  it('reads a German survey, in which the bare depth is the vertical one', async () => {
    const facts = await readOne(
      'Bohrlochlänge (m);Neigung (Grad);Azimut (Grad);Teufe (m);Teufe unter NN (m)\n0,0;0,0;0,0;0,0;-40,5\n1.250,5;10,25;120,0;1.240,0;1.199,5\n',
      'Well Trajectory',
    );
    expect(facts.survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
  });

  it('reads Dutch tops below NAP and German ones below NN, in any spelling', async () => {
    const dutch = await readOne(
      'Formatie;Verticale diepte t.o.v. NAP (m);Diepte langs boorgat (m);Onzekerheid (± m)\nKrijt;1.210,5;1.300,0;20\n',
      'Well Proposal',
    );
    expect(dutch.tops).toMatchObject([{ name: 'Krijt', tvdSsM: 1210.5, ahdBdfM: 1300, varianceM: 20 }]);
    const german = await readOne(
      'FORMATION;TEUFE (m u. NN);UNSICHER-HEIT (± m)\nOberkreide;1210,5;20\n',
      'Well Proposal',
    );
    expect(german.tops).toMatchObject([{ name: 'Oberkreide', tvdSsM: 1210.5, varianceM: 20 }]);
  });

  it('reads German casing, cement and mud', async () => {
    const text = [
      'Bohrlochdurchmesser (Zoll);Rohrfahrt;Außendurchmesser (Zoll);Metergewicht (kg/m);Stahlgüte;Verbinder;Innendurchmesser (mm);Rohrschuh (m)',
      '17 1/2;Ankerrohrtour;13 3/8;101,2;L80;BTC;315,3;1.355,0',
    ].join('\n');
    const { casings } = await readOne(text, 'Well Catalogue');
    expect(casings).toMatchObject([
      {
        holeDiameterIn: 17.5,
        outerDiameterIn: 13.375,
        massKgPerM: 101.2,
        grade: 'L80',
        thread: 'BTC',
        shoeAhdM: 1355,
      },
    ]);
    expect(casings[0]?.innerDiameterIn).toBeCloseTo(12.413, 3);
    const { slurries } = await readOne(
      'Rohrfahrt (Zoll);Schlämme;Zementart;Schlämmedichte (kg/l);Überschuss;Zementkopf (m)\n13 3/8;Lead;Klasse G;1,52;50 %;Oberfläche\n',
      'Cement Program',
    );
    expect(slurries).toMatchObject([
      { role: 'lead', type: 'Klasse G', excess: '50%', topOfCement: 'Oberfläche' },
    ]);
    expect(slurries[0]?.gradientKpaPerM).toBeCloseTo(14.906, 3);
    const { muds } = await readOne(
      'Bohrlochdurchmesser (Zoll);Spülungstyp;Spülungsdichte min. (kg/l);Spülungsdichte max. (kg/l);pH-Wert;6 U/min;HPHT-Filtrat (ml)\n12 1/4;Salzspülung;1,20;1,25;8,5 - 9,5;mind. 8;max. 15\n',
      'Mud Program',
    );
    expect(muds[0]).toMatchObject({
      ph: { lower: 8.5, upper: 9.5 },
      sixRpm: { lower: 8, upper: null },
      hphtFluidLossMl: { upper: 15 },
    });
    expect(muds[0]?.weightKpaPerM.lower).toBeCloseTo(11.768, 3);
  });
});

describe('layouts', () => {
  it('reads a cement table with lead and tail side by side', async () => {
    const spelled =
      'Casing (in);Lead density (sg);Lead TOC (m);Tail density (sg);Tail TOC (m);Remarks\n9 5/8;1,5;1205;1,9;2600;see plan\n';
    const grouped =
      'Casing size;Hole size;Lead;;;Tail;;;Remarks\n;;Density;Excess;TOC;Density;Excess;TOC;\nin;in;sg;%;m;sg;%;m;\n9 5/8;12 1/4;1,5;20;1205;1,9;10;2600;\n';
    for (const text of [spelled, grouped]) {
      const { slurries } = await readOne(text, 'Cement Program');
      expect(slurries.map((s) => [s.casingOuterDiameterIn, s.role, s.topOfCement])).toEqual([
        [9.625, 'lead', '1205 m'],
        [9.625, 'tail', '2600 m'],
      ]);
      expect(slurries[1]?.gradientKpaPerM).toBeCloseTo(18.633, 3);
    }
  });

  it('reads hole and casing from one cell, and neither if it is ambiguous', async () => {
    const { casings } = await readOne(
      'Section;Grade;Shoe MD (m)\n17 1/2" x 13 3/8";L80;1355\n12 1/4" x 9 5/8";P110;3745\n',
      'Well Catalogue',
    );
    expect(casings.map((c) => [c.holeDiameterIn, c.outerDiameterIn, c.outerDiameterText, c.grade])).toEqual([
      [17.5, 13.375, '13 3/8', 'L80'],
      [12.25, 9.625, '9 5/8', 'P110'],
    ]);
    const tapered = await readOne(
      'Hole (in);Casing OD (in);Grade\n12 1/4;10 3/4 x 9 5/8;P110\n',
      'Well Catalogue',
    );
    expect(tapered.casings).toEqual([]);
    expect(reasonsOf(tapered)).toMatch(/"10 3\/4 x 9 5\/8" is no size/);
  });

  it('reads groups of casing columns under a group heading', async () => {
    const { casings } = await readOne(
      'Hole size;Pipe;;;Setting depths;\n;OD;Weight;Grade;Top MD;Shoe MD\nin;in;lb/ft;;m;m\n17 1/2;13 3/8;68;L80;21,5;1355\n',
      'Well Catalogue',
    );
    expect(casings).toMatchObject([{ outerDiameterIn: 13.375, topAhdM: 21.5, shoeAhdM: 1355, grade: 'L80' }]);
  });
});
