import type { Cell } from '../montage/address';
import type { DepthField } from '../montage/catalogue';
import type { Formation, Section } from '../montage/montage';
import { tvdBdfFromTvdSs, tvdSsFromTvdBdf, type Depths } from '../depths';
import { sameOffsetM } from './drill-floor';
import { both, isKnown } from './known';
import type { RuleFinding, SectionRule } from './rule';
import { formationCell, formationName, metres, offer, sectionCell } from './words';

/** A formation's top or the section's end. */
interface DepthRow extends Depths {
  readonly name: string;
  readonly cell: (field: DepthField) => Cell;
}

/** Call this only for a row with a finding: a well has thousands of rows. */
function row(section: Section, formation: Formation | null): DepthRow {
  const depths = formation ?? section;
  return {
    name: formation ? formationName(formation) : 'Section TD',
    tvdSsM: depths.true_vertical_depth_subsea,
    tvdBdfM: depths.true_vertical_depth_below_drill_floor,
    ahdBdfM: depths.along_hole_depth_below_drill_floor,
    cell: (field) => (formation ? formationCell(section, formation, field) : sectionCell(section, field)),
  };
}

const rows = (section: Section): readonly (Formation | null)[] => [...section.formations_list, null];

/**
 * The drill floor has one elevation: TVD BDF minus TVD SS is the same for every depth of the well. The elevation is the value
 * that most depths agree on; a depth that differs from it is an error. If TVD SS or TVD BDF is missing, it is offered.
 */
export const drillFloorRule: SectionRule = {
  id: 'depth-drill-floor',
  cites: 'TVD BDF = TVD SS + elevation of the drill floor',
  judge(section, { drillFloorM }) {
    const findings: RuleFinding[] = [];
    let pairs = 0;
    let undecided: DepthRow | null = null;
    for (const formation of rows(section)) {
      const depths = formation ?? section;
      const ssM = depths.true_vertical_depth_subsea;
      const bdfM = depths.true_vertical_depth_below_drill_floor;
      if (!isKnown(ssM) && !isKnown(bdfM) && !isKnown(depths.along_hole_depth_below_drill_floor)) continue;
      pairs += 1;
      if (!isKnown(ssM) && !isKnown(bdfM)) {
        findings.push(lacksBoth(row(section, formation)));
      } else if (drillFloorM === null) {
        undecided ??= row(section, formation);
      } else if (!both(ssM, bdfM)) {
        findings.push(lacksOne(row(section, formation), drillFloorM));
      } else if (Math.abs(Number(bdfM) - Number(ssM) - drillFloorM) > sameOffsetM) {
        findings.push(differs(row(section, formation), Number(ssM), Number(bdfM), drillFloorM));
      }
    }
    if (undecided) findings.push(noConstant(undecided));
    return pairs === 0 ? null : findings;
  },
};

function differs({ name, cell }: DepthRow, ssM: number, bdfM: number, drillFloorM: number): RuleFinding {
  return {
    result: 'error',
    cell: cell('true_vertical_depth_below_drill_floor'),
    text: `${name}: TVD BDF ${metres(bdfM)} is not TVD SS ${metres(ssM)} + the well’s ${metres(drillFloorM)}`,
    offer: offer(tvdBdfFromTvdSs(ssM, drillFloorM), 2, 'length'),
  };
}

function lacksOne({ name, tvdSsM, tvdBdfM, cell }: DepthRow, drillFloorM: number): RuleFinding {
  const lacksBdf = isKnown(tvdSsM);
  return {
    result: 'missing',
    cell: cell(lacksBdf ? 'true_vertical_depth_below_drill_floor' : 'true_vertical_depth_subsea'),
    text: `${name} has no ${lacksBdf ? 'TVD BDF' : 'TVD SS'}`,
    offer: offer(
      lacksBdf ? tvdBdfFromTvdSs(Number(tvdSsM), drillFloorM) : tvdSsFromTvdBdf(Number(tvdBdfM), drillFloorM),
      2,
      'length',
    ),
  };
}

const lacksBoth = ({ name, cell }: DepthRow): RuleFinding => ({
  result: 'missing',
  cell: cell('true_vertical_depth_subsea'),
  text: `${name} has an along-hole depth and no vertical one`,
});

const noConstant = ({ name, cell }: DepthRow): RuleFinding => ({
  result: 'missing',
  cell: cell('true_vertical_depth_below_drill_floor'),
  text: `${name}: cannot determine the elevation of the drill floor from the depths`,
});

/** AHD is never less than TVD: both start at the drill floor, and the vertical is the shortest way down. */
export const alongHoleRule: SectionRule = {
  id: 'depth-along-hole',
  cites: 'Along-hole depth is at least true vertical depth, both below the drill floor',
  judge(section) {
    const findings: RuleFinding[] = [];
    let seen = 0;
    let lacking = 0;
    let firstLacking: DepthRow | null = null;
    for (const formation of rows(section)) {
      const depths = formation ?? section;
      const bdfM = depths.true_vertical_depth_below_drill_floor;
      const ahdM = depths.along_hole_depth_below_drill_floor;
      // `drillFloorRule` reports a missing vertical depth.
      if (!isKnown(bdfM)) continue;
      seen += 1;
      if (!isKnown(ahdM)) {
        lacking += 1;
        firstLacking ??= row(section, formation);
      } else if (ahdM < bdfM - sameOffsetM) {
        const { name, cell } = row(section, formation);
        findings.push({
          result: 'error',
          cell: cell('along_hole_depth_below_drill_floor'),
          text: `${name}: AHD BDF ${metres(ahdM)} is less than TVD BDF ${metres(bdfM)}`,
        });
      }
    }
    if (firstLacking) {
      const others = lacking > 1 ? ` and ${lacking - 1} more of the section have` : ' has';
      findings.push({
        result: 'missing',
        cell: firstLacking.cell('along_hole_depth_below_drill_floor'),
        text: `${firstLacking.name}${others} no AHD BDF`,
      });
    }
    return seen === 0 ? null : findings;
  },
};
