import { describe, expect, it } from 'vitest';

import { factsOf, formationsOf, runWith, surveyOf, top } from './facts-for-tests';

describe('a survey that cannot be trusted', () => {
  const tops = [top('Chalk', { tvdSsM: 470, ahdBdfM: 900 })];

  it('is not used if a station is impossible, and the report names the row', async () => {
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
        drillFloorM: 30,
      },
    );
    expect(run.steps.get('survey-check')?.status).toBe('FAILED');
    expect(run.steps.get('survey-check')?.detail).toContain('survey.txt, row 4: the depth does not increase');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBe(900);
  });

  it('is used without repeated stations', async () => {
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
        drillFloorM: 30,
      },
    );
    expect(run.steps.get('survey-check')).toMatchObject({ status: 'COMPLETED' });
    expect(run.steps.get('survey-check')?.detail).toContain('1 repeated station left out');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(1000, 6);
  });

  it('is not vertical above an inclined first station, and the report says so', async () => {
    const survey = surveyOf([
      [1000, 30],
      [2000, 30],
    ]);
    const run = await runWith(factsOf({ tops, survey }), { drillFloorM: 30 });
    expect(run.steps.get('survey-check')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('survey-check')?.detail).toContain('The hole there is at 30.0°');
  });

  it('contradicts a well that is given as vertical', async () => {
    const survey = surveyOf([
      [0, 0],
      [1000, 36],
    ]);
    const run = await runWith(factsOf({ tops, survey }), { drillFloorM: 30, vertical: true });
    expect(run.steps.get('survey-check')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('survey-check')?.detail).toContain(
      'given as vertical, yet its inclination reaches 36.0°',
    );
  });

  it('is compared with its printed TVD', async () => {
    const run = await runWith(
      factsOf({
        tops,
        survey: surveyOf([
          [0, 0, 0, 0],
          [1000, 0, 0, 990],
        ]),
      }),
      {
        drillFloorM: 30,
      },
    );
    expect(run.steps.get('survey-check')?.status).toBe('FAILED');
    expect(run.steps.get('survey-check')?.detail).toContain('the printed TVD is 10 m off');
  });

  it('may print its TVD below sea level', async () => {
    const facts = factsOf({
      tops,
      header: { ...factsOf({}).header, drillFloorM: 54.9 },
      survey: surveyOf([
        [145.9, 0, 0, 91],
        [1000, 0, 0, 945.1],
      ]),
    });
    const run = await runWith(facts, { drillFloorM: 54.9 });
    expect(run.steps.get('survey-check')?.detail).toContain('agrees with the printed TVD within 0.01 m');
    expect(formationsOf(run)[0]?.along_hole_depth_below_drill_floor).toBeCloseTo(524.9, 9);
  });

  it('reports the rows left out, and that a well called vertical is not', async () => {
    const survey = {
      ...surveyOf([
        [0, 0],
        [1000, 40],
      ]),
      rejected: [{ source: { file: 'survey.txt', row: 7 }, reason: 'the inclination "abc" is not a number' }],
    };
    const run = await runWith(factsOf({ tops, survey }), { drillFloorM: 30, vertical: true });
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
