/** The contract as data: its operations with their requests and answers, read only from the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../run.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A schema with its references resolved. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  const?: Json;
  enum?: Json[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  example?: Json;
}

interface Content {
  content?: Record<string, { schema: Schema; example?: Json }>;
}

/** To an operation that goes on with what an answer gives. The values are expressions such as `$response.body#/id`. */
export interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

export interface Answer extends Content {
  /** Whether a client accepts any body, or none, as a success. */
  'x-any-body'?: boolean;
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  links?: Record<string, Link>;
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** Whether the contract requires a bearer token. */
  guarded: boolean;
  parameters: Parameter[];
  requestBody: (Content & { required?: boolean }) | undefined;
  answers: Record<string, Answer>;
}

interface OperationObject {
  operationId: string;
  tags: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Operation['requestBody'];
  responses: Record<string, Answer>;
}

interface Document {
  servers?: { url: string }[];
  security?: unknown[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema> };
}

export interface Contract {
  /** In the order of the contract, which is the order of the walk. */
  tags: string[];
  operations: Operation[];
  schemas: Record<string, Schema>;
  /** The path of the API on its server, for instance `/api`. */
  basePath: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

function operationsOf({ paths, security }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method];
      if (!found) return [];
      return {
        id: found.operationId,
        tag: found.tags[0] ?? 'untagged',
        method: method.toUpperCase(),
        path,
        guarded: (found.security ?? security ?? []).length > 0,
        parameters: [...(item.parameters ?? []), ...(found.parameters ?? [])],
        requestBody: found.requestBody,
        answers: found.responses,
      };
    }),
  );
}

/**
 * Redocly resolves the references, so that the checks and the invalid requests need not.
 *
 * @throws Error with the tool's message if the file is not a contract.
 */
export function loadContract(file = 'openapi/montage.yaml'): Contract {
  const scratch = mkdtempSync(join(tmpdir(), 'montage-contract-'));
  const bundle = join(scratch, 'contract.json');
  try {
    const { ok, output } = capture('redocly', [
      'bundle',
      file,
      '--dereferenced',
      '--ext',
      'json',
      '-o',
      bundle,
    ]);
    if (!ok) throw new Error(output);
    const document = JSON.parse(readFileSync(bundle, 'utf8')) as Document;
    return {
      tags: document.tags.map(({ name }) => name),
      operations: operationsOf(document),
      schemas: document.components.schemas,
      basePath: document.servers?.[0]?.url ?? '',
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @throws Error if the contract has no such operation: the walk is out of date. */
export function operationNamed(contract: Contract, id: string): Operation {
  const found = contract.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}
