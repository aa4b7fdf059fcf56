import { positionAtAhd } from '@/domain/trajectory/position';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Trajectory } from '@/domain/trajectory/trajectory';
import type {
  Classification,
  NotUnderstood,
  Origin,
  PathDetails,
  Source,
  SurveyFact,
  WellFacts,
} from '../../facts';
import { counted, metreRange, metres } from '../../words';
import type { UsedPlace } from '../accounting/used-places';
import type { Group } from '../tables/table-groups';
import { logSentences } from '../tables/row-reader';
import type { RowReader } from '../tables/row-reader';
import { readSurvey } from './survey';
import { wellTokens } from '../which-well/well-names';

type Remark = WellFacts['remarks'][number];

/** The priority of classifications for the path of the well. */
const ORDER: Classification[] = [
  'Well Trajectory',
  'Other',
  'Well Proposal',
  'Well Catalogue',
  'Cement Program',
  'Mud Program',
];

const MOST_ROWS_NAMED = 8;

interface Candidate {
  survey: SurveyFact;
  group: Group;
}

const isStation = (row: RowReader): boolean => row.value('ahd') !== null && row.value('inclination') !== null;

const STATION_FIELDS = ['ahd', 'inclination', 'azimuth', 'tvd'];

const namesWell = ({ well }: Group): string => wellTokens(well ?? '').join();

/** Whether a group begins at most so many steps below the end of another as a path has between stations. */
const MOST_STEPS = 2.5;

/** Whether a file has the next page of a path: with the same columns, one step deeper. */
function isNextPage(last: Group, next: Group): boolean {
  if (last.classification !== next.classification) return false;
  const [before, end] = last.rows.filter(isStation).slice(-2);
  const first = next.rows.find(isStation);
  const isSame = (field: string) =>
    last.has(field) === next.has(field) && (end?.unit(field) ?? null) === (first?.unit(field) ?? null);
  if (!STATION_FIELDS.every(isSame)) return false;
  const [above, from, to] = [before, end, first].map((row) => row?.value('ahd') ?? NaN);
  return to! - from! <= MOST_STEPS * (from! - above!);
}

/**
 * Joins the pages of a report that repeats its headings: the next page continues where the last one ended. Each page may be
 * a file of its own, as of a scanner that makes pictures.
 */
export function joinPages(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  const start = ({ rows }: Group) => rows.find(isStation)?.value('ahd') ?? 0;
  const files = new Set(groups.map(({ file }) => file));
  const inOrder = files.size === groups.length ? groups.toSorted((a, b) => start(a) - start(b)) : groups;
  for (const group of inOrder) {
    // A page may end with its own number, and begin with the name of the well.
    const continues = (last: Group) => {
      const lastDepth = last.rows.findLast(isStation)?.value('ahd') ?? null;
      const firstDepth = group.rows.find(isStation)?.value('ahd') ?? null;
      return lastDepth !== null && firstDepth !== null && firstDepth > lastDepth;
    };
    // The well may be named above the first page only.
    const isOfWell = (last: Group) => group.well === null || namesWell(last) === namesWell(group);
    const own = joined.findLast(({ file }) => file === group.file);
    const last = own ?? joined.find((one) => continues(one) && isNextPage(one, group));
    if (last && isOfWell(last) && continues(last) && last.source.sheet === group.source.sheet)
      last.rows = [...last.rows, ...group.rows];
    else joined.push({ ...group });
  }
  return joined;
}

const reach = (survey: SurveyFact) => survey.stations.at(-1)?.ahdM ?? 0;

/** Two listings of one path end at the same depth, give or take rounding. */
const SAME_END_M = 0.5;

function deeper(a: SurveyFact, b: SurveyFact): number {
  const by = reach(b) - reach(a);
  return Math.abs(by) <= SAME_END_M ? 0 : by;
}

function pathOf({ stations }: SurveyFact): Trajectory | null {
  const built = buildTrajectory(stations, { firstStationTvdM: stations[0]?.tvdM ?? null });
  return built.ok ? built.trajectory : null;
}

/** The distance of two paths at the stations of either, in words; empty if they do not overlap. */
function apartInWords(passed: SurveyFact, taken: SurveyFact): string {
  const [other, path] = [pathOf(passed), pathOf(taken)];
  if (!other || !path) return '';
  const depths = [...passed.stations, ...taken.stations].map(({ ahdM }) => ahdM);
  let worst: { deeperM: number; ahdM: number } | null = null;
  const common: number[] = [];
  for (const ahdM of depths) {
    const [there, here] = [positionAtAhd(other, ahdM), positionAtAhd(path, ahdM)];
    if (there.kind !== 'position' || here.kind !== 'position') continue;
    common.push(ahdM);
    const deeperM = there.tvdM - here.tvdM;
    if (worst === null || Math.abs(deeperM) > Math.abs(worst.deeperM)) worst = { deeperM, ahdM };
  }
  if (worst === null) return '';
  const over = metreRange(Math.min(...common), Math.max(...common));
  const apartM = Math.abs(worst.deeperM).toFixed(2);
  return Number(apartM) === 0
    ? ` Over MD ${over} both have the same TVD.`
    : ` Over MD ${over} its TVD differs most at MD ${metres(worst.ahdM)}: ${apartM} m ${worst.deeperM > 0 ? 'deeper' : 'shallower'}.`;
}

