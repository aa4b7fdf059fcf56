import type { HoleSectionFact } from '../facts';
import { isNegativeDown, withSignTurned } from './depth-sign';
import { isDriven } from './side-rows';
import type { Group } from './table-groups';

/** No hole section ends so close below the drill floor: the figure is not a depth. */
const SHALLOWEST_M = 3;

/** The hole sections of a group of rows; a row without a hole size or without any depth is not one. */
export function readSections(group: Group): HoleSectionFact[] {
  const below = (depthM: number | null) => (depthM !== null && depthM < SHALLOWEST_M ? null : depthM);
  const rows = group.rows.map((row) => ({
    row,
    diameterIn: isDriven(row.written('hole')) ? null : row.value('hole'),
    tvdSs: row.value('tdTvdSs'),
    tvdM: below(row.value('tdTvd')),
    ahdM: below(row.value('tdAhd')),
  }));
  const negativeDown = isNegativeDown(rows);
  if (negativeDown)
    group.log.remarks.push('Section TD TVD SS is written negative below sea level; its sign was turned.');
  return rows.flatMap(({ row, diameterIn, tvdSs, tvdM, ahdM }, at): HoleSectionFact[] => {
    if (diameterIn === null || (tvdSs === null && tvdM === null && ahdM === null)) return [];
    // A row for each logging run, or for each part of the string, repeats its section.
    const isRepeated = rows
      .slice(0, at)
      .some(
        (above) =>
          above.diameterIn === diameterIn &&
          above.tvdSs === tvdSs &&
          above.tvdM === tvdM &&
          above.ahdM === ahdM,
      );
    if (isRepeated) return [];
    return [
      {
        diameterIn,
        description: row.text('description'),
        tdAhdM: ahdM,
        tdTvdBdfM: tvdM,
        tdTvdSsM: negativeDown && tvdSs !== null ? 0 - tvdSs : tvdSs,
        source: row.source(negativeDown && tvdSs !== null ? 'negative down, turned' : undefined),
        origins: withSignTurned(
          row.origins({
            diameterIn: 'hole',
            description: 'description',
            tdAhdM: 'tdAhd',
            tdTvdBdfM: 'tdTvd',
            tdTvdSsM: 'tdTvdSs',
          }),
          negativeDown ? ['tdTvdSsM'] : [],
        ),
      },
    ];
  });
}
