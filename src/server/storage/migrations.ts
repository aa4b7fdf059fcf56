import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { compressQuickly } from './migrate-compression';
import { addMontageList } from './migrate-montage-list';
import { addOrigin } from './migrate-origin';
import type { Engine } from './schema';

/** In the head of each of our SQLite files; `restore` refuses any other file. */
export const applicationId = 0x4d4f4e54;

type Tables = Kysely<unknown>;

function withSequence(
  kind: Engine['kind'],
  table: string,
  db: Tables,
): CreateTableBuilder<string, 'sequence'> {
  const { schema } = db;
  return kind === 'sqlite'
    ? schema.createTable(table).addColumn('sequence', 'integer', (c) => c.primaryKey().autoIncrement())
    : schema
        .createTable(table)
        .addColumn('sequence', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity());
}

async function createPeople({ schema }: Tables): Promise<void> {
  await schema
    .createTable('organisations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('created_time', 'text')
    .execute();
  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (c) => c.unique())
    .addColumn('organisation_id', 'text', (c) => c.references('organisations.id'))
    .addColumn('component_access', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('users_by_organisation').on('users').column('organisation_id').execute();
  await schema
    .createTable('layouts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('organisation_id', 'text', (c) =>
      c.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('layout', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('layouts_by_organisation').on('layouts').column('organisation_id').execute();
}

async function createMontages(kind: Engine['kind'], db: Tables): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('montages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('updated_ms', 'bigint', (c) => c.notNull())
    .addColumn('newest', 'bigint', (c) => c.notNull())
    .addColumn('top_line', 'text')
    .execute();
  await schema
    .createIndex('montages_by_owner')
    .on('montages')
    .columns(['owner', 'updated_ms desc', 'newest desc'])
    .execute();
  await schema
    .createTable('montage_counts')
    .addColumn('owner', 'text', (c) => c.primaryKey())
    .addColumn('montages', 'bigint', (c) => c.notNull())
    .execute();
  await withSequence(kind, 'versions', db)
    .addColumn('montage_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('saved_time', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('cause', 'text')
    .addColumn('name', 'text')
    .addColumn('montage', 'text', (c) => c.notNull())
    // Two saves that believe to be the same version cannot both be stored.
    .addUniqueConstraint('versions_by_montage', ['montage_id', 'number'])
    // Deferred, because the montage refers to its newest version and is stored after it.
    .addForeignKeyConstraint('versions_of_montage', ['montage_id'], 'montages', ['id'], (c) =>
      c.deferrable().initiallyDeferred(),
    )
    .execute();
}

async function createDocuments(kind: Engine['kind'], db: Tables): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('document_sets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uploaded_time', 'text', (c) => c.notNull())
    .addColumn('files', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('files')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('size', 'bigint')
    .addColumn('stored_ms', 'bigint', (c) => c.notNull())
    .addColumn('document_set_id', 'text', (c) => c.references('document_sets.id').onDelete('set null'))
    .execute();
  await schema
    .createIndex('files_by_document_set')
    .on('files')
    .columns(['document_set_id', 'stored_ms'])
    .execute();
  await schema
    .createTable('file_parts')
    .addColumn('file_key', 'text', (c) => c.notNull().references('files.key').onDelete('cascade'))
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('bytes', kind === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('file_parts_key', ['file_key', 'part'])
    .execute();
  // The documents are mostly compressed already, and PostgreSQL would try again.
  if (kind === 'postgres')
    await sql`alter table file_parts alter column bytes set storage external`.execute(db);
}

async function createGenerations(kind: Engine['kind'], db: Tables): Promise<void> {
  const { schema } = db;
  await withSequence(kind, 'generations', db)
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('started_by', 'text', (c) => c.notNull())
    .addColumn('organisation_id', 'text')
    .addColumn('drill_floor_m', 'double precision')
    .addColumn('vertical', 'integer', (c) => c.notNull())
    .addColumn('started_time', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('runner', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('lease_until_ms', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('generations_by_document')
    .on('generations')
    .columns(['document_id', 'sequence'])
    .execute();
  // Of thousands that have ended, the few that have not.
  await schema
    .createIndex('generations_under_way')
    .on('generations')
    .column('sequence')
    .where(sql.ref('state'), 'in', [sql.lit('waiting'), sql.lit('running')])
    .execute();
  await schema
    .createTable('generation_events')
    .addColumn('generation_id', 'text', (c) => c.notNull().references('generations.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('generation_events_key', ['generation_id', 'number'])
    .execute();
}

async function createAudit(kind: Engine['kind'], db: Tables): Promise<void> {
  await withSequence(kind, 'audit', db)
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_by_subject').on('audit').columns(['subject', 'sequence']).execute();
}

/** By name, which gives the order. A migration that has been released is never changed: add another one. */
export const migrationsFor = (kind: Engine['kind']): Record<string, Migration> => ({
  '0001-first': {
    async up(db: Tables) {
      await createPeople(db);
      await createMontages(kind, db);
      await createDocuments(kind, db);
      await createGenerations(kind, db);
      await createAudit(kind, db);
      if (kind === 'sqlite') await sql`pragma application_id = ${sql.lit(applicationId)}`.execute(db);
    },
  },
  '0002-montage-list': { up: addMontageList },
  '0003-origin': { up: addOrigin },
  '0004-compression': { up: kind === 'postgres' ? compressQuickly : async () => {} },
});
