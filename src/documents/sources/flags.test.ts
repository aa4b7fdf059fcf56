import { expect, it } from 'vitest';
import type { ValueSource } from '@/api/generated/model';
import { casing, factsOf, runWith, section, surveyOf, top } from '../facts-for-tests';
import type { Run } from '../facts-for-tests';
import { document } from '../understanding/documents-for-tests';
import { readDocuments } from '../understanding/read-documents';

const flagged = ({ montage }: Run): ValueSource[] =>
  montage?.sources?.filter(({ flag }) => flag !== null) ?? [];

it('a value outside the limits of its field is flagged, and so are values computed from it', async () => {
  const facts = await readDocuments([
    document('mud.csv', 'Mud Program', 'Hole (in),Mud type,Mud weight (SG),pH\n8 1/2,WBM,12.5,9\n'),
    document(
      'casing.csv',
      'Well Catalogue',
      'Hole (in),Casing OD (in),ID (in),Shoe MD (m)\n8 1/2,7,7.184,2000\n',
    ),
  ]);
  const run = await runWith(facts, { vertical: true, drillFloorM: 30 });
  expect(flagged(run).map(({ field }) => field)).toEqual([
    'casing_outer_diameter',
    'casing_inner_diameter',
    'casing_volume_per_meter',
    'casing_drift',
    'mud_weight_exact',
    'mud_weight_text',
  ]);
  expect(flagged(run)[2]?.flag).toMatch(
    /^Follows from a doubtful value\. Check in the document: the inner diameter/,
  );
  // The report says each once.
  expect(run.montage?.generation_report?.flagged).toHaveLength(2);
});

it('depths computed from the survey are flagged below the depth where its printed TVD contradicts its stations', async () => {
  const facts = factsOf({
    survey: surveyOf([
      [0, 0, 0, 0],
      [500, 0, 0, 500],
      [1000, 0, 0, 1000],
      [1500, 0, 0, 1450],
    ]),
    tops: [top('Chalk', { tvdSsM: 370 }), top('Sand', { tvdSsM: 1270 })],
    sections: [section(8.5, { tdAhdM: 1400 })],
  });
  const run = await runWith(facts, { drillFloorM: 30 });
  const names = new Map(
    run.montage?.sections_list
      .flatMap(({ formations_list: list }) => list)
      .map((one) => [one.id, one.formation_name]),
  );
  const depths = flagged(run).map(({ entity_id, field }) => [names.get(entity_id) ?? 'section', field]);
  expect(depths).toEqual([
    ['section', 'true_vertical_depth_subsea'],
    ['section', 'true_vertical_depth_below_drill_floor'],
    ['Sand', 'along_hole_depth_below_drill_floor'],
    ['Sand', 'thickness'],
  ]);
  expect(run.montage?.generation_report?.flagged).toEqual([
    expect.stringMatching(/^End of section 1 and Sand: In the survey, the printed TVD is 50 m off/),
  ]);
});

it('a top is flagged if its two vertical depths differ from those of the other tops', async () => {
  const tops = [100, 200, 300, 400].map((tvdSsM, at) =>
    top(`Top ${at}`, { tvdSsM, tvdBdfM: tvdSsM + (at === 2 ? 40 : 30) }),
  );
  const run = await runWith(factsOf({ tops }), { vertical: true, drillFloorM: 30 });
  expect(flagged(run).map(({ value }) => value)).toEqual([300, 330, 330, 100]);
  expect(flagged(run)[0]?.flag).toBe(
    'TVD less TVD SS is 40 m here and 30 m at most tops: check both in the document.',
  );
});

it('a top is not flagged if only rounding to whole feet makes its two vertical depths differ', async () => {
  const foot = 0.3048;
  const tops = [
    [269, 395.3],
    [1000, 1126],
    [2000, 2126],
    [3000, 3126],
  ].map(([tvdSs = 0, tvd = 0], at) => top(`Top ${at}`, { tvdSsM: tvdSs * foot, tvdBdfM: tvd * foot }));
  const facts = factsOf({ tops });
  const drillFloorM = 126.3 * foot;
  const run = await runWith(
    { ...facts, header: { ...facts.header, drillFloorM } },
    { vertical: true, drillFloorM },
  );
  expect(flagged(run)).toEqual([]);
});

it('a value computed from an assumed one is assumed', async () => {
  const run = await runWith(
    await readDocuments([document('tops.csv', 'Well Proposal', 'Formation,TVDSS\nSand,100\nClay,200\n')]),
    { vertical: true, drillFloorM: 30 },
  );
  const depth = run.montage?.sources?.find(({ field }) => field === 'true_vertical_depth_below_drill_floor');
  expect(depth).toMatchObject({
    certainty: 'assumed',
    note: expect.stringMatching(/no unit is written, read as m/),
  });
});

