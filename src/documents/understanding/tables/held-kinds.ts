import { formatInches } from '@/domain/inches';
import type { NotUnderstood, Source } from '../../facts';
import { counted, metreRange, metres } from '../../words';
import { readCasing } from '../casing/casing';
import { readCement } from '../cement/cement';
import type { Group } from './table-groups';
import { readMud } from '../mud/mud';
import { isEverything } from '../corrections/named-things';
import { readLogging, readPressureTests, readReservoirs } from './other-kinds';
import { readPlan } from '../plan/plan-steps';
import { readSections } from '../sections/sections';
import { readSurvey } from '../survey/survey';
import { joinPages } from '../survey/surveys';
import { readTops } from '../formations/tops';
import { VOCABULARY } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';

/** The content of a document of one kind; without anything usable, the count is zero and there are no words. */
export interface HeldKind {
  kind: Kind;
  count: number;
  /** A summary to check against the document: how many, and the range. */
  words: string[];
  /** As the object of "it holds". */
  object: string;
  notUnderstood: NotUnderstood[];
}

type Counted = Pick<HeldKind, 'count' | 'words'> & { object?: string };

/** Further surveys are reported as a single sum. */
const MOST_SURVEYS = 4;
/** One broken column makes a whole table of misfits; the first ones show the problem. */
const MOST_MISFITS = 5;

const countFormat = new Intl.NumberFormat('en-US');
const stationsIn = (count: number) => `${countFormat.format(count)} station${count === 1 ? '' : 's'}`;

const given = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

function sizes(diametersIn: readonly (number | null)[]): string {
  const inches = given(diametersIn);
  if (inches.length === 0) return '';
  const [largest, smallest] = [formatInches(Math.max(...inches)), formatInches(Math.min(...inches))];
  return largest === smallest ? `, ${largest} in` : `, ${largest} to ${smallest} in`;
}

/** Of these, several values that the user pointed at are of one thing; of a section, several logging runs. */
const OF_ONE_THING: ReadonlySet<Kind> = new Set([
  'casing',
  'cement',
  'mud',
  'pressureTests',
  'reservoirs',
  'sections',
]);

/** The groups, with only the first value that the user pointed at of each thing. */
function withThingsOnce(groups: readonly Group[]): Group[] {
  const named = new Set<string>();
  return groups.filter(({ kind, said }) => {
    if (said === undefined || !OF_ONE_THING.has(kind)) return true;
    const isNew = !isEverything(said.of) && !named.has(said.of);
    named.add(said.of);
    return isNew;
  });
}

/** The facts of all groups. Two sheets of a workbook may repeat a table; within one table a repeated row counts. */
function factsOf<Fact extends { source: Source }>(groups: readonly Group[], read: (group: Group) => Fact[]) {
  const known = new Set<string>();
  return withThingsOnce(groups).flatMap((group) => {
    const facts = read(group).map((fact) => ({
      fact,
      same: JSON.stringify([group.well, { ...fact, source: null, origins: null }]),
    }));
    const fresh = facts.filter(({ same }) => !known.has(same));
    for (const { same } of facts) known.add(same);
    return fresh.map(({ fact }) => fact);
  });
}

/** The depths in the reference that most of the tops have; a document with several gives the others for the same tops. */
function topsIn(groups: readonly Group[]): Counted {
  const facts = factsOf(groups, readTops);
  const tops = facts.filter(({ kind }) => kind === 'top');
  const picks = tops.length > 0 ? tops : facts;
  const [best] = [
    { says: 'TVD SS', depths: given(picks.map((top) => top.tvdSsM)) },
    { says: 'TVD BDF', depths: given(picks.map((top) => top.tvdBdfM)) },
    { says: 'AHD BDF', depths: given(picks.map((top) => top.ahdBdfM)) },
  ].toSorted((a, b) => b.depths.length - a.depths.length);
  const depths = best?.depths ?? [];
  const [from, to] = [Math.min(...depths), Math.max(...depths)];
  const range =
    depths.length === 0 ? '' : `, ${from === to ? metres(from) : metreRange(from, to)} ${best?.says}`;
  const what = tops.length > 0 ? 'formation top' : 'formation base';
  return { count: facts.length, words: [`${counted(picks.length, what)}${range}`] };
}

