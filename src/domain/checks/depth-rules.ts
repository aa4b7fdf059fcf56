import type { Cell } from '../montage/address';
import type { DepthField } from '../montage/catalogue';
import type { Formation, Section } from '../montage/montage';
import { tvdBdfFromTvdSs, tvdSsFromTvdBdf } from '../depth-reference';
import { sameOffsetM } from './drill-floor';
import { both, isKnown } from './known';
import type { Said, SectionRule } from './rule';
import { formationCell, formationName, metres, offer, sectionCell } from './words';

interface Depths {
  readonly name: string;
  readonly ssM: number | null;
  readonly bdfM: number | null;
  readonly ahdM: number | null;
  readonly cell: (field: DepthField) => Cell;
}

/** A row is made only where something is to be said of it: a well has thousands. */
function row(section: Section, formation: Formation | null): Depths {
  const depths = formation ?? section;
  return {
    name: formation ? formationName(formation) : 'Section TD',
    ssM: depths.true_vertical_depth_subsea,
    bdfM: depths.true_vertical_depth_below_drill_floor,
    ahdM: depths.along_hole_depth_below_drill_floor,
    cell: (field) => (formation ? formationCell(section, formation, field) : sectionCell(section, field)),
  };
}

const rows = (section: Section): readonly (Formation | null)[] => [...section.formations_list, null];

/**
 * The drill floor stands at one height: TVD BDF less TVD SS is the same for every depth of the well. Which number it is, most
 * depths tell; those that stray from it are in error. A depth that lacks one of the two is offered it.
 */
export const drillFloorRule: SectionRule = {
  id: 'depth-drill-floor',
  cites: 'TVD BDF = TVD SS + elevation of the drill floor',
  judge(section, { drillFloorM }) {
    const said: Said[] = [];
    let pairs = 0;
    let undecided: Depths | null = null;
    for (const formation of rows(section)) {
      const depths = formation ?? section;
      const ssM = depths.true_vertical_depth_subsea;
      const bdfM = depths.true_vertical_depth_below_drill_floor;
      if (!isKnown(ssM) && !isKnown(bdfM) && !isKnown(depths.along_hole_depth_below_drill_floor)) continue;
      pairs += 1;
      if (!isKnown(ssM) && !isKnown(bdfM)) {
        said.push(lacksBoth(row(section, formation)));
      } else if (drillFloorM === null) {
        undecided ??= row(section, formation);
      } else if (!both(ssM, bdfM)) {
        said.push(lacksOne(row(section, formation), drillFloorM));
      } else if (Math.abs(Number(bdfM) - Number(ssM) - drillFloorM) > sameOffsetM) {
        said.push(strays(row(section, formation), Number(ssM), Number(bdfM), drillFloorM));
      }
    }
    if (undecided) said.push(noConstant(undecided));
    return pairs === 0 ? null : said;
  },
};

function strays({ name, cell }: Depths, ssM: number, bdfM: number, floorM: number): Said {
  return {
    result: 'error',
    cell: cell('true_vertical_depth_below_drill_floor'),
    text: `${name}: TVD BDF ${metres(bdfM)} is not TVD SS ${metres(ssM)} + the well’s ${metres(floorM)}`,
    offer: offer(tvdBdfFromTvdSs(ssM, floorM), 2),
  };
}

function lacksOne({ name, ssM, bdfM, cell }: Depths, floorM: number): Said {
  const lacksBdf = isKnown(ssM);
  return {
    result: 'missing',
    cell: cell(lacksBdf ? 'true_vertical_depth_below_drill_floor' : 'true_vertical_depth_subsea'),
    text: `${name} has no ${lacksBdf ? 'TVD BDF' : 'TVD SS'}`,
    offer: offer(lacksBdf ? tvdBdfFromTvdSs(Number(ssM), floorM) : tvdSsFromTvdBdf(Number(bdfM), floorM), 2),
  };
}

const lacksBoth = ({ name, cell }: Depths): Said => ({
  result: 'missing',
  cell: cell('true_vertical_depth_subsea'),
  text: `${name} has an along-hole depth and no vertical one`,
});

const noConstant = ({ name, cell }: Depths): Said => ({
  result: 'missing',
  cell: cell('true_vertical_depth_below_drill_floor'),
  text: `${name}: the depths do not tell how high the drill floor stands`,
});

/** The hole is never shorter than it is deep: both are measured from the drill floor, and the plumb line is the shortest way. */
export const alongHoleRule: SectionRule = {
  id: 'depth-along-hole',
  cites: 'Along-hole depth is at least true vertical depth, both below the drill floor',
  judge(section) {
    const said: Said[] = [];
    let seen = 0;
    let lacking = 0;
    let firstLacking: Depths | null = null;
    for (const formation of rows(section)) {
      const depths = formation ?? section;
      const bdfM = depths.true_vertical_depth_below_drill_floor;
      const ahdM = depths.along_hole_depth_below_drill_floor;
      // That a vertical depth is lacking is the rule above's to say.
      if (!isKnown(bdfM)) continue;
      seen += 1;
      if (!isKnown(ahdM)) {
        lacking += 1;
        firstLacking ??= row(section, formation);
      } else if (ahdM < bdfM - sameOffsetM) {
        const { name, cell } = row(section, formation);
        said.push({
          result: 'error',
          cell: cell('along_hole_depth_below_drill_floor'),
          text: `${name}: AHD BDF ${metres(ahdM)} is less than TVD BDF ${metres(bdfM)}`,
        });
      }
    }
    if (firstLacking) {
      const others = lacking > 1 ? ` and ${lacking - 1} more of the section have` : ' has';
      said.push({
        result: 'missing',
        cell: firstLacking.cell('along_hole_depth_below_drill_floor'),
        text: `${firstLacking.name}${others} no AHD BDF`,
      });
    }
    return seen === 0 ? null : said;
  },
};
