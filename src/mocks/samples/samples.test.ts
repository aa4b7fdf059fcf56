import { describe, expect, it } from 'vitest';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Classification } from '@/documents/facts';
import { readDocuments } from '@/documents/understanding/read-documents';
import { sampleDocuments } from './samples';

const CLASSES: [RegExp, Classification][] = [
  [/proposal/i, 'Well Proposal'],
  [/catalogue/i, 'Well Catalogue'],
  [/trajectory/i, 'Well Trajectory'],
  [/cement/i, 'Cement Program'],
  [/mud/i, 'Mud Program'],
];

function readSamples() {
  return readDocuments(
    sampleDocuments().map(({ name, text }) => {
      const classes = CLASSES.filter(([keyword]) => keyword.test(name));
      expect(classes).toHaveLength(1);
      return { name, classification: classes[0]?.[1] ?? 'Other', bytes: new TextEncoder().encode(text) };
    }),
  );
}

describe('the sample documents', () => {
  it('are read completely', async () => {
    const facts = await readSamples();
    expect(facts.notUnderstood).toEqual([]);
    expect(facts.documents.map(({ holds }) => holds)).toEqual([
      [
        'well header',
        '8 formation tops',
        '1 reservoir',
        '4 pressure tests',
        '4 logging runs',
        '4 hole sections',
        '6 plan steps',
      ],
      ['well header', 'survey, 134 stations'],
      ['4 casing strings'],
      ['well header', '8 cement slurries'],
      ['4 mud sections'],
    ]);
    expect(facts.header).toMatchObject({
      wellName: 'Aurora-3',
      wellType: 'Deviated',
      fieldName: 'Aurora',
      fieldCode: 'AUR',
      wellId: 10442,
      activityId: 88,
      afeCostUsd: 18_400_000,
      daysPlanned: 41,
      wellHeads: ['WH-A', 'WH-B'],
      drillFloorM: 33.5,
    });
    expect(facts.remarks.map(({ about }) => about)).toEqual(['survey', 'casing', 'mud', 'mud', 'other']);
  });

  it('have a path that is consistent by minimum curvature', async () => {
    const { survey } = await readSamples();
    const built = buildTrajectory(survey?.stations ?? []);
    if (!built.ok) throw new Error(built.reason);
    built.trajectory.stations.forEach((station, index) => {
      expect(station.tvdM).toBeCloseTo(survey?.stations[index]?.tvdM ?? Number.NaN, 1);
    });
  });

  it('pass every check', async () => {
    const { casings, sections, slurries, muds, reservoirs, survey, tops, pressureTests } =
      await readSamples();
    const reach = survey?.stations.at(-1);
    expect(sections.at(-1)?.tdAhdM).toBe(reach?.ahdM);
    expect(sections.at(-1)?.tdTvdSsM).toBeCloseTo((reach?.tvdM ?? 0) - 33.5, 1);
    expect(tops.at(-1)?.tvdSsM).toBeLessThan(sections.at(-1)?.tdTvdSsM ?? 0);
    casings.forEach((string, index) => {
      const section = sections[index];
      const nextHole = sections[index + 1]?.diameterIn ?? 0;
      expect(string.holeDiameterIn).toBe(section?.diameterIn);
      expect((string.holeDiameterIn ?? 0) - (string.outerDiameterIn ?? 0)).toBeGreaterThan(0.375);
      expect(nextHole).toBeLessThanOrEqual(string.driftIn ?? 0);
      expect(string.shoeAhdM).toBeLessThanOrEqual(section?.tdAhdM ?? 0);
      const cemented = slurries.filter((slurry) => slurry.casingOuterDiameterIn === string.outerDiameterIn);
      expect(cemented.length).toBeGreaterThan(0);
      for (const slurry of cemented)
        expect(Number.parseFloat(slurry.topOfCement ?? '')).toBeLessThan(string.shoeAhdM ?? 0);
    });
    expect(muds.map((mud) => mud.holeDiameterIn)).toEqual(sections.map((section) => section.diameterIn));
    expect(pressureTests.map((test) => test.holeDiameterIn)).toEqual(
      sections.map((section) => section.diameterIn),
    );
    // The customary margin over pore pressure is 0.5 ppg = 0.588 kPa/m.
    expect(muds.at(-1)?.weightKpaPerM.exact).toBeGreaterThan((reservoirs[0]?.gradientKpaPerM ?? 0) + 0.588);
  });
});
