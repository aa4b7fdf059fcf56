import * as zod from 'zod';
import {
  DocumentClassification,
  DocumentCorrection,
  DocumentLayout,
  Montage,
  Organisation,
  ReviewQuestion,
  User,
} from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * The records, built from the contract's own schemas, so that nothing can be stored that the contract could not carry.
 * Every record has a text `id`, by which the storage keeps it.
 */

export const StoredMontage = Montage.extend({
  updated_time: zod.iso.datetime(),
  /** How often it has been stored; absent in what browsers stored before it was counted. */
  revision: zod.int().optional(),
});
export type StoredMontage = zod.output<typeof StoredMontage>;

/** The set of documents that one upload brought. Its id becomes the montage's. */
export const DocumentSet = zod.object({
  id: zod.string(),
  uploaded_time: zod.iso.datetime(),
  files: zod.array(
    zod.object({
      name: zod.string(),
      classification: DocumentClassification,
      size: zod.int(),
      /** Where the bytes are kept; they are read when they are needed, not when the database is opened. */
      bytes_key: zod.string(),
      /** Absent, like the two below, in what browsers stored before there was a review. */
      corrections: DocumentCorrection.array().optional(),
      /** What the last generation or review left open. */
      questions: ReviewQuestion.array().optional(),
      /** The layout that the last generation read it as: counted once. */
      layout_id: zod.string().optional(),
    }),
  ),
});
export type DocumentSet = zod.output<typeof DocumentSet>;

/** A layout of an organisation. */
export const StoredLayout = DocumentLayout.extend({ organisation_id: zod.string() });
export type StoredLayout = zod.output<typeof StoredLayout>;

/** The organisation is a reference here and is joined when answering, so that a new name shows everywhere at once. */
export const StoredUser = User.omit({ organisation: true }).extend({
  organisation_id: zod.string().nullable(),
});
export type StoredUser = zod.output<typeof StoredUser>;

export const StoredOrganisation = Organisation;
export type StoredOrganisation = zod.output<typeof StoredOrganisation>;

/** Times of the identity provider are milliseconds, as its own answers have them. */
export const Account = zod.object({
  id: zod.string(),
  email: zod.string(),
  password: zod.string(),
  disabled: zod.boolean(),
  created_ms: zod.number(),
  last_sign_in_ms: zod.number(),
  password_changed_ms: zod.number(),
  failed_attempts: zod.int(),
  locked_until_ms: zod.number(),
});
export type Account = zod.output<typeof Account>;

/** A signed-in browser: what a refresh token stands for. */
export const Session = zod.object({
  id: zod.string(),
  refresh_token: zod.string(),
  account_id: zod.string(),
  started_ms: zod.number(),
  revoked: zod.boolean(),
});
export type Session = zod.output<typeof Session>;

/** A mail that the identity provider would have sent. */
export const Mail = zod.object({
  id: zod.string(),
  to: zod.string(),
  subject: zod.string(),
  link: zod.string(),
  oob_code: zod.string(),
  sent_ms: zod.number(),
  expires_ms: zod.number(),
  used: zod.boolean(),
});
export type Mail = zod.output<typeof Mail>;

export const schemas = {
  montages: StoredMontage,
  documentSets: DocumentSet,
  layouts: StoredLayout,
  users: StoredUser,
  organisations: StoredOrganisation,
  accounts: Account,
  sessions: Session,
  mails: Mail,
};
export type CollectionName = keyof typeof schemas;
export const collectionNames = Object.keys(schemas) as CollectionName[];

/** Every record of every collection, as plain data. */
export type Records = { [Name in CollectionName]: zod.output<(typeof schemas)[Name]>[] };

export const noRecords = (): Records => ({
  montages: [],
  documentSets: [],
  layouts: [],
  users: [],
  organisations: [],
  accounts: [],
  sessions: [],
  mails: [],
});

/** The whole database as plain data. */
export interface Snapshot {
  records: Records;
  bytes: Record<string, Uint8Array<ArrayBuffer>>;
}
