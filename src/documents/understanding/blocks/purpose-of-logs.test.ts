import { describe, expect, it } from 'vitest';
import { runWith } from '../../facts-for-tests';
import { readOne } from '../documents-for-tests';
import { nameOfSection, sectionTitle } from './block-titles';

const runsOf = async (text: string, name = 'programme.txt') =>
  (await readOne(text, 'Other', name)).loggingRuns.map(
    ({ holeDiameterIn, runNumber, evaluation, purpose }) =>
      [holeDiameterIn, runNumber, evaluation, purpose ?? null] as const,
  );

it('takes the title of the hole in the next column for no logs', async () => {
  expect(
    await runsOf('Logging programme\n16" hole        8 1/2" hole\nRun 1: GR      Run 1: LWD GR-Res\n'),
  ).toEqual([]);
});

describe('what the logs of a section are for', () => {
  it('is a column of purposes', async () => {
    const facts = await readOne(
      'Hole;Purpose;Run;Services\n16";Seat of the casing;1;LWD GR\n;;2;Wireline sonic\n8 1/2";Fluids of the reservoir;1;LWD GR - density\n6";-;1;MWD GR\n',
      'Other',
      'logs.csv',
    );
    expect(facts.loggingRuns.map(({ purpose }) => purpose ?? null)).toEqual([
      'Seat of the casing',
      null,
      'Fluids of the reservoir',
      null,
    ]);
    const { montage } = await runWith(facts, { drillFloorM: 20, vertical: true });
    expect(
      montage?.sections_list.map(({ logging_item }) => logging_item?.logging_program_evaluation ?? null),
    ).toEqual(['Seat of the casing', 'Fluids of the reservoir', null]);
  });

  it('is behind the size of the section, with its runs below', async () => {
    expect(
      await runsOf(
        '4. Logprogramma\n16" sectie \u2013 geen logs\n12\u00bc" sectie \u2013 doel: Correlatie Trias\n- Run 1: LWD GR\n8\u00bd" sectie \u2013 doel: Porositeit en verzadiging van het reservoir in de flank\n- Run 1: LWD GR \u2013 dichtheid\n5. Planning\nBoren\n',
      ),
    ).toEqual([
      [12.25, 1, 'LWD GR', 'Correlatie Trias'],
      [8.5, 1, 'LWD GR \u2013 dichtheid', 'Porositeit en verzadiging van het reservoir in de flank'],
    ]);
    const title = '16" section - purpose: gas in the sands';
    expect([sectionTitle(title)?.sizeIn, nameOfSection(title)]).toEqual([16, null]);
  });

  it('is the programme above runs of their own, unless it names a tool', async () => {
    const facts = await readOne(
      '3.1 16"-Abschnitt\nSp\u00fclungstyp: KCl-Polymer\nMessprogramm: Lithologie und Rohrsitz\nMessfahrt 1: MWD Gamma\nMessfahrt 2: Sonic\n3.2 8 1/2"-Abschnitt\nSp\u00fclungstyp: Polymer\nMessprogramm: GR und Sonic\nMessfahrt 1: MWD Gamma\n',
    );
    expect(facts.loggingRuns.map(({ evaluation, purpose }) => [evaluation, purpose ?? null])).toEqual([
      ['MWD Gamma', 'Lithologie und Rohrsitz'],
      ['Sonic', 'Lithologie und Rohrsitz'],
      ['GR und Sonic', null],
      ['MWD Gamma', null],
    ]);
    expect(facts.loggingRuns[0]?.origins?.['purpose']?.certainty).toBe('assumed');
  });

  it('is no objective of the well', async () => {
    const objectiveOf = async (text: string) => (await readOne(text)).header.objective;
    const card = '16" hole section\nMud type: WBM\nLogging\nRun 1: LWD GR\nObjective: shallow gas\n';
    expect(await objectiveOf(card)).toBeNull();
    expect(await objectiveOf(`Well: Merle-2\nObjective: gas in the Rotliegend\n${card}`)).toBe(
      'gas in the Rotliegend',
    );
  });

  it('is not the objective of the section itself', async () => {
    expect(
      await runsOf(
        '3.1 16" hole section\nObjective: isolate the shallow gas\nMud type: WBM\nRun 1: LWD GR\n',
      ),
    ).toEqual([[16, 1, 'LWD GR', null]]);
  });

  it('may be behind the word for logs', async () => {
    for (const label of ['Bohrlochmessungen. Zweck', 'Logging \u2013 objective', 'Metingen, doel'])
      expect(await runsOf(`16" hole\n${label}: seat of the casing\nRun 1: GR\n`)).toEqual([
        [16, 1, 'GR', 'seat of the casing'],
      ]);
  });

  it('is in front of the runs of a line, which may be broken at the margin', async () => {
    expect(
      await runsOf(
        '3. Evaluation\n26" hole section: no logs.\n14 3/4" hole section: Objective: Base of the salt. Run 1: MWD gamma ray. Run 2: CBL.\n9 7/8" hole section: Objective: Contacts of the fluids. Run 1: LWD GR - density. Run 2:\nSonic and checkshots. Run 3: MDT pressures.\n4. Planning\nDrill\n',
      ),
    ).toEqual([
      [14.75, 1, 'MWD gamma ray', 'Base of the salt'],
      [14.75, 2, 'CBL', 'Base of the salt'],
      [9.875, 1, 'LWD GR - density', 'Contacts of the fluids'],
      [9.875, 2, 'Sonic and checkshots', 'Contacts of the fluids'],
      [9.875, 3, 'MDT pressures', 'Contacts of the fluids'],
    ]);
  });

  it('is behind a section that is called a Strecke, with the runs in a list', async () => {
    expect(
      await runsOf(
        '7 Messungen\nOberflächenrohrstrecke (14 3/4"):\n- Messfahrt 1: Gamma Ray\nLagerstättenstrecke (8 3/8"): Zweck der Messungen: Gehalt an Gas.\n- Messfahrt 1: Dichte - Neutron\n- Messfahrt 2: VSP\n8 Ablauf\nBohren\n',
      ),
    ).toEqual([
      [14.75, 1, 'Gamma Ray', null],
      [8.375, 1, 'Dichte - Neutron', 'Gehalt an Gas'],
      [8.375, 2, 'VSP', 'Gehalt an Gas'],
    ]);
  });

  it('is behind a dash after the hole, before the runs of the line', async () => {
    expect(
      await runsOf(
        '5. Logging\n16" hole - Purpose: seat of the casing. Run 1: GR - Sonic. Run 2: CBL.\n9 7/8" hole - Purpose: contacts. Run 1: LWD GR.\n',
      ),
    ).toEqual([
      [16, 1, 'GR - Sonic', 'seat of the casing'],
      [16, 2, 'CBL', 'seat of the casing'],
      [9.875, 1, 'LWD GR', 'contacts'],
    ]);
  });

  it.each([
    ['Logging (seat of the casing):', 'seat of the casing'],
    ['- Logging (seat of the casing)', 'seat of the casing'],
    ['Logging \u2013 seat of the casing', 'seat of the casing'],
    ['Logging (see appendix 4):', null],
    ['Logging (LWD and wireline):', null],
  ])('is in the title above the runs: %s', async (title, purpose) => {
    expect(await runsOf(`3.2 16" hole section\n${title}\nRun 1: GR-Res\nRun 2: Sonic\n`)).toEqual([
      [16, 1, 'GR-Res', purpose],
      [16, 2, 'Sonic', purpose],
    ]);
  });

  it('has a label in two languages', async () => {
    expect(
      await runsOf('3.2 16" hole section\nLogging\nDoel / purpose: seat of the casing\nRun 1: GR-Res\n'),
    ).toEqual([[16, 1, 'GR-Res', 'seat of the casing']]);
  });

  it('is in a column for the programme of a section', async () => {
    for (const heading of [
      'Objective of programme',
      "Purpose of the section's programme",
      'Evaluation purpose',
    ])
      expect(await runsOf(`Hole section;Run;Tools;${heading}\n16";1;GR-Res;seat of the casing\n`)).toEqual([
        [16, 1, 'GR-Res', 'seat of the casing'],
      ]);
  });
});
