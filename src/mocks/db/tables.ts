import type { Clock, GenerationTable, Table, Tables } from '@/backend/ports';
import type { StoredGeneration, StoredMontage, StoredVersion } from '@/backend/records';
import { asLoaded, revisionOf } from '@/backend/stored-montage';
import type { Collections, Database } from './database';
import { listOf } from './montage-list';
import type { CollectionName, Job, Records } from './schemas';

/** Unnamed versions that are kept of a montage: all of them are in the memory of the page. */
const versionsKept = 20;

/** Collections of different record types, treated alike; each collection validates its writes. */
interface AnyCollection<Stored> {
  all(): Stored[];
  create(record: Stored): Promise<unknown>;
}

/** A stored record becomes the last one, like a new one. */
function tableOf<Name extends CollectionName>(
  collections: Collections,
  name: Name,
): Table<Records[Name][number]> {
  type Stored = Records[Name][number];
  const collection = collections[name] as unknown as AnyCollection<Stored>;
  const remove = (id: string): void =>
    void (collections[name] as Collections['users']).delete((q) => q.where({ id }));
  return {
    all: async () => collection.all(),
    find: async (id) => collection.all().find((record) => record.id === id),
    async put(record) {
      remove(record.id);
      await collection.create(record);
    },
    remove: async (id) => remove(id),
  };
}

const versionId = (montageId: string, number: number): string => `${montageId}/${number}`;

function versionOf(montage: StoredMontage): StoredVersion {
  const number = revisionOf(montage);
  return {
    id: versionId(montage.id, number),
    montage_id: montage.id,
    number,
    saved_time: montage.updated_time,
    saved_by: montage.saved_by ?? null,
    cause: montage.cause ?? null,
    name: null,
    montage: asLoaded(montage),
  };
}

function versionTables(db: Collections): Pick<Tables, 'montages' | 'versions'> {
  const montages = tableOf(db, 'montages');
  const versions = tableOf(db, 'versions');
  const of = (id: string): StoredVersion[] =>
    db.versions
      .all()
      .filter(({ montage_id }) => montage_id === id)
      .toSorted((a, b) => b.number - a.number);
  return {
    montages: {
      find: montages.find,
      async put(montage) {
        // A montage of the seed has no version yet.
        const before = await montages.find(montage.id);
        if (before && of(montage.id).length === 0) await versions.put(versionOf(before));
        await montages.put(montage);
        await versions.put(versionOf(montage));
        const unnamed = of(montage.id).filter(({ name }) => name === null);
        for (const { id } of unnamed.slice(versionsKept)) await versions.remove(id);
      },
      list: async (query) => listOf(db.montages.all(), query),
      async move(id, folder) {
        // In its place: of equal times, the montage that was stored last comes first.
        await db.montages.update((q) => q.where({ id }), {
          data: (draft) => void (folder === 'current' ? delete draft.folder : (draft.folder = folder)),
        });
      },
      // They are computed when they are listed.
      withoutFigures: async () => [],
      setFigures: async () => {},
    },
    versions: {
      async newest(montageId, { skip, take }) {
        const stored = of(montageId);
        const montage = stored.length === 0 ? await montages.find(montageId) : undefined;
        const all = montage ? [versionOf(montage)] : stored;
        return { total: all.length, versions: all.slice(skip, skip + take) };
      },
      async find(montageId, number) {
        const stored = await versions.find(versionId(montageId, number));
        if (stored) return stored;
        const montage = await montages.find(montageId);
        return montage && revisionOf(montage) === number ? versionOf(montage) : undefined;
      },
      async setName(montageId, number, name) {
        const version = await this.find(montageId, number);
        if (version) await versions.put({ ...version, name });
      },
    },
  };
}

function generationTable(db: Collections, clock: Pick<Clock, 'now'>): GenerationTable {
  const jobs = tableOf(db, 'generations');
  const withoutLease = ({ lease_until_ms: _, events: __, ...generation }: Job): StoredGeneration =>
    generation;
  const change = async (id: string, runner: string, lease_until_ms: number): Promise<boolean> => {
    const job = await jobs.find(id);
    if (job?.state !== 'running' || job.runner !== runner) return false;
    await jobs.put({ ...job, lease_until_ms });
    return true;
  };
  return {
    async find(id) {
      const job = await jobs.find(id);
      return job && withoutLease(job);
    },
    async put(generation) {
      const { lease_until_ms = 0, events = [] } = (await jobs.find(generation.id)) ?? {};
      // The last generation of a document set is followed, and the one that it replaced is asked for once more.
      if (events.length === 0) {
        const older = db.generations
          .all()
          .filter(({ id, document_id }) => document_id === generation.document_id && id !== generation.id)
          .toSorted((a, b) => Date.parse(b.started_time) - Date.parse(a.started_time));
        for (const { id } of older.slice(1)) await jobs.remove(id);
      }
      await jobs.put({ ...generation, lease_until_ms, events });
    },
    async latestOf(documentId) {
      const job = db.generations
        .all()
        .filter(({ document_id }) => document_id === documentId)
        .toSorted((a, b) => Date.parse(b.started_time) - Date.parse(a.started_time))[0];
      return job && withoutLease(job);
    },
    async claim(runner, leaseMs) {
      const free = db.generations
        .all()
        .filter(
          ({ state, lease_until_ms }) =>
            state === 'waiting' || (state === 'running' && lease_until_ms <= clock.now()),
        )
        .toSorted((a, b) => Date.parse(a.started_time) - Date.parse(b.started_time))[0];
      if (!free) return undefined;
      const claimed: Job = {
        ...free,
        state: 'running',
        runner,
        attempts: free.attempts + 1,
        lease_until_ms: clock.now() + leaseMs,
      };
      await jobs.put(claimed);
      return withoutLease(claimed);
    },
    renew: (id, runner, leaseMs) => change(id, runner, clock.now() + leaseMs),
    release: async (id, runner) => void (await change(id, runner, 0)),
    async addEvent(id, event) {
      const job = await jobs.find(id);
      if (job) await jobs.put({ ...job, events: [...job.events, event] });
    },
    async eventsAfter(id, number) {
      const { events = [] } = (await jobs.find(id)) ?? {};
      return events.filter((event) => event.number > number);
    },
  };
}

/** The collections as the backend's tables, for use within a `read` or a `transaction` of the database. */
export function tablesOf(db: Collections, clock: Pick<Clock, 'now'>): Tables {
  return {
    ...versionTables(db),
    generations: generationTable(db, clock),
    documentSets: tableOf(db, 'documentSets'),
    layouts: {
      ...tableOf(db, 'layouts'),
      ofOrganisation: async (id) => db.layouts.all().filter((layout) => layout.organisation_id === id),
    },
    users: {
      ...tableOf(db, 'users'),
      findByEmail: async (email) => db.users.findFirst((q) => q.where({ email })),
      countIn: async (id) => db.users.all().filter((user) => user.organisation_id === id).length,
    },
    organisations: {
      ...tableOf(db, 'organisations'),
      findByName: async (name) =>
        db.organisations.findFirst((q) =>
          q.where({ name: (other) => other?.toLowerCase() === name.toLowerCase() }),
        ),
    },
    // A browser's demonstration is nobody's evidence.
    audit: { add: async () => {} },
  };
}

/** For tests and tools that need the stored state now, without waiting for the queue of transactions. */
export const findMontage = (db: Database, id: string): StoredMontage | undefined =>
  db.montages.findFirst((q) => q.where({ id }));
