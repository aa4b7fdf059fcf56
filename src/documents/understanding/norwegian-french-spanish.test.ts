import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

const doc = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('Norwegian documents', () => {
  it('reads the header of a programme, with the drill floor above the sea', async () => {
    const { header } = await readOne(
      doc(
        'Brønn: 15/9-F-15 D',
        'Felt: Volve',
        'Utvinningstillatelse: PL046 BS',
        'Brønntype: Produksjonsbrønn',
        'Formål: Produsere Hugin-formasjonen',
        'Planlagt varighet: 63 døgn',
        'Vanndyp: 91 m',
        'Høyde boredekk over havnivå: 54,9 m',
      ),
      'Well Proposal',
    );
    expect(header).toMatchObject({
      wellName: '15/9-F-15 D',
      fieldName: 'Volve',
      location: 'PL046 BS',
      wellType: 'Produksjonsbrønn',
      objective: 'Produsere Hugin-formasjonen',
      daysPlanned: 63,
      waterDepthM: 91,
      drillFloorM: 54.9,
    });
  });

  it('reads a survey, and tops below the sea', async () => {
    const { survey } = await readOne(
      'Målt dybde (m);Inklinasjon (grader);Asimut (grader);Vertikal dybde (m);Vertikal dybde under havnivå (m)\n0,0;0,0;0,0;0,0;-54,9\n1250,5;10,25;120,0;1240,0;1185,1\n',
      'Well Trajectory',
    );
    expect(survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
    const { tops } = await readOne(
      doc(
        'Formasjon;Topp målt dyp (m RKB);Topp TVD (m under MSL);Usikkerhet (± m)',
        'Topp Utsira Fm.;870,0;810,1;10',
        'Hordalandgruppen;1100,5;1040,2;',
        'Huginformasjonen;3120,0;2790,4;25',
      ),
      'Well Proposal',
    );
    expect(tops.map(({ name, ahdBdfM, tvdSsM, varianceM }) => [name, ahdBdfM, tvdSsM, varianceM])).toEqual([
      ['Utsira Fm.', 870, 810.1, 10],
      ['Hordalandgruppen', 1100.5, 1040.2, null],
      ['Huginformasjonen', 3120, 2790.4, 25],
    ]);
  });

  it('reads casing, cement, mud and hole sections', async () => {
    const casing = await readOne(
      'Hulldiameter (tommer);Foringsrør;Ytre diameter (tommer);Vekt (lb/ft);Stålkvalitet;Gjenger;Indre diameter (tommer);Settedyp (m MD)\n17 1/2;Mellomrør;13 3/8;72;P-110;Vam Top;12,347;2570\n8 1/2;Liner;7;29;L-80;Vam HT;6,184;3465\n',
      'Well Catalogue',
    );
    expect(casing.casings).toMatchObject([
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'P-110', thread: 'Vam Top', shoeAhdM: 2570 },
      { kind: 'liner', innerDiameterIn: 6.184, shoeAhdM: 3465 },
    ]);
    const cement = await readOne(
      'Foringsrør (tommer);Slurry;Sementtype;Tetthet (SG);Overskudd;Topp sement (m MD);Tilsetninger\n13 3/8;Lead;Klasse G;1,56;50 %;1400;D-Air\n13 3/8;Tail;Klasse G;1,92;20 %;2370;\n',
      'Cement Program',
    );
    expect(cement.slurries).toMatchObject([
      { role: 'lead', type: 'Klasse G', excess: '50%', topOfCement: '1400 m', additives: 'D-Air' },
      { role: 'tail', topOfCement: '2370 m' },
    ]);
    const mud = await readOne(
      'Hullseksjon (tommer);Borevæske;Slamvekt (SG);Flytegrense (Pa);Væsketap HPHT (ml);6 rpm;LGS (%)\n17 1/2;Oljebasert;fra 1,38 til 1,42;mellom 8 og 12;maks. 4;minst 9;under 6\n26;Sjøvann;1,03;ingen;;;\n',
      'Mud Program',
    );
    expect(mud.muds).toMatchObject([
      {
        type: 'Oljebasert',
        weightText: 'fra 1,38 til 1,42',
        yieldPointPa: { lower: 8, upper: 12 },
        hphtFluidLossMl: { upper: 4 },
        sixRpm: { lower: 9, upper: null },
      },
      { holeDiameterIn: 26, type: 'Sjøvann', yieldPointPa: { exact: null } },
    ]);
    expect(mud.muds[0]?.weightKpaPerM.lower).toBeCloseTo(13.533, 2);
    const { sections } = await readOne(
      'Seksjon;Formål;Seksjonsdyp (m MD);Vertikalt dyp (m TVD)\n26";Overflateseksjon;1360;1350\n17 1/2";Mellomseksjon;2575;2410\n',
      'Well Proposal',
    );
    expect(sections).toMatchObject([
      { diameterIn: 26, tdAhdM: 1360, tdTvdBdfM: 1350 },
      { diameterIn: 17.5, description: 'Mellomseksjon', tdAhdM: 2575 },
    ]);
  });

  it('reads pressure tests, logging, reservoirs and the sequence of operations', async () => {
    const tests = await readOne(
      'Hull;Annular (bar);Rams (bar);Trykktest av foringsrør (bar);Linerlapp (bar)\n12 1/4";250;345;300;\n',
      'Well Proposal',
    );
    expect(tests.pressureTests).toMatchObject([{ annularKpa: 25000, ramKpa: 34500, casingOnBumpKpa: 30000 }]);
    const logging = await readOne(
      'Hulldiameter;Loggekjøring;Verktøy\n8 1/2";1;GR-Res-Den-Neu\n',
      'Well Proposal',
    );
    expect(logging.loggingRuns).toMatchObject([{ runNumber: 1, evaluation: 'GR-Res-Den-Neu' }]);
    const { reservoirs } = await readOne(
      'Reservoar;Reservoartrykk (bar);Topp (m TVD MSL)\nHugin;328;2790\n',
      'Well Proposal',
    );
    expect(reservoirs).toMatchObject([{ name: 'Hugin', pressureLowerKpa: 32800, tvdSsLowerM: 2790 }]);
    const { plan } = await readOne(
      doc('Operasjonsrekkefølge', '1. Flytt rigg - skidd over slisse', '2. Bor 26" seksjon'),
      'Well Proposal',
    );
    expect(plan.map(({ title }) => title)).toEqual(['Flytt rigg', 'Bor 26" seksjon']);
  });

  it('reads the block of a hole section', async () => {
    const { muds, casings } = await readOne(
      doc(
        '12 1/4" hullseksjon',
        'Foringsrør: 9 5/8"',
        'Stålkvalitet: P-110',
        'Skodyp: 3100 m MD',
        'Slamtype: Oljebasert',
        'Slamvekt: 1,45 SG',
      ),
      'Well Proposal',
    );
    expect(casings).toMatchObject([{ outerDiameterIn: 9.625, grade: 'P-110', shoeAhdM: 3100 }]);
    expect(muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'Oljebasert', weightText: '1,45 SG' }]);
  });
});

