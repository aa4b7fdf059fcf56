import type { Selectable } from 'kysely';
import type { MontagePage, MontageSummary, Page, Tables } from '@/backend/ports';
import type { StoredMontage, StoredVersion, VersionSummary } from '@/backend/records';
import { jsonText } from '@/backend/json-text';
import { asLoaded, revisionOf } from '@/backend/stored-montage';
import { seenRecords, type Within } from './record-table';
import type { Db, Schema } from './schema';

type VersionRow = Selectable<Schema['versions']>;

/** The three values that a list shows. */
function topLineOf({ top_line_item: top }: StoredMontage): string | null {
  if (!top) return null;
  const { well_name, field_name, field_code } = top;
  return JSON.stringify({ well_name, field_name, field_code });
}

const montageOf = (
  version: Pick<VersionRow, 'montage' | 'saved_time' | 'number' | 'saved_by' | 'cause'>,
  owner: string,
): StoredMontage => ({
  ...(JSON.parse(version.montage) as StoredVersion['montage']),
  updated_time: version.saved_time,
  revision: version.number,
  ...(owner !== '' && { owner }),
  ...(version.saved_by !== null && { saved_by: version.saved_by }),
  ...(version.cause !== null && { cause: version.cause as StoredMontage['cause'] }),
});

const ofVersion = ['montage', 'saved_time', 'number', 'saved_by', 'cause'] as const;

async function load({ db, locks }: Within, id: string): Promise<StoredMontage | undefined> {
  if (!locks) {
    const row = await db
      .selectFrom('montages')
      .innerJoin('versions', 'versions.sequence', 'montages.newest')
      .select(['owner', ...ofVersion])
      .where('montages.id', '=', id)
      .executeTakeFirst();
    return row && montageOf(row, row.owner);
  }
  const locked = await db
    .selectFrom('montages')
    .leftJoin('versions', 'versions.sequence', 'montages.newest')
    .select(['owner', 'newest', ...ofVersion])
    .where('montages.id', '=', id)
    .forUpdate('montages')
    .executeTakeFirst();
  if (!locked) return undefined;
  const { owner, montage, saved_time, number, saved_by, cause } = locked;
  if (montage !== null && saved_time !== null && number !== null)
    return montageOf({ montage, saved_time, number, saved_by, cause }, owner);
  // After a wait for the lock: the statement began before the version was stored that is the newest since.
  const version = await db
    .selectFrom('versions')
    .select(ofVersion)
    .where('sequence', '=', locked.newest)
    .executeTakeFirstOrThrow();
  return montageOf(version, locked.owner);
}

/**
 * A walk along the index for each owner, which ends where the page does; `owner in (...)` would sort all of them. SQLite merges
 * the walks as it goes. PostgreSQL sorts what they return, and so each of them has a limit.
 */
function pageOf({ db, kind }: Within, owners: readonly string[], { skip, take }: Page) {
  const columns = ['id', 'updated_ms', 'newest', 'top_line'] as const;
  const of = (owner: string) => {
    const walk = db.selectFrom('montages').select(columns).where('owner', '=', owner);
    const ended =
      kind === 'sqlite'
        ? walk
        : walk
            .orderBy('updated_ms', 'desc')
            .orderBy('newest', 'desc')
            .limit(skip + take);
    return db.selectFrom(ended.as('walk')).select(columns);
  };
  const [first, ...others] = owners.map(of);
  return others
    .reduce((union, other) => union.unionAll(other), first!)
    .orderBy('updated_ms', 'desc')
    .orderBy('newest', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
}

async function totalOf(db: Db, owners: readonly string[]): Promise<number> {
  const counts = await db
    .selectFrom('montage_counts')
    .select('montages')
    .where('owner', 'in', owners)
    .execute();
  return counts.reduce((sum, { montages }) => sum + montages, 0);
}

async function newest(
  within: Within,
  { owners, ...page }: MontagePage,
): ReturnType<Tables['montages']['newest']> {
  const all = [...new Set([...owners, ''])];
  const [rows, total] = await Promise.all([pageOf(within, all, page), totalOf(within.db, all)]);
  return {
    total,
    montages: rows.map(({ id, updated_ms, top_line }) => ({
      id,
      updated_time: new Date(updated_ms).toISOString(),
      top_line_item: top_line === null ? null : (JSON.parse(top_line) as MontageSummary['top_line_item']),
    })),
  };
}

const addToCount = (db: Db, owner: string, montages: 1 | -1) =>
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
    newest: (page) => newest(within, page),
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
        top_line: topLineOf(montage),
      };
      if (before) await db.updateTable('montages').set(columns).where('id', '=', id).execute();
      else
        await db
          .insertInto('montages')
          .values({ id, ...columns })
          .execute();
      if (!before || before.owner !== montage.owner) {
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
