import type { Table } from '../../readers/table';
import type { Columns, ColumnUse } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { convert } from '../units/units';
import { misfitOf, numbersOf, reproducesCoordinates, verticalMisfit } from './survey-numbers';
import type { PathColumns, SurveyNumbers } from './survey-numbers';

const LEAST_STATIONS = 5;
/** More columns are not a survey, and trying every choice of four would take long. */
const MOST_COLUMNS = 14;
/** In a hole this close to vertical, all readings of the angles give the same depths. */
const INCLINED_DEG = 3;
/** How many times the misfit of a vertical hole must exceed that of the path, where only the numbers say what is an angle. */
const BEYOND = 3;
/** How many steps of a hundred may go up, by misprints and rows of another well. */
const MISPRINTED = 0.05;

export interface SurveyColumns extends PathColumns {
  tvd: number | null;
}

const rises = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? -Infinity));
const mostlyRises = (values: readonly number[]) =>
  values.filter((value, at) => at > 0 && value <= (values[at - 1] ?? -Infinity)).length <=
  values.length * MISPRINTED;
const isConstant = (values: readonly number[]) => new Set(values.filter((value) => value !== 0)).size <= 1;
const within = (values: readonly number[], least: number, most: number) =>
  values.every((value) => value >= least && value <= most);

const QUANTITY = { ahd: 'length', inclination: 'angle', azimuth: 'angle', tvd: 'length' } as const;
type SurveyField = keyof typeof QUANTITY;

const measures = (quantity: 'length' | 'angle', heading: ParsedHeading | undefined): boolean =>
  typeof heading?.unit === 'string' && convert(1, heading.unit, quantity) !== null;
const isAngle = (heading: ParsedHeading | undefined): boolean => measures('angle', heading);

/** A survey has two depths and two angles. */
const OF_EACH_QUANTITY = 2;

/**
 * The columns that may be of a field: the one so named, or each without a name and with a unit of its quantity; where too few
 * have one, also those without a unit.
 */
function columnsFor(
  field: SurveyField,
  { columns }: SurveyNumbers,
  headings: readonly ParsedHeading[],
  known: Columns,
): [column: number, values: number[]][] {
  const named = known[field]?.column;
  const taken = new Set(Object.values(known).map((use) => use?.column));
  const own = [...columns].filter(([column]) => measures(QUANTITY[field], headings[column]));
  return [...columns].filter(([column]) => {
    if (named !== undefined) return column === named;
    if (taken.has(column)) return false;
    return (
      measures(QUANTITY[field], headings[column]) ||
      (own.length < OF_EACH_QUANTITY && (headings[column]?.unit ?? null) === null)
    );
  });
}

const spanOf = (values: readonly number[]): number => (values.at(-1) ?? 0) - (values[0] ?? 0);
/** The misfit of the path, if it were vertical. */
const straightMisfit = (depths: readonly number[], down: readonly number[]): number =>
  verticalMisfit(depths, [], [], down);

interface Choice extends SurveyColumns {
  misfit: number;
  /** The misfit that rounding explains. */
  allowed: number;
}

/** Each choice of four columns that reproduces its vertical depths. */
function choicesOf(numbers: SurveyNumbers, headings: readonly ParsedHeading[], known: Columns): Choice[] {
  const [along, inclinations, azimuths, below] = (['ahd', 'inclination', 'azimuth', 'tvd'] as const).map(
    (field) => columnsFor(field, numbers, headings, known),
  );
  const found: Choice[] = [];
  const isTold = (field: SurveyField, column: number) =>
    known[field] !== undefined || isAngle(headings[column]);
  for (const [ahd, depths] of along ?? []) {
    if (!mostlyRises(depths) || (depths[0] ?? -1) < 0) continue;
    for (const [inclination, angles] of inclinations ?? []) {
      const isInclination = isTold('inclination', inclination);
      if (inclination === ahd || !within(angles, 0, 130)) continue;
      if (!isInclination && Math.max(...angles) < INCLINED_DEG) continue;
      for (const [azimuth, directions] of azimuths ?? []) {
        if ([ahd, inclination].includes(azimuth) || !within(directions, -180, 360)) continue;
        for (const [tvd, verticals] of below ?? []) {
          // A constant agrees with any horizontal hole.
          if ([ahd, inclination, azimuth].includes(tvd) || isConstant(verticals)) continue;
          // Depths below sea level may be printed negative.
          const down =
            (verticals.at(-1) ?? 0) < (verticals[0] ?? 0) ? verticals.map((value) => -value) : verticals;
          const misfit = verticalMisfit(depths, angles, directions, down);
          const allowed = misfitOf(tvd, numbers.roundedTo);
          const isLonger = spanOf(down) <= spanOf(depths) + allowed;
          const isShown =
            (isInclination && isTold('azimuth', azimuth)) || straightMisfit(depths, down) > BEYOND * allowed;
          if (misfit <= allowed && isLonger && isShown)
            found.push({ ahd, inclination, azimuth, tvd, misfit, allowed });
        }
      }
    }
  }
  return found.toSorted((a, b) => a.misfit - b.misfit);
}

const isSamePath = (a: PathColumns, b: PathColumns): boolean =>
  a.ahd === b.ahd && a.inclination === b.inclination && a.azimuth === b.azimuth;

