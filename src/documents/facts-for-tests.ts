import type { GenerationProgress, GenerationResult, Montage } from '@/api/generated/model';
import { GenerationEvent, Montage as MontageSchema } from '@/api/generated/zod/montageAPI.schemas.zod';

import type {
  CasingStringFact,
  FormationTopFact,
  HoleSectionFact,
  SurveyFact,
  SurveyStationFact,
  WellFacts,
} from './facts';
import { generateMontage } from './generate';
import type { GenerationInput } from './state';

/** Facts as a reader would give them, with only what the test needs. For tests only. */
const source = { file: 'facts.csv' };

export function factsOf(given: Partial<WellFacts>): WellFacts {
  return {
    header: {
      wellName: null,
      wellType: null,
      objective: null,
      location: null,
      fieldName: null,
      fieldCode: null,
      wellId: null,
      activityId: null,
      afeCostUsd: null,
      daysPlanned: null,
      wellHeads: [],
      drillFloorM: null,
      sources: {},
    },
    survey: null,
    tops: [],
    sections: [],
    casings: [],
    slurries: [],
    muds: [],
    loggingRuns: [],
    pressureTests: [],
    reservoirs: [],
    plan: [],
    documents: [{ file: 'facts.csv', classification: 'Well Proposal', holds: ['what the test gives'] }],
    notUnderstood: [],
    remarks: [],
    ...given,
  };
}

export function top(name: string, depths: Partial<FormationTopFact>): FormationTopFact {
  return {
    name,
    kind: 'top',
    tvdSsM: null,
    tvdBdfM: null,
    ahdBdfM: null,
    varianceM: null,
    qualifier: null,
    source,
    ...depths,
  };
}

export function surveyOf(
  rows: readonly (readonly [ahdM: number, inclinationDeg: number, azimuthDeg?: number, tvdM?: number])[],
): SurveyFact {
  const stations: SurveyStationFact[] = rows.map(([ahdM, inclinationDeg, azimuthDeg = 0, tvdM], index) => ({
    ahdM,
    inclinationDeg,
    azimuthDeg,
    tvdM: tvdM ?? null,
    source: { file: 'survey.txt', row: index + 2 },
  }));
  return { well: null, stations, rejected: [], source: { file: 'survey.txt' } };
}

export function section(diameterIn: number, depths: Partial<HoleSectionFact>): HoleSectionFact {
  return { diameterIn, description: null, tdAhdM: null, tdTvdBdfM: null, tdTvdSsM: null, source, ...depths };
}

export function casing(
  holeDiameterIn: number | null,
  outerDiameterIn: number | null,
  given: Partial<CasingStringFact>,
): CasingStringFact {
  return {
    kind: 'casing',
    category: null,
    holeDiameterIn,
    outerDiameterIn,
    outerDiameterText: null,
    innerDiameterIn: null,
    driftIn: null,
    massKgPerM: null,
    grade: null,
    thread: null,
    topAhdM: null,
    shoeAhdM: null,
    shoeTvdBdfM: null,
    shoeTvdSsM: null,
    notes: null,
    source,
    ...given,
  };
}

export interface Run {
  /** The last status and detail of each step, by its id, in the order of first mention. */
  steps: Map<string, GenerationProgress>;
  statuses: string[];
  result: GenerationResult | null;
  error: string | null;
  montage: Montage | null;
}

/** Runs the whole generation. Checks every event and the montage against the contract. */
export async function runWith(
  facts: WellFacts | Error,
  input: Partial<Pick<GenerationInput, 'drillFloorM' | 'vertical' | 'documents'>> = {},
): Promise<Run> {
  let ids = 0;
  const stream = generateMontage({
    documents: [{ name: 'facts.csv', classification: 'Well Proposal', bytes: new Uint8Array([49]) }],
    drillFloorM: null,
    vertical: false,
    ...input,
    montageId: 'montage-1',
    newId: () => `id-${(ids += 1)}`,
    readDocuments: () => (facts instanceof Error ? Promise.reject(facts) : Promise.resolve(facts)),
  });
  const run: Run = { steps: new Map(), statuses: [], result: null, error: null, montage: null };
  for (;;) {
    const { done, value } = await stream.next();
    if (done === true) return { ...run, montage: value === null ? null : MontageSchema.parse(value) };
    GenerationEvent.parse(value);
    if (value.event === 'progress') {
      run.steps.set(value.data.id, value.data);
      run.statuses.push(value.data.status);
    } else if (value.event === 'complete') run.result = value.data;
    else run.error = value.data.error;
  }
}

/** The formations of a montage from the top down, in all sections. */
export function formationsOf({ montage }: Run): Montage['sections_list'][number]['formations_list'] {
  return montage?.sections_list.flatMap(({ formations_list }) => formations_list) ?? [];
}
