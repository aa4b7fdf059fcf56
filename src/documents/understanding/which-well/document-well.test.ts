import { describe, expect, it } from 'vitest';
import { document, readOne, reasonsOf } from '../documents-for-tests';
import { keyValuesOf } from './key-values';
import { readDocuments } from '../read-documents';
import { blockTitleWell, wellPreparedFor } from './well-names';

const SURVEY = 'MD,Inc,Azi\n0,0,0\n100,1,10\n';
const TOPS = 'Formation,TVD SS (m)\nChalk,1000\nSalt,2000\n';

describe('a title block', () => {
  it('ends a name at the next label', () => {
    const text = 'Well: NO 15/9-F-12 Field: Volve Rig: Maersk Inspirer Water depth: 91 m';
    expect(keyValuesOf({ text, cells: [text] })).toEqual([
      { field: 'wellName', value: 'NO 15/9-F-12' },
      { field: 'fieldName', value: 'Volve' },
      { field: 'waterDepthM', value: '91 m' },
    ]);
    expect(blockTitleWell(text)).toBe('NO 15/9-F-12');
    expect(blockTitleWell('Well NO 15/9-F-12 Field Volve Rig Maersk Inspirer')).toBe('NO 15/9-F-12');
    expect(blockTitleWell('Well Completion Report, Volume 1')).toBeNull();
    expect(blockTitleWell('Pozo  Larch-7  Categoría  Avanzada')).toBe('Larch-7');
    const apart = 'Project:   Volve      Well:   F-12      Wellbore:   Original Hole';
    expect(keyValuesOf({ text: apart, cells: [apart] })).toEqual([{ field: 'wellName', value: 'F-12' }]);
  });

  it('takes no name from the headings of a table', () => {
    const cells = ['Well', 'Spud', 'TD (m)', 'Max. mud weight'];
    expect(keyValuesOf({ text: cells.join(' '), cells })).toEqual([]);
    expect(keyValuesOf({ text: 'Well Gannet', cells: ['Well', 'Gannet'] })).toEqual([
      { field: 'wellName', value: 'Gannet' },
    ]);
  });

  it('takes no label in the next cell into a name', () => {
    const cells = ['Field name', 'Cactus Draw', 'Elev. GL', '729.9 ft'];
    expect(keyValuesOf({ text: cells.join(' '), cells })).toEqual([
      { field: 'fieldName', value: 'Cactus Draw' },
    ]);
  });

  it.each([
    ['Prepared for Well NO 15/9-F-9 A', 'NO 15/9-F-9 A'],
    ['Drilling programme for exploration well Aurora-3, March 2024', 'Aurora-3'],
    ['Boorprogramma voor put P11-A2 te Rijswijk', 'P11-A2'],
    ['Prepared for the well team', null],
    ['Well A-1 had losses', null],
  ])('reads %j as of the well %s', (line, well) => {
    expect(wellPreparedFor(line)).toBe(well);
  });
});

