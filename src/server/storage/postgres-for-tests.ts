import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** As `npm run test:server` gives it. */
function administration(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined) throw new Error('These tests need a PostgreSQL: npm run test:server starts one.');
  return url;
}

/** Runs a statement as the administrator of the databases. */
export async function administer(statement: string): Promise<void> {
  const client = new Client(administration());
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of an empty database, which is dropped when the test is finished. */
export async function emptyDatabase(): Promise<URL> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  return new URL(`/${name}`, administration());
}
