/**
 * The form in which two contracts are compared. Redocly compares a component once, at its first use, and reports an
 * inherited setting as a difference. Here every operation has its own copies of the components, one set for the request
 * and one for the response, and states what it would inherit. Each change is then rated in both directions and names
 * each operation, and moving something is not a change.
 */
import {
  branch,
  isBranch,
  operationName,
  operationsOf,
  segmentsOf,
  type Branch,
  type Contract,
  type Node,
} from './document.ts';

const mark = '--';
const scopeOf = (name: string, direction: 'request' | 'response') =>
  `${name.replaceAll(/[^\w.]/g, '_')}${mark}${direction}${mark}`;

/** Replaces the names of copies by those of the contract, in pointers and in sentences about them. */
export const withoutScopes = (text: string): string =>
  text.replaceAll(new RegExp(`[\\w.]+${mark}(?:request|response)${mark}`, 'g'), '');

const styles: Record<string, string> = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' };

/** The defaults that a reader assumes if the contract is silent (OpenAPI 3.1.1, 4.8.12.2). */
function withDefaults(kind: string, node: Branch): Branch {
  if (kind === 'headers' || kind === 'requestBodies') return { required: false, ...node };
  if (kind !== 'parameters') return node;
  const style = node.style ?? styles[String(node.in)] ?? 'form';
  return { required: false, style, explode: style === 'form', ...node };
}

function componentCopier(contract: Contract, copies: { [kind: string]: Branch }) {
  const copyOf = (scope: string) => {
    const named = (reference: string): string => {
      const [root, kind = '', name = '', ...rest] = segmentsOf(reference);
      const original = branch(branch(contract.components)[kind])[name];
      if (root !== 'components' || original === undefined) {
        throw new Error(`${reference} leads to no component; only components can be compared.`);
      }
      const group = (copies[kind] ??= {});
      const copy = scope + name;
      if (group[copy] === undefined) {
        // Before its content, which may refer back to it.
        group[copy] = {};
        group[copy] = tree(isBranch(original) ? withDefaults(kind, original) : original);
      }
      return `#/components/${[kind, copy, ...rest].map((s) => s.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
    };
    const tree = (node: Node): Node => {
      if (Array.isArray(node)) return node.map(tree);
      if (!isBranch(node)) return node;
      const entries = Object.entries(node).map(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [key, named(value)] : [key, tree(value)],
      );
      return Object.fromEntries(entries) as Branch;
    };
    const of = (kind: string, node: Branch): Node =>
      tree(node.$ref === undefined ? withDefaults(kind, node) : node);
    return { tree, of };
  };
  return copyOf;
}

const list = (node: Node | undefined): Branch[] => (Array.isArray(node) ? node.filter(isBranch) : []);

/** An operation's own parameters come first, so that their positions in a pointer stay those of the contract. */
function parametersOf(contract: Contract, item: Branch, operation: Branch): Branch[] {
  const identity = (parameter: Branch): string => {
    const [, kind = '', name = ''] = typeof parameter.$ref === 'string' ? segmentsOf(parameter.$ref) : [];
    const resolved = name ? branch(branch(branch(contract.components)[kind])[name]) : parameter;
    return `${String(resolved.in)} ${String(resolved.name)}`;
  };
  const own = list(operation.parameters);
  const taken = new Set(own.map(identity));
  return [...own, ...list(item.parameters).filter((parameter) => !taken.has(identity(parameter)))];
}

/** @throws Error if a reference leads to anything but a component. */
export function perOperation(contract: Contract): Contract {
  const copies: { [kind: string]: Branch } = {};
  const securitySchemes = branch(contract.components).securitySchemes;
  if (securitySchemes !== undefined) copies.securitySchemes = branch(securitySchemes);
  const copier = componentCopier(contract, copies);

  const paths: Contract['paths'] = {};
  for (const [path, method, operation] of operationsOf(contract)) {
    const name = operationName(path, method, operation);
    const asked = copier(scopeOf(name, 'request'));
    const answered = copier(scopeOf(name, 'response'));
    const { requestBody, responses, ...rest } = operation;
    const answers = Object.entries(branch(responses)).map(([status, response]) => {
      const copy = branch(answered.tree(response));
      const headers = Object.entries(branch(branch(response).headers)).map(([header, node]) => [
        header,
        answered.of('headers', branch(node)),
      ]);
      return [
        status,
        headers.length === 0 ? copy : { ...copy, headers: Object.fromEntries(headers) as Branch },
      ];
    });
    const item = branch(contract.paths[path]);
    (paths[path] ??= {})[method] = {
      ...rest,
      parameters: parametersOf(contract, item, operation).map((one) => asked.of('parameters', one)),
      // An empty one if there is none, so that a newly required body is visible as such.
      requestBody: asked.of('requestBodies', branch(requestBody ?? { content: {} })),
      responses: Object.fromEntries(answers) as Branch,
      security: operation.security ?? contract.security ?? [],
    };
  }
  const { security: _inherited, ...root } = contract;
  return { ...root, paths, components: copies };
}