/**
 * Finds the depth, inclination and azimuth columns of a survey by physics: they reproduce a fourth column, its vertical
 * depth, by minimum curvature (angles in degrees). What headings name is as they say. Null if no choice does, or several do
 * and no coordinates decide between them.
 */
export function surveyByPhysics(
  table: Table,
  headings: readonly ParsedHeading[],
  known: Columns = {},
): SurveyColumns | null {
  const numbers = numbersOf(table);
  const { columns, rows } = numbers;
  if (rows < LEAST_STATIONS || columns.size < 4 || table.headings.length > MOST_COLUMNS) return null;
  const all = choicesOf(numbers, headings, known);
  const [first] = all;
  if (!first) return null;
  const isSure = all.every((other) => isSamePath(first, other));
  const fitting = isSure ? all : all.filter((one) => reproducesCoordinates(numbers, one));
  const [best = first, ...others] = fitting.length > 0 ? fitting : all;
  // Both TVD and TVD SS fit; but the angles must be the same.
  const rival = others.some((other) => !isSamePath(other, best) && other.misfit < other.allowed / 2);
  if (rival && (fitting.length > 0 || best.misfit > best.allowed / 10)) return null;
  const offset = ({ tvd }: SurveyColumns) =>
    tvd === null ? Infinity : Math.abs((columns.get(tvd)?.[0] ?? 0) - (columns.get(best.ahd)?.[0] ?? 0));
  const below = [best, ...others].filter((one) => isSamePath(one, best));
  // If the first vertical depth equals the along-hole depth, both have the same reference.
  const own = below.find((one) => offset(one) < 0.5) ?? null;
  return { ahd: best.ahd, inclination: best.inclination, azimuth: best.azimuth, tvd: own?.tvd ?? null };
}

/** Increasing depths, angles from vertical and directions, as those of a survey are. */
function areOfSurvey(ahd: readonly number[], inclination: readonly number[], azimuth: readonly number[]) {
  const steps = inclination.slice(1).map((value, at) => Math.abs(value - (inclination[at] ?? value)));
  return (
    rises(ahd) &&
    (ahd[0] ?? -1) >= 0 &&
    (ahd.at(-1) ?? 0) > 100 &&
    (inclination[0] ?? 90) < 5 &&
    within(inclination, 0, 100) &&
    Math.max(...steps) < 15 &&
    within(azimuth, 0, 360) &&
    // Too large for an inclination: it is the azimuth.
    Math.max(...azimuth) > 130
  );
}

/** Three columns of bare numbers in the usual order: increasing depths, angles from vertical, directions. */
export function surveyByOrder(table: Table): SurveyColumns | null {
  if (table.headings.length !== 3) return null;
  const { columns, rows } = numbersOf(table);
  const [ahd, inclination, azimuth] = [columns.get(0), columns.get(1), columns.get(2)];
  if (rows < LEAST_STATIONS || !ahd || !inclination || !azimuth) return null;
  return areOfSurvey(ahd, inclination, azimuth) ? { ahd: 0, inclination: 1, azimuth: 2, tvd: null } : null;
}

/**
 * The columns of a survey whose units leave one choice: two columns of angles, one of which its heading or its range tells from
 * the other, and the depth that its heading names or that is the only one.
 */
export function surveyByUnits(
  table: Table,
  headings: readonly ParsedHeading[],
  known: Columns,
): SurveyColumns | null {
  const numbers = numbersOf(table);
  if (numbers.rows < LEAST_STATIONS || headings.filter(isAngle).length !== 2) return null;
  const angles = (field: 'inclination' | 'azimuth') =>
    columnsFor(field, numbers, headings, known).filter(([column]) => isAngle(headings[column]));
  const depths = columnsFor('ahd', numbers, headings, known).filter(([, values]) => rises(values));
  const found = depths.flatMap(([ahd, along]) =>
    angles('inclination').flatMap(([inclination, inclinations]) =>
      angles('azimuth').flatMap(([azimuth, azimuths]): SurveyColumns[] =>
        azimuth !== inclination && areOfSurvey(along, inclinations, azimuths)
          ? [{ ahd, inclination, azimuth, tvd: known['tvd']?.column ?? null }]
          : [],
      ),
    ),
  );
  const [only] = found;
  return only && found.length === 1 ? only : null;
}

/** The columns of a survey identified by physics, in the form of a recognised table; each value is marked as assumed. */
export function surveyUses(
  found: SurveyColumns,
  headings: readonly ParsedHeading[],
  known: Columns,
): Columns {
  const why =
    found.tvd === null
      ? 'identified by the order and range of its numbers'
      : 'identified by minimum curvature: the four columns agree';
  const identified = (field: SurveyField, column: number): ColumnUse => {
    const named = Object.entries(known).some(([one, at]) => one === field && at?.column === column);
    return {
      column,
      heading: headings[column]?.written || `column ${column + 1}`,
      unit: headings[column]?.unit ?? null,
      quantity: QUANTITY[field],
      ...(named ? {} : { assumed: why }),
    };
  };
  return {
    ...(known['well'] ? { well: known['well'] } : {}),
    ahd: identified('ahd', found.ahd),
    inclination: identified('inclination', found.inclination),
    azimuth: identified('azimuth', found.azimuth),
    ...(found.tvd === null ? {} : { tvd: identified('tvd', found.tvd) }),
  };
}
