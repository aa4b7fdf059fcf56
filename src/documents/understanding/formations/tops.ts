import type { FormationTopFact } from '../../facts';
import { listed } from '../../words';
import { depthRanges } from '../depths/depth-ranges';
import type { DepthColumn } from '../depths/depth-ranges';
import { isNegativeDown, withSignTurned } from '../depths/depth-sign';
import { isEndOfWell } from '../sections/end-of-well';
import { withoutRocks } from './rocks-in-brackets';
import { fold } from '../words/fold';
import type { Group } from '../tables/table-groups';
import type { RowReader } from '../tables/row-reader';

const DEPTHS: readonly DepthColumn[] = ['tvdSs', 'tvd', 'ahd'];

interface PickName {
  name: string;
  kind: 'top' | 'base';
}

/**
 * The formation, and whether its top or its base is picked. `Base Cretaceous Unconformity` is the name of a horizon: an
 * unconformity is the top of what is below it.
 */
export function parsePickName(written: string): PickName {
  const suffix = /^(.*\S)[\s_-]+\(?(top|base|topp|bunn|toit|tope|topo|tetto|cima)\)?$/i.exec(written);
  if (suffix) return { name: suffix[1] ?? written, kind: kindOf(suffix[2] ?? '') };
  const prefix =
    /^(top|base|topp|bunn|toit|mur|tope|topo|tetto|letto|cima)\s+(?!of cement|av sement|du ciment|de(?:l)? cemento|d[eo] cimento)(\S.*)$/i.exec(
      written,
    );
  if (prefix && !/unconformity|\bunc\b|inkonformitet|discordan|disc[o\u00f3]rd/i.test(written)) {
    return { name: withoutArticle(prefix[2] ?? written), kind: kindOf(prefix[1] ?? '') };
  }
  return { name: written, kind: 'top' };
}

/** `Toit du Dogger` is the Dogger; `De Lutte` is a name. */
const withoutArticle = (name: string) =>
  name.replace(/^(?:of(?:\s+the)?|des?|du|del|del+[ao]?|d[oai]s?)\s+(?:(?:las?|los|el)\s+)?(?=\p{Lu})/u, '');

/**
 * Whether `Top` and `Base` in the names only say what is picked, as in a list where most rows have them. In `Rustler, Top of
 * Salt, Base of Salt, Lamar` they belong to the names of markers, and the formations of the list have none.
 */
const arePicks = (names: readonly string[]): boolean =>
  names.length < FEWEST_OF_HABIT ||
  names.filter((written) => parsePickName(written).name !== written).length * 2 > names.length;

/** Two or three rows do not show how the names of a list are written. */
const FEWEST_OF_HABIT = 4;

const kindOf = (word: string): PickName['kind'] => (/base|bunn|mur|letto/i.test(word) ? 'base' : 'top');

/** The elevation of the drill floor that the rows imply, if they agree within rounding; else null. */
function impliedElevation(tops: readonly FormationTopFact[]): number | null {
  const heights = tops.flatMap((top) =>
    top.tvdBdfM === null || top.tvdSsM === null ? [] : [top.tvdBdfM - top.tvdSsM],
  );
  if (heights.length < 2 || Math.max(...heights) - Math.min(...heights) > 0.05) return null;
  return heights[0] ?? null;
}

const FACT_FIELDS = { tvdSs: 'tvdSsM', tvd: 'tvdBdfM', ahd: 'ahdBdfM' } as const;

