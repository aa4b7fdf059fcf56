import { describe, expect, it } from 'vitest';

import { casing, factsOf, formationsOf, runWith, section, surveyOf, top } from './facts-for-tests';
import { STEPS } from './steps';

const ordinary = factsOf({
  tops: [top('Chalk', { tvdSsM: 900, varianceM: 10 }), top('Sand', { tvdSsM: 1000 })],
  sections: [section(12.25, { tdAhdM: 1000 }), section(8.5, { tdAhdM: 1200 })],
});

describe('the stream', () => {
  it('takes 22 distinct steps, each begun and ended, and completes', async () => {
    const run = await runWith(ordinary, { rigFloorHeightM: 30, vertical: true });
    expect(STEPS).toHaveLength(22);
    expect([...run.steps.keys()]).toEqual(STEPS.map(({ id }) => id));
    expect(run.steps.size).toBe(22);
    expect(run.statuses).toHaveLength(44);
    expect(run.statuses.filter((_, index) => index % 2 === 0)).toEqual(Array(22).fill('IN_PROGRESS'));
    expect(new Set(run.statuses)).toEqual(new Set(['IN_PROGRESS', 'COMPLETED']));
    expect(run.error).toBeNull();
    expect(run.result?.montage_sections.map(({ name }) => name)).toEqual([
      '12 1/4″ Section 1',
      '8 1/2″ Section 2',
    ]);
  });

  it('says the step first and then what was found', async () => {
    const run = await runWith(ordinary, { rigFloorHeightM: 30, vertical: true });
    for (const { id, label } of STEPS) {
      expect(run.steps.get(id)?.detail).toMatch(new RegExp(`^${label}: .+[.]$`));
    }
  });

  it('ends in an error where there are no formation tops, after the steps that led there', async () => {
    const facts = factsOf({
      survey: surveyOf([[0, 0]]),
      tops: [top('Hugin Base', { kind: 'base', tvdSsM: 2000 })],
      documents: [{ file: 'path.txt', classification: 'Well Trajectory', holds: ['survey, 1 station'] }],
      notUnderstood: [{ source: { file: 'tops.docx' }, reason: 'Word documents cannot be read yet.' }],
    });
    const run = await runWith(facts);
    expect(run.montage).toBeNull();
    expect(run.result).toBeNull();
    expect([...run.steps.keys()].at(-1)).toBe('formation-tops');
    expect(run.steps.get('formation-tops')?.status).toBe('FAILED');
    expect(run.error).toContain('No formation tops were found');
    expect(run.error).toContain('path.txt (survey, 1 station)');
    expect(run.error).toContain('tops.docx: Word documents cannot be read yet.');
    expect(run.error).toContain('Upload a well proposal or a list of formation tops');
  });

  it('turns a reader that breaks into an error with a sentence', async () => {
    const run = await runWith(new Error('the workbook is encrypted'));
    expect(run.steps.size).toBe(1);
    expect(run.steps.get('read-documents')?.status).toBe('FAILED');
    expect(run.error).toBe(
      'The documents could not be read: the workbook is encrypted. ' +
        'Check that each file opens, upload them again, and generate again.',
    );
  });

  it('has nothing to read without documents', async () => {
    expect((await runWith(ordinary, { documents: [] })).error).toContain('There are no documents to read');
  });

  it('shows what was not understood, and goes on', async () => {
    const facts = {
      ...ordinary,
      notUnderstood: [{ source: { file: 'log.pdf', row: 3 }, reason: 'PDF documents cannot be read yet' }],
    };
    const run = await runWith(facts, { rigFloorHeightM: 30, vertical: true });
    expect(run.steps.get('document-kinds')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('document-kinds')?.detail).toContain(
      'log.pdf, row 3: PDF documents cannot be read yet.',
    );
    expect(run.montage).not.toBeNull();
  });
});

