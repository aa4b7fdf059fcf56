import type { Files } from '@/backend/ports';
import { readFrom, writeTo } from './run';
import type { Engine } from './schema';

/** 1 MiB: what is held of a file while it is stored or read. */
const partBytes = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** Bytes in pieces, each in a transaction of its own, so that a large file holds nobody up. */
export function filesIn(engine: Engine): Files {
  const remove = (key: string): Promise<unknown> =>
    writeTo(engine, (db) => db.deleteFrom('files').where('key', '=', key).execute());

  return {
    async put(key, content) {
      await writeTo(engine, async (db) => {
        await db.deleteFrom('files').where('key', '=', key).execute();
        await db
          .insertInto('files')
          .values({ key, size: null, stored_ms: engine.nowMs, document_set_id: null })
          .execute();
      });
      for (let part = 0; part * partBytes < content.size; part++) {
        const piece = content.slice(part * partBytes, (part + 1) * partBytes);
        const bytes = Buffer.from(await piece.arrayBuffer());
        await writeTo(engine, (db) =>
          db.insertInto('file_parts').values({ file_key: key, part, bytes }).execute(),
        );
      }
      await writeTo(engine, (db) =>
        db.updateTable('files').set({ size: content.size }).where('key', '=', key).execute(),
      );
    },
    async remove(key) {
      await remove(key);
    },
    async get(key) {
      const file = await readFrom(engine, (db) =>
        db.selectFrom('files').select('size').where('key', '=', key).executeTakeFirst(),
      );
      if (file?.size == null) throw new Error(`No bytes are stored with the key ${key}.`);
      const bytes = new Uint8Array(file.size);
      for (let part = 0; part * partBytes < file.size; part++) {
        const piece = await readFrom(engine, (db) =>
          db
            .selectFrom('file_parts')
            .select('bytes')
            .where('file_key', '=', key)
            .where('part', '=', part)
            .executeTakeFirstOrThrow(),
        );
        bytes.set(piece.bytes, part * partBytes);
      }
      return bytes;
    },
  };
}

/** Removes bytes that were stored more than a day ago and belong to no document set: of uploads that were never finished. */
export async function sweepFiles(engine: Engine): Promise<void> {
  const unused = await readFrom(engine, (db) =>
    db
      .selectFrom('files')
      .select('key')
      .where('document_set_id', 'is', null)
      .where(({ eb }) => eb('stored_ms', '<', eb(engine.nowMs, '-', dayMs)))
      .execute(),
  );
  for (const { key } of unused)
    await writeTo(engine, (db) =>
      db.deleteFrom('files').where('key', '=', key).where('document_set_id', 'is', null).execute(),
    );
}
