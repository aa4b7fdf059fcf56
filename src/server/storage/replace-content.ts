import type { Selectable } from 'kysely';
import { jsonText } from '@/backend/json-text';
import type { ContentChange, ReplacedContent } from '@/backend/ports';
import { listColumns } from './montage-columns';
import type { Db, Schema } from './schema';
import { statement } from './statement';

export type Replaced = Pick<Selectable<Schema['versions']>, 'number'> &
  Pick<Selectable<Schema['montages']>, 'origin'>;

const before = `
  select versions.number, origin from montages join versions on versions.sequence = newest
  where montages.id = ? and folder <> 'bin' and owner in (?, ?, '')`;
const findBefore = {
  any: statement<Replaced>(before),
  one: statement<Replaced>(`${before} and versions.number = ? and updated_ms = ?`),
};
const addVersion = statement<{ sequence: number }>(`
  insert into versions (montage_id, number, saved_time, saved_by, cause, montage) values (?, ?, ?, ?, 'save', ?)
  returning sequence`);
const changeMontage = statement(`
  update montages set updated_ms = ?, top_line = ?, name_key = ?, field_key = ?, search_text = ?, field_text = ?, status = ?,
    changed_by = ?, total_depth = null, errors = ?, warnings = ?, newest = ? where id = ?`);
const addNote = statement('insert into audit (time, person, operation, subject) values (?, ?, ?, ?)');

/** Whose montage a caller may replace. */
export function twoOwners({ owners }: ContentChange): [string, string] {
  const [owner = '', other = owner, ...more] = owners;
  if (more.length > 0) throw new Error('A caller has two owners at most.');
  return [owner, other];
}

/** `updated_ms` and the columns of `listColumns`, in their order. */
export const columnsOf = ({ content, note }: ContentChange): unknown[] => [
  Date.parse(note.time),
  ...Object.values(
    listColumns({ ...content, updated_time: note.time, saved_by: note.person, cause: 'save' }),
  ),
];

/** The JSON of an object without its last brace. */
export const opened = (json: string): string => json.slice(0, -1);

export const answerOf = ({ number, origin }: Replaced): ReplacedContent => ({
  revision: number + 1,
  kept: origin === null ? {} : (JSON.parse(origin) as ReplacedContent['kept']),
});

/** `Store.replaceContent` within a transaction of SQLite. */
export async function replaceContent(db: Db, change: ContentChange): Promise<ReplacedContent | undefined> {
  const { content, over, note } = change;
  const { id } = content;
  const on = { db, kind: 'sqlite' } as const;
  const condition = [id, ...twoOwners(change)];
  const [found] = over
    ? await findBefore.one(on, [...condition, over.revision, over.updatedMs])
    : await findBefore.any(on, condition);
  if (!found) return undefined;
  const json = jsonText(content);
  const text = found.origin === null ? json : `${opened(json)},${found.origin.slice(1)}`;
  const [version] = await addVersion(on, [id, found.number + 1, note.time, note.person, text]);
  await changeMontage(on, [...columnsOf(change), version!.sequence, id]);
  await addNote(on, [note.time, note.person, note.operation, note.subject]);
  return answerOf(found);
}
