import { sameSize } from '../../casing-strings';
import type {
  CasingStringFact,
  FormationTopFact,
  HoleSectionFact,
  LoggingRunFact,
  MudFact,
  PlanStepFact,
  PressureTestFact,
  ReservoirFact,
  SectionName,
  SlurryFact,
} from '../../facts';
import { sameSectionName } from '../../section-names';
import { fold } from '../words/fold';
import { sameFormation } from '../words/formation-names';
import type { PairingRule } from './pairing';

export const sameOrBlank = (a: number | null, b: number | null): boolean =>
  a === null || b === null || sameSize(a, b);

/** A row of a pipe catalogue, without hole and depths: it lists a pipe that need not be set. */
function isPipe(fact: CasingStringFact): boolean {
  // A driven conductor has no hole.
  if (fact.driven === true) return false;
  return [fact.holeDiameterIn, fact.topAhdM, fact.shoeAhdM, fact.shoeTvdBdfM, fact.shoeTvdSsM].every(
    (value) => value === null,
  );
}

/** Masses within 2 % are one nominal weight, plain-end or with coupling. */
const SAME_MASS = 0.02;

function samePipe(string: CasingStringFact, pipe: CasingStringFact): boolean {
  const [a, b] = [string.massKgPerM, pipe.massKgPerM];
  const grade = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '');
  return (
    (a === null || b === null || Math.abs(a - b) <= SAME_MASS * a) &&
    (string.grade === null || pipe.grade === null || grade(string.grade) === grade(pipe.grade))
  );
}

const SAME_SHOE_M = 5;

/** Whether two strings end at one shoe: one table calls the liner so, the other gives only its size. */
const isSameShoe = (a: CasingStringFact, b: CasingStringFact): boolean =>
  a.kind !== 'tieback' &&
  b.kind !== 'tieback' &&
  a.shoeAhdM !== null &&
  b.shoeAhdM !== null &&
  Math.abs(a.shoeAhdM - b.shoeAhdM) <= SAME_SHOE_M;

/** Whether two facts belong to one section, by hole size or, if neither gives it, by the same other name. */
function sameSection(
  a: { holeDiameterIn: number | null; section?: SectionName },
  b: { holeDiameterIn: number | null; section?: SectionName },
): boolean {
  if (a.holeDiameterIn !== null || b.holeDiameterIn !== null)
    return sameSize(a.holeDiameterIn, b.holeDiameterIn);
  const [one, other] = [a.section, b.section];
  if (!one || !other) return false;
  if (one.casingIn !== null || other.casingIn !== null) return sameSize(one.casingIn, other.casingIn);
  return one.words !== null && other.words !== null && sameSectionName(one.words, other.words);
}

/** When facts of two documents are about one thing, by kind. */
export const PAIRING = {
  tops: {
    same: (a, b) => a.kind === b.kind && sameFormation(a.name, b.name),
    together: [['tvdSsM', 'tvdBdfM', 'ahdBdfM']],
  } satisfies PairingRule<FormationTopFact>,
  sections: {
    isOnePerDocument: true,
    same: (a, b) => sameSize(a.diameterIn, b.diameterIn),
    // A description alone would be a section without an end, next to those that the strings give.
    isOwnSaid: ({ tdAhdM, tdTvdBdfM, tdTvdSsM }) =>
      [tdAhdM, tdTvdBdfM, tdTvdSsM].some((depth) => depth !== null),
    together: [['tdAhdM', 'tdTvdBdfM', 'tdTvdSsM']],
  } satisfies PairingRule<HoleSectionFact>,
  casings: {
    isOnePerDocument: true,
    same: (a, b) =>
      sameSize(a.outerDiameterIn, b.outerDiameterIn) &&
      sameOrBlank(a.holeDiameterIn, b.holeDiameterIn) &&
      (isPipe(b) ? samePipe(a, b) : a.kind === b.kind || isSameShoe(a, b)),
    sameSaid: (a, said) =>
      sameSize(a.outerDiameterIn, said.outerDiameterIn) && (said.kind === 'casing' || a.kind === said.kind),
    together: [['shoeAhdM', 'shoeTvdBdfM', 'shoeTvdSsM']],
    isReference: isPipe,
  } satisfies PairingRule<CasingStringFact>,
  slurries: {
    isOnePerDocument: true,
    same: (a, b) =>
      a.role === b.role &&
      (a.casingOuterDiameterIn !== null && b.casingOuterDiameterIn !== null
        ? sameSize(a.casingOuterDiameterIn, b.casingOuterDiameterIn)
        : sameSection(a, b)),
  } satisfies PairingRule<SlurryFact>,
  muds: {
    isOnePerDocument: true,
    same: sameSection,
  } satisfies PairingRule<MudFact>,
  loggingRuns: {
    same: (a, b) => sameSection(a, b) && a.runNumber === b.runNumber,
  } satisfies PairingRule<LoggingRunFact>,
  pressureTests: {
    isOnePerDocument: true,
    same: sameSection,
    parts: ['annularKpa', 'ramKpa', 'casingOnBumpKpa', 'linerLapKpa'],
  } satisfies PairingRule<PressureTestFact>,
  reservoirs: { same: (a, b) => sameFormation(a.name, b.name) } satisfies PairingRule<ReservoirFact>,
  /** Plans of two documents are two sequences; nothing identifies corresponding steps. */
  plan: { same: () => false } satisfies PairingRule<PlanStepFact>,
};
