import { ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Clock, Ids, Store, Tables } from '@/backend/ports';
import type { StoredUser } from '@/backend/records';

interface FirstAdmin {
  /** In lower case. */
  email: string;
  /** The name of their organisation, where they belong to none; by default what follows the @ of their address. */
  organisation?: string | undefined;
}

interface Host {
  store: Store;
  clock: Pick<Clock, 'now'>;
  ids: Ids;
}

/** The administrator that `src/server/trial` puts into an empty database. */
const ofTrial = { id: 'user-1', email: 'admin@example.com' };

/**
 * For a server with an identity provider, before it listens.
 *
 * @throws Error with a sentence if the database began as a trial, whose administrator's address anybody may claim.
 */
export async function refuseTrialData({ store }: Pick<Host, 'store'>): Promise<void> {
  const user = await store.read(({ users }) => users.find(ofTrial.id));
  if (user?.email !== ofTrial.email) return;
  throw new Error(
    'This database began as a trial and has its accounts and montages. Start with an empty one: set DATABASE_URL or MONTAGE_DATA.',
  );
}

async function organisationNamed(
  { organisations }: Pick<Tables, 'organisations'>,
  name: string,
  { clock, ids }: Pick<Host, 'clock' | 'ids'>,
): Promise<string> {
  const existing = await organisations.findByName(name);
  if (existing) return existing.id;
  const id = `org-${ids.id()}`;
  await organisations.put({ id, name, created_time: new Date(clock.now()).toISOString() });
  return id;
}

/**
 * Makes the first administrator a user of every module, in an organisation, so that their first sign-in works. At each start,
 * so that an administrator who lost the access can be given it again; what they have stays.
 */
export function ensureFirstAdmin(
  { email, organisation = email.replace(/^.*@/, '') }: FirstAdmin,
  { store, clock, ids }: Host,
): Promise<void> {
  return store.transaction(async ({ users, organisations, audit }) => {
    const before = await users.findByEmail(email);
    const id = before?.id ?? `user-${ids.id()}`;
    const granted = before?.component_access ?? [];
    const missing = ComponentName.options.filter((name) => !granted.some((grant) => grant.name === name));
    if (before?.organisation_id && missing.length === 0) return;
    const user: StoredUser = {
      id,
      email,
      organisation_id:
        before?.organisation_id ?? (await organisationNamed({ organisations }, organisation, { clock, ids })),
      component_access: [...granted, ...missing.map((name) => ({ id: `access-${ids.id()}`, name }))],
    };
    await users.put(user);
    await audit.add({
      time: new Date(clock.now()).toISOString(),
      person: email,
      operation: before ? 'updateUser' : 'createUser',
      subject: id,
    });
  });
}
