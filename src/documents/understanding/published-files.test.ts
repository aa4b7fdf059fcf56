import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Classification, WellFacts } from '../facts';
import { document, reasonsOf, remarksOf, stationsOf } from './documents-for-tests';
import { readFile } from '../readers/read-file';
import { HEADINGS } from './words/heading-vocabulary';
import { readDocuments, understand } from './read-documents';

const FOLDER = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const HERE = existsSync(FOLDER);

const SURVEY = 'volve_15_9-F-12_ACTUAL.txt';
const PICKS = 'volve_15_9-F-12_F-14_well_picks.dat';
const CASINGS = 'volve_15_9-F-12_F-14_casings.csv';

function published(...files: [string, Classification][]): Promise<WellFacts> {
  return readDocuments(
    files.map(([name, kind]) => document(name, kind, new Uint8Array(readFileSync(FOLDER + name)))),
  );
}

/** The layout of the published files with a few of their figures, for machines without the files. */
const quoted = () =>
  readDocuments([
    document(
      SURVEY,
      'Well Trajectory',
      'MD        Inc       Azim      TVD       X_Offset_EW  Y_Offset_NS\nm RKB     deg       deg       m RKB     m               m\n' +
        '145.90    0.00      0.00      145.90    0.190           2.698\n174.00    0.12      166.21    174.00    0.197           2.668\n',
    ),
    document(
      PICKS,
      'Well Proposal',
      'Well NO 15/9-F-12\n  Surface name           Qlf MD       TVD      TVDSS\n  ---------------------- --- -------- -------- --------\n' +
        '  Seabed                     146.00   146.00   -91.10\n  Hugin Fm. VOLVE Top        3126.00  2873.29  -2818.39\n\n' +
        'Well NO 15/9-F-14\n  Surface name           Qlf MD       TVD      TVDSS\n  ---------------------- --- -------- -------- --------\n' +
        '  Hugin Fm. VOLVE Top        3000.60  2860.36  -2805.46\n',
    ),
  ]);

function expectHugin(facts: WellFacts): void {
  const hugin = facts.tops.find((top) => top.name === 'Hugin Fm. VOLVE' && top.kind === 'top');
  expect(hugin).toMatchObject({ tvdSsM: 2818.39, tvdBdfM: 2873.29, ahdBdfM: 3126 });
  expect(facts.survey?.well).toBe('NO 15/9-F-12');
  expect(facts.survey?.stations[0]).toMatchObject({ ahdM: 145.9, tvdM: 145.9 });
  expect(remarksOf(facts)).toMatch(/54\.90 m in every row/);
}