describe('the drill floor', () => {
  const tops = [top('Chalk', { tvdSsM: 900 })];
  const header = {
    ...factsOf({}).header,
    rigFloorElevationM: 25,
    sources: { rigFloorElevationM: { file: 'a.csv', row: 4 } },
  };

  it('is the one given, and every BDF depth follows it', async () => {
    const run = await runWith(factsOf({ tops }), { rigFloorHeightM: 54.9, vertical: true });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: 900,
      true_vertical_depth_below_drill_floor: 954.9,
      along_hole_depth_below_drill_floor: 954.9,
    });
  });

  it('is the documents’ own only when none was given, and that is said', async () => {
    const run = await runWith(factsOf({ tops, header }), { vertical: true });
    expect(formationsOf(run)[0]?.true_vertical_depth_below_drill_floor).toBe(925);
    expect(run.steps.get('rig-floor')).toMatchObject({ status: 'COMPLETED' });
    expect(run.steps.get('rig-floor')?.detail).toContain(
      '25 m above mean sea level is taken from a.csv, row 4',
    );
  });

  it('may be stated by tops that are given from both references', async () => {
    const both = [
      top('Chalk', { tvdSsM: 827.92, tvdBdfM: 882.82 }),
      top('Sand', { tvdSsM: 1009.88, tvdBdfM: 1064.78 }),
      top('Shale', { tvdSsM: 1200 }),
    ];
    const run = await runWith(factsOf({ tops: both }), { vertical: true });
    expect(formationsOf(run)[2]?.true_vertical_depth_below_drill_floor).toBeCloseTo(1254.9, 9);
    expect(run.steps.get('rig-floor')?.detail).toContain(
      'the difference between TVD and TVD SS in facts.csv',
    );
    const apart = await runWith(factsOf({ tops: [...both, top('Odd', { tvdSsM: 1300, tvdBdfM: 1310 })] }), {
      vertical: true,
    });
    expect(apart.steps.get('rig-floor')?.status).toBe('FAILED');
    expect(apart.steps.get('depth-sign')?.detail).toContain('but not at Odd');
  });

  it('leaves BDF and AHD unknown where nothing gives it, and says what to do', async () => {
    const run = await runWith(
      factsOf({
        tops,
        survey: surveyOf([
          [0, 0],
          [2000, 0],
        ]),
      }),
    );
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: 900,
      true_vertical_depth_below_drill_floor: null,
      along_hole_depth_below_drill_floor: null,
    });
    for (const id of ['rig-floor', 'vertical-depths', 'along-hole-depths']) {
      expect(run.steps.get(id)?.status).toBe('FAILED');
      expect(run.steps.get(id)?.detail).toContain('Enter the drill rig floor height');
    }
  });

  it('says a conflict, uses the given one, and moves no subsea depth', async () => {
    const facts = factsOf({
      header,
      tops: [...tops, top('Sand', { tvdBdfM: 1025 })],
      sections: [section(8.5, { tdAhdM: 1225 })],
    });
    const run = await runWith(facts, { rigFloorHeightM: 30, vertical: true });
    expect(run.steps.get('rig-floor')?.detail).toContain('The documents count from 25 m (a.csv, row 4)');
    expect(formationsOf(run)[1]).toMatchObject({
      true_vertical_depth_subsea: 1000,
      true_vertical_depth_below_drill_floor: 1030,
    });
    expect(run.montage?.sections_list[0]).toMatchObject({
      true_vertical_depth_subsea: 1200,
      true_vertical_depth_below_drill_floor: 1230,
      along_hole_depth_below_drill_floor: 1230,
    });
  });
});