describe('French documents', () => {
  it('reads the header of a programme, onshore and above the NGF', async () => {
    const { header } = await readOne(
      doc(
        'Nom du puits : Villeperdue 45',
        'Champ : Villeperdue',
        'Permis : Château-Thierry',
        'Type de puits : Développement',
        'Objectif du puits : Dogger',
        'Durée prévue : 28 jours',
        'Altitude du sol (m NGF) : 187,3',
        'Altitude table de rotation (m NGF) : 193,8',
      ),
      'Well Proposal',
    );
    expect(header).toMatchObject({
      wellName: 'Villeperdue 45',
      fieldName: 'Villeperdue',
      location: 'Château-Thierry',
      wellType: 'Développement',
      objective: 'Dogger',
      daysPlanned: 28,
      groundElevationM: 187.3,
      drillFloorM: 193.8,
    });
  });

  it('reads a survey, and tops below the rotary table and the sea', async () => {
    const { survey } = await readOne(
      'Profondeur forée (m/TR);Inclinaison (°);Azimut (°);Profondeur verticale (m/TR);Cote (m/mer)\n0,0;0,0;0,0;0,0;-193,8\n1250,5;10,25;120,0;1240,0;1046,2\n',
      'Well Trajectory',
    );
    expect(survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
    const { tops } = await readOne(
      doc(
        'Formation;Profondeur forée (m/TR);Profondeur verticale (m/TR);Profondeur verticale par rapport au niveau de la mer (m);Incertitude (± m)',
        'Toit du Dogger;1850,0;1820,0;1626,2;10',
        'Lias;2010,0;1975,5;1781,7;',
      ),
      'Well Proposal',
    );
    expect(tops).toMatchObject([
      { name: 'Dogger', kind: 'top', ahdBdfM: 1850, tvdBdfM: 1820, tvdSsM: 1626.2, varianceM: 10 },
      { name: 'Lias', ahdBdfM: 2010, tvdSsM: 1781.7 },
    ]);
  });

  it('reads casing, cement, mud and hole sections, with the inch mark before the fraction', async () => {
    const casing = await readOne(
      `Phase;Tubage;Poids (lb/pied);Nuance;Filetage;Ø int. (pouces);Sabot (m MD)\n17"1/2;13"3/8;68;K55;BTC;12,415;1355\n12''1/4;9''5/8;47;L80;BTC;8,681;2745\n`,
      'Well Catalogue',
    );
    expect(
      casing.casings.map((c) => [c.holeDiameterIn, c.outerDiameterIn, c.outerDiameterText, c.shoeAhdM]),
    ).toEqual([
      [17.5, 13.375, '13 3/8', 1355],
      [12.25, 9.625, '9 5/8', 2745],
    ]);
    const cement = await readOne(
      'Tubage;Laitier;Classe de ciment;Densité du laitier;Excès;Top ciment (m);Adjuvants\n9"5/8;Laitier de tête;G;1,50;30 %;surface;bentonite\n9"5/8;Laitier de queue;G;1,90;30 %;2400;aucun\n',
      'Cement Program',
    );
    expect(cement.slurries).toMatchObject([
      { role: 'lead', casingOuterDiameterIn: 9.625, topOfCement: 'surface', additives: 'bentonite' },
      { role: 'tail', excess: '30%', topOfCement: '2400 m', additives: null },
    ]);
    const mud = await readOne(
      'Diamètre de forage;Type de boue;Densité de boue;pH;Yield value (lb/100 ft²);Filtrat API (cm3/30 min);6 tr/min\n12"1/4;Boue polymère KCl;1,15 à 1,20;8,5 - 9,5;de 12 à 18;moins de 6;au moins 8\n',
      'Mud Program',
    );
    expect(mud.muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'Boue polymère KCl',
        ph: { lower: 8.5, upper: 9.5 },
        apiFluidLossMl: { upper: 6 },
        sixRpm: { lower: 8 },
      },
    ]);
    expect(mud.muds[0]?.weightKpaPerM.upper).toBeCloseTo(11.768, 2);
    const { sections } = await readOne(
      'Phase;Diamètre de forage;Objectif;Fin de phase (m MD)\n1;17"1/2;Isoler la craie;1360\n2;12"1/4;Réservoir;2750\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [17.5, 1360],
      [12.25, 2750],
    ]);
  });

  it('reads pressure tests, logging, reservoirs and the sequence of operations', async () => {
    const tests = await readOne(
      'Phase;Obturateur annulaire (bar);Mâchoires (bar);Test tubage (bar)\n12"1/4;140;345;250\n',
      'Well Proposal',
    );
    expect(tests.pressureTests).toMatchObject([{ annularKpa: 14000, ramKpa: 34500, casingOnBumpKpa: 25000 }]);
    const logging = await readOne(
      'Phase;Descente n°;Outils\n12"1/4;1;GR-Sonique-Diamétreur\n12"1/4;2;CBL-VDL\n',
      'Well Proposal',
    );
    expect(logging.loggingRuns.map(({ runNumber, evaluation }) => [runNumber, evaluation])).toEqual([
      [1, 'GR-Sonique-Diamétreur'],
      [2, 'CBL-VDL'],
    ]);
    const { reservoirs } = await readOne(
      'Réservoir;Pression de gisement (bar);Toit (m/mer)\nDogger;178;1626\n',
      'Well Proposal',
    );
    expect(reservoirs).toMatchObject([{ name: 'Dogger', pressureUpperKpa: 17800 }]);
    const { plan } = await readOne(
      doc('Séquence des opérations', '1. Montage du BOP', '2. Forage de la phase 12"1/4'),
      'Well Proposal',
    );
    expect(plan).toHaveLength(2);
  });

  it('reads the block of a hole section', async () => {
    const { muds } = await readOne(
      doc('Phase 12"1/4', 'Type de boue : KCl polymère', 'Densité de boue : 1,20', 'Filtrat API : 6 ml'),
      'Well Proposal',
    );
    expect(muds).toMatchObject([
      { holeDiameterIn: 12.25, type: 'KCl polymère', apiFluidLossMl: { exact: 6 } },
    ]);
  });
});

