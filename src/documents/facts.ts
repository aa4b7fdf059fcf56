import type { Box } from './readers/table';

/**
 * What the documents of one well say, after reading and before any engineering is done to it.
 *
 * Every fact carries its source, so that a step of the generation can say where a number came from. Nothing here is
 * derived: a value that no document gives is absent (`null`), and a document that could not be understood is listed.
 * Units are already those of the application (m, in, kg/m, kPa, kPa/m); `Source.converted` says what was converted.
 */

import type { Correction, Layout } from './understanding/corrections';

/** Where a fact stands: the file, the sheet of a workbook or the page, and the row (counted from 1 as a person would). */
export interface Source {
  file: string;
  sheet?: string;
  page?: number;
  row?: number;
  /** Filled when the value was converted or its sign turned, in words ("ft to m", "negative down, turned"). */
  converted?: string;
  /** Of a page that was recognised in its picture. */
  scan?: ScanMark;
}

/** How sure the recognition of a scan is of what stands there, from 0 to 100, and where on the page it is. */
export interface ScanMark {
  confidence: number;
  box: Box;
}

/** Where one value of a fact stands, as it is written there, and what was done to it. */
export interface Origin extends Source {
  /** Of a sheet, for instance B12. */
  cell?: string;
  /** Of a table, from 0. */
  column?: number;
  /** The text as it stands there. */
  quote: string;
  /** Read as it stands, converted from another unit or sign, or assumed where the document leaves something open. */
  certainty: 'read' | 'converted' | 'assumed';
  /** What was done or assumed, and under which heading the value stands, in words. */
  note?: string;
}

/** By the name of the fact's field. A field whose value is no single cell's has none. */
export type Origins = Partial<Record<string, Origin>>;

/** What every fact has beside its values: where it stands as a whole, and where each value does. */
export interface Sourced {
  source: Source;
  /** Absent in facts that no reader made. */
  origins?: Origins;
  /** By field: why its value is doubtful, a sentence. The value is kept as written. */
  fieldFlags?: FieldFlags;
}

/** By the name of the fact's field; `ph.exact` is an end of its range `ph`. */
export type FieldFlags = Partial<Record<string, string>>;

/** What a document says that gave way to a weightier one. */
export interface AlternativeValue {
  value: string | number | RangeFact;
  /** An `Origin` where the other fact has one for the field. */
  source: Source | Origin;
}

/**
 * What other documents say of the same thing. The fact's own `source` stands for every field that is not in `filled`;
 * a field is never in `filled` where the fact's own document gives it.
 */
export interface Pairing {
  /** By field of the fact: what the documents that gave way say otherwise, the weightiest first. */
  alternatives?: Partial<Record<string, AlternativeValue[]>>;
  /** By field of the fact: from where, for a field that its own document leaves blank and another document gives. */
  filled?: Partial<Record<string, Source | Origin>>;
}

/** A value that the field does not allow. It is kept as written; a person decides. */
export interface Flag {
  source: Source;
  /** The thing and its field as a person would call them: "9 5/8 in casing, shoe". */
  fieldWords: string;
  /** The whole sentence. */
  text: string;
}

/** The signed wire name of a document's classification, as in the contract. */
export type Classification =
  | 'Well Proposal'
  | 'Well Catalogue'
  | 'Well Trajectory'
  | 'Cement Program'
  | 'Mud Program'
  | 'Other';

/** An uploaded file: its name, its type as the person chose it, and its bytes. */
export interface UploadedDocument {
  name: string;
  classification: Classification;
  bytes: Uint8Array;
  /** What an engineer says of it. */
  corrections?: readonly Correction[];
  /** What is kept for documents like it: the first that fits is read before its own corrections. */
  layouts?: readonly Layout[];
}

export interface SurveyStationFact {
  ahdM: number;
  inclinationDeg: number;
  azimuthDeg: number;
  /** TVD as the document prints it (below the drill floor), used only to tie in and to cross-check. */
  tvdM: number | null;
  source: Source;
}

export interface SurveyFact {
  /** The well the survey names, if it names one (a title line, a well column, or the file name). */
  well: string | null;
  stations: SurveyStationFact[];
  /** Rows that looked like stations and were not usable, each with the reason in words. */
  rejected: { source: Source; reason: string }[];
  source: Source;
}

