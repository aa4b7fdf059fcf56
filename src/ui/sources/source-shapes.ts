/**
 * A value's origin, in the shapes of the contract. Repeated here because the shared code knows no network; the compiler
 * checks that both shapes agree.
 */
export type Certainty = 'read' | 'converted' | 'computed' | 'assumed';

export type SourcedValue = number | string | boolean | null;

/** A place in a document. */
export interface Place {
  readonly document: string;
  readonly page: number | null;
  readonly sheet: string | null;
  readonly cell: string | null;
  readonly line: number | null;
  readonly quote: string | null;
}

export interface Alternative {
  readonly value: SourcedValue;
  readonly certainty: Certainty;
  readonly note: string | null;
  readonly places: readonly Place[];
}

/** The origin of one value of an entity. */
export interface Source extends Alternative {
  readonly entity_id: string;
  readonly field: string;
  readonly alternatives: readonly Alternative[];
  readonly flag: string | null;
}

/** The outcome of a generation, by document and value. */
export interface Report {
  readonly documents: readonly {
    readonly document: string;
    readonly classification: string;
    readonly holds: readonly string[];
  }[];
  readonly decisions: readonly string[];
  readonly flagged: readonly string[];
  readonly not_understood: readonly { readonly place: Place; readonly reason: string }[];
  readonly missing: readonly string[];
  /** Absent where the server does not account for what it left. */
  readonly not_used?: readonly NotUsed[] | undefined;
}

/** Values of a document that are nowhere in the montage. */
export interface NotUsed {
  readonly place: Place;
  /** What contains them; blank if the place says it. */
  readonly what: string;
  readonly count: number;
  readonly reason: string;
}
