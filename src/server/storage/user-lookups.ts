import { setImmediate as eventLoop } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Engine, Schema } from './schema';
import { storableText } from './storable-text';
import { statement } from './statement';

type UserRow = Schema['users'];
/** @param email in lower case. */
export type FindUser = (email: string) => Promise<UserRow | undefined>;

const byEmail = statement<UserRow>('select * from users where email_key = ?');

export const findUserIn =
  (on: Parameters<typeof byEmail>[0]): FindUser =>
  async (email) =>
    (await byEmail(on, [email]))[0];

/**
 * The user of a call, on a connection of no transaction. The calls that arrive in one turn of the event loop share a statement on
 * PostgreSQL: the way there and back costs more than the rows.
 */
export function userLookups({ kind, reading: db }: Pick<Engine, 'kind' | 'reading'>): FindUser {
  if (kind === 'sqlite') return findUserIn({ kind, db });
  const text = 'select * from users where email_key = any($1::text[])';
  let turn: { emails: Set<string>; rows: Promise<UserRow[]> } | undefined;
  const begin = () => {
    const emails = new Set<string>();
    const rows = eventLoop().then(async () => {
      turn = undefined;
      return (await db.executeQuery<UserRow>(CompiledQuery.raw(text, [[...emails]]))).rows;
    });
    return { emails, rows };
  };
  return async (email) => {
    const key = String(storableText(email));
    turn ??= begin();
    turn.emails.add(key);
    return (await turn.rows).find(({ email_key }) => email_key === key);
  };
}