export interface FormationTopFact extends Sourced, Pairing {
  name: string;
  /** A base pick bounds the formation above it and is no top of its own. */
  kind: 'top' | 'base';
  tvdSsM: number | null;
  tvdBdfM: number | null;
  ahdBdfM: number | null;
  /** Plus or minus m. */
  varianceM: number | null;
  /** The document's own qualifier (ER eroded, FP faulted pick, FO faulted out, NR not reached, ...), as written. */
  qualifier: string | null;
}

export interface CasingStringFact extends Sourced, Pairing {
  kind: 'conductor' | 'casing' | 'liner' | 'tieback';
  /** The document's own word for it ("Casing, Surface"). */
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

/** A hole section as a proposal states it, where it states one apart from the casing. */
export interface HoleSectionFact extends Sourced, Pairing {
  diameterIn: number;
  description: string | null;
  tdAhdM: number | null;
  tdTvdBdfM: number | null;
  tdTvdSsM: number | null;
}

/** How a row of a programme says which section it is of where it gives no size of the hole. */
export interface SectionName {
  /** The outer diameter of the string that is set in it, in. */
  casingIn: number | null;
  /** What the section or its string is called. */
  words: string | null;
  /** Where it ends along the hole below the drill floor, m. */
  endAhdM: number | null;
}

export interface SlurryFact extends Sourced, Pairing {
  section?: SectionName;
  /** Which section it belongs to: by hole size, or by casing size, whichever the document gives. */
  holeDiameterIn: number | null;
  casingOuterDiameterIn: number | null;
  role: 'lead' | 'tail' | 'top_fill' | 'liner';
  type: string | null;
  gradientKpaPerM: number | null;
  excess: string | null;
  topOfCement: string | null;
  additives: string | null;
  notes: string | null;
}

/** One value that a document may give exactly, or as a range, or both. */
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
  holeDiameterIn: number | null;
  runNumber: number | null;
  evaluation: string | null;
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
}

/** The well header: whatever of the top line the documents give, as they give it. */
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
  /** Elevation of the drill floor above mean sea level, m, where a document states it. */
  rigFloorElevationM: number | null;
  sources: Partial<Record<string, Source>>;
  /** Absent in a header that no reader made. */
  origins?: Origins;
  /** By field: what the documents that gave way say otherwise. */
  alternatives?: Partial<Record<string, AlternativeValue[]>>;
  /** By field: why its value is doubtful. */
  fieldFlags?: FieldFlags;
  /** Elevation of the ground above mean sea level, m, and of the drill floor above the ground, m, where stated. */
  groundElevationM?: number | null;
  floorAboveGroundM?: number | null;
  /** Depth of the sea, m, where stated. */
  waterDepthM?: number | null;
}

/** A document that gave nothing, or a part of one that was not understood; said, never dropped. */
export interface NotUnderstood {
  source: Source;
  /** In words, with what would help: "Word documents cannot be read yet; save the tables as CSV or XLSX." */
  reason: string;
}

/** Values that a document holds and that no field of the montage took: told together where they stand together. */
export interface UnusedValues {
  /** Where the first of them stands. */
  source: Source;
  /** What they stand in, to go on with after the place: `column "Cost (kEUR)"`, `rows 12 and 13`. */
  what: string;
  count: number;
  /** The first of them as written. */
  quote: string;
  /** Why, and what would help. */
  reason: string;
}

/** What one document turned out to hold, in a few words ("survey, 211 stations"). */
export interface DocumentSummary {
  file: string;
  classification: Classification;
  holds: string[];
  /** The layout that it was read as. */
  layout?: { id: string; name: string };
}

export interface WellFacts {
  header: WellHeaderFact;
  survey: SurveyFact | null;
  tops: FormationTopFact[];
  sections: HoleSectionFact[];
  casings: CasingStringFact[];
  slurries: SlurryFact[];
  muds: MudFact[];
  loggingRuns: LoggingRunFact[];
  pressureTests: PressureTestFact[];
  reservoirs: ReservoirFact[];
  plan: PlanStepFact[];
  documents: DocumentSummary[];
  notUnderstood: NotUnderstood[];
  /** Values outside what the field allows; each is kept where it is. */
  flags?: Flag[];
  /** Everything value-like that no field took. */
  unused?: UnusedValues[];
  /** Decisions a reader must be told of: a sign turned, a well chosen among several, a unit converted. */
  remarks: {
    about: 'header' | 'survey' | 'tops' | 'sections' | 'casing' | 'cement' | 'mud' | 'other';
    text: string;
  }[];
}