describe('Spanish documents', () => {
  it('reads the header of a programme, with the rotary table above the sea', async () => {
    const { header } = await readOne(
      doc(
        'Nombre del pozo: Samaria 7114',
        'Campo: Samaria',
        'Ubicación: Cunduacán, Tabasco',
        'Clasificación: Desarrollo',
        'Objetivo: Cretácico',
        'Duración programada: 120 días',
        'Elevación del terreno (m.s.n.m.): 12,5',
        'Elevación mesa rotaria sobre el nivel del mar: 21,6 m',
      ),
      'Well Proposal',
    );
    expect(header).toMatchObject({
      wellName: 'Samaria 7114',
      fieldName: 'Samaria',
      location: 'Cunduacán, Tabasco',
      wellType: 'Desarrollo',
      objective: 'Cretácico',
      daysPlanned: 120,
      groundElevationM: 12.5,
      drillFloorM: 21.6,
    });
  });

  it('reads a survey, and tops below the rotary table and the sea', async () => {
    const { survey } = await readOne(
      'Prof. desarrollada (mdbmr);Inclinación (grados);Azimut (grados);Prof. vertical (mvbmr);Prof. vertical (mvbnm)\n0;0;0;0;-21.6\n1250.5;10.25;120.0;1240.0;1218.4\n',
      'Well Trajectory',
    );
    expect(survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
    const { tops } = await readOne(
      doc(
        'Formación;Cima (mdbmr);Cima (mvbmr);Cima (m.v.b.n.m.);Incertidumbre (± m)',
        'Paraje Solo;1205,0;1190,0;1168,4;20',
        'Cretácico Superior;4210,0;4105,0;4083,4;50',
      ),
      'Well Proposal',
    );
    expect(tops).toMatchObject([
      { name: 'Paraje Solo', ahdBdfM: 1205, tvdBdfM: 1190, tvdSsM: 1168.4, varianceM: 20 },
      { name: 'Cretácico Superior', ahdBdfM: 4210, tvdSsM: 4083.4, varianceM: 50 },
    ]);
  });

  it('reads tops in feet with English mixed in', async () => {
    const { tops } = await readOne(
      'Topes de formación;MD (pies);TVDSS (pies)\nLeón;3500;-2961.1\nMirador;7850;-7311.1\n',
      'Well Proposal',
    );
    expect(tops.map(({ name, ahdBdfM }) => [name, ahdBdfM])).toEqual([
      ['León', 1066.8],
      ['Mirador', 2392.68],
    ]);
    expect(tops[1]?.tvdSsM).toBeCloseTo(2228.423, 3);
  });

  it('reads casing, cement, mud and hole sections', async () => {
    const casing = await readOne(
      'Diámetro agujero (pg);Diámetro TR (pg);Tipo;Peso (lb/pie);Grado;Conexión;D.I. (pg);Drift (pg);Zapata (mdbmr)\n17 1/2;13 3/8;Intermedia;72;TRC-95;HD-513;12,347;12,191;2500\n8 1/2;7;Liner;35;P-110;VAM FJL;6,004;5,879;4700\n',
      'Well Catalogue',
    );
    expect(casing.casings).toMatchObject([
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'TRC-95', driftIn: 12.191, shoeAhdM: 2500 },
      { kind: 'liner', outerDiameterIn: 7, innerDiameterIn: 6.004, thread: 'VAM FJL', shoeAhdM: 4700 },
    ]);
    const cement = await readOne(
      'Revestimiento (pulg);Lechada;Tipo de cemento;Densidad (lpg);Exceso;Tope de cemento (pies);Aditivos\n9 5/8;Lechada de relleno;Clase G;13.5;20%;Superficie;D-167\n9 5/8;Lechada de cola;Clase G;15.8;20%;6000;ninguno\n',
      'Cement Program',
    );
    expect(cement.slurries).toMatchObject([
      { role: 'lead', casingOuterDiameterIn: 9.625, topOfCement: 'Superficie' },
      { role: 'tail', topOfCement: '1828.8 m', additives: null },
    ]);
    expect(cement.slurries[1]?.gradientKpaPerM).toBeCloseTo(18.566, 2);
    const mud = await readOne(
      'Hoyo (pulg);Tipo de lodo;Densidad mín. (gr/cc);Densidad máx. (gr/cc);Punto cedente (lb/100 pies²);Filtrado API (cc/30 min);pH\n12 1/4;Polimérico inhibido;1,20;1,32;18 a 24;menor a 5;9 a 10\n',
      'Mud Program',
    );
    expect(mud.muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'Polimérico inhibido',
        apiFluidLossMl: { upper: 5 },
        ph: { lower: 9, upper: 10 },
      },
    ]);
    expect(mud.muds[0]?.weightKpaPerM).toMatchObject({ lower: expect.closeTo(11.768, 2) });
    const { sections } = await readOne(
      'Etapa;Diámetro de barrena (pg);Objetivo;Profundidad programada (md)\n1;26;Aislar acuíferos;1000\n2;17 1/2;Cubrir zona de presión;2500\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [26, 1000],
      [17.5, 2500],
    ]);
  });

  it('reads pressure tests, logging, reservoirs and the sequence of operations', async () => {
    const tests = await readOne(
      'Etapa;Preventor anular (psi);Arietes (psi);Prueba de TR (psi);Traslape (psi)\n12 1/4;2500;5000;3000;1500\n',
      'Well Proposal',
    );
    expect(tests.pressureTests[0]?.ramKpa).toBeCloseTo(34473.8, 0);
    expect(tests.pressureTests[0]?.linerLapKpa).toBeCloseTo(10342.1, 0);
    const logging = await readOne(
      'Agujero (pg);Corrida;Registros geofísicos\n12 1/4;1;RG-DIL-DSI\n',
      'Well Proposal',
    );
    expect(logging.loggingRuns).toMatchObject([{ runNumber: 1, evaluation: 'RG-DIL-DSI' }]);
    const { reservoirs } = await readOne(
      'Yacimiento;Presión de poro (kg/cm2);Tope (mvbnm)\nCretácico;650;4083\n',
      'Well Proposal',
    );
    expect(reservoirs[0]?.pressureLowerKpa).toBeCloseTo(63743, 0);
    const bounds = await readOne(
      'Yacimiento;P. mínima (bar);P. máxima (bar);Tope TVDss (m)\nAreniscas;210;224;1940\n',
      'Well Proposal',
    );
    expect(bounds.reservoirs).toMatchObject([{ pressureLowerKpa: 21000, pressureUpperKpa: 22400 }]);
    const { plan } = await readOne(
      doc('Secuencia de operaciones', '1. Armar BOP', '2. Perforar hoyo 12 1/4"'),
      'Well Proposal',
    );
    expect(plan).toHaveLength(2);
  });

  it('reads the block of a hole section', async () => {
    const { muds, casings } = await readOne(
      doc(
        'Etapa 12 1/4"',
        'Diámetro TR: 9 5/8 pg',
        'Grado: P-110',
        'Zapata: 3500 mdbmr',
        'Tipo de lodo: Emulsión inversa',
        'Densidad de lodo: 1,45 gr/cc',
      ),
      'Well Proposal',
    );
    expect(muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'Emulsión inversa' }]);
    expect(casings).toMatchObject([{ outerDiameterIn: 9.625, grade: 'P-110', shoeAhdM: 3500 }]);
  });
});