describe('a document of another well', () => {
  it('never contributes, even if only a sentence names its well', async () => {
    const facts = await readDocuments([
      document('path.csv', 'Well Trajectory', `Well: NO 15/9-F-12\n${SURVEY}`),
      document('tops.csv', 'Well Proposal', `Prepared for Well NO 15/9-F-9 A\n${TOPS}`),
    ]);
    expect(facts.tops).toEqual([]);
    expect(facts.survey?.stations).toHaveLength(2);
    expect(reasonsOf(facts)).toMatch(/tops\.csv|15\/9-F-9 A/);
  });

  it('leads to a question if the names may refer to one well, and is used after the answer', async () => {
    const set = (corrections: { kind: 'document'; well: string | null }[]) => [
      document('path.csv', 'Well Trajectory', `Well: NO 15/9-F-12\n${SURVEY}`),
      { ...document('tops.csv', 'Other', `Well: Volve pilot 2\n${TOPS}`), corrections },
    ];
    const asked = await readDocuments(set([]));
    expect(asked.tops).toEqual([]);
    expect(asked.questions).toMatchObject([
      { id: 'well:tops.csv', decides: 2, source: { file: 'tops.csv' } },
    ]);
    const [yes, no] = asked.questions[0]?.answers ?? [];
    const same = await readDocuments(set((yes?.corrections ?? []) as { kind: 'document'; well: string }[]));
    expect(same.tops).toHaveLength(2);
    expect(same.questions).toEqual([]);
    const other = await readDocuments(set((no?.corrections ?? []) as { kind: 'document'; well: null }[]));
    expect([other.tops, other.questions]).toEqual([[], []]);
  });

  it('may be in a table of the proposal, and is ignored there', async () => {
    const facts = await readOne(
      `Well: Aurora-3\n\n${TOPS}\nOffset well data\nFormation,TVD SS (m)\nChalk,1111\nSalt,2222\n`,
      'Well Proposal',
      'proposal.csv',
    );
    expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([1000, 2000]);
    expect(reasonsOf(facts)).toMatch(/of other wells \("Offset well data"\)/);
    const column = await readOne(
      'Well name: Aurora-3\nWell,Formation,TVD SS (m)\nAurora-3,Chalk,1000\nAurora-1,Chalk,1200\n',
      'Well Proposal',
      'proposal.csv',
    );
    expect(column.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([1000]);
  });
});

describe('superseded content', () => {
  const two = (first: [string, string], second: [string, string]) =>
    readDocuments([
      document(first[0], 'Well Proposal', first[1]),
      document(second[0], 'Well Proposal', second[1]),
    ]);
  const older = 'Formation,TVD SS (m)\nChalk,1111\n';

  it('is the earlier revision, by name, title block or date', async () => {
    for (const [a, b] of [
      [
        ['tops_rev1.csv', older],
        ['tops_rev2.csv', TOPS],
      ],
      [
        ['tops_v2.csv', TOPS],
        ['tops_v1.csv', older],
      ],
      [
        ['tops.csv', `Revision: B\n${older}`],
        ['tops (2).csv', `Revision: C\n${TOPS}`],
      ],
      [
        ['tops 2024-01-05.csv', older],
        ['tops 2024-03-01.csv', TOPS],
      ],
      [
        ['a.csv', `Document no: DP-0017\nRev 0\n${older}`],
        ['b.csv', `Document no: DP-0017\nRev 1\n${TOPS}`],
      ],
    ] as [[string, string], [string, string]][]) {
      const facts = await two(a, b);
      expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([1000, 2000]);
      expect(reasonsOf(facts)).toMatch(/later revision/);
    }
  });

  it('leads to a question if it is unknown which revision is later', async () => {
    const facts = await two(['tops_revA.csv', older], ['tops_rev1.csv', TOPS]);
    expect(facts.tops).toEqual([]);
    expect(facts.questions).toMatchObject([{ decides: 2, answers: [{}, {}] }]);
  });

  it('is not the page of a broken line of its revisions', async () => {
    const page = (word: string) =>
      readOne(
        `Field: Harrow\nC2: the depths of the 7" liner follow the new seismic, all figures of the issue C1 are\n${word}\n`,
      );
    expect((await page('superseded')).header.fieldName).toBe('Harrow');
    expect((await page('SUPERSEDED')).header.fieldName).toBeNull();
  });

  it('is what declares itself superseded: a document, a table, a title', async () => {
    for (const text of [
      `SUPERSEDED by Rev 3\n${older}`,
      `Dieses Dokument ist ung\u00fcltig\n${older}`,
      `*** VERVALLEN ***\n${older}`,
    ]) {
      const facts = await readOne(text, 'Other', 'tops.csv');
      expect(facts.tops).toEqual([]);
      expect(reasonsOf(facts)).toMatch(/calls itself superseded/);
    }
    const facts = await readOne(`${TOPS}\nFormation tops (superseded)\n${older}`, 'Other', 'tops.csv');
    expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([1000, 2000]);
    expect((await readOne(older, 'Other', 'tops_OLD.csv')).tops).toEqual([]);
  });

  it('is the column of an earlier revision, not the whole table', async () => {
    for (const [a, b] of [
      ['Shoe MD (m) Rev 1', 'Shoe MD (m) Rev 2'],
      ['Shoe MD (m), rev A', 'Shoe MD (m), rev B'],
      ['Shoe MD (m) (previous)', 'Shoe MD (m) (current)'],
      ['Shoe MD (m) - old', 'Shoe MD (m)'],
    ]) {
      const facts = await readOne(
        `Rev 1 is kept for comparison only\nHole (in);Casing OD (in);Weight (lb/ft);Grade;${a};${b}\n26;20;94;K-55;505;520\n17.5;13.375;68;L-80;1505;1520\n`,
        'Other',
        'casing.csv',
      );
      expect(facts.casings.map(({ shoeAhdM }) => shoeAhdM)).toEqual([520, 1520]);
      expect(reasonsOf(facts)).toMatch(/later revision of the column/);
    }
  });

  it('is the columns below the name of an earlier revision', async () => {
    const facts = await readOne(
      [
        'Horizon;Rev 3 (superseded);Rev 4 (current);;Remarks',
        ';m TVDSS;m TVDSS;m MDRT;',
        'Chalk;900;915;1010;',
        'Salt;1480;1502;1640;',
      ].join('\n'),
      'Other',
      'tops.csv',
    );
    expect(facts.tops.map(({ tvdSsM, ahdBdfM }) => [tvdSsM, ahdBdfM])).toEqual([
      [915, 1010],
      [1502, 1640],
    ]);
  });

  it.each([
    'This programme supersedes Rev 1',
    'Rev 1: superseded by Rev 2',
    'Old Red Sandstone',
    'Void ratio',
    'Obsolete equipment is removed from the rig floor',
  ])('is not what %j says', async (line) => {
    expect((await readOne(`${line}\n${TOPS}`, 'Other', 'tops.csv')).tops).toHaveLength(2);
  });
});

it('takes a document for the planned well by the short name that another one gives in brackets', async () => {
  const facts = await readDocuments([
    document(
      'plan.txt',
      'Well Proposal',
      `Programme of WINDMILL-12 (WML-12)\nWell name: WINDMILL-12\n\n${TOPS}`,
    ),
    document('path.csv', 'Well Trajectory', `Well:,WML-12\n${SURVEY}`),
  ]);
  expect(facts.survey?.stations).toHaveLength(2);
});

it('takes neither the title of a drilled well nor the mother bore of a sidetrack for the planned one', async () => {
  const programme =
    'Well 4/7-B-2 H\nFormation,TVD SS (m)\nChalk,1000\nSalt,2000\n\nWell 4/7-B-1 H (drilled 2019) actual depths\n';
  const { tops } = await readDocuments([
    document('programme.csv', 'Well Proposal', programme),
    document('path.csv', 'Well Trajectory', `Well: 4/7-B-2 H\n${SURVEY}`),
  ]);
  expect(tops).toHaveLength(2);
  const { survey } = await readDocuments([
    document('S7Z programme.csv', 'Well Proposal', TOPS),
    document('path.csv', 'Well Trajectory', `Well: S7\nWellbore: 4/7-S7Z\n${SURVEY}`),
  ]);
  expect(survey?.well).toBe('4/7-S7Z');
});

describe('a form', () => {
  it('has a label in two languages, and a list of places up to the next label', () => {
    const pair = (...cells: string[]) => keyValuesOf({ text: cells.join(' '), cells });
    expect(pair('Well type / Classificação', 'Appraisal, vertical')).toEqual([
      { field: 'wellType', value: 'Appraisal, vertical' },
    ]);
    expect(pair('Plaats', 'Rijswijk, Zuid-Holland', 'Boorvloer t.o.v. NAP', '+6,3 m')).toEqual([
      { field: 'location', value: 'Rijswijk, Zuid-Holland' },
      { field: 'drillFloorM', value: '+6,3 m' },
    ]);
  });

  it('is read from rows that look like a table, with days rounded', async () => {
    const form =
      'Well : | A-3 | Rig :  | Nomad\nField : | Aurora | Water depth : | 88 ft\nWell type : | Gas producer | Duration : | 21.6 days dry hole\n';
    const { header } = await readOne(form.replaceAll(' | ', ','), 'Other', 'form.csv');
    expect(header).toMatchObject({ fieldName: 'Aurora', wellType: 'Gas producer', daysPlanned: 22 });
  });

  it.each([
    [
      'Drilling AFE is $4,385,000 (dry hole) and 21 days spud to rig release.',
      { daysPlanned: 21, afeCostUsd: 4_385_000 },
    ],
    [
      'Planned duration is 78 days and the AFE amounts to USD 61.5 million.',
      { daysPlanned: 78, afeCostUsd: 61_500_000 },
    ],
    ['Planned time stays at 19 days.', { daysPlanned: 19 }],
    ['Planned days: 96 (dry hole, without the test)', { daysPlanned: 96 }],
    [
      'Block: P-12, offshore\nSurface location: 05\u00b0 47\u2032 N, 105\u00b0 02\u2032 E',
      { location: '05\u00b0 47\u2032 N, 105\u00b0 02\u2032 E' },
    ],
    ['Planned days: 12 (weeks)', { daysPlanned: null }],
    ['Well: A-7. Prepared for the partners. Units: metric', { wellName: 'A-7' }],
  ])('or a sentence: %j', async (text, header) => {
    expect((await readOne(`${text}\n`)).header).toMatchObject(header);
  });
});
