import { sql, type Selectable } from 'kysely';
import type { GenerationTable } from '@/backend/ports';
import type { StoredEvent, StoredGeneration } from '@/backend/records';
import type { Within } from './record-table';
import type { Schema } from './schema';

const columns = [
  'id',
  'document_id',
  'started_by',
  'organisation_id',
  'drill_floor_m',
  'vertical',
  'started_time',
  'state',
  'runner',
  'attempts',
] as const;

const generationOf = (
  row: Pick<Selectable<Schema['generations']>, (typeof columns)[number]>,
): StoredGeneration => ({
  ...row,
  vertical: row.vertical === 1,
  state: row.state as StoredGeneration['state'],
});

export function generationTable({ db, kind, locks, nowMs }: Within): GenerationTable {
  const select = () => {
    const query = db.selectFrom('generations').select(columns);
    return locks ? query.forUpdate() : query;
  };
  /** Of a job that the runner still has. */
  const setLease = async (id: string, runner: string, until: typeof nowMs): Promise<boolean> => {
    const row = await db
      .updateTable('generations')
      .set({ lease_until_ms: until })
      .where('id', '=', id)
      .where('runner', '=', runner)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  };
  const inMs = (ms: number) => sql<number>`${nowMs} + ${sql.lit(ms)}`;

  return {
    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row && generationOf(row);
    },
    async put(generation) {
      const { id, ...rest } = generation;
      const values = { ...rest, vertical: Number(generation.vertical) };
      await db
        .insertInto('generations')
        .values({ id, ...values, lease_until_ms: 0 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
    async latestOf(documentId) {
      const row = await select()
        .where('document_id', '=', documentId)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && generationOf(row);
    },
    async claim(runner, leaseMs) {
      const row = await db
        .updateTable('generations')
        .set((table) => ({
          state: 'running',
          runner,
          attempts: table('attempts', '+', 1),
          lease_until_ms: inMs(leaseMs),
        }))
        .where('sequence', '=', (table) => {
          const free = table
            .selectFrom('generations')
            .select('sequence')
            // In the words of the partial index, so that it is used.
            .where(sql<boolean>`state in ('waiting', 'running')`)
            .where((where) =>
              where.or([where('state', '=', 'waiting'), where('lease_until_ms', '<=', nowMs)]),
            )
            .orderBy('sequence')
            .limit(1);
          // Two runners never wait for each other's job.
          return kind === 'postgres' ? free.forUpdate().skipLocked() : free;
        })
        .returning(columns)
        .executeTakeFirst();
      return row && generationOf(row);
    },
    renew: (id, runner, leaseMs) => setLease(id, runner, inMs(leaseMs)),
    async release(id, runner) {
      await setLease(id, runner, sql<number>`0`);
    },
    async addEvent(generation_id, { number, event }) {
      await db
        .insertInto('generation_events')
        .values({ generation_id, number, event: JSON.stringify(event) })
        .execute();
    },
    async eventsAfter(id, number) {
      const rows = await db
        .selectFrom('generation_events')
        .select(['number', 'event'])
        .where('generation_id', '=', id)
        .where('number', '>', number)
        .orderBy('number')
        .execute();
      return rows.map((row) => ({
        number: row.number,
        event: JSON.parse(row.event) as StoredEvent['event'],
      }));
    },
  };
}
