import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

const doc = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('Portuguese documents', () => {
  it('reads the header of a programme, with the rotary table above the sea', async () => {
    const { header } = await readOne(
      doc(
        'Nome do poço: 7-SRB-4D-BAS',
        'Campo: Serra Branca',
        'Bloco: BT-REC-8',
        'Classificação: Desenvolvimento',
        'Objetivo do poço: Formação Sergi',
        'Duração prevista: 42 dias',
        "Lâmina d'água: 35 m",
        'Altura da mesa rotativa acima do nível do mar: 26,4 m',
      ),
      'Well Proposal',
    );
    expect(header).toMatchObject({
      wellName: '7-SRB-4D-BAS',
      fieldName: 'Serra Branca',
      location: 'BT-REC-8',
      wellType: 'Desenvolvimento',
      objective: 'Formação Sergi',
      daysPlanned: 42,
      waterDepthM: 35,
      drillFloorM: 26.4,
    });
  });

  it('reads a survey, and tops below the rotary table and the sea', async () => {
    const { survey } = await readOne(
      'Profundidade medida (m);Inclinação (graus);Azimute (graus);Profundidade vertical (m);Cota (m)\n0,0;0,0;0,0;0,0;-26,4\n1250,5;10,25;120,0;1240,0;1213,6\n',
      'Well Trajectory',
    );
    expect(survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
    const { tops } = await readOne(
      doc(
        'Formação;Topo PM (m/MR);Topo profundidade vertical (m/MR);Topo (m abaixo do nível do mar);Incerteza (± m)',
        'Topo da Fm. Maracangalha;870,0;860,5;834,1;10',
        'Fm. Candeias;1100,5;1076,0;1049,6;',
        'Fm. Sergi;2120,0;2050,4;2024,0;25',
      ),
      'Well Proposal',
    );
    expect(
      tops.map(({ name, ahdBdfM, tvdBdfM, tvdSsM, varianceM }) => [
        name,
        ahdBdfM,
        tvdBdfM,
        tvdSsM,
        varianceM,
      ]),
    ).toEqual([
      ['Fm. Maracangalha', 870, 860.5, 834.1, 10],
      ['Fm. Candeias', 1100.5, 1076, 1049.6, null],
      ['Fm. Sergi', 2120, 2050.4, 2024, 25],
    ]);
  });

  it('reads casing, cement, mud and hole sections', async () => {
    const casing = await readOne(
      'Fase (pol);Revestimento;Diâmetro externo (pol);Peso (lb/pé);Grau;Conexão;Diâmetro interno (pol);Drift (pol);Sapata (m MD)\n17 1/2;Superfície;13 3/8;68;K-55;BTC;12,415;12,259;872\n8 1/2;Liner;7;29;L-80;TSH Blue;6,184;6,059;2465\n',
      'Well Catalogue',
    );
    expect(casing.casings).toMatchObject([
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'K-55', thread: 'BTC', shoeAhdM: 872 },
      { kind: 'liner', innerDiameterIn: 6.184, driftIn: 6.059, shoeAhdM: 2465 },
    ]);
    const cement = await readOne(
      'Revestimento (pol);Pasta;Tipo de cimento;Peso específico da pasta (lb/gal);Excesso;Topo do cimento (m);Aditivos\n9 5/8;Pasta de cabeça;Classe G;13,2;50%;superfície;bentonita\n9 5/8;Pasta principal;Classe G;15,8;20%;1.850;nenhum\n',
      'Cement Program',
    );
    expect(cement.slurries).toMatchObject([
      { role: 'lead', casingOuterDiameterIn: 9.625, topOfCement: 'superfície', additives: 'bentonita' },
      { role: 'tail', excess: '20%', topOfCement: '1850 m', additives: null },
    ]);
    expect(cement.slurries[1]?.gradientKpaPerM).toBeCloseTo(18.566, 2);
    const mud = await readOne(
      'Fase (pol);Fluido de perfuração;Peso específico mín. (lb/gal);Peso específico máx. (lb/gal);pH;Limite de escoamento (lbf/100 pé²);Filtrado API (ml/30 min);Filtrado HPHT (ml);Leitura 6 rpm;Sólidos de baixa gravidade (%)\n12 1/4;BR-SCAL;9,2;9,8;8,5 a 9,5;entre 12 e 18;até 5;menor que 12;no mínimo 8;máximo 6\n',
      'Mud Program',
    );
    expect(mud.muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'BR-SCAL',
        ph: { lower: 8.5, upper: 9.5 },
        yieldPointPa: { lower: expect.closeTo(5.746, 2), upper: expect.closeTo(8.618, 2) },
        apiFluidLossMl: { upper: 5 },
        hphtFluidLossMl: { upper: 12 },
        sixRpm: { lower: 8 },
        lowGravitySolidsPercent: { upper: 6 },
      },
    ]);
    expect(mud.muds[0]?.weightKpaPerM.lower).toBeCloseTo(10.811, 2);
    const { sections } = await readOne(
      'Fase;Diâmetro da broca (pol);Objetivo;Profundidade final (m MD);Profundidade vertical final (m)\n1;17 1/2;Isolar aquíferos;880;878\n2;12 1/4;Cobrir a zona de baixa pressão;1900;1850\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM, tdTvdBdfM }) => [diameterIn, tdAhdM, tdTvdBdfM])).toEqual([
      [17.5, 880, 878],
      [12.25, 1900, 1850],
    ]);
  });

  it('reads pressure tests, logging, reservoirs and the sequence of operations', async () => {
    const tests = await readOne(
      'Fase;Preventor anular (psi);Gavetas (psi);Teste de revestimento (psi);Overlap do liner (psi)\n12 1/4";2500;5000;3000;1500\n',
      'Well Proposal',
    );
    expect(tests.pressureTests[0]?.annularKpa).toBeCloseTo(17236.9, 0);
    expect(tests.pressureTests[0]?.ramKpa).toBeCloseTo(34473.8, 0);
    expect(tests.pressureTests[0]?.linerLapKpa).toBeCloseTo(10342.1, 0);
    const logging = await readOne('Fase;Corrida;Perfis\n8 1/2";1;GR-RES-DEN-NEU\n', 'Well Proposal');
    expect(logging.loggingRuns).toMatchObject([{ runNumber: 1, evaluation: 'GR-RES-DEN-NEU' }]);
    const { reservoirs } = await readOne(
      'Reservatório;Pressão de poros (kgf/cm²);Topo (cota, m)\nSergi;212;2024\n',
      'Well Proposal',
    );
    expect(reservoirs[0]?.pressureLowerKpa).toBeCloseTo(20790, 0);
    const { plan } = await readOne(
      doc('Sequência de operações', '1. Mover a sonda', '2. Perfurar a fase de 17 1/2"'),
      'Well Proposal',
    );
    expect(plan.map(({ title }) => title)).toEqual(['Mover a sonda', 'Perfurar a fase de 17 1/2"']);
  });

  it('reads the block of a hole section, and a list of muds', async () => {
    const { muds, casings } = await readOne(
      doc(
        'Fase 12 1/4"',
        'Revestimento: 9 5/8"',
        'Grau do aço: P-110',
        'Sapata: 2350 m MD',
        'Tipo de fluido: Base óleo sintético',
        'Peso do fluido: 10,2 lb/gal',
      ),
      'Well Proposal',
    );
    expect(casings).toMatchObject([{ outerDiameterIn: 9.625, grade: 'P-110', shoeAhdM: 2350 }]);
    expect(muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'Base óleo sintético' }]);
    const list = await readOne(
      doc('- Fase 8 1/2": Salmoura NaCl, densidade 1,07 a 1,11 SG, pH 8,5 a 9,5'),
      'Mud Program',
    );
    expect(list.muds).toMatchObject([
      { holeDiameterIn: 8.5, weightKpaPerM: { lower: expect.closeTo(10.493, 2) }, ph: { upper: 9.5 } },
    ]);
  });
});

