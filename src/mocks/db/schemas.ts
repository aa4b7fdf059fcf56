import * as zod from 'zod';
import {
  DocumentSet,
  StoredEvent,
  StoredGeneration,
  StoredLayout,
  StoredMontage,
  StoredOrganisation,
  StoredUser,
  StoredVersion,
} from '@/backend/records';

/** Times of the identity provider are in milliseconds, as in its own answers. */
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

/** A signed-in browser, identified by its refresh token. */
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

/** A generation with its lease and its events. */
export const Job = StoredGeneration.extend({ lease_until_ms: zod.number(), events: StoredEvent.array() });
export type Job = zod.output<typeof Job>;

export const schemas = {
  montages: StoredMontage,
  versions: StoredVersion,
  generations: Job,
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
  versions: [],
  generations: [],
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
