import { expect, it } from 'vitest';
import { exampleWell, withCasing, withSection } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { assumedLinerLapM } from '@/domain/wellbore/strings';
import { keptPath, keptTarget, withPaths } from '@/domain/wellbore/kept-paths-for-tests';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { describeWellbore } from './describe-wellbore';

const detailsOf = (montage: Montage, wanted: string): string =>
  describeWellbore(wellboreOf(montage))
    .items.filter(({ term }) => term === wanted)
    .flatMap(({ details }) => details)
    .join('\n');

it('says that a montage keeps no path, not that the well has no survey', () => {
  const deviated = detailsOf(exampleWell, 'Path');
  expect(deviated).toContain('This montage keeps no well path, so the azimuth is unknown');
  const vertical = withSection(1, () => ({ along_hole_depth_below_drill_floor: null, formations_list: [] }));
  const single = { ...vertical, sections_list: vertical.sections_list.slice(0, 1) };
  expect(detailsOf(single, 'Path')).toContain('This montage keeps no well path.');
  expect(deviated).not.toContain('There is no survey');
});

it('mentions an assumed lap only if a liner hangs by one', () => {
  const lap = `hangs ${assumedLinerLapM} m inside the string above`;
  const uncemented = (notes: string | null): Montage => {
    const { sections_list: sections, ...rest } = withCasing(3, { notes });
    return { ...rest, sections_list: sections.map((section) => ({ ...section, cement_item: null })) };
  };
  expect(detailsOf(uncemented(null), 'Strings')).toContain(lap);
  const details = detailsOf(uncemented('Liner: 7 in from 2,650.5 to 3,077.4 m AHD'), 'Strings');
  expect(details).toContain('7″ liner: hung at 2,650.5 m AHD');
  expect(details).not.toContain(lap);
});

it('names the kept path with its north, its targets and the planned path', () => {
  const plan = keptPath({ targets_list: [keptTarget()] });
  const details = detailsOf(withPaths(plan), 'Path');
  expect(details).toContain(
    'The planned path “Plan B”, by minimum curvature. Its azimuths are from grid north.',
  );
  expect(details).toContain('Target Crest: 2,433.5 m TVD, radius 60.0 m.');
  expect(details).not.toContain('azimuth is unknown');
  expect(details).not.toContain('dashed');
  const actual = keptPath({ id: 'survey', name: null, kind: 'actual', north_reference: null });
  expect(detailsOf(withPaths(actual), 'Path')).toContain('from a north that is not stated');
  const both = withPaths(plan, { ...actual, north_reference: 'grid' });
  expect(detailsOf(both, 'Path')).toContain('The dashed line is the planned path “Plan B”.');
});
