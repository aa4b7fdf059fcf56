/**
 * The content of the documents of one well, after reading and before any engineering.
 *
 * Every fact has its source, so that a step of the generation can say where a number came from. Nothing here is
 * derived: a value that no document gives is `null`, and a document that could not be understood is listed.
 * Units are those of the application (m, in, kg/m, kPa, kPa/m); `Source.converted` says what was converted.
 */

import type { FieldFlags, Origin, Origins, Source, Sourced } from './sourced';
import type { PressurePointFact, StepTimeFact, StrengthTestFact, TargetFact } from './rock-facts';
import type { Correction, Layout } from './understanding/corrections/corrections';

export type { FieldFlags, Origin, Origins, ScanMark, Source, Sourced } from './sourced';

/** A value of a document that another document overrides. */
export interface AlternativeValue {
  value: string | number | RangeFact;
  /** An `Origin` if the other fact has one for the field. */
  source: Source | Origin;
}

/**
 * What other documents say about the same thing. The fact's own `source` applies to every field that is not in `filled`;
 * a field is never in `filled` if the fact's own document gives it.
 */
export interface Pairing {
  /** By field: the values of the documents with lower priority, in order of priority. */
  alternatives?: Partial<Record<string, AlternativeValue[]>>;
  /** By field: the source of a value that the fact's own document leaves blank and another document gives. */
  filled?: Partial<Record<string, Source | Origin>>;
}

/** A value outside the limits of its field. It is kept as written; a person decides. */
export interface Flag {
  source: Source;
  /** The thing and its field in words: "9 5/8 in casing, shoe". */
  fieldWords: string;
  /** The whole sentence. */
  text: string;
}

/** The classification of a document, as in the contract. */
export type Classification =
  | 'Well Proposal'
  | 'Well Catalogue'
  | 'Well Trajectory'
  | 'Cement Program'
  | 'Mud Program'
  | 'Other';

/** An uploaded file: its name, the type that the user chose, and its bytes. */
export interface UploadedDocument {
  name: string;
  classification: Classification;
  bytes: Uint8Array;
  /** The user's corrections of it. */
  corrections?: readonly Correction[];
  /** Corrections kept for documents like it: the first set that matches is applied before the document's own. */
  layouts?: readonly Layout[];
}

export interface SurveyStationFact {
  ahdM: number;
  inclinationDeg: number;
  azimuthDeg: number;
  /** TVD as the document prints it (below the drill floor), used only for the tie-in and a cross-check. */
  tvdM: number | null;
  source: Source;
}

export interface SurveyFact {
  /** The well that the survey names (in a title line, a well column, or the file name), if any. */
  well: string | null;
  stations: SurveyStationFact[];
  /** Rows that looked like stations and were not usable, each with the reason in words. */
  rejected: { source: Source; reason: string }[];
  source: Source;
  /** Whether no station has an azimuth: the stations are read as lying in one vertical plane. */
  isPlanar?: boolean;
  /** Absent in a survey that no reader made. */
  details?: PathDetails;
}

/** What the document of a survey says of the path as a whole; null where it says nothing. */
export interface PathDetails {
  kind: 'planned' | 'actual' | null;
  name: string | null;
  north: 'true' | 'grid' | 'magnetic' | null;
  /** East positive. */
  declinationDeg: number | null;
  convergenceDeg: number | null;
  sectionAzimuthDeg: number | null;
  measuredBy: string | null;
  /** The offsets of the first station from the well head, m. */
  firstNorthM: number | null;
  firstEastM: number | null;
}

/** Of a survey whose document says nothing of its path. */
export const noPathDetails: PathDetails = {
  kind: null,
  name: null,
  north: null,
  declinationDeg: null,
  convergenceDeg: null,
  sectionAzimuthDeg: null,
  measuredBy: null,
  firstNorthM: null,
  firstEastM: null,
};

export interface FormationTopFact extends Sourced, Pairing {
  name: string;
  /** A base pick is the lower bound of the formation above and not a top. */
  kind: 'top' | 'base';
  tvdSsM: number | null;
  tvdBdfM: number | null;
  ahdBdfM: number | null;
  /** Plus or minus, m. */
  varianceM: number | null;
  /** The document's own qualifier (ER eroded, FP faulted pick, FO faulted out, NR not reached, ...), as written. */
  qualifier: string | null;
}

export interface CasingStringFact extends Sourced, Pairing {
  kind: 'conductor' | 'casing' | 'liner' | 'tieback';
  /** Driven, piled or there before the rig: in no drilled hole. */
  driven?: boolean;
  /** The document's own term ("Casing, Surface"). */
  category: string | null;
  holeDiameterIn: number | null;
  outerDiameterIn: number | null;
  /** The outer diameter as written ("13 3/8", "9.625"), for display. */
  outerDiameterText: string | null;
  innerDiameterIn: number | null;
  driftIn: number | null;
  massKgPerM: number | null;
  grade: string | null;
  thread: string | null;
  topAhdM: number | null;
  shoeAhdM: number | null;
  shoeTvdBdfM: number | null;
  shoeTvdSsM: number | null;
  notes: string | null;
}

/** A hole section, if a document states it separately from the casing. */
export interface HoleSectionFact extends Sourced, Pairing {
  diameterIn: number;
  description: string | null;
  tdAhdM: number | null;
  tdTvdBdfM: number | null;
  tdTvdSsM: number | null;
}

/** What the title of its chapter calls a hole section. */
export interface HoleNameFact extends Sourced {
  diameterIn: number;
  description: string;
}

/** How a row of a programme identifies its section if it gives no hole size. */
export interface SectionName {
  /** The outer diameter of the string that is set in it, in. */
  casingIn: number | null;
  /** The name of the section or its string. */
  words: string | null;
  /** The depth of its end along the hole below the drill floor, m. */
  endAhdM: number | null;
}

