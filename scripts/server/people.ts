import type { ServerStorage } from '@/server/parts';

/** Puts people of one organisation into a database, who may do everything. */
export async function storePeople(
  { store }: Pick<ServerStorage, 'store'>,
  emails: readonly string[],
): Promise<void> {
  await store.transaction(async ({ organisations, users }) => {
    await organisations.put({ id: 'org-1', name: 'Wells', created_time: new Date().toISOString() });
    for (const [index, email] of emails.entries())
      await users.put({
        id: `user-${index}`,
        email,
        organisation_id: 'org-1',
        component_access: [{ id: `access-${index}`, name: 'montage' }],
      });
  });
}