describe('Italian documents', () => {
  it('reads the header of a programme, with the rotary table and the ground above the sea', async () => {
    const { header } = await readOne(
      doc(
        'Nome pozzo: Monte Cervo 3 dir',
        'Campo: Monte Cervo',
        'Concessione: Val Cervo',
        'Classificazione: Sviluppo',
        'Obiettivo minerario: Calcari mesozoici',
        'Durata prevista: 95 giorni',
        'Quota piano campagna (m s.l.m.): 612,5',
        'Quota P.T.R. (m s.l.m.): 621,9',
      ),
      'Well Proposal',
    );
    expect(header).toMatchObject({
      wellName: 'Monte Cervo 3 dir',
      fieldName: 'Monte Cervo',
      location: 'Val Cervo',
      wellType: 'Sviluppo',
      objective: 'Calcari mesozoici',
      daysPlanned: 95,
      groundElevationM: 612.5,
      drillFloorM: 621.9,
    });
  });

  it('reads a survey, and tops below the rotary table and the sea', async () => {
    const { survey } = await readOne(
      'Profondità misurata (m PTR);Inclinazione (gradi);Azimut (gradi);Profondità verticale (m PTR);Profondità verticale s.l.m. (m)\n0,0;0,0;0,0;0,0;621,9\n1250,5;10,25;120,0;1240,0;-618,1\n',
      'Well Trajectory',
    );
    expect(survey?.stations.at(-1)).toMatchObject({ ahdM: 1250.5, inclinationDeg: 10.25, tvdM: 1240 });
    const { tops } = await readOne(
      doc(
        'Formazione;Top profondità misurata (m P.T.R.);Top profondità verticale (m P.T.R.);Top sotto il livello del mare (m);Incertezza (± m)',
        'Tetto della Scaglia;1870,0;1841,0;1219,1;20',
        'Maiolica;2405,5;2350,0;1728,1;',
      ),
      'Well Proposal',
    );
    expect(tops).toMatchObject([
      { name: 'Scaglia', kind: 'top', ahdBdfM: 1870, tvdBdfM: 1841, tvdSsM: 1219.1, varianceM: 20 },
      { name: 'Maiolica', ahdBdfM: 2405.5, tvdSsM: 1728.1, varianceM: null },
    ]);
  });

  it('reads casing, cement, mud and hole sections', async () => {
    const casing = await readOne(
      'Diametro foro (pollici);Colonna;Diametro esterno (pollici);Peso (lb/ft);Grado acciaio;Giunto;Diametro interno (mm);Scarpa (m MD)\n17 1/2;Intermedia;13 3/8;72;P-110;VAM TOP;313,6;2570\n8 1/2;Liner;7;29;L-80;VAM HT;157,1;3465\n',
      'Well Catalogue',
    );
    expect(casing.casings).toMatchObject([
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'P-110', thread: 'VAM TOP', shoeAhdM: 2570 },
      { kind: 'liner', shoeAhdM: 3465 },
    ]);
    expect(casing.casings[1]?.innerDiameterIn).toBeCloseTo(6.185, 2);
    const cement = await readOne(
      'Colonna (pollici);Malta;Tipo di cemento;Densità malta (kg/l);Eccesso;Risalita cemento (m);Additivi\n13 3/8;Lead;Classe G;1,56;50 %;giorno;bentonite\n13 3/8;Tail;Classe G;1,90;20 %;2370;nessuno\n',
      'Cement Program',
    );
    expect(cement.slurries).toMatchObject([
      { role: 'lead', type: 'Classe G', excess: '50%', additives: 'bentonite' },
      { role: 'tail', topOfCement: '2370 m', additives: null },
    ]);
    const mud = await readOne(
      'Fase (pollici);Tipo di fango;Densità (g/l);pH;Yield point (g/100 cm²);Filtrato API (cc/30 min);Lettura 6 rpm;Solidi a bassa densità (%)\n12 1/4;FW-KC-PO;da 1180 a 1250;9 - 10;;non superiore a 5;minimo 8;massimo 6\n',
      'Mud Program',
    );
    expect(mud.muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'FW-KC-PO',
        ph: { lower: 9, upper: 10 },
        sixRpm: { lower: 8 },
        lowGravitySolidsPercent: { upper: 6 },
      },
    ]);
    expect(mud.muds[0]?.weightKpaPerM.lower).toBeCloseTo(11.572, 2);
    const { sections } = await readOne(
      'Fase;Diametro foro (pollici);Scopo;Profondità di fine fase (m MD)\n1;17 1/2;Isolare le argille;2575\n2;12 1/4;Giacimento;3470\n',
      'Well Proposal',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [17.5, 2575],
      [12.25, 3470],
    ]);
  });

  it('reads pressure tests, logging, reservoirs and the sequence of operations', async () => {
    const tests = await readOne(
      'Fase;BOP anulare (bar);Ganasce (bar);Prova casing (bar);Overlap liner (bar)\n12 1/4";250;345;300;150\n',
      'Well Proposal',
    );
    expect(tests.pressureTests).toMatchObject([
      { annularKpa: 25000, ramKpa: 34500, casingOnBumpKpa: 30000, linerLapKpa: 15000 },
    ]);
    const logging = await readOne('Foro;Discesa n°;Log elettrici\n8 1/2";2;CBL-VDL\n', 'Well Proposal');
    expect(logging.loggingRuns).toMatchObject([{ runNumber: 2, evaluation: 'CBL-VDL' }]);
    const { reservoirs } = await readOne(
      'Giacimento;Pressione di giacimento (bar);Tetto TVDSS (m)\nScaglia;198;1219\n',
      'Well Proposal',
    );
    expect(reservoirs).toMatchObject([{ name: 'Scaglia', pressureLowerKpa: 19800, tvdSsLowerM: 1219 }]);
    const { plan } = await readOne(
      doc('Sequenza operativa', '1. Montaggio BOP', '2. Perforazione foro 12 1/4"'),
      'Well Proposal',
    );
    expect(plan).toHaveLength(2);
  });

  it('reads the block of a hole section, and a list of muds', async () => {
    const { muds, casings } = await readOne(
      doc(
        'Foro 12 1/4"',
        'Casing: 9 5/8"',
        'Grado: P-110',
        'Scarpa: 3100 m MD',
        'Tipo di fango: Emulsione inversa',
        'Densità fango: 1,45 kg/l',
      ),
      'Well Proposal',
    );
    expect(casings).toMatchObject([{ outerDiameterIn: 9.625, grade: 'P-110', shoeAhdM: 3100 }]);
    expect(muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'Emulsione inversa' }]);
    const list = await readOne(
      doc('- Fase 8 1/2": Fango polimerico, densità 1,07 a 1,11 SG, pH 8,5 a 9,5'),
      'Mud Program',
    );
    expect(list.muds).toMatchObject([
      { type: 'Fango polimerico', weightKpaPerM: { upper: expect.closeTo(10.885, 2) }, ph: { lower: 8.5 } },
    ]);
  });
});

describe('superseded content and other wells', () => {
  it.each([
    ['Formação;TVDSS (m)\nSergi;2024\nCandeias;1810\n', 'Poços vizinhos'],
    ['Formazione;TVDSS (m)\nScaglia;1219\nMaiolica;1728\n', 'Pozzi di riferimento'],
  ])('reads no tops of %j below %s', async (table, title) => {
    const { tops } = await readOne(`${title}\n\n${table}`, 'Well Proposal');
    expect(tops).toEqual([]);
  });
});