function surveysIn(groups: readonly Group[]): Counted & { misfits: NotUnderstood[] } {
  const all = joinPages(groups).map(readSurvey);
  const misfits = all.flatMap(({ rejected }) => rejected);
  const surveys = all.filter(({ stations }) => stations.length > 0);
  const count = surveys.reduce((sum, { stations }) => sum + stations.length, 0);
  const words = surveys.map(({ well, stations }) => {
    const [from = 0, to = 0] = [stations[0]?.ahdM, stations.at(-1)?.ahdM];
    const named = surveys.length > 1 && well !== null ? ` of ${well}` : '';
    return `survey${named}, ${stationsIn(stations.length)}, MD ${metreRange(from, to)}`;
  });
  const stations = stationsIn(count);
  return {
    count,
    misfits,
    words: words.length > MOST_SURVEYS ? [`${words.length} surveys, ${stations}`] : words,
    object: surveys.length === 1 ? `a survey of ${stations}` : `${surveys.length} surveys of ${stations}`,
  };
}

const plainly =
  (read: (group: Group) => { source: Source }[], one: string, many = `${one}s`) =>
  (groups: readonly Group[]): Counted => {
    const { length: count } = factsOf(groups, read);
    return { count, words: [counted(count, one, many)] };
  };

/** How each kind is counted and described, in order. */
const KINDS: Record<Kind, (groups: readonly Group[]) => Counted & { misfits?: NotUnderstood[] }> = {
  survey: surveysIn,
  tops: topsIn,
  sections(groups) {
    const facts = factsOf(groups, readSections);
    const diameters = sizes(facts.map(({ diameterIn }) => diameterIn));
    return { count: facts.length, words: [`${counted(facts.length, 'hole section')}${diameters}`] };
  },
  casing(groups) {
    const facts = factsOf(groups, readCasing);
    const diameters = sizes(facts.map(({ outerDiameterIn }) => outerDiameterIn));
    return { count: facts.length, words: [`${counted(facts.length, 'casing string')}${diameters}`] };
  },
  cement: plainly(readCement, 'cement slurry', 'cement slurries'),
  mud: plainly(readMud, 'mud section'),
  reservoirs: plainly(readReservoirs, 'reservoir'),
  logging: plainly(readLogging, 'logging run'),
  pressureTests: plainly(readPressureTests, 'pressure test'),
  plan: plainly(readPlan, 'plan step'),
};

function firstOf(misfits: readonly NotUnderstood[]): NotUnderstood[] {
  const [shown, more] = [misfits.slice(0, MOST_MISFITS), misfits.length - MOST_MISFITS];
  const last = shown.at(-1);
  if (more <= 0 || !last) return shown;
  const reason = `${last.reason} ${counted(more, 'more row is', 'more rows are')} left out likewise.`;
  return [...shown.slice(0, -1), { ...last, reason }];
}

/** The content of one document's tables, by kind. Every row is read, whichever of several wells is planned. */
export function heldKinds(groups: readonly Group[]): HeldKind[] {
  const order = Object.keys(KINDS);
  const inOrder = VOCABULARY.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return inOrder.flatMap(({ kind, says }): HeldKind[] => {
    const own = groups.filter((group) => group.kind === kind);
    if (own.length === 0) return [];
    const { count, words, object = says, misfits = [] } = KINDS[kind](own);
    const log = own.flatMap((group) => group.log.notUnderstood);
    const [first] = own;
    const unusable =
      count > 0 || misfits.length > 0 || !first || own.every((group) => group.rows.length === 0)
        ? []
        : [
            {
              source: first.source,
              reason: `The headings are those of ${says}, but no row below them could be used; check that each row has its values under the headings.`,
            },
          ];
    const notUnderstood = [...firstOf(misfits), ...log, ...unusable];
    return [{ kind, count, words: count > 0 ? words : [], object, notUnderstood }];
  });
}
