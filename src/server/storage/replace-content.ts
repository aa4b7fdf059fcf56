import type { Selectable } from 'kysely';
import { jsonText } from '@/backend/json-text';
import type { ContentChange, ReplacedContent } from '@/backend/ports';
import { listColumns } from './montage-columns';
import type { Schema } from './schema';
import { storableText } from './storable-text';

/** The version that was replaced. */
export type Replaced = Pick<Selectable<Schema['versions']>, 'number'> &
  Pick<Selectable<Schema['montages']>, 'origin'>;

/** A change of a content as the database takes it. */
export interface ContentRow {
  id: string;
  owners: [string, string];
  over: ContentChange['over'];
  note: ContentChange['note'];
  /** `updated_ms` and the columns of `listColumns`, in their order. */
  columns: unknown[];
  json: string;
}

/** Whose montage a caller may replace. */
export function twoOwners({ owners }: ContentChange): [string, string] {
  const [owner = '', other = owner, ...more] = owners;
  if (more.length > 0) throw new Error('A caller has two owners at most.');
  return [owner, other];
}

export const columnsOf = ({ content, note }: ContentChange): unknown[] => [
  Date.parse(note.time),
  ...Object.values(
    listColumns({ ...content, updated_time: note.time, saved_by: note.person, cause: 'save' }),
  ),
];

export function rowOf(change: ContentChange): ContentRow {
  const { content, over, note } = change;
  const { time, person, operation, subject } = note;
  return {
    id: storableText(content.id) as string,
    owners: twoOwners(change),
    over,
    note: { time, person, operation, subject },
    columns: columnsOf(change).map(storableText),
    json: jsonText(content),
  };
}

/** The JSON of an object without its last brace. */
export const opened = (json: string): string => json.slice(0, -1);

export const answerOf = ({ number, origin }: Replaced): ReplacedContent => ({
  revision: number + 1,
  kept: origin === null ? {} : (JSON.parse(origin) as ReplacedContent['kept']),
});