describe('depths of tops', () => {
  const slanted = surveyOf([
    [0, 60],
    [2000, 60],
  ]);

  it('come from TVD alone by the elevation, and that is said', async () => {
    const run = await runWith(factsOf({ tops: [top('Chalk', { tvdBdfM: 930 })] }), {
      rigFloorHeightM: 30,
      vertical: true,
    });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: 900,
      true_vertical_depth_below_drill_floor: 930,
    });
    expect(run.steps.get('vertical-depths')?.detail).toContain('TVD SS is TVD less 30 m');
  });

  it('keep a TVD that is given where no elevation is known', async () => {
    const run = await runWith(factsOf({ tops: [top('Chalk', { tvdBdfM: 930 })] }), { vertical: true });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: null,
      true_vertical_depth_below_drill_floor: 930,
      along_hole_depth_below_drill_floor: 930,
    });
    expect(run.steps.get('vertical-depths')?.status).toBe('FAILED');
  });

  it('come from AHD alone through the survey', async () => {
    const run = await runWith(factsOf({ survey: slanted, tops: [top('Chalk', { ahdBdfM: 1000 })] }), {
      rigFloorHeightM: 30,
    });
    expect(formationsOf(run)[0]?.true_vertical_depth_below_drill_floor).toBeCloseTo(500, 6);
    expect(formationsOf(run)[0]?.true_vertical_depth_subsea).toBeCloseTo(470, 6);
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBe(1000);
  });

  it('along the hole come from the survey by minimum curvature', async () => {
    const run = await runWith(factsOf({ survey: slanted, tops: [top('Chalk', { tvdSsM: 470 })] }), {
      rigFloorHeightM: 30,
    });
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(1000, 6);
    expect(run.steps.get('along-hole-depths')).toMatchObject({ status: 'COMPLETED' });
  });

  it('along the hole are the document’s own, or unknown, in a deviated well without a survey', async () => {
    const facts = factsOf({
      tops: [top('Chalk', { tvdSsM: 470, ahdBdfM: 1001 }), top('Sand', { tvdSsM: 600 })],
    });
    const run = await runWith(facts, { rigFloorHeightM: 30 });
    expect(formationsOf(run).map((formation) => formation.along_hole_depth_below_drill_floor)).toEqual([
      1001,
      null,
    ]);
    expect(run.steps.get('survey')?.status).toBe('FAILED');
    expect(run.steps.get('along-hole-depths')?.status).toBe('FAILED');
    expect(run.steps.get('along-hole-depths')?.detail).toContain('so unknown: Sand. Upload the trajectory');
  });

  it('along the hole are unknown below the survey, and named', async () => {
    const facts = factsOf({
      survey: slanted,
      tops: [top('Chalk', { tvdSsM: 470 }), top('Deep', { tvdSsM: 5000 })],
    });
    const run = await runWith(facts, { rigFloorHeightM: 30 });
    expect(formationsOf(run)[1]).toMatchObject({
      true_vertical_depth_below_drill_floor: 5030,
      along_hole_depth_below_drill_floor: null,
    });
    expect(run.steps.get('along-hole-depths')?.detail).toContain('so unknown: Deep.');
  });

  it('take the first of several crossings, or the one the document’s MD points at, and say so', async () => {
    const undulating = surveyOf([
      [0, 0],
      [300, 90],
      [400, 110],
      [500, 70],
      [700, 60],
    ]);
    const facts = factsOf({
      survey: undulating,
      tops: [top('Free', { tvdSsM: 158.5 }), top('Pointed', { tvdSsM: 158.5, ahdBdfM: 640 })],
    });
    const run = await runWith(facts, { rigFloorHeightM: 30 });
    const [free, pointed] = formationsOf(run).map(
      (formation) => formation.along_hole_depth_below_drill_floor ?? 0,
    );
    expect(free).toBeLessThan(300);
    expect(pointed).toBeGreaterThan(400);
    const detail = run.steps.get('along-hole-depths')?.detail;
    expect(detail).toContain('The hole crosses the depth of Free more than once: the first is taken');
    expect(detail).toContain("of Pointed more than once: the document's own MD chooses");
  });

  it('treat a number that is none as unknown', async () => {
    const run = await runWith(factsOf({ tops: [top('Chalk', { tvdSsM: Number.NaN, ahdBdfM: Infinity })] }), {
      rigFloorHeightM: Number.NaN,
    });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: null,
      along_hole_depth_below_drill_floor: null,
    });
  });
});

