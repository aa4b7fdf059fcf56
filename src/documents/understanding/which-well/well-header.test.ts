import { describe, expect, it } from 'vitest';
import { pdf, put } from '../../readers/pdf/pdf-for-tests';
import { readOne } from '../documents-for-tests';
import { understand } from './well-header';

const headerOf = async (text: string) => (await readOne(text, 'Other', 'header.csv')).header;

describe('the header of a well', () => {
  it('keeps a fraction and a figure of a well head whole', () => {
    expect(understand('wellHeads', '13-5/8" 10,000 psi, sour trim')?.value).toEqual([
      '13-5/8" 10,000 psi, sour trim',
    ]);
    expect(understand('wellHeads', '18 3/4" 10k subsea')?.value).toEqual(['18 3/4" 10k subsea']);
    expect(understand('wellHeads', '13 5/8" 5K / 11" 5K')?.value).toEqual(['13 5/8" 5K', '11" 5K']);
  });

  it('takes no place of the bottom of the hole for one of the surface', async () => {
    const { location } = await headerOf(
      'Operator;Alder Oil;API No.;30-111\nSHL;Sec. 4, Birch County;BHL;Sec. 9 200 FSL\n',
    );
    expect(location).toBe('Sec. 4, Birch County');
  });

  it('parts the name of a field from its code', async () => {
    expect(await headerOf('Well: Linden-4\nField: Alder Ridge (ALR)\n')).toMatchObject({
      fieldName: 'Alder Ridge',
      fieldCode: 'ALR',
    });
    expect(await headerOf('Well: Linden-4\nField: Alder Ridge (UK)\n')).toMatchObject({
      fieldName: 'Alder Ridge (UK)',
      fieldCode: null,
    });
    expect(await headerOf('Well: Linden-4\nField: Alder Ridge Field\n')).toMatchObject({
      fieldName: 'Alder Ridge',
    });
  });

  it.each(['Field / discovery', 'Field or prospect', 'Veld / prospect', 'Felt / funn', 'Champ / structure'])(
    'reads the name of a field or of what may become one: %s',
    async (label) => {
      expect(await headerOf(`Well: Linden-4\n${label}: Alder Ridge\n`)).toMatchObject({
        fieldName: 'Alder Ridge',
      });
    },
  );

  it.each(['D&C AFE (gross)', 'Gross AFE', 'AFE, D&C', 'Drilling & completion AFE'])(
    'reads the cost of drilling and completion without a sign of its currency: %s',
    async (label) => {
      expect(await headerOf(`Well;Linden-4\n${label};9400000\n`)).toMatchObject({ afeCostUsd: 9_400_000 });
    },
  );

  it('reads the cost and the days behind a label that nothing is read from', async () => {
    expect(
      await headerOf('Well;Linden-4\nGL / KB (ft);3,413 / 3,439;AFE;9400000\nPad;North;Days planned;21\n'),
    ).toMatchObject({ afeCostUsd: 9_400_000, daysPlanned: 21 });
  });

  it('takes the translation of a label in brackets for no part of the name behind it', async () => {
    expect(
      await headerOf('Well name (pozo);Linden-4\nField (Campo);Alder Ridge\nWell type (Tipo);Gas producer\n'),
    ).toMatchObject({ wellName: 'Linden-4', fieldName: 'Alder Ridge', wellType: 'Gas producer' });
  });

  it('parts the name from the code of a label of both', async () => {
    expect(await headerOf('Well;Linden-4\nField / code;Alder Ridge / ALR\n')).toMatchObject({
      fieldName: 'Alder Ridge',
      fieldCode: 'ALR',
    });
  });

  it('keeps a semicolon in a value before the next label of the line', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Well: Linden-4', 50, 60);
      put(doc, 'Lease: NM-0441', 50, 74);
      put(doc, 'Pool: Alder Draw; Rowan', 180, 74);
      put(doc, 'Well type: Oil Well', 340, 74);
    });
    const { header } = await readOne(bytes, 'Well Proposal', 'plan.pdf');
    expect(header.fieldName).toBe('Alder Draw; Rowan');
  });

  it('ends a value at the gap before a label of another column that is filled up to its sign', async () => {
    const { header } = await readOne(
      'Field     : Alder Ridge               Crew       : Night\nWell      : Linden 4                  Model      : Two arcs\n',
      'Well Trajectory',
      'plan.txt',
    );
    expect(header).toMatchObject({ fieldName: 'Alder Ridge', wellName: 'Linden 4' });
  });

  it('reads on where the text next to a label goes on in small letters', async () => {
    const bytes = await pdf((doc) => {
      for (const [at, cells] of [
        ['Well', 'Linden-4'],
        ['Objective', 'Make room for a cavern in the salt'],
        ['', 'between the upper and the lower seal'],
        ['Field', 'Alder Ridge'],
      ].entries())
        cells.forEach((text, column) => text && put(doc, text, 50 + column * 200, 60 + at * 14));
    });
    const { header } = await readOne(bytes, 'Well Proposal', 'plan.pdf');
    expect(header.objective).toBe('Make room for a cavern in the salt between the upper and the lower seal');
  });

  it('keeps the whole sentences of an objective that breaks off, and reads a sentence over two lines', async () => {
    const objectiveOf = async (...lines: string[]) => {
      const bytes = await pdf((doc) => lines.forEach((text, at) => put(doc, text, 50, 60 + at * 14)));
      return (await readOne(bytes, 'Well Proposal', 'plan.pdf')).header.objective;
    };
    expect(
      await objectiveOf(
        'Objective: Produce gas from the upper sand of the field. The well will be drilled to TD at 9,350',
        'ft in the lower shale. The rig floor is high.',
      ),
    ).toBe('Produce gas from the upper sand of the field');
    expect(
      await objectiveOf(
        'Linden-4 is a producer from the Alder platform. The purpose of the well is to: drain the gas',
        'of the eastern block of the field.',
      ),
    ).toBe('Drain the gas of the eastern block of the field');
  });

  it('takes the name that is elsewhere without its second name in brackets', async () => {
    expect(await headerOf('Well: LD-4 (LINDEN-4)\nWell name: LD-4\n')).toMatchObject({ wellName: 'LD-4' });
    expect(await headerOf('Well: LD-4 (LINDEN-4)\n')).toMatchObject({ wellName: 'LD-4 (LINDEN-4)' });
  });
});

