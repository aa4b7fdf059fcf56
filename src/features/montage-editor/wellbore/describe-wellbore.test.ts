import { expect, it } from 'vitest';
import { exampleWell, withCasing, withSection } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { assumedLinerLapM } from '@/domain/wellbore/strings';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { describeWellbore } from './describe-wellbore';

const detailsOf = (montage: Montage, wanted: string): string =>
  describeWellbore(wellboreOf(montage))
    .items.filter(({ term }) => term === wanted)
    .flatMap(({ details }) => details)
    .join('\n');

it('says that a montage holds no survey, and not that the well has none', () => {
  const deviated = detailsOf(exampleWell, 'Path');
  expect(deviated).toContain('A montage holds no survey: the azimuth is not known');
  const vertical = withSection(1, () => ({ along_hole_depth_below_drill_floor: null, formations_list: [] }));
  const single = { ...vertical, sections_list: vertical.sections_list.slice(0, 1) };
  expect(detailsOf(single, 'Path')).toContain('A montage holds no survey.');
  expect(deviated).not.toContain('There is no survey');
});

it('speaks of an assumed lap only where a liner hangs by one', () => {
  const lap = `hangs ${assumedLinerLapM} m inside the string above`;
  const uncemented = (notes: string | null): Montage => {
    const { sections_list: sections, ...rest } = withCasing(3, { notes });
    return { ...rest, sections_list: sections.map((section) => ({ ...section, cement_item: null })) };
  };
  expect(detailsOf(uncemented(null), 'Strings')).toContain(lap);
  const told = detailsOf(uncemented('Liner: 7 in from 2,650.5 to 3,077.4 m AHD'), 'Strings');
  expect(told).toContain('7″ liner: hung at 2,650.5 m AHD');
  expect(told).not.toContain(lap);
});