describe('published well files', () => {
  it('are read in their layout from the figures quoted here', async () => {
    const facts = await quoted();
    expectHugin(facts);
    expect(facts.tops.map((top) => top.source.row)).toEqual([4, 5]);
  });

  it.runIf(HERE)('give the well that the survey names, not its neighbour', async () => {
    const facts = await published(
      [SURVEY, 'Well Trajectory'],
      [PICKS, 'Well Proposal'],
      [CASINGS, 'Well Catalogue'],
    );
    expectHugin(facts);
    expect(facts.notUnderstood).toEqual([]);
    expect(facts.survey?.stations).toHaveLength(211);
    expect(facts.tops.map((top) => top.kind).filter((kind) => kind === 'top')).toHaveLength(14);
    expect(facts.tops.find((top) => top.qualifier !== null)).toMatchObject({
      name: 'Draupne Fm.',
      qualifier: 'ER',
    });
    expect(facts.header).toMatchObject({ wellName: 'NO 15/9-F-12', drillFloorM: 54.9 });
    // The source's own error: 14 in casing in a 12 1/4 in hole. It is read unchanged.
    expect(facts.casings.map((c) => [c.kind, c.holeDiameterIn, c.outerDiameterIn, c.shoeAhdM])).toEqual([
      ['conductor', 36, 30, 165.4],
      ['casing', 12.25, 14, 2506],
      ['tieback', 12.25, 10.75, 1600.1],
      ['casing', 26, 20, 1357],
      ['conductor', 36, 30, 251],
      ['tieback', 12.25, 9.625, 2398.1],
      ['liner', 12.25, 9.625, 3113],
      ['liner', 8.5, 7, 3519],
    ]);
  });

  it.runIf(HERE)('keep every repeated and qualified pick of a faulted well', async () => {
    const facts = await published(
      ['volve_15_9-F-14_ACTUAL.txt', 'Well Trajectory'],
      [PICKS, 'Well Proposal'],
    );
    expect(facts.tops).toHaveLength(22);
    expect(facts.tops.filter((top) => top.qualifier === 'NR').map((top) => top.ahdBdfM)).toEqual([
      3375, 3375,
    ]);
    expect(facts.survey?.stations).toHaveLength(93);
  });

  it.runIf(HERE)('give no picks if it is unknown which of the two wells is planned', async () => {
    const facts = await published([PICKS, 'Well Proposal'], [CASINGS, 'Well Catalogue']);
    expect(facts.tops).toEqual([]);
    expect(facts.casings).toEqual([]);
    expect(reasonsOf(facts)).toMatch(/holds 2 wells \(NO 15\/9-F-12 and NO 15\/9-F-14\)/);
  });

  it.runIf(HERE)('end a vendor report at the end of its table', async () => {
    const facts = await published(['wellpath_report_minimum_curvature_tvd.csv', 'Well Trajectory']);
    expect(facts.survey?.rejected).toEqual([]);
    expect(stationsOf(facts)[0]).toEqual([0, 0, 0]);
    expect(stationsOf(facts).at(-1)).toEqual([2267, 35.43, 298.39]);
    const built = buildTrajectory(facts.survey?.stations ?? []);
    if (!built.ok) throw new Error('The report makes no path.');
    const apartM = built.trajectory.stations.map(({ tvdM }, at) =>
      Math.abs(tvdM - (facts.survey?.stations[at]?.tvdM ?? NaN)),
    );
    // The rounding error over its stations; no document gives a tolerance for it.
    expect(Math.max(...apartM)).toBeLessThanOrEqual(0.05);
  });

  it.runIf(HERE)(
    'give each of the twelve standard wells when it is named, all stations as published',
    async () => {
      const name = 'iscwsa_standard_wellpaths.csv';
      const paths = document(name, 'Well Trajectory', new Uint8Array(readFileSync(FOLDER + name)));
      // The large file is read and understood once; which of its wells is meant, each time.
      const reading = readFile(name, paths.bytes, HEADINGS);
      const result = await reading;
      if ('refused' in result) throw new Error(result.refused);
      const understood = understand(paths, result.content);
      const readWith = (...more: ReturnType<typeof document>[]) =>
        readDocuments(
          [paths, ...more],
          (one) => (one.name === name ? reading : readFile(one.name, one.bytes, HEADINGS)),
          (one, content) => (one.name === name ? understood : understand(one, content)),
        );
      const undecided = await readWith();
      expect(undecided.survey).toBeNull();
      expect(reasonsOf(undecided)).toMatch(/holds 12 wells/);
      const wells = [
        'Reference well',
        ...Array.from({ length: 11 }, (_, i) => `${String(i + 1).padStart(2, '0')} - well`),
      ];
      let stations = 0;
      for (const well of wells) {
        const facts = await readWith(document('letter.txt', 'Other', `Well name: ${well}\n`));
        const built = buildTrajectory(facts.survey?.stations ?? []);
        if (!built.ok) throw new Error(`${well}: ${built.reason}`);
        built.trajectory.stations.forEach((station, index) => {
          expect(
            Math.abs(station.tvdM - (facts.survey?.stations[index]?.tvdM ?? Number.NaN)),
          ).toBeLessThanOrEqual(0.01);
        });
        stations += built.trajectory.stations.length;
      }
      expect(stations).toBe(1065);
    },
  );

  it.runIf(HERE)(
    'are measured pressures and no reservoirs, and absolute as their densities show',
    async () => {
      const facts = await published(['volve_15_9-F-14_mdt_pressures.csv', 'Other']);
      expect(facts.reservoirs).toEqual([]);
      expect(facts.notUnderstood).toEqual([]);
      expect(facts.pressurePoints).toHaveLength(14);
      const [first] = facts.pressurePoints ?? [];
      expect(first).toMatchObject({
        ahdBdfM: 3005.62,
        tvdBdfM: 2862.62,
        pore: { as: 'pressure', kpa: 28_663.4, reference: 'absolute' },
        fracture: null,
      });
    },
  );
});