/**
 * The survey of the planned well: that of the trajectory document first, then the deepest, then the densest. `other` is the
 * measured path if the survey is planned, and the planned one if it is measured. `detailsOf` gives what a document says of its path.
 */
export function chooseSurvey(
  groups: readonly Group[],
  detailsOf: (
    group: Group,
    survey: SurveyFact,
    isOnlyPath: boolean,
  ) => { details: PathDetails; used: UsedPlace[] },
): {
  survey: SurveyFact | null;
  other: SurveyFact | null;
  remarks: Remark[];
  notUnderstood: NotUnderstood[];
  used: UsedPlace[];
} {
  const remarks: Remark[] = [];
  const notUnderstood: NotUnderstood[] = [];
  const candidates: Candidate[] = [];
  for (const group of joinPages(groups)) {
    const survey = readSurvey(group);
    if (survey.stations.length > 0) candidates.push({ survey, group });
    else if (group.rows.length > 0) {
      const why = survey.rejected[0]?.reason ?? 'No row has a depth, an inclination and an azimuth.';
      const reason = `A survey with no usable station. ${why} Correct the rows and upload it again.`;
      notUnderstood.push({ source: survey.source, reason });
    }
  }
  const [taken, ...passed] = candidates.toSorted(
    (a, b) =>
      ORDER.indexOf(a.group.classification) - ORDER.indexOf(b.group.classification) ||
      deeper(a.survey, b.survey) ||
      b.survey.stations.length - a.survey.stations.length,
  );
  for (const { group } of candidates) notUnderstood.push(...group.log.notUnderstood);
  if (!taken) return { survey: null, other: null, remarks, notUnderstood, used: [] };
  const described = (candidate: Candidate) => {
    const { group, survey } = candidate;
    const onSameSheet = candidates.filter(
      (one) => one.group.file === group.file && one.group.source.sheet === group.source.sheet,
    );
    const { details, used } = detailsOf(group, survey, onSameSheet.length === 1);
    return { ...candidate, survey: { ...survey, details }, used };
  };
  const own = described(taken);
  const other = passed.map(described).find((one) => isOtherPath(one, own)) ?? null;
  for (const text of logSentences(taken.group.log))
    remarks.push({ about: 'survey', text: `${taken.group.file}: ${text}` });
  for (const { survey, group } of passed) {
    if (group === other?.group) {
      remarks.push({
        about: 'survey',
        text: `The survey of ${where(group)} (${survey.stations.length} stations) is kept as the ${other.survey.details.kind} path; depths come from the ${own.survey.details.kind} one of ${where(taken.group)}.${apartInWords(survey, taken.survey)}`,
      });
      continue;
    }
    const why =
      group.classification === taken.group.classification
        ? `${where(taken.group)} reaches deeper, has more stations or was uploaded first`
        : `${where(taken.group)} is the ${taken.group.classification}`;
    remarks.push({
      about: 'survey',
      text: `The survey of ${where(group)} (${survey.stations.length} stations) was passed over: ${why}.${apartInWords(survey, taken.survey)}`,
    });
  }
  const { rejected } = taken.survey;
  if (rejected.length > 0) {
    const rows =
      rejected
        .slice(0, MOST_ROWS_NAMED)
        .map(({ source }) => source.row)
        .join(', ') + (rejected.length > MOST_ROWS_NAMED ? ', ...' : '');
    remarks.push({
      about: 'survey',
      text: `${taken.group.file}: ${counted(rejected.length, 'row is no usable station', 'rows are no usable stations')} (row ${rows}); the path runs through the others.`,
    });
  }
  return {
    survey: own.survey,
    other: other?.survey ?? null,
    remarks,
    notUnderstood,
    used: [own, other].flatMap((one) => (one ? [...placesOf(one), ...one.used] : [])),
  };
}

interface Described extends Candidate {
  survey: SurveyFact & { details: PathDetails };
}

/** Whether one of two surveys of a well is its plan and the other what was drilled. */
function isOtherPath(one: Described, taken: Described): boolean {
  const kinds = [one, taken].map(({ survey }) => survey.details.kind);
  const isOfWell =
    one.group.well === null || taken.group.well === null || namesWell(one.group) === namesWell(taken.group);
  return isOfWell && kinds.includes('planned') && kinds.includes('actual') && pathOf(one.survey) !== null;
}

/** The places of the values of the stations. */
function placesOf({ survey, group }: Candidate): Origin[] {
  const keyOf = ({ page, row }: Source) => `${page ?? ''}|${row ?? ''}`;
  const stations = new Set(survey.stations.map(({ source }) => keyOf(source)));
  return group.rows
    .filter((row) => stations.has(keyOf(row.source())))
    .flatMap((row) => STATION_FIELDS.flatMap((field) => row.origin(field) ?? []));
}

const where = (group: Group) =>
  group.source.sheet === undefined
    ? group.source.page === undefined
      ? group.file
      : `${group.file} (page ${group.source.page})`
    : `${group.file} (${group.source.sheet})`;