describe('ambiguous words', () => {
  it('are the names of pipes if another column has their sizes', async () => {
    for (const [heading, size] of [
      ['Foringsrør', 'Diameter'],
      ['Cañería', 'Diámetro externo'],
      ['Tubage', 'Diamètre extérieur'],
    ]) {
      const { casings } = await readOne(
        `${heading};${size};Drift;Sabot (m MD)\nLiner;7";6,059;3465\n`.replace(
          'Sabot',
          heading === 'Foringsrør' ? 'Sko' : heading === 'Cañería' ? 'Zapato' : 'Sabot',
        ),
        'Well Catalogue',
      );
      expect(casings).toMatchObject([
        { kind: 'liner', category: 'Liner', outerDiameterIn: 7, shoeAhdM: 3465 },
      ]);
    }
  });

  it('mean the hole and not the well above sizes', async () => {
    const { sections } = await readOne(
      'Pozo;Cañería;Grado;Profundidad final (m MD)\n12 1/4";9 5/8";K55;872\n8 1/2";7";L80;1501\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn }) => diameterIn)).toEqual([12.25, 8.5]);
  });
});

describe('sentences with words of headings', () => {
  it('are not the headings of a table', async () => {
    const { sections } = await readOne(
      doc(
        'Hole size   Section              To (m MD)',
        '12 1/4"     Phase de surface     309.0',
        '8 3/4"      Phase de production  1127.0',
      ),
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [12.25, 309],
      [8.75, 1127],
    ]);
  });
});

