import { unitsInForce } from '../shown-units/in-force';
import type { Units } from '../shown-units/units-of-person';
import { cellKey } from '../montage/address';
import type {
  Montage,
  PlanSummary,
  PressurePoint,
  Reservoir,
  Risk,
  Section,
  StrengthTest,
  WellTrajectory,
} from '../montage/montage';
import { profileOf } from '../pressures/profile';
import { sectionKicks, type SectionKick } from '../kick-tolerance/section-kicks';
import { riskMatrixOf } from '../risks/matrix';
import {
  kickRules,
  pathRules,
  planRules,
  pressurePointRules,
  reservoirRules,
  riskRules,
  sectionRules,
  strengthTestRules,
} from './all-rules';
import { contextsOf, montageDrillFloor } from './contexts';
import type { CheckResult, Finding } from './finding';
import { inWellOrder } from './well-order';
import type { PathContext } from './path-rules';
import type { RiskContext } from './risk-rules';
import type { Rule, SectionContext, WellContext } from './rule';
import { defaultSettings, type CheckSettings } from './settings';

export interface Findings {
  /**
   * In the order of the well: sections, then reservoirs, pressures, kick tolerances, well paths, risks and the plan. Without what
   * is fine.
   */
  readonly list: readonly Finding[];
  /** By `cellKey`. A section that was not judged again keeps the same list objects. */
  readonly byCell: ReadonlyMap<string, readonly Finding[]>;
  /** The number of findings by result; 'fine' counts once for each rule and section (or reservoir, or plan). */
  readonly counts: Readonly<Record<CheckResult, number>>;
}

/**
 * The findings of one part of the well. No cell belongs to two parts, so each part keeps its own index by cell: a well
 * that lacks a column has tens of thousands of findings, and an edit replaces those of one section only.
 */
interface Part {
  readonly list: readonly Finding[];
  readonly byCell: ReadonlyMap<string, readonly Finding[]>;
  readonly counts: Readonly<Record<CheckResult, number>>;
}

/**
 * Judges a montage by the rules in `all-rules.ts`. They inform and forbid nothing.
 *
 * Called after each edit. A section is judged again only if it changed, or if the values in its context changed. This
 * requires immutable edits (only what changed is replaced) and the same `settings` object for the same settings.
 */
export function checkMontage(montage: Montage, settings: CheckSettings = defaultSettings): Findings {
  const drillFloorM = montageDrillFloor(montage);
  const contexts = contextsOf(montage, drillFloorM, settings);
  const parts: Part[] = [];
  montage.sections_list.forEach((section, index) => {
    const context = contexts[index];
    if (context) parts.push(judgeSection(section, context));
  });
  const profile = profileOf(montage.pressure_points_list, drillFloorM);
  const well: WellContext = { settings, drillFloorM, profile, topLine: montage.top_line_item };
  for (const reservoir of montage.reservoirs_list)
    parts.push(judge<Reservoir, WellContext>(reservoirRules, reservoir, well));
  for (const point of montage.pressure_points_list ?? [])
    parts.push(judge<PressurePoint, WellContext>(pressurePointRules, point, well));
  for (const test of montage.strength_tests_list ?? [])
    parts.push(judge<StrengthTest, WellContext>(strengthTestRules, test, well));
  // Its cells are the assumptions, which no other rule judges.
  for (const kick of drillsWithString(montage) ? sectionKicks(montage, settings) : [])
    parts.push(judge<SectionKick, WellContext>(kickRules, kick, well));
  const tdAhdM = montage.sections_list.at(-1)?.along_hole_depth_below_drill_floor ?? null;
  for (const path of montage.trajectories_list ?? []) parts.push(judgePath(path, { settings, tdAhdM }));
  const { risks_list: risks = [] } = montage;
  if (risks.length > 0) {
    const sectionIds = new Set(montage.sections_list.map(({ id }) => id));
    const context: RiskContext = { matrix: riskMatrixOf(montage.risk_levels_list), sectionIds };
    for (const risk of risks) parts.push(judge<Risk, RiskContext>(riskRules, risk, context));
  }
  parts.push(judge<readonly PlanSummary[], WellContext>(planRules, montage.plan_summaries_list, well));
  return gather(parts);
}

/** A montage without drill strings has no kick tolerances, and most have none. */
const drillsWithString = ({ sections_list }: Montage): boolean =>
  sections_list.some(({ drill_string_list }) => (drill_string_list?.length ?? 0) > 0);

function judge<Subject, Context>(
  rules: readonly Rule<Subject, Context>[],
  subject: Subject,
  context: Context,
  order = (list: readonly Finding[]) => list,
): Part {
  const findings: Finding[] = [];
  const counts = { error: 0, warning: 0, fine: 0, missing: 0 };
  for (const { id: rule, cites, judge: judgeBy } of rules) {
    const sentences = judgeBy(subject, context);
    if (sentences?.length === 0) counts.fine += 1;
    for (const sentence of sentences ?? []) {
      counts[sentence.result] += 1;
      findings.push({ ...sentence, rule, cites });
    }
  }
  const list = order(findings);
  return { list, byCell: byCellOf(list), counts };
}

function byCellOf(list: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const byCell = new Map<string, Finding[]>();
  for (const finding of list) {
    const key = cellKey(finding.cell);
    const others = byCell.get(key);
    if (others) others.push(finding);
    else byCell.set(key, [finding]);
  }
  return byCell;
}

/**
 * The last judgement of each section. An undo restores the same section object; older judgements are not worth their
 * memory.
 */
const judged = new WeakMap<Section, { context: SectionContext; units: Units; part: Part }>();

function judgeSection(section: Section, context: SectionContext): Part {
  const last = judged.get(section);
  // The sentences have values in the units of the person who looks.
  const units = unitsInForce();
  if (last?.units === units && isSame(last.context, context)) return last.part;
  const part = judge(sectionRules, section, context, (list) => inWellOrder(section, list));
  judged.set(section, { context, units, part });
  return part;
}

/** As for sections: a survey may have thousands of stations. */
const judgedPaths = new WeakMap<WellTrajectory, { context: PathContext; units: Units; part: Part }>();

function judgePath(path: WellTrajectory, context: PathContext): Part {
  const last = judgedPaths.get(path);
  const units = unitsInForce();
  if (
    last?.units === units &&
    last.context.settings === context.settings &&
    last.context.tdAhdM === context.tdAhdM
  )
    return last.part;
  const part = judge<WellTrajectory, PathContext>(pathRules, path, context);
  judgedPaths.set(path, { context, units, part });
  return part;
}

const isSame = (one: SectionContext, other: SectionContext): boolean =>
  (Object.keys(one) as (keyof SectionContext)[]).every((key) => Object.is(one[key], other[key]));

function gather(parts: readonly Part[]): Findings {
  const counts = { error: 0, warning: 0, fine: 0, missing: 0 };
  const byCell = new Map<string, readonly Finding[]>();
  for (const part of parts) {
    counts.error += part.counts.error;
    counts.warning += part.counts.warning;
    counts.fine += part.counts.fine;
    counts.missing += part.counts.missing;
    for (const [key, findings] of part.byCell) byCell.set(key, findings);
  }
  return { list: parts.flatMap((part) => part.list), byCell, counts };
}
