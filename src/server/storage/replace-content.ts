import type { Selectable } from 'kysely';
import { jsonText } from '@/backend/json-text';
import type { ContentChange, ReplacedContent } from '@/backend/ports';
import type { StoredMontage } from '@/backend/records';
import { listColumns } from './montage-columns';
import type { Db, Engine, Schema } from './schema';
import { statement } from './statement';

type Replaced = Pick<Selectable<Schema['versions']>, 'number'> &
  Pick<Selectable<Schema['montages']>, 'origin'>;
type On = { db: Db; kind: Engine['kind'] };

/** A row that another transaction has changed since the statement began has another `newest`, and is not found. */
const before = `
  select versions.number, origin from montages join versions on versions.sequence = newest
  where montages.id = ? and folder <> 'bin' and owner in (?, ?, '')`;
const overVersion = ' and versions.number = ? and updated_ms = ?';

const listed = `
  updated_ms = ?, top_line = ?, name_key = ?, field_key = ?, search_text = ?, field_text = ?, status = ?, changed_by = ?,
  total_depth = null, errors = ?, warnings = ?`;

const findBefore = {
  any: statement<Replaced>(before),
  one: statement<Replaced>(before + overVersion),
};
const addVersion = statement<{ sequence: number }>(`
  insert into versions (montage_id, number, saved_time, saved_by, cause, montage) values (?, ?, ?, ?, 'save', ?)
  returning sequence`);
const changeMontage = statement(`update montages set ${listed}, newest = ? where id = ?`);
const addNote = statement('insert into audit (time, person, operation, subject) values (?, ?, ?, ?)');

/** All of it in one statement, which is a transaction: the way to PostgreSQL and back takes longer than most statements. */
const allAtOnce = (condition: string) =>
  statement<Replaced>(`
    with before as (${before}${condition} for no key update of montages),
    stored as (
      insert into versions (montage_id, number, saved_time, saved_by, cause, montage)
      select ?, number + 1, ?, ?, 'save', ? || coalesce(',' || substr(origin, 2), '}') from before
      returning sequence
    ),
    changed as (update montages set ${listed}, newest = stored.sequence from stored where id = ?),
    noted as (insert into audit (time, person, operation, subject) select ?, ?, ?, ? from stored)
    select number, origin from before`);
const replaceAtOnce = {
  any: allAtOnce(''),
  one: allAtOnce(overVersion),
};

/** The JSON of an object without its last brace. */
const opened = (json: string): string => json.slice(0, -1);

async function replaceInSteps(
  on: On,
  { content, note }: ContentChange,
  [found]: readonly Replaced[],
  columns: readonly unknown[],
): Promise<Replaced | undefined> {
  if (!found) return undefined;
  const { id } = content;
  const json = jsonText(content);
  const text = found.origin === null ? json : `${opened(json)},${found.origin.slice(1)}`;
  const [version] = await addVersion(on, [id, found.number + 1, note.time, note.person, text]);
  await changeMontage(on, [...columns, version!.sequence, id]);
  await addNote(on, [note.time, note.person, note.operation, note.subject]);
  return found;
}

/** `Store.replaceContent`, within a transaction of SQLite or on a connection of PostgreSQL. */
export async function replaceContent(on: On, change: ContentChange): Promise<ReplacedContent | undefined> {
  const { content, owners, over, note } = change;
  const { id } = content;
  const [owner = '', other = owner, ...more] = owners;
  if (more.length > 0) throw new Error('A caller has two owners at most.');
  const saved: StoredMontage = { ...content, updated_time: note.time, saved_by: note.person, cause: 'save' };
  const columns = [Date.parse(note.time), ...Object.values(listColumns(saved))];
  const condition = [id, owner, other, ...(over ? [over.revision, over.updatedMs] : [])];
  const which = over ? 'one' : 'any';
  const replaced =
    on.kind === 'sqlite'
      ? await replaceInSteps(on, change, await findBefore[which](on, condition), columns)
      : (
          await replaceAtOnce[which](on, [
            ...condition,
            id,
            note.time,
            note.person,
            opened(jsonText(content)),
            ...columns,
            id,
            note.time,
            note.person,
            note.operation,
            note.subject,
          ])
        )[0];
  if (!replaced) return undefined;
  const { number, origin } = replaced;
  return {
    revision: number + 1,
    kept: origin === null ? {} : (JSON.parse(origin) as ReplacedContent['kept']),
  };
}
