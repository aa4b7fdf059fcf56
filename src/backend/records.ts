import * as zod from 'zod';
import {
  DocumentClassification,
  DocumentCorrection,
  DocumentLayout,
  Montage as MontageSchema,
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

export const StoredMontage = MontageSchema.extend({
  updated_time: zod.iso.datetime(),
  /** How often it has been stored; absent in what browsers stored before it was counted. */
  revision: zod.int().optional(),
});
export type StoredMontage = zod.output<typeof StoredMontage>;

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
