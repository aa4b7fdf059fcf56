/**
 * The least that a server can do for the same bytes: a Hono route that writes what it is sent, and one that answers a page of the
 * list, with the same driver and the same safety. No token, no check, no version.
 */
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

const { PORT, DATABASE_URL, BARE_FILE = '', MONTAGE_FILE = '' } = process.env;

interface Bare {
  write(bytes: string): unknown;
  page(owner: string, skip: number): Promise<{ rows: unknown[]; total: number }>;
}

const pageOf = (owner: string, skip: string) =>
  `select id, updated_ms, top_line from montages where owner = ${owner} and folder = 'current' order by updated_ms desc, newest desc limit 10 offset ${skip}`;
const countOf = (owner: string) => `select montages as total from montage_counts where owner = ${owner}`;

function onSqlite(): Bare {
  const writing = new DatabaseSync(BARE_FILE);
  writing.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists saves (montage text)',
  );
  const insert = writing.prepare('insert into saves (montage) values (?)');
  const reading = new DatabaseSync(MONTAGE_FILE, { readOnly: true });
  const page = reading.prepare(pageOf('?', '?'));
  const count = reading.prepare(countOf('?'));
  return {
    write: (bytes) => insert.run(bytes),
    page: async (owner, skip) => ({
      rows: page.all(owner, skip),
      total: (count.get(owner) as { total: number }).total,
    }),
  };
}

async function onPostgres(connectionString: string): Promise<Bare> {
  const pool = new Pool({ connectionString, max: 10 });
  await pool.query('create table if not exists saves (montage text)');
  return {
    write: (bytes) => pool.query('insert into saves (montage) values ($1)', [bytes]),
    async page(owner, skip) {
      const { rows } = await pool.query(pageOf('$1', '$2'), [owner, skip]);
      const counted = await pool.query<{ total: string }>(countOf('$1'), [owner]);
      return { rows, total: Number(counted.rows[0]!.total) };
    },
  };
}

const bare = DATABASE_URL === undefined ? onSqlite() : await onPostgres(DATABASE_URL);
const app = new Hono();
app.put('/save', async (c) => {
  await bare.write(await c.req.text());
  return c.json({ saved: true });
});
app.get('/list', async (c) =>
  c.json(await bare.page(c.req.query('owner') ?? '', Number(c.req.query('skip')))),
);
app.get('/readyz', (c) => c.text('ready'));
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
