/** A contract as plain JSON, and JSON pointers (RFC 6901) as a contract writes them. */
export type Node = null | boolean | number | string | Node[] | { [key: string]: Node };
export type Branch = { [key: string]: Node };

export interface Contract extends Branch {
  info: Branch;
  paths: { [path: string]: Branch };
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const isBranch = (node: Node | undefined): node is Branch =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

export const branch = (node: Node | undefined): Branch => (isBranch(node) ? node : {});

export const segmentsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** @throws Error for a readable contract that describes no paths. */
export function asContract(node: Node): Contract {
  if (!isBranch(node) || !isBranch(node.info) || !isBranch(node.paths)) {
    throw new Error('This is no OpenAPI description: it has no info or no paths.');
  }
  return node as Contract;
}

export function* operationsOf(contract: Contract): Generator<[path: string, method: string, Branch]> {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (isBranch(operation)) yield [path, method, operation];
    }
  }
}

export const operationName = (path: string, method: string, operation: Branch): string =>
  typeof operation.operationId === 'string' ? operation.operationId : `${method.toUpperCase()} ${path}`;
