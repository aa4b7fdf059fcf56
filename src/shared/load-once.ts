/**
 * Loads code once for all callers; after a failure the next call tries again. One promise for all keeps the order of the
 * calls: of two imports under way the later could resolve first.
 */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null;
  return () =>
    (code ??= load().catch((error: unknown) => {
      code = null;
      throw error;
    }));
}
