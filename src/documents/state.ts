import type {
  CementFields,
  LoggingFields,
  LoggingRunFields,
  Montage,
  MudFields,
  PressureTestFields,
} from '@/api/generated/model';

import type { CasingString } from './casing-strings';
import type { Depths } from '@/domain/depths';
import type { DepthFrame, ResolvedDepths } from './depth-frame';
import type {
  FormationTopFact,
  HoleSectionFact,
  LoggingRunFact,
  MudFact,
  PressureTestFact,
  SlurryFact,
  UploadedDocument,
  WellFacts,
  HoleNameFact,
} from './facts';

/** The input of a run. */
export interface GenerationInput {
  documents: UploadedDocument[];
  /** Elevation of the drill floor above mean sea level, m, as the user entered it. */
  drillFloorM: number | null;
  vertical: boolean;
  montageId: string;
  newId: () => string;
  readDocuments: (documents: UploadedDocument[]) => Promise<WellFacts>;
}

/** A formation top or base with its depths in every reference. */
export interface PlacedTop extends ResolvedDepths {
  fact: FormationTopFact;
  /** True vertical thickness, m; always null for a base. */
  thicknessM: number | null;
}

/** The facts that the parts of a section were made of, for the provenance of each value. */
export interface SectionFacts {
  /** Null if the section was derived from its casing. */
  section: HoleSectionFact | null;
  slurries: readonly SlurryFact[];
  muds: readonly MudFact[];
  runs: readonly LoggingRunFact[];
  tests: readonly PressureTestFact[];
}

/** A hole section during generation; each step fills its own part. */
export interface PlannedSection {
  facts: SectionFacts;
  diameterIn: number | null;
  description: string | null;
  /** The title of a chapter that names the section, if nothing else describes it. */
  name?: HoleNameFact;
  /** The end of the section as a document gives it, or its casing shoe if no document gives the end. */
  given: Depths;
  end: ResolvedDepths;
  /** The string set in the section first, then any other that a document records for the same hole. */
  strings: CasingString[];
  tieBacks: CasingString[];
  cement: CementFields | null;
  mud: MudFields | null;
  logging: (LoggingFields & { runs: LoggingRunFields[] }) | null;
  pressureTest: PressureTestFields | null;
}

/** Why values computed from the survey are doubtful, below a depth along the hole in the survey's reference. */
export interface SurveyFlag {
  fromAhdM: number;
  text: string;
}

/** The state between steps. Each step returns a new one; none is changed in place. */
export interface GenerationState {
  input: GenerationInput;
  facts: WellFacts;
  frame: DepthFrame;
  /** Elevation of the drill floor that the documents give, or that their depths imply, m. */
  documentFloorM: number | null;
  surveyFlags: SurveyFlag[];
  tops: PlacedTop[];
  bases: PlacedTop[];
  sections: PlannedSection[];
  /** Set by the last step. */
  montage: Montage | null;
}

export type StepOutcome =
  | { kind: 'completed' | 'failed'; state: GenerationState; found: string }
  /** The run cannot continue: `found` ends the step, `error` ends the stream. */
  | { kind: 'stopped'; found: string; error: string };

/** One step of the generation. The user reads `label` and `found` in one line. */
export interface Step {
  id: string;
  label: string;
  run: (state: GenerationState) => StepOutcome | Promise<StepOutcome>;
}

export function completed(state: GenerationState, found: string): StepOutcome {
  return { kind: 'completed', state, found };
}

/** The outcome of a step that failed: it returns the state it could reach, and the run continues. */
export function failed(state: GenerationState, found: string): StepOutcome {
  return { kind: 'failed', state, found };
}

export function remarksAbout(facts: WellFacts, about: WellFacts['remarks'][number]['about']): string[] {
  return facts.remarks.filter((remark) => remark.about === about).map((remark) => remark.text);
}

export function initialState(input: GenerationInput): GenerationState {
  return {
    input,
    facts: {
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
      documents: [],
      notUnderstood: [],
      remarks: [],
    },
    frame: { drillFloorM: null, documentFloorM: null, vertical: input.vertical, trajectory: null },
    documentFloorM: null,
    surveyFlags: [],
    tops: [],
    bases: [],
    sections: [],
    montage: null,
  };
}
