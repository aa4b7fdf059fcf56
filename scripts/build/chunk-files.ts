import type { Rollup } from 'vite';

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

export const chunksOf = (bundle: Rollup.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );

/** A chunk's file, those it imports, and their style sheets, without those in `known`. */
export function filesOf(
  chunk: Rollup.OutputChunk,
  chunks: Chunks,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const visit = ({ fileName: file, imports, viteMetadata }: Rollup.OutputChunk) => {
    if (known.has(file) || files.has(file)) return;
    files.add(file);
    for (const sheet of viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of imports) {
      const found = chunks.get(imported);
      if (found) visit(found);
    }
  };
  visit(chunk);
  return files;
}

/** The files that load before any screen: they are in the page's head. */
export function filesOfEntry(chunks: Chunks): Set<string> {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  return entry ? filesOf(entry, chunks) : new Set();
}
