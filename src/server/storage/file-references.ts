import type { DocumentSet } from '@/backend/records';
import type { Db } from './schema';

/**
 * Notes which stored bytes a document set refers to: those are kept as long as it does.
 *
 * @throws when bytes are not stored, so that no set is acknowledged without them.
 */
export async function referToFiles(db: Db, { id, files }: DocumentSet): Promise<void> {
  const keys = files.map(({ bytes_key }) => bytes_key);
  if (keys.length > 0) {
    const stored = await db
      .updateTable('files')
      .set({ document_set_id: id })
      .where('key', 'in', keys)
      .where('size', 'is not', null)
      .returning('key')
      .execute();
    if (stored.length !== new Set(keys).size)
      throw new Error(`The bytes of document set ${id} are not all stored.`);
  }
  let others = db.updateTable('files').set({ document_set_id: null }).where('document_set_id', '=', id);
  if (keys.length > 0) others = others.where('key', 'not in', keys);
  await others.execute();
}