it('values of a section that the well does not have are listed as not used', async () => {
  const mud = 'Hole (in),Mud type,Mud weight (SG),pH\n8 1/2,WBM,1.2,9\n6,OBM,1.3,\n';
  const facts = await readDocuments([document('mud.csv', 'Mud Program', mud)]);
  const run = await runWith({ ...facts, casings: [casing(8.5, 7, { shoeAhdM: 2000 })] }, { vertical: true });
  expect(run.montage?.generation_report?.not_used).toMatchObject([
    {
      place: { document: 'mud.csv', line: 3 },
      what: 'mud of the 6 in hole',
      reason: 'The well has no hole section of this size.',
    },
  ]);
});

it('a formation below the end of the last known section is flagged', async () => {
  const tops = [top('Sand', { ahdBdfM: 500 }), top('Clay', { ahdBdfM: 1500 })];
  const casings = [casing(17.5, 13.375, { shoeAhdM: 400 }), casing(12.25, 9.625, { shoeAhdM: 1000 })];
  const run = await runWith(factsOf({ tops, casings }), { vertical: true, drillFloorM: 30 });
  const names = run.montage?.sources?.filter(({ field }) => field === 'formation_name') ?? [];
  expect(names.map(({ value, flag }) => [value, flag])).toEqual([
    ['Sand', null],
    ['Clay', expect.stringMatching(/its section is not sure/)],
  ]);
});

it('formations of a hole are flagged where a string or a step of sizes shows that a section above it is missing', async () => {
  const flagsOf = async (given: Parameters<typeof factsOf>[0]) =>
    flagged(
      await runWith(
        factsOf({ tops: [top('Chalk', { tvdBdfM: 400 }), top('Sand', { tvdBdfM: 1900 })], ...given }),
        { drillFloorM: 30, vertical: true },
      ),
    ).flatMap(({ field, flag }) => (field === 'formation_name' ? [flag] : []));
  const [conductor, last] = [section(36, { tdAhdM: 150 }), section(8.5, { tdAhdM: 2600 })];
  expect(await flagsOf({ sections: [conductor, last] })).toEqual([
    expect.stringContaining('leaves room for a section'),
    expect.stringContaining('leaves room for a section'),
  ]);
  // Without its shoe the string may reach any depth.
  const surface = section(17.5, { tdAhdM: 150 });
  expect(
    await flagsOf({
      sections: [surface, last],
      casings: [casing(17.5, 13.375, {}), casing(null, 9.625, {})],
    }),
  ).toEqual([
    'No section holds the 9 5/8 in casing of the documents: this may be in its hole.',
    'No section holds the 9 5/8 in casing of the documents: this may be in its hole.',
  ]);
  // Of a driven conductor only the tops near the surface may be in it.
  const driven = { kind: 'conductor', driven: true } as const;
  expect(
    await flagsOf({
      tops: [top('Sand', { tvdBdfM: 10 }), top('Chalk', { tvdBdfM: 400 })],
      sections: [section(16, { tdAhdM: 600 }), section(12.25, { tdAhdM: 1500 })],
      casings: [casing(null, 20, driven), casing(16, 13.375, {})],
    }),
  ).toEqual(['No section holds the 20 in conductor of the documents: this may be in its hole.']);
  expect(await flagsOf({ sections: [section(12.25, { tdAhdM: 150 }), last] })).toEqual([]);
});

it('formations are flagged if only one section is known, by its string', async () => {
  const tops = [top('Sand', { ahdBdfM: 500 }), top('Clay', { ahdBdfM: 1500 })];
  const liner = casing(null, 4.5, { kind: 'liner' });
  const run = await runWith(factsOf({ tops, casings: [liner] }), { vertical: true, drillFloorM: 30 });
  expect(flagged(run).map(({ field, flag }) => [field, flag])).toEqual([
    ['formation_name', expect.stringContaining('Only one section is known')],
    ['formation_name', expect.stringContaining('Only one section is known')],
  ]);
});

it('a section whose vertical end is reached above its shoe ends at the shoe, and is flagged', async () => {
  const survey = surveyOf([
    [0, 0],
    [1000, 0],
    [1500, 88],
    [3000, 88],
  ]);
  const ending = (tdTvdBdfM: number) =>
    runWith(
      factsOf({
        survey,
        sections: [section(6, { tdTvdBdfM })],
        casings: [casing(6, 4.5, { kind: 'liner', shoeAhdM: 2900 })],
      }),
      { drillFloorM: 30 },
    );
  const flat = await ending(1330);
  expect(flat.montage?.sections_list[0]?.along_hole_depth_below_drill_floor).toBe(2900);
  expect(flagged(flat).map(({ field }) => field)).toEqual(['along_hole_depth_below_drill_floor']);
  expect(flagged(await ending(1378))).toEqual([]);
});