describe('a survey that cannot be trusted', () => {
  const tops = [top('Chalk', { tvdSsM: 470, ahdBdfM: 900 })];

  it('is not used when a station is impossible, and the row is named', async () => {
    const run = await runWith(
      factsOf({
        tops,
        survey: surveyOf([
          [0, 0],
          [30, 1],
          [20, 1],
        ]),
      }),
      {
        rigFloorHeightM: 30,
      },
    );
    expect(run.steps.get('survey-check')?.status).toBe('FAILED');
    expect(run.steps.get('survey-check')?.detail).toContain('survey.txt, row 4: the depth does not increase');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBe(900);
  });

  it('is used without a station that is repeated', async () => {
    const run = await runWith(
      factsOf({
        tops,
        survey: surveyOf([
          [0, 60],
          [30, 60],
          [30, 60],
          [2000, 60],
        ]),
      }),
      {
        rigFloorHeightM: 30,
      },
    );
    expect(run.steps.get('survey-check')).toMatchObject({ status: 'COMPLETED' });
    expect(run.steps.get('survey-check')?.detail).toContain('1 repeated station left out');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(1000, 6);
  });

  it('is held against its printed TVD', async () => {
    const run = await runWith(
      factsOf({
        tops,
        survey: surveyOf([
          [0, 0, 0, 0],
          [1000, 0, 0, 990],
        ]),
      }),
      {
        rigFloorHeightM: 30,
      },
    );
    expect(run.steps.get('survey-check')?.status).toBe('FAILED');
    expect(run.steps.get('survey-check')?.detail).toContain('the printed TVD is 10 m off');
  });

  it('may print its TVD below sea level', async () => {
    const facts = factsOf({
      tops,
      header: { ...factsOf({}).header, rigFloorElevationM: 54.9 },
      survey: surveyOf([
        [145.9, 0, 0, 91],
        [1000, 0, 0, 945.1],
      ]),
    });
    const run = await runWith(facts, { rigFloorHeightM: 54.9 });
    expect(run.steps.get('survey-check')?.detail).toContain('agrees with the printed TVD within 0.01 m');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(524.9, 9);
  });

  it('says which rows were left out, and that a well called vertical is not', async () => {
    const survey = {
      ...surveyOf([
        [0, 0],
        [1000, 40],
      ]),
      rejected: [{ source: { file: 'survey.txt', row: 7 }, reason: 'the inclination "abc" is not a number' }],
    };
    const run = await runWith(factsOf({ tops, survey }), { rigFloorHeightM: 30, vertical: true });
    expect(run.steps.get('survey')?.status).toBe('FAILED');
    expect(run.steps.get('survey')?.detail).toContain(
      'survey.txt, row 7 (the inclination "abc" is not a number)',
    );
    expect(run.steps.get('survey-check')?.detail).toContain(
      'given as vertical, yet its inclination reaches 40.0°',
    );
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBe(500);
  });
});

describe('sections and the formations in them', () => {
  const input = { rigFloorHeightM: 30, vertical: true };

  it('hold each top above their end; a top at the very end begins the next', async () => {
    const facts = factsOf({
      tops: [
        top('C', { tvdSsM: 1000 }),
        top('A', { tvdSsM: 100 }),
        top('B', { tvdSsM: 970 }),
        top('D', { tvdSsM: 1500 }),
      ],
      sections: [section(8.5, { tdAhdM: 1230 }), section(12.25, { tdTvdSsM: 970 })],
    });
    const run = await runWith(facts, input);
    expect(
      run.result?.montage_sections.map(({ formations }) =>
        formations.map(({ formation_name }) => formation_name),
      ),
    ).toEqual([['A'], ['B', 'C', 'D']]);
    expect(run.montage?.sections_list.map(({ diameter }) => diameter)).toEqual([12.25, 8.5]);
    expect(run.steps.get('montage-assembly')?.status).toBe('FAILED');
    expect(run.steps.get('montage-assembly')?.detail).toContain('so in the last section: D');
    for (const planned of run.montage?.sections_list ?? []) {
      expect(planned.formations_list.every(({ section_id }) => section_id === planned.id)).toBe(true);
    }
  });

  it('are one without a diameter where the documents have neither sections nor casing', async () => {
    const run = await runWith(factsOf({ tops: [top('A', { tvdSsM: 100 })] }), input);
    expect(run.result?.montage_sections.map(({ name }) => name)).toEqual(['Section 1']);
    expect(run.montage?.sections_list[0]?.diameter).toBeNull();
    expect(run.steps.get('hole-sections')?.status).toBe('FAILED');
  });

  it('end at the shoe of their string where a document states them without an end', async () => {
    const facts = factsOf({
      tops: [top('A', { tvdSsM: 100 })],
      sections: [section(8.5, {}), section(12.25, {})],
      casings: [casing(12.25, 9.625, { shoeAhdM: 1000 }), casing(8.5, 7, { kind: 'liner', shoeAhdM: 1400 })],
    });
    const run = await runWith(facts, input);
    expect(run.montage?.sections_list.map((each) => each.along_hole_depth_below_drill_floor)).toEqual([
      1000, 1400,
    ]);
    expect(run.montage?.sections_list.map(({ liner }) => liner)).toEqual([false, true]);
  });

  it('measure thickness to the next top or base, and the last to the end of the well', async () => {
    const facts = factsOf({
      tops: [
        top('Group Top', { tvdSsM: 500 }),
        top('First Top', { tvdSsM: 500 }),
        top('First Base', { kind: 'base', tvdSsM: 600 }),
        top('Second Top', { tvdSsM: 700 }),
      ],
      sections: [section(8.5, { tdTvdSsM: 900 })],
    });
    const run = await runWith(facts, input);
    expect(formationsOf(run).map(({ formation_name, thickness }) => [formation_name, thickness])).toEqual([
      ['Group Top', 0],
      ['First Top', 100],
      ['Second Top', 200],
    ]);
  });

  it('say where the end of the well lies above the last top', async () => {
    const facts = factsOf({ tops: [top('A', { tvdSsM: 500 })], sections: [section(8.5, { tdTvdSsM: 400 })] });
    const run = await runWith(facts, input);
    expect(formationsOf(run)[0]?.thickness).toBeNull();
    expect(run.steps.get('thickness')?.status).toBe('FAILED');
  });
});

