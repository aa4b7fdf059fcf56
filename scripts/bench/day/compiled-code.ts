import type { CDPSession } from 'playwright';

/** The part of a heap snapshot that is read: one row of figures for each node, whose fields `meta` names. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * How much of the heap is code: the engine compiles a function again, and better, the more often it has run, and keeps the
 * result. It grows for hours, to a limit, and the application cannot release it.
 */
export async function compiledCodeBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  // The profiler remembers the objects that it has numbered.
  await devtools.send('HeapProfiler.disable');
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size]!;
  }
  return bytes;
}
