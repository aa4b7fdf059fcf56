import { jsonText } from '@/backend/json-text';
import type { ContentChange, ReplacedContent } from '@/backend/ports';
import { answerOf, columnsOf, opened, twoOwners, type Replaced } from './replace-content';
import type { Db } from './schema';
import { statement } from './statement';

const valuesOf = (change: ContentChange): unknown[] => {
  const { content, over, note } = change;
  const { time, person, operation, subject } = note;
  const version = [over?.revision ?? null, over?.updatedMs ?? null];
  return [
    content.id,
    ...twoOwners(change),
    ...version,
    time,
    person,
    operation,
    subject,
    ...columnsOf(change),
  ];
};
const values = '(?, ?, ?, ?::int, ?::bigint, ?, ?, ?, ?, ?::bigint, ?, ?, ?, ?, ?, ?, ?, ?::int, ?::int)';

/**
 * A row that another transaction has changed since the statement began has another `newest`, and is not found. The contents are
 * apart from the other values, because those are read several times.
 */
const replace = (count: number) => {
  const times = (row: string): string => Array<string>(count).fill(row).join(', ');
  return statement<Replaced & { id: string }>(`
    with given (id, owner, other, revision, over_ms, time, person, operation, subject, updated_ms, top_line, name_key, field_key,
      search_text, field_text, status, changed_by, errors, warnings) as (values ${times(values)}),
    before as (
      select montages.id, versions.number, origin
      from given join montages on montages.id = given.id join versions on versions.sequence = newest
      where folder <> 'bin' and montages.owner in (given.owner, given.other, '')
        and (revision is null or versions.number = revision and montages.updated_ms = over_ms)
      for no key update of montages skip locked
    ),
    stored as (
      insert into versions (montage_id, number, saved_time, saved_by, cause, montage)
      select id, number + 1, time, person, 'save', json || coalesce(',' || substr(origin, 2), '}')
      from before join given using (id) join (values ${times('(?, ?)')}) as contents (id, json) using (id)
      returning sequence, montage_id
    ),
    changed as (
      update montages set updated_ms = given.updated_ms, top_line = given.top_line, name_key = given.name_key,
        field_key = given.field_key, search_text = given.search_text, field_text = given.field_text, status = given.status,
        changed_by = given.changed_by, total_depth = null, errors = given.errors, warnings = given.warnings,
        newest = stored.sequence
      from stored join given on given.id = montage_id where montages.id = montage_id
    ),
    noted as (
      insert into audit (time, person, operation, subject)
      select time, person, operation, subject from before join given using (id)
    )
    select id, number, origin from before`);
};
const byCount = new Map<number, ReturnType<typeof replace>>();

/**
 * `Store.replaceContent` for several montages in one statement of PostgreSQL, which is a transaction: the way there and back, and
 * to the disk, takes longer than most statements. None waits for another transaction: what that one has locked is not found.
 *
 * @param changes of different montages.
 */
export async function replaceTogether(
  db: Db,
  changes: readonly ContentChange[],
): Promise<(ReplacedContent | undefined)[]> {
  const { length } = changes;
  const run = byCount.get(length) ?? replace(length);
  byCount.set(length, run);
  const found = await run({ db, kind: 'postgres' }, [
    ...changes.flatMap(valuesOf),
    ...changes.flatMap(({ content }) => [content.id, opened(jsonText(content))]),
  ]);
  const byId = new Map(found.map((replaced) => [replaced.id, answerOf(replaced)]));
  return changes.map(({ content }) => byId.get(content.id));
}
