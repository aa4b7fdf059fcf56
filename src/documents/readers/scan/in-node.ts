type Require = ReturnType<typeof import('node:module').createRequire>;

interface NodeProcess {
  getBuiltinModule?: (name: 'node:module') => typeof import('node:module');
}

/** Node's `require`, hidden from bundlers; undefined in a browser. */
export function nodeRequire(): Require | undefined {
  const { process } = globalThis as { process?: NodeProcess };
  return process?.getBuiltinModule?.('node:module').createRequire(import.meta.url);
}