/** The labels of what goes on below, and sizes: `From (ft)`, `Hole`, `26"`, `Reservoir: Hugin`. */
const LABEL =
  /^(?:(?:reservoir|target|objective|doel|ziel|mal|objectif|objetivo|obiettivo)\s*:.*|(?:from|to|hole|section|hole section|interval|bit|bit size|hole size|casing|shoe|mud|length|van|tot|von|bis|desde|hasta|fra|til)(?: ?md| ?tvd)?\s*(?:[([].*)?|.+[([](?:m|ft|in|bar|psi)[)\]]|[\d\s./"'-]+)$/;

/** The formation tops of a group of rows, in document order. Repeated tops are kept, because faults repeat them. */
export function readTops(group: Group): FormationTopFact[] {
  const inRows = group.rows.flatMap((row) => {
    const written = row.text('name');
    return written === null || isEndOfWell(written) || LABEL.test(fold(written)) ? [] : [{ row, written }];
  });
  const names = withoutRocks(inRows.map(({ written }) => written));
  const named = inRows.map(({ row, written }, at) => ({ row, written: names[at] ?? written }));
  const readers = named.map(({ row }) => row);
  const isMarked = arePicks(named.map(({ written }) => written));
  const ends = group.rows.filter((row) => isEndOfWell(row.text('name') ?? ''));
  /** The well ends in the last formation, above its base. */
  const isEndDepth = (field: DepthColumn, depth: number | null) =>
    depth !== null && ends.some((row) => row.value(field) === depth);
  const never = () => false;
  const { depths: tvds } = depthRanges(group, readers, 'tvd', never);
  const { depths: ahds } = depthRanges(group, readers, 'ahd', never);
  const { depths: tvdSss, negativeDown } = depthRanges(group, readers, 'tvdSs', (values) =>
    isNegativeDown(
      values.map((tvdSs, at) => ({ tvdSs, tvdM: tvds[at]?.top ?? null, ahdM: ahds[at]?.top ?? null })),
    ),
  );
  const tops: FormationTopFact[] = [];
  const left: typeof named = [];
  named.forEach(({ row, written }, at) => {
    const parsed = parsePickName(written);
    // Below a base that is a marker another row follows; the last one is where the formations end.
    const isMarker = !isMarked && (parsed.kind === 'top' || at < named.length - 1);
    const pick: PickName = isMarker ? { name: written, kind: 'top' } : parsed;
    const said = row.text('pick');
    const kind = said !== null && /^(top|base|bunn|toit|mur|cima)/i.test(said) ? kindOf(said) : pick.kind;
    const depths = { tvdSs: tvdSss[at], tvd: tvds[at], ahd: ahds[at] };
    const factAt = (end: 'top' | 'base'): FormationTopFact | null => {
      const [tvdSs = null, tvdM = null, ahdM = null] = DEPTHS.map((field) => {
        const depth = depths[field]?.[end] ?? null;
        return end === 'base' && isEndDepth(field, depth) ? null : depth;
      });
      const isVariance = group.said?.field === 'variance' && end === 'top';
      if (tvdSs === null && tvdM === null && ahdM === null && !isVariance) return null;
      const turned = negativeDown && tvdSs !== null;
      const cells = (field: DepthColumn) => (end === 'top' ? field : [`${field}Base`, field]);
      return {
        name: pick.name,
        kind: end === 'top' ? kind : 'base',
        tvdSsM: turned ? 0 - tvdSs : tvdSs,
        tvdBdfM: tvdM,
        ahdBdfM: ahdM,
        varianceM: end === 'top' ? row.value('variance') : null,
        qualifier: row.text('qualifier'),
        source: row.source(turned ? 'negative down, turned' : undefined),
        origins: withSignTurned(
          row.origins({
            name: 'name',
            ...Object.fromEntries(
              DEPTHS.filter((field) => (depths[field]?.[end] ?? null) !== null).map((field) => [
                FACT_FIELDS[field],
                cells(field),
              ]),
            ),
            ...(end === 'top' ? { varianceM: 'variance' } : {}),
            qualifier: 'qualifier',
          }),
          turned ? ['tvdSsM'] : [],
        ),
      };
    };
    const found = [factAt('top'), kind === 'base' ? null : factAt('base')].filter((fact) => fact !== null);
    if (found.length === 0) left.push({ row, written });
    tops.push(...found);
  });
  if (negativeDown) {
    group.log.remarks.push(
      'TVD SS is written negative below sea level; its sign was turned, so that it is positive down.',
    );
  }
  const elevation = impliedElevation(tops);
  if (elevation !== null) {
    group.log.remarks.push(
      `TVD less TVD SS is ${elevation.toFixed(2)} m in every row: the drill floor these tops were made for.`,
    );
  }
  reportPicksWithoutDepth(group, left);
  return tops;
}

/** The first words of footers directly below a table. */
const FOOTER =
  /^(end|source|kilde|fuente|fin|total|merknad|nota|remarque|side|p[a\u00e1]gina|total|prepared|printed|notes?|remarks?|page|copyright)\b|[:.]/i;

/**
 * Reports picks without a depth. A row between picks with a name only is one. Below the last pick it is one if something other
 * than a depth is in its place, or if it follows directly and is not a footer.
 */
function reportPicksWithoutDepth(group: Group, rows: { row: RowReader; written: string }[]): void {
  const lastRow =
    group.rows.findLast((row) => DEPTHS.some((field) => (row.value(field) ?? row.ends(field)) !== null))
      ?.row ?? 0;
  let at = lastRow;
  const missing = rows.filter(({ row, written }) => {
    const words = written.split(' ').length;
    const follows = row.row === at + 1;
    if (follows) at = row.row;
    if (row.row < lastRow || DEPTHS.some((field) => row.text(field) !== null)) return words <= 8;
    return follows && words <= 4 && !FOOTER.test(written);
  });
  if (missing.length === 0) return;
  group.log.remarks.push(
    `Left out, because no depth is given: ${listed(
      missing.map(({ written }) => written),
      8,
    )}.`,
  );
}