describe('lists of sentences', () => {
  it.each([
    '- 8 1/2" seksjon: Sjøvann, 1,07 til 1,11 SG, pH 8,5 til 9,5',
    '- Phase 8 1/2" : Boue bentonitique, densité 1,07 à 1,11 SG, pH 8,5 à 9,5',
    '- Tramo 8 1/2": Lodo bentonítico, densidad 1,07 a 1,11 SG, pH 8,5 a 9,5',
  ])('%s', async (line) => {
    const { muds } = await readOne(`${line}\n`, 'Mud Program');
    expect(muds).toMatchObject([
      {
        holeDiameterIn: 8.5,
        type: expect.stringMatching(/^(?:Sjøvann|Boue bentonitique|Lodo bentonítico)$/),
        weightKpaPerM: { lower: expect.closeTo(10.493, 2), upper: expect.closeTo(10.885, 2) },
        ph: { lower: 8.5, upper: 9.5 },
      },
    ]);
  });
});

describe('tables and lists in several languages', () => {
  it('reads the ends of sections from an interval in two short words', async () => {
    const { sections } = await readOne(
      'Ø outil;de (m);à (m);Longueur (m)\n26";0,0;162,0;162,0\n17 1/2";162,0;536,0;374,0\n12 1/4";536,0;1047,0;511,0\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [26, 162],
      [17.5, 536],
      [12.25, 1047],
    ]);
  });

  it('reads sizes wider than their pipes as holes, and not as a drift', async () => {
    const facts = await readOne(
      'Kaliber;Rohrtour;Gewicht (lb/ft);Güte;Absetzteufe (m MD)\n17 1/2";13 3/8";72;L80;1200\n12 1/4";9 5/8";47;L80;2400\n',
      'Well Catalogue',
    );
    expect(facts.casings).toMatchObject([
      { holeDiameterIn: 17.5, driftIn: null },
      { holeDiameterIn: 12.25, driftIn: null },
    ]);
  });

  it('takes no volume of slurry for an excess', async () => {
    const { slurries } = await readOne(
      'Maat;Mengsel;Cementsoort;SG;Volume (m³);Top cement (m MD)\n13 3/8";Lead;Klasse G;1,56;24;60\n13 3/8";Tail;Klasse G;1,90;12;900\n',
      'Cement Program',
    );
    expect(slurries.map(({ role, excess }) => [role, excess])).toEqual([
      ['lead', null],
      ['tail', null],
    ]);
  });

  it('keeps the decimal commas of a list of pairs with semicolons', async () => {
    const { muds } = await readOne(
      'Programme de boue\n\n"Phase 17 1/2"""\nType;Boue KCl\nDensité;1,09 SG\n\n"Phase 8 1/2"""\nType;Boue KCl\nDensité;1,14 SG\n',
      'Mud Program',
      'boue.csv',
    );
    expect(muds.map(({ holeDiameterIn, weightText }) => [holeDiameterIn, weightText])).toEqual([
      [17.5, '1,09 SG'],
      [8.5, '1,14 SG'],
    ]);
  });
});

describe('a table of muds', () => {
  it.each([
    ['Intervalle', 'Type de boue', 'Plage de densité (sg)', 'Perte API (ml)'],
    ['Intervall', 'Slamtype', 'Spesifikk vekt (sg)', 'Filtreringstap (ml)'],
    ['Intervall', 'Spülungstyp', 'Dichte (kg/l)', 'Filtratverlust (ml)'],
    ['Traject', 'Type spoeling', 'Soortelijke massa (kg/l)', 'Filtratieverlies (ml)'],
    ['Interval', 'Mud type', 'Spec. gravity', 'Filter loss (ml)'],
  ])('may name its holes in a column of intervals: %s', async (...headings) => {
    const { muds } = await readOne(`${headings.join(';')}\n16";Gel;1,08;12\n10 5/8";Polymer;1,16;6\n`);
    expect(muds).toMatchObject([
      { holeDiameterIn: 16, type: 'Gel', apiFluidLossMl: { exact: 12 } },
      { holeDiameterIn: 10.625, type: 'Polymer', apiFluidLossMl: { exact: 6 } },
    ]);
    expect(muds.every(({ weightKpaPerM }) => weightKpaPerM.exact !== null)).toBe(true);
  });
});
