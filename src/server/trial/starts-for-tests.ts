import { describe, expect, it } from 'vitest';
import { machineClock, randomIds } from '../host';
import { ensureFirstAdmin } from '../identity/prepare-users';
import type { ServerStorage } from '../parts';
import { seedTrial } from './seed';

/** @param open gives the storages of several servers on one empty database. */
export function describeStarts(name: string, open: () => Promise<ServerStorage[]>): void {
  describe(name, () => {
    it('have one first administrator, in one organisation', async () => {
      const storages = await open();
      const admin = { email: 'anna@wells.example' };
      await Promise.all(
        storages.map(({ store }) => ensureFirstAdmin(admin, { store, clock: machineClock, ids: randomIds })),
      );
      const { users, organisations } = await storages[0]!.store.read(async (tables) => ({
        users: await tables.users.all(),
        organisations: await tables.organisations.all(),
      }));
      expect(organisations.map((organisation) => organisation.name)).toEqual(['wells.example']);
      expect(users).toMatchObject([{ email: admin.email, organisation_id: organisations[0]!.id }]);
    });

    it('put the montages of a trial in once, with their documents', async () => {
      const storages = await open();
      const seeded = await Promise.all(storages.map((storage) => seedTrial(storage, machineClock)));
      expect(seeded.filter(Boolean)).toHaveLength(1);
      const [{ store, files }] = storages as [ServerStorage];
      const keys = await store.read(async (tables) => {
        const { montages } = await tables.montages.list({
          owners: ['organisation:org-1'],
          skip: 0,
          take: 50,
        });
        const sets = await Promise.all(montages.map(({ id }) => tables.documentSets.find(id)));
        return sets.flatMap((set) => set?.files ?? []).map(({ bytes_key }) => bytes_key);
      });
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect((await files.get(key)).byteLength).toBeGreaterThan(0);
    });
  });
}
