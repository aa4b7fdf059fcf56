import type { Entities } from '@/domain/montage/address';
import {
  catalogue,
  type Field,
  type FieldKind as CatalogueKind,
  type FieldOf,
} from '@/domain/montage/catalogue';
import type {
  CasingItem,
  CementItem,
  DrillStringPiece,
  Formation,
  LoggingItem,
  LoggingRun,
  Montage,
  MudItem,
  PlanSummary,
  PressurePoint,
  PressureTestItem,
  Reservoir,
  Risk,
  RiskLevel,
  Section,
  StrengthTest,
  TopLine,
  TrajectoryStation,
  TrajectoryTarget,
  WellTrajectory,
} from '@/domain/montage/montage';

/** What a field may contain. `?` allows null. */
export type FieldKind =
  | 'text'
  | 'text?'
  | 'number?'
  | 'whole?'
  | 'boolean?'
  | 'texts'
  /** One of these texts, or null. */
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape }
  /** A value that files of servers without it leave out. */
  | { readonly ifKept: 'number?' }
  /** A list that files of servers without it leave out. */
  | { readonly listIfKept: Shape }
  | { readonly item: Shape };

export type Shape = Readonly<Record<string, FieldKind>>;

/** A missing or superfluous field in the table is a compile error. */
type ShapeOf<E> = { readonly [Name in keyof Required<E>]: FieldKind };

const kinds: Readonly<Record<Exclude<CatalogueKind, 'choice'>, FieldKind>> = {
  text: 'text?',
  trimmed: 'text?',
  notes: 'text?',
  size: 'text?',
  decimal: 'number?',
  inches: 'number?',
  optional: 'number?',
  usd: 'number?',
  whole: 'whole?',
  level: 'whole?',
  section: 'text?',
  boolean: 'boolean?',
};

function kindOf({ kind, options = [], ifKept }: Field): FieldKind {
  if (kind === 'choice') return { oneOf: options };
  return ifKept ? { ifKept: 'number?' } : kinds[kind];
}

const fields = <Kind extends keyof Entities>(of: Kind) =>
  Object.fromEntries(
    Object.entries<Field>(catalogue[of]).map(([field, described]) => [field, kindOf(described)]),
  ) as Record<FieldOf<Kind>, FieldKind>;

const formation: ShapeOf<Formation> = { id: 'text', section_id: 'text', ...fields('formation') };
const casing: ShapeOf<CasingItem> = { id: 'text', ...fields('casing') };
const cement: ShapeOf<CementItem> = { id: 'text', ...fields('cement') };
const mud: ShapeOf<MudItem> = { id: 'text', ...fields('mud') };
const run: ShapeOf<LoggingRun> = { id: 'text', logging_id: 'text', ...fields('run') };
const { notes, ...evaluation } = fields('logging');
const logging: ShapeOf<LoggingItem> = {
  id: 'text',
  section_id: 'text',
  ...evaluation,
  logging_runs_list: { list: run },
  notes,
};
const pressureTest: ShapeOf<PressureTestItem> = { id: 'text', ...fields('pressureTest') };
const stringPiece: ShapeOf<DrillStringPiece> = { id: 'text', ...fields('stringPiece') };
const section: ShapeOf<Section> = {
  id: 'text',
  ...fields('section'),
  formations_list: { list: formation },
  casing_item: { item: casing },
  cement_item: { item: cement },
  mud_item: { item: mud },
  logging_item: { item: logging },
  pressure_test_item: { item: pressureTest },
  drill_string_list: { listIfKept: stringPiece },
};
const topLine: ShapeOf<TopLine> = { id: 'text', ...fields('topLine'), well_heads: 'texts' };
const reservoir: ShapeOf<Reservoir> = { id: 'text', ...fields('reservoir') };
const planSummary: ShapeOf<PlanSummary> = { id: 'text', ...fields('planStep') };

const station: ShapeOf<TrajectoryStation> = { id: 'text', ...fields('station') };
const target: ShapeOf<TrajectoryTarget> = { id: 'text', ...fields('target') };
const trajectory: ShapeOf<WellTrajectory> = {
  id: 'text',
  ...fields('trajectory'),
  stations_list: { list: station },
  targets_list: { list: target },
};
const pressurePoint: ShapeOf<PressurePoint> = { id: 'text', ...fields('pressurePoint') };
const strengthTest: ShapeOf<StrengthTest> = {
  id: 'text',
  ...fields('strengthTest'),
};

const risk: ShapeOf<Risk> = { id: 'text', ...fields('risk') };
const riskLevel: ShapeOf<RiskLevel> = { id: 'text', ...fields('riskLevel') };

/** The fields of a montage, in the order of a file; the contract's load shape. */
export const montageShape: ShapeOf<Omit<Montage, 'unread' | 'foreign'>> = {
  id: 'text',
  top_line_item: { item: topLine },
  sections_list: { list: section },
  reservoirs_list: { list: reservoir },
  plan_summaries_list: { list: planSummary },
  trajectories_list: { listIfKept: trajectory },
  pressure_points_list: { listIfKept: pressurePoint },
  strength_tests_list: { listIfKept: strengthTest },
  risks_list: { listIfKept: risk },
  risk_levels_list: { listIfKept: riskLevel },
};
