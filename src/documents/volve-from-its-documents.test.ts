import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

import { positionAtAhd } from '@/domain/trajectory/position';
import type { Position } from '@/domain/trajectory/position';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Trajectory } from '@/domain/trajectory/trajectory';

import type { Classification, UploadedDocument, WellFacts } from './facts';
import { formationsOf, runWith } from './facts-for-tests';
import type { Run } from './facts-for-tests';
import { readDocuments } from './understanding/read-documents';

/** Public well data next to the checkout; it is not part of the project. */
const folder = new URL('../../../shared/data/', import.meta.url);
const present = existsSync(fileURLToPath(folder));
const PICKS = 'volve_15_9-F-12_F-14_well_picks.dat';
const FLOOR_SENTENCE = 'Drill floor (RKB) is 54.9 m above mean sea level.';
const FLOOR_M = 54.9;
const TOLERANCE_M = 0.5;

const asWritten = (name: string, classification: Classification): UploadedDocument => ({
  name,
  classification,
  bytes: new Uint8Array(readFileSync(new URL(name, folder))),
});
const page: UploadedDocument = {
  name: 'basis-of-design.txt',
  classification: 'Other',
  bytes: new TextEncoder().encode(
    `All depths are along hole unless said otherwise.\n${FLOOR_SENTENCE}\nThe rig skids over the slot.\n`,
  ),
};

interface Pick {
  name: string;
  ahdM: number;
  tvdM: number;
  tvdSsM: number;
}

/** The published picks, read by their positions in the file and not by the product. */
function publishedPicks(well: string): Pick[] {
  const lines = readFileSync(new URL(PICKS, folder), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`  NO ${well} `))
    .map((line) => {
      const [ahdM = NaN, tvdM = NaN, tvdSsM = NaN] = line.slice(78, 105).trim().split(/\s+/).map(Number);
      return { name: line.slice(27, 68).trim(), ahdM, tvdM, tvdSsM: -tvdSsM };
    });
}

const WELLS: [well: string, survey: string, picks: number, tops: number, alsoUploaded: string[]][] = [
  ['15/9-F-12', 'volve_15_9-F-12_ACTUAL.txt', 15, 14, []],
  ['15/9-F-14', 'volve_15_9-F-14_ACTUAL.txt', 22, 18, ['volve_15_9-F-14_mdt_pressures.csv']],
];

describe.runIf(present).each(WELLS)(
  '%s from its published files and a sentence on the drill floor',
  (well, survey, pickCount, topCount, alsoUploaded) => {
    const picks = present ? publishedPicks(well) : [];
    let facts: WellFacts;
    let run: Run;
    let trajectory: Trajectory;
    const pathAt = (ahdM: number): Position => {
      const position = positionAtAhd(trajectory, ahdM);
      if (position.kind !== 'position') throw new Error(`${ahdM} m: ${position.kind}`);
      return position;
    };
    beforeAll(async () => {
      facts = await readDocuments([
        asWritten(survey, 'Well Trajectory'),
        asWritten(PICKS, 'Well Proposal'),
        asWritten('volve_15_9-F-12_F-14_casings.csv', 'Well Catalogue'),
        ...alsoUploaded.map((name) => asWritten(name, 'Other')),
        page,
      ]);
      run = await runWith(facts);
      const stations = facts.survey?.stations ?? [];
      const built = buildTrajectory(stations, { firstStationTvdM: stations[0]?.tvdM ?? null });
      if (!built.ok) throw new Error('The survey makes no path.');
      ({ trajectory } = built);
    });

    it('takes the drill floor from the sentence and quotes it', () => {
      expect(facts.header).toMatchObject({
        drillFloorM: FLOOR_M,
        origins: { drillFloorM: { file: page.name, row: 2, quote: FLOOR_SENTENCE } },
      });
      expect(run.steps.get('rig-floor')).toMatchObject({
        status: 'COMPLETED',
        detail: expect.stringContaining('54.9 m above mean sea level is taken from basis-of-design.txt'),
      });
    });

    it('has every published pick and no other', () => {
      expect(picks).toHaveLength(pickCount);
      expect(facts.tops.map(({ tvdSsM, ahdBdfM, tvdBdfM }) => [tvdSsM, ahdBdfM, tvdBdfM])).toEqual(
        picks.map(({ tvdSsM, ahdM, tvdM }) => [tvdSsM, ahdM, tvdM]),
      );
    });

    it('has every top 54.9 m deeper below the drill floor than below sea level, and at its along-hole depth', () => {
      const tops = picks.filter(({ name }) => !name.endsWith('Base'));
      const formations = formationsOf(run);
      expect(formations).toHaveLength(topCount);
      expect(formations.map((one) => one.true_vertical_depth_subsea).toSorted()).toEqual(
        tops.map(({ tvdSsM }) => tvdSsM).toSorted(),
      );
      for (const formation of formations) {
        const tvdSsM = formation.true_vertical_depth_subsea ?? NaN;
        expect(
          Math.abs((formation.true_vertical_depth_below_drill_floor ?? NaN) - tvdSsM - FLOOR_M),
        ).toBeLessThan(1e-9);
        // In a nearly horizontal hole, half a metre of depth is metres along it: the survey gives the inclination.
        const published = tops.find((pick) => pick.tvdSsM === tvdSsM);
        const { inclinationDeg } = pathAt(published?.ahdM ?? NaN);
        const apartM = (formation.along_hole_depth_below_drill_floor ?? NaN) - (published?.ahdM ?? NaN);
        expect(Math.abs(apartM * Math.cos((inclinationDeg * Math.PI) / 180))).toBeLessThan(TOLERANCE_M);
      }
    });

    it('has the path through every pick, by minimum curvature, within half a metre', () => {
      for (const pick of picks)
        expect(Math.abs(pathAt(pick.ahdM).tvdM - pick.tvdM)).toBeLessThan(TOLERANCE_M);
    });
  },
);