it('reads labels of two words with a slash between them, a time allowed and dollars of the south', async () => {
  const { header } = await readOne(
    'Yacimiento / \u00c1rea: Loma Alta\nPlazo estimado: 33 d\u00edas (inicio a desmontaje)\nAFE: U$S 5.450.000\n',
  );
  expect(header).toMatchObject({ fieldName: 'Loma Alta', daysPlanned: 33, afeCostUsd: 5_450_000 });
});

it('has the code of a field that is called so, two ids of one label, and the days in brackets of the spud', async () => {
  expect(
    await headerOf('Well: Linden-4\nField: Heron South (field code HRN)\nWell ID / Activity ID: 20711 / 3\n'),
  ).toMatchObject({ fieldName: 'Heron South', fieldCode: 'HRN', wellId: 20_711, activityId: 3 });
  expect(await headerOf('Well: Linden-4\nTage (Spud - Rig Release): 44\n')).toMatchObject({
    daysPlanned: 44,
  });
  expect(await headerOf('Well: Linden-4\nTotal planned days 52. Ask me.\n')).toMatchObject({
    daysPlanned: 52,
  });
});

it('takes the classification of a well, and not that of a document', async () => {
  expect(await headerOf('Well: Linden-4\nClassification: Appraisal (oil)\n')).toMatchObject({
    wellType: 'Appraisal (oil)',
  });
  for (const secret of ['Internal', 'Strictly confidential', 'Open'])
    expect(await headerOf(`Well: Linden-4\nClassification: ${secret}\n`)).toMatchObject({ wellType: null });
});

it('takes the name of the borehole before its abbreviation in Dutch', async () => {
  expect(await headerOf('Naam boorgat: Lindeveen-Oost-4\nAfkorting: LVO-4\nVeld: Lindeveen\n')).toMatchObject(
    {
      wellName: 'Lindeveen-Oost-4',
    },
  );
});

it('reads the labels of a Danish programme, two to a row', async () => {
  const { header } = await readOne(
    'Brøndnavn;Lunde-3;Brøndtype;Efterforskningsboring\nRKB-kote;14,2 m;Placering;Lunde Mark ved Viborg\nBrøndhoved;11" 5K;Varighed;29 døgn\n',
    'Other',
    'program.csv',
  );
  expect(header).toMatchObject({
    wellName: 'Lunde-3',
    wellType: 'Efterforskningsboring',
    drillFloorM: 14.2,
    location: 'Lunde Mark ved Viborg',
    wellHeads: ['11" 5K'],
    daysPlanned: 29,
  });
});

it('reads the labels of Canadian and German title blocks', async () => {
  expect(
    await headerOf(
      [
        'Field / Pool:;Linden / Alder',
        'LAHEE / CLASS;Development',
        'PROJECTED T.D.;5890 mMD / 2789.0 mTVD;OBJECTIVE;Alder gas and condensate',
        'SPUD TO R/R;21 days;RIG;Tele-double, 5000 m class',
      ].join('\n'),
    ),
  ).toMatchObject({
    fieldName: 'Linden',
    wellType: 'Development',
    objective: 'Alder gas and condensate',
    daysPlanned: 21,
  });
  expect(
    await headerOf(
      [
        'Lage des Bohrplatzes;Gemarkung Lindenau, Flurst\u00fcck 12/3',
        'Koordinaten (UTM 32);R 32 711 000 H 5 305 000',
        'Planm\u00e4\u00dfige Bohrzeit (Bohrbeginn bis Abbau);104 Tage',
      ].join('\n'),
    ),
  ).toMatchObject({ location: 'Gemarkung Lindenau, Flurst\u00fcck 12/3', daysPlanned: 104 });
  expect(await headerOf('DAYS SPUD-RR;23\nProspect / Field;Alder Deep\n')).toMatchObject({
    daysPlanned: 23,
    fieldName: 'Alder Deep',
  });
});
