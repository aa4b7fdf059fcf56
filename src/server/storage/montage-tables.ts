import type { Selectable } from 'kysely';
import type { Tables } from '@/backend/ports';
import type { StoredMontage, StoredVersion, VersionSummary } from '@/backend/records';
import { jsonText } from '@/backend/json-text';
import { asLoaded, revisionOf } from '@/backend/stored-montage';
import { listColumns, originOf } from './montage-columns';
import { listMontages } from './montage-list';
import { seenRecords, type Within } from './record-table';
import type { Db, Schema } from './schema';

type VersionRow = Selectable<Schema['versions']>;

const montageOf = (
  version: Pick<VersionRow, 'montage' | 'saved_time' | 'number' | 'saved_by' | 'cause'>,
  { owner, folder }: Pick<Selectable<Schema['montages']>, 'owner' | 'folder'>,
): StoredMontage => ({
  ...(JSON.parse(version.montage) as StoredVersion['montage']),
  updated_time: version.saved_time,
  revision: version.number,
  ...(owner !== '' && { owner }),
  ...(version.saved_by !== null && { saved_by: version.saved_by }),
  ...(version.cause !== null && { cause: version.cause as StoredMontage['cause'] }),
  ...(folder !== 'current' && { folder: folder as StoredMontage['folder'] }),
});

const ofVersion = ['montage', 'saved_time', 'number', 'saved_by', 'cause'] as const;

async function load({ db, locks }: Within, id: string): Promise<StoredMontage | undefined> {
  if (!locks) {
    const row = await db
      .selectFrom('montages')
      .innerJoin('versions', 'versions.sequence', 'montages.newest')
      .select(['owner', 'folder', ...ofVersion])
      .where('montages.id', '=', id)
      .executeTakeFirst();
    return row && montageOf(row, row);
  }
  const locked = await db
    .selectFrom('montages')
    .leftJoin('versions', 'versions.sequence', 'montages.newest')
    .select(['owner', 'folder', 'newest', ...ofVersion])
    .where('montages.id', '=', id)
    .forUpdate('montages')
    .executeTakeFirst();
  if (!locked) return undefined;
  const { montage, saved_time, number, saved_by, cause } = locked;
  if (montage !== null && saved_time !== null && number !== null)
    return montageOf({ montage, saved_time, number, saved_by, cause }, locked);
  // After a wait for the lock: the statement began before the version was stored that is the newest since.
  const version = await db
    .selectFrom('versions')
    .select(ofVersion)
    .where('sequence', '=', locked.newest)
    .executeTakeFirstOrThrow();
  return montageOf(version, locked);
}

/** Of the folder `current`. */
const addToCount = (db: Db, owner: string, montages: number) =>
  db
    .insertInto('montage_counts')
    .values({ owner, montages })
    .onConflict((conflict) =>
      conflict
        .column('owner')
        .doUpdateSet(({ eb }) => ({ montages: eb('montage_counts.montages', '+', montages) })),
    )
    .execute();

/** Asked for by the statement that stores it: to wait for the number of the row would cost a way to the database and back. */
const newestOf = (db: Db, montageId: string, number: number) =>
  db
    .selectFrom('versions')
    .select('sequence')
    .where('montage_id', '=', montageId)
    .where('number', '=', number);

export function montageTable(within: Within): Tables['montages'] {
  const { db } = within;
  const seen = seenRecords((id) => load(within, id));
  return {
    find: (id) => seen.find(id),
    list: (query) => listMontages(within, query),
    async move(id, folder) {
      const before = await seen.find(id);
      if (!before) return;
      await db.updateTable('montages').set({ folder }).where('id', '=', id).execute();
      const { folder: was = 'current', owner = '', ...rest } = before;
      const more = Number(folder === 'current') - Number(was === 'current');
      if (more !== 0) await addToCount(db, owner, more);
      seen.set(id, {
        ...rest,
        ...(before.owner !== undefined && { owner }),
        ...(folder !== 'current' && { folder }),
      });
    },
    async withoutFigures({ take, ...which }) {
      const query = db.selectFrom('montages').select('id').where('errors', 'is', null).limit(take);
      const rows = await (
        'owners' in which
          ? query.where('owner', 'in', [...which.owners, ''])
          : query.where('id', '>', which.after).orderBy('id')
      ).execute();
      return rows.map(({ id }) => id);
    },
    async setFigures(id, revision, figures) {
      await db
        .updateTable('montages')
        .set({ ...figures })
        .where('id', '=', id)
        .where('newest', '=', newestOf(db, id, revision))
        .execute();
    },
    async put(montage) {
      const { id, updated_time, owner = '', saved_by = null, cause = null } = montage;
      const before = await seen.find(id);
      const number = revisionOf(montage);
      await db
        .insertInto('versions')
        .values({
          montage_id: id,
          number,
          saved_time: updated_time,
          saved_by,
          cause,
          name: null,
          montage: jsonText(asLoaded(montage)),
        })
        .execute();
      const columns = {
        owner,
        updated_ms: Date.parse(updated_time),
        newest: newestOf(db, id, number),
        ...listColumns(montage),
        total_depth: null,
        origin: originOf(montage),
      };
      if (before) await db.updateTable('montages').set(columns).where('id', '=', id).execute();
      else
        await db
          .insertInto('montages')
          .values({ id, folder: montage.folder ?? 'current', ...columns })
          .execute();
      const isCounted = (montage.folder ?? 'current') === 'current';
      if (isCounted && (!before || before.owner !== montage.owner)) {
        if (before) await addToCount(db, before.owner ?? '', -1);
        await addToCount(db, owner, 1);
      }
      seen.set(id, { ...montage, revision: number });
    },
  };
}

const summaryOf = (row: Omit<VersionRow, 'montage' | 'sequence'>): VersionSummary => ({
  ...row,
  id: `${row.montage_id}/${row.number}`,
  cause: row.cause as VersionSummary['cause'],
});

export function versionTable({ db }: Within): Tables['versions'] {
  const columns = ['montage_id', 'number', 'saved_time', 'saved_by', 'cause', 'name'] as const;
  const of = (montageId: string) => db.selectFrom('versions').where('montage_id', '=', montageId);
  return {
    async newest(montageId, { skip, take }) {
      const rows = await of(montageId)
        .select(columns)
        .orderBy('number', 'desc')
        .limit(take)
        .offset(skip)
        .execute();
      const { total } = await of(montageId)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { total, versions: rows.map(summaryOf) };
    },
    async find(montageId, number) {
      const row = await of(montageId)
        .select([...columns, 'montage'])
        .where('number', '=', number)
        .executeTakeFirst();
      if (!row) return undefined;
      const { montage, ...summary } = row;
      return { ...summaryOf(summary), montage: JSON.parse(montage) as StoredVersion['montage'] };
    },
    async setName(montageId, number, name) {
      await db
        .updateTable('versions')
        .set({ name })
        .where('montage_id', '=', montageId)
        .where('number', '=', number)
        .execute();
    },
  };
}
