import type { HoleSectionFact } from '../../facts';
import type { Table } from '../../readers/table';
import { withAssumption } from '../facts/assumed-origins';
import { isNegativeDown, withSignTurned } from '../depths/depth-sign';
import { isDriven } from '../tables/side-rows';
import { fold } from '../words/fold';
import { withInchMarkLast } from '../words/numbers';
import { SIZE, anyOf, wordOf } from '../prose/quantities';
import type { Group } from '../tables/table-groups';
import { CASING_WORDS } from '../vocabulary/prose';

/** No hole section ends so close below the drill floor: the figure is not a depth. */
const SHALLOWEST_M = 3;

/** `20" casing`: the name of a string. */
const NAMES_STRING = new RegExp(wordOf(CASING_WORDS), 'iu');
/** `Mud type`, `Drilling fluid`: what the remarks of a table may be on. */
const NAMES_MUD =
  /\b(?:mud|fluids?|\w*spuel\w*|\w*spoeling\w*|slam\w*|\w*vaeske\w*|boues?|lodos?|fang[oh]i?|fluidos?|fluides?|fluid[oi])\b/;
/** The heading of a depth that is that of nothing in particular: `Measured Depth (m)`. */
const BARE_DEPTH = /^(?:(?:measured|true|vertical|along|hole|depth|md|tvd|ahd?)\b[\s.]*)+(?:\(.*\))?$/;
const AT_THE_SHOE =
  'the depth of the string was read as the end of its section, which may be a little deeper';

/**
 * Whether the rows are the points where strings are set, as in `Measured Depth | Name | Casing Diameter | Hole Diameter`: the depths
 * are of nothing in particular, and the rows or a heading name strings.
 */
export function areCasingPoints({ rows, recognised: { columns, table } }: Group): boolean {
  const depths = ['tdAhd', 'tdTvd'].flatMap((field) => columns[field] ?? []);
  return (
    depths.length > 0 &&
    depths.every(({ heading, assumed }) => assumed !== undefined || BARE_DEPTH.test(fold(heading))) &&
    (rows.every((row) => NAMES_STRING.test(row.text('description') ?? '')) ||
      (depths.length > 1 && table.headings.some((heading) => NAMES_STRING.test(heading))))
  );
}

/**
 * A section's number, in figures or Roman ones, describes nothing, and a sentence among remarks is no name of it; nor are
 * remarks on the strings or the muds of the same table, or the size and kind of the string: `13 3/8" Casing`.
 */
const described = (text: string | null, areRemarks: boolean, { headings }: Table): string | null =>
  text !== null &&
  /\p{L}{2}/u.test(text) &&
  !/^[IVX]+\.?$/.test(text) &&
  !ONLY_STRING.test(withInchMarkLast(text)) &&
  !(areRemarks && headings.some((heading) => NAMES_STRING.test(heading) || NAMES_MUD.test(fold(heading)))) &&
  !(areRemarks && IS_SENTENCE.test(text))
    ? text
    : null;
const ONLY_STRING = new RegExp(String.raw`^${SIZE}\s*(?:${anyOf(CASING_WORDS)})\.?$`, 'iu');
const IS_SENTENCE = /\p{L}{2}\s.*(?:\p{L}{3}|\))[.!]$/su;
const ARE_REMARKS = /remark|comment|note|bemerk|anmerk|opmerk|merknad|remarque|observ|osservaz/;

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
  const ofStrings = areCasingPoints(group);
  const areRemarks = ARE_REMARKS.test(fold(group.recognised.columns['description']?.heading ?? ''));
  if (negativeDown)
    group.log.remarks.push('Section TD TVD SS is written negative below sea level; its sign was turned.');
  return rows.flatMap(({ row, diameterIn, tvdSs, tvdM, ahdM }, at): HoleSectionFact[] => {
    const hasDepth = tvdSs !== null || tvdM !== null || ahdM !== null;
    // A description that the user pointed at is of a section whose depths are elsewhere.
    if (diameterIn === null || (!hasDepth && group.said === undefined)) return [];
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
    const origins = withSignTurned(
      row.origins({
        diameterIn: 'hole',
        description: 'description',
        tdAhdM: 'tdAhd',
        tdTvdBdfM: 'tdTvd',
        tdTvdSsM: 'tdTvdSs',
      }),
      negativeDown ? ['tdTvdSsM'] : [],
    );
    return [
      {
        diameterIn,
        description: described(row.text('description'), areRemarks, group.recognised.table),
        tdAhdM: ahdM,
        tdTvdBdfM: tvdM,
        tdTvdSsM: negativeDown && tvdSs !== null ? 0 - tvdSs : tvdSs,
        source: row.source(negativeDown && tvdSs !== null ? 'negative down, turned' : undefined),
        origins: ofStrings ? withAssumption(origins, AT_THE_SHOE, ['tdAhdM', 'tdTvdBdfM']) : origins,
      },
    ];
  });
}