describe('casing', () => {
  const input = { rigFloorHeightM: 30, vertical: true };
  const tops = [top('A', { tvdSsM: 100 })];

  it('is taken as given, with drift and capacity derived from its sizes', async () => {
    const facts = factsOf({
      tops,
      casings: [
        casing(12.25, 9.625, {
          outerDiameterText: '9.625',
          innerDiameterIn: 8.681,
          shoeAhdM: 1000,
          grade: 'L80',
          massKgPerM: 69.94,
        }),
        casing(8.5, 7, { innerDiameterIn: 6.184, driftIn: 6.125, shoeAhdM: 1300 }),
      ],
    });
    const run = await runWith(facts, input);
    const [first, second] = run.montage?.sections_list.map(({ casing_item }) => casing_item) ?? [];
    expect(first).toMatchObject({
      casing_outer_diameter: '9 5/8',
      casing_grade: 'L80',
      casing_thread_type: null,
    });
    expect(first?.casing_drift).toBeCloseTo(8.525, 3);
    expect(first?.casing_volume_per_meter).toBeCloseTo(0.03819, 5);
    expect(second?.casing_drift).toBe(6.125);
    expect(run.steps.get('casing-fit')).toMatchObject({ status: 'COMPLETED' });
  });

  it('that does not fit is said', async () => {
    const facts = factsOf({
      tops,
      casings: [
        casing(17.5, 13.375, { innerDiameterIn: 12.347, shoeAhdM: 1000 }),
        casing(12.25, 12, { innerDiameterIn: 11, shoeAhdM: 1300 }),
        casing(12.25, 14, { shoeAhdM: 1500 }),
      ],
    });
    const detail = (await runWith(facts, input)).steps.get('casing-fit');
    expect(detail?.status).toBe('FAILED');
    expect(detail?.detail).toContain('14 in casing is recorded against a 12 1/4 in hole: no clearance');
    expect(detail?.detail).toContain('12 in casing leaves only 0.250 in in a 12 1/4 in hole');
    expect(detail?.detail).toContain('does not pass the 12.191 in API drift of the 13 3/8 in casing');
    expect(detail?.detail).toContain('Two sections of 12 1/4 in hole follow each other');
  });

  it('goes to the section that holds its shoe where no hole size is given', async () => {
    const facts = factsOf({
      tops,
      sections: [section(12.25, { tdAhdM: 1010 }), section(8.5, { tdAhdM: 1400 })],
      casings: [
        casing(null, 7, { shoeAhdM: 1390 }),
        casing(null, 9.625, { shoeAhdM: 1005 }),
        casing(null, 5, {}),
      ],
    });
    const run = await runWith(facts, input);
    expect(run.montage?.sections_list.map(({ casing_item }) => casing_item?.casing_outer_diameter)).toEqual([
      '9 5/8',
      '7',
    ]);
    expect(run.steps.get('hole-sections')?.detail).toContain('No section could be told for 5 in casing');
  });
});