export interface SlurryFact extends Sourced, Pairing {
  section?: SectionName;
  /** The section it belongs to: by hole size or by casing size, as the document gives it. */
  holeDiameterIn: number | null;
  casingOuterDiameterIn: number | null;
  role: 'lead' | 'tail' | 'top_fill' | 'liner';
  /** Whether no text names the role: the only slurry of a string. */
  isRoleAssumed?: true;
  type: string | null;
  gradientKpaPerM: number | null;
  excess: string | null;
  topOfCement: string | null;
  additives: string | null;
  notes: string | null;
}

/** A value that a document may give exactly, as a range, or both. */
export interface RangeFact {
  exact: number | null;
  lower: number | null;
  upper: number | null;
}

export interface MudFact extends Sourced, Pairing {
  section?: SectionName;
  holeDiameterIn: number | null;
  type: string | null;
  properties: string | null;
  weightKpaPerM: RangeFact;
  weightText: string | null;
  ph: RangeFact;
  yieldPointPa: RangeFact;
  apiFluidLossMl: RangeFact;
  hphtFluidLossMl: RangeFact;
  sixRpm: RangeFact;
  lowGravitySolidsPercent: RangeFact;
  notes: string | null;
}

export interface LoggingRunFact extends Sourced, Pairing {
  section?: SectionName;
  holeDiameterIn: number | null;
  runNumber: number | null;
  evaluation: string | null;
  /** What the logs of its section are for. */
  purpose?: string;
  notes?: string;
}

export interface PressureTestFact extends Sourced, Pairing {
  section?: SectionName;
  holeDiameterIn: number | null;
  annularKpa: number | null;
  ramKpa: number | null;
  casingOnBumpKpa: number | null;
  linerLapKpa: number | null;
  notes: string | null;
}

export interface ReservoirFact extends Sourced, Pairing {
  name: string;
  gradientKpaPerM: number | null;
  pressureLowerKpa: number | null;
  pressureUpperKpa: number | null;
  tvdSsLowerM: number | null;
  tvdSsUpperM: number | null;
}

export interface PlanStepFact extends Sourced, Pairing {
  title: string;
  description: string | null;
  /** Its time, depths and cost, if a document gives any. */
  time?: StepTimeFact;
}

/** The values of the well header that the documents give. */
export interface WellHeaderFact {
  wellName: string | null;
  wellType: string | null;
  objective: string | null;
  location: string | null;
  fieldName: string | null;
  fieldCode: string | null;
  wellId: number | null;
  activityId: number | null;
  afeCostUsd: number | null;
  daysPlanned: number | null;
  wellHeads: string[];
  /** Elevation of the drill floor above mean sea level, m, if a document states it. */
  drillFloorM: number | null;
  sources: Partial<Record<string, Source>>;
  /** Absent in a header that no reader made. */
  origins?: Origins;
  /** By field: the values of the documents with lower priority. */
  alternatives?: Partial<Record<string, AlternativeValue[]>>;
  /** By field: why its value is doubtful. */
  fieldFlags?: FieldFlags;
  /** Elevation of the ground above mean sea level, m, and of the drill floor above the ground, m, if stated. */
  groundElevationM?: number | null;
  floorAboveGroundM?: number | null;
  /** Water depth, m, if stated. */
  waterDepthM?: number | null;
}

/** A document, or a part of one, that was not understood. It is always reported. */
export interface NotUnderstood {
  source: Source;
  /** In words, with advice: "Word documents cannot be read yet; save the tables as CSV or XLSX." */
  reason: string;
  /** As of a `NotUnderstoodPart`. */
  isNotMeant?: true;
}

/** Values of a document that no field of the montage took. Adjacent ones are reported together. */
export interface UnusedValues {
  /** The place of the first one. */
  source: Source;
  /** The row of the last one, if they are on several lines outside tables. */
  until?: number;
  /** The column or rows of the values, in words: `column "Cost (kEUR)"`, `rows 12 and 13`. */
  what: string;
  count: number;
  /** The first one as written. */
  quote: string;
  /** Why, and advice. */
  reason: string;
}

/** The content of one document in a few words ("survey, 211 stations"). */
export interface DocumentSummary {
  file: string;
  classification: Classification;
  holds: string[];
  /** The layout in which it was read. */
  layout?: { id: string; name: string };
}

export interface WellFacts {
  header: WellHeaderFact;
  survey: SurveyFact | null;
  /** The other path of this well: the measured one if `survey` is planned, and the other way round. */
  otherSurvey?: SurveyFact | null;
  tops: FormationTopFact[];
  sections: HoleSectionFact[];
  /** The names of the holes in the titles of chapters; absent in facts that no reader made. */
  holeNames?: HoleNameFact[];
  casings: CasingStringFact[];
  slurries: SlurryFact[];
  muds: MudFact[];
  loggingRuns: LoggingRunFact[];
  pressureTests: PressureTestFact[];
  reservoirs: ReservoirFact[];
  plan: PlanStepFact[];
  /** Absent in facts that no reader made, like the next two. */
  pressurePoints?: PressurePointFact[];
  strengthTests?: StrengthTestFact[];
  targets?: TargetFact[];
  documents: DocumentSummary[];
  notUnderstood: NotUnderstood[];
  /** Values outside the limits of their field; each is kept. */
  flags?: Flag[];
  /** Every value that no field took. */
  unused?: UnusedValues[];
  /** Decisions that the report must mention: an inverted sign, a well chosen among several, a converted unit. */
  remarks: {
    about: 'header' | 'survey' | 'tops' | 'sections' | 'casing' | 'cement' | 'mud' | 'other';
    text: string;
  }[];
}
