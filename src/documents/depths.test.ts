import { describe, expect, it } from 'vitest';

import { casing, factsOf, formationsOf, runWith, section, surveyOf, top } from './facts-for-tests';

describe('the drill floor', () => {
  const tops = [top('Chalk', { tvdSsM: 900 })];
  const header = {
    ...factsOf({}).header,
    drillFloorM: 25,
    sources: { drillFloorM: { file: 'a.csv', row: 4 } },
  };

  it('is the one entered, and every BDF depth refers to it', async () => {
    const run = await runWith(factsOf({ tops }), { drillFloorM: 54.9, vertical: true });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: 900,
      true_vertical_depth_below_drill_floor: 954.9,
      along_hole_depth_below_drill_floor: 954.9,
    });
  });

  it('is the documents’ own only if none was entered, and the report says so', async () => {
    const run = await runWith(factsOf({ tops, header }), { vertical: true });
    expect(formationsOf(run)[0]?.true_vertical_depth_below_drill_floor).toBe(925);
    expect(run.steps.get('rig-floor')).toMatchObject({ status: 'COMPLETED' });
    expect(run.steps.get('rig-floor')?.detail).toContain(
      '25 m above mean sea level is taken from a.csv, row 4',
    );
  });

  it('may be implied by tops with depths in both references', async () => {
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

  it('leaves BDF and AHD unknown if nothing gives it, and gives advice', async () => {
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

  it('reports a conflict, uses the entered one, and moves no subsea depth', async () => {
    const facts = factsOf({
      header,
      tops: [...tops, top('Sand', { tvdBdfM: 1025 })],
      sections: [section(8.5, { tdAhdM: 1225 })],
    });
    const run = await runWith(facts, { drillFloorM: 30, vertical: true });
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

describe('a drill floor other than the documents’ own, in a deviated well', () => {
  const header = { ...factsOf({}).header, drillFloorM: 25 };
  const facts = factsOf({
    header,
    survey: surveyOf([
      [0, 0],
      [1000, 0],
      [1500, 70],
      [4000, 70],
    ]),
    tops: [top('By SS', { tvdSsM: 1600 }), top('By TVD', { tvdBdfM: 1625 }), top('By MD', { ahdBdfM: 2000 })],
    sections: [section(8.5, { tdAhdM: 3900 })],
  });

  it('moves every along-hole depth by the difference, but not the path in the rock', async () => {
    const own = await runWith(facts, { drillFloorM: 25 });
    const raised = await runWith(facts, { drillFloorM: 35 });
    const sectionOf = (run: typeof own) => run.montage?.sections_list[0];
    for (const name of ['By SS', 'By TVD', 'By MD']) {
      const [before, after] = [own, raised].map((run) =>
        formationsOf(run).find(({ formation_name }) => formation_name === name),
      );
      const ahdM = before?.along_hole_depth_below_drill_floor ?? NaN;
      expect(after?.true_vertical_depth_subsea).toBeCloseTo(before?.true_vertical_depth_subsea ?? NaN, 9);
      expect(after?.along_hole_depth_below_drill_floor).toBeCloseTo(ahdM + 10, 9);
    }
    expect(sectionOf(raised)?.along_hole_depth_below_drill_floor).toBe(3910);
    expect(sectionOf(raised)?.true_vertical_depth_subsea).toBeCloseTo(
      sectionOf(own)?.true_vertical_depth_subsea ?? NaN,
      9,
    );
    expect(raised.steps.get('along-hole-depths')?.detail).toContain(
      "10 m longer than from the documents' drill floor",
    );
  });

  it('keeps each shoe in its section', async () => {
    const run = await runWith(
      { ...facts, casings: [casing(8.5, 7, { shoeAhdM: 3900 })] },
      { drillFloorM: 10 },
    );
    expect(run.steps.get('casing-fit')?.detail).not.toContain('lies below the end of its section');
  });
});

describe('depths of tops', () => {
  const slanted = surveyOf([
    [0, 60],
    [2000, 60],
  ]);

  it('come from TVD alone by the elevation, and the report says so', async () => {
    const run = await runWith(factsOf({ tops: [top('Chalk', { tvdBdfM: 930 })] }), {
      drillFloorM: 30,
      vertical: true,
    });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: 900,
      true_vertical_depth_below_drill_floor: 930,
    });
    expect(run.steps.get('vertical-depths')?.detail).toContain('TVD SS is TVD less 30 m');
  });

  it('keep a given TVD if no elevation is known', async () => {
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
      drillFloorM: 30,
    });
    expect(formationsOf(run)[0]?.true_vertical_depth_below_drill_floor).toBeCloseTo(500, 6);
    expect(formationsOf(run)[0]?.true_vertical_depth_subsea).toBeCloseTo(470, 6);
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBe(1000);
  });

  it('along the hole come from the survey by minimum curvature', async () => {
    const run = await runWith(factsOf({ survey: slanted, tops: [top('Chalk', { tvdSsM: 470 })] }), {
      drillFloorM: 30,
    });
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(1000, 6);
    expect(run.steps.get('along-hole-depths')).toMatchObject({ status: 'COMPLETED' });
  });

  it('along the hole are the document’s own, or unknown, in a deviated well without a survey', async () => {
    const facts = factsOf({
      tops: [top('Chalk', { tvdSsM: 470, ahdBdfM: 1001 }), top('Sand', { tvdSsM: 600 })],
    });
    const run = await runWith(facts, { drillFloorM: 30 });
    expect(formationsOf(run).map((formation) => formation.along_hole_depth_below_drill_floor)).toEqual([
      1001,
      null,
    ]);
    expect(run.steps.get('survey')?.status).toBe('FAILED');
    expect(run.steps.get('along-hole-depths')?.status).toBe('FAILED');
    expect(run.steps.get('along-hole-depths')?.detail).toContain('so unknown: Sand. Upload the trajectory');
  });

  it('along the hole are unknown below the survey, and reported', async () => {
    const facts = factsOf({
      survey: slanted,
      tops: [top('Chalk', { tvdSsM: 470 }), top('Deep', { tvdSsM: 5000 })],
    });
    const run = await runWith(facts, { drillFloorM: 30 });
    expect(formationsOf(run)[1]).toMatchObject({
      true_vertical_depth_below_drill_floor: 5030,
      along_hole_depth_below_drill_floor: null,
    });
    expect(run.steps.get('along-hole-depths')?.detail).toContain('so unknown: Deep.');
  });

  it('use the first of several crossings, or the one nearest to the document’s MD, and report it', async () => {
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
    const run = await runWith(facts, { drillFloorM: 30 });
    const [free, pointed] = formationsOf(run).map(
      (formation) => formation.along_hole_depth_below_drill_floor ?? 0,
    );
    expect(free).toBeLessThan(300);
    expect(pointed).toBeGreaterThan(400);
    const detail = run.steps.get('along-hole-depths')?.detail;
    expect(detail).toContain('The hole crosses the depth of Free more than once: the first is taken');
    expect(detail).toContain("of Pointed more than once: the document's own MD chooses");
  });

  it('are reported if the MD and the vertical depth are not one point of the survey', async () => {
    const facts = factsOf({
      survey: slanted,
      tops: [
        top('Fits', { tvdSsM: 470, ahdBdfM: 1001 }),
        top('Odd', { tvdSsM: 600, ahdBdfM: 1400 }),
        top('Deep', { tvdSsM: 900, ahdBdfM: 9000 }),
      ],
    });
    const run = await runWith(facts, { drillFloorM: 30 });
    expect(run.steps.get('along-hole-depths')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('along-hole-depths')?.detail).toContain(
      'gives for Odd are not one point of the survey',
    );
  });

  it('are reported as impossible above the drill floor', async () => {
    const facts = factsOf({ tops: [top('Quaternary', { tvdSsM: -210 }), top('Chalk', { tvdSsM: 30 })] });
    const run = await runWith(facts, { drillFloorM: 15, vertical: true });
    expect(run.steps.get('vertical-depths')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('vertical-depths')?.detail).toContain(
      'Above the drill floor, where there is no rock: Quaternary',
    );
  });

  it('treat a NaN as unknown', async () => {
    const run = await runWith(factsOf({ tops: [top('Chalk', { tvdSsM: Number.NaN, ahdBdfM: Infinity })] }), {
      drillFloorM: Number.NaN,
    });
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_subsea: null,
      along_hole_depth_below_drill_floor: null,
    });
  });
});
