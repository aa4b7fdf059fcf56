import { CompiledQuery } from 'kysely';
import type { Db, Engine } from './schema';
import { storableText } from './storable-text';

/**
 * A statement that most calls run, written out: the query builder takes longer to put it together than the database to run it.
 *
 * @param text with `?` for each value.
 */
export function statement<Row>(
  text: string,
): (on: { db: Db; kind: Engine['kind'] }, values: readonly unknown[]) => Promise<Row[]> {
  let count = 0;
  const texts = { sqlite: text, postgres: text.replaceAll('?', () => `$${(count += 1)}`) };
  return async ({ db, kind }, values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(texts[kind], values.map(storableText)));
    return rows;
  };
}
