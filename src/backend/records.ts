import * as zod from 'zod';
import {
  DocumentClassification,
  DocumentCorrection,
  DocumentLayout,
  GenerationEvent,
  Montage as MontageSchema,
  MontageFolder,
  Organisation,
  ReviewQuestion,
  User,
} from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * The records that a store keeps, built from the contract's own schemas, so that nothing can be stored that the contract
 * could not carry. Each has a text `id`, unique within its table.
 */

/** The load shape of a montage. */
export type Montage = zod.output<typeof MontageSchema>;

/** Why a version was stored. */
export const VersionCause = zod.enum(['upload', 'import', 'generation', 'save']);
export type VersionCause = zod.output<typeof VersionCause>;

export const StoredMontage = MontageSchema.extend({
  updated_time: zod.iso.datetime(),
  /** How often it has been stored, which is the number of its newest version; absent in what browsers stored before it was counted. */
  revision: zod.int().optional(),
  /**
   * Whose it is, and its documents and generations: `ownerOf` in `ownership.ts`. Absent in what browsers stored before
   * montages had owners, and in samples: those everybody may see who may see montages.
   */
  owner: zod.string().optional(),
  /** The email address of the person who stored this version. */
  saved_by: zod.string().optional(),
  cause: VersionCause.optional(),
  /** Absent for `current`. */
  folder: MontageFolder.optional(),
});
export type StoredMontage = zod.output<typeof StoredMontage>;

/** One saved version of a montage; its number is the montage's revision. */
export const StoredVersion = zod.object({
  /** `MONTAGE/NUMBER` */
  id: zod.string(),
  montage_id: zod.string(),
  number: zod.int(),
  saved_time: zod.iso.datetime(),
  saved_by: zod.string().nullable(),
  cause: VersionCause.nullable(),
  /** Such as `Issued for approval`. */
  name: zod.string().nullable(),
  montage: MontageSchema,
});
export type StoredVersion = zod.output<typeof StoredVersion>;
export type VersionSummary = Omit<StoredVersion, 'montage'>;

/** A generation of a document set: a job that one process runs at a time and any number of readers follow. */
export const StoredGeneration = zod.object({
  id: zod.string(),
  document_id: zod.string(),
  /** The email address of the person who started it, and their organisation, whose layouts it reads with. */
  started_by: zod.string(),
  organisation_id: zod.string().nullable(),
  /** Elevation of the drill floor above mean sea level, m, as the person entered it. */
  drill_floor_m: zod.number().nullable(),
  vertical: zod.boolean(),
  started_time: zod.iso.datetime(),
  state: zod.enum(['waiting', 'running', 'completed', 'failed', 'stopped']),
  /** The process that runs it, and how often one has begun to: a job that ends its process each time is given up. */
  runner: zod.string().nullable(),
  attempts: zod.int(),
});
export type StoredGeneration = zod.output<typeof StoredGeneration>;

/** An event of a generation, numbered from 1 without gaps. */
export const StoredEvent = zod.object({ number: zod.int(), event: GenerationEvent });
export type StoredEvent = zod.output<typeof StoredEvent>;

/** Who did what to what, when. */
export interface AuditEntry {
  time: string;
  /** An email address. */
  person: string;
  operation: string;
  /** The id of the montage, user, organisation or layout. */
  subject: string;
}

/** The documents of one upload. The set's id becomes the montage's. */
export const DocumentSet = zod.object({
  id: zod.string(),
  uploaded_time: zod.iso.datetime(),
  files: zod.array(
    zod.object({
      name: zod.string(),
      classification: DocumentClassification,
      size: zod.int(),
      /** Where `Files` keeps the bytes; they are read when they are needed. */
      bytes_key: zod.string(),
      /** Absent, like the two below, in what browsers stored before there was a review. */
      corrections: DocumentCorrection.array().optional(),
      /** The questions that the last generation or review left open. */
      questions: ReviewQuestion.array().optional(),
      /** The layout that the last generation read it as: counted once. */
      layout_id: zod.string().optional(),
    }),
  ),
});
export type DocumentSet = zod.output<typeof DocumentSet>;
export type StoredFile = DocumentSet['files'][number];

/** A layout of an organisation. */
export const StoredLayout = DocumentLayout.extend({ organisation_id: zod.string() });
export type StoredLayout = zod.output<typeof StoredLayout>;

/** The organisation is a reference here and is joined in the answer, so that a new name shows everywhere at once. */
export const StoredUser = User.omit({ organisation: true }).extend({
  organisation_id: zod.string().nullable(),
});
export type StoredUser = zod.output<typeof StoredUser>;

export const StoredOrganisation = Organisation;
export type StoredOrganisation = zod.output<typeof StoredOrganisation>;
