import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../verify/contract.ts';
import { unnamedFields } from '../verify/schema-errors.ts';
import {
  branch,
  isBranch,
  operationName,
  operationsOf,
  segmentsOf,
  type Branch,
  type Contract,
  type Node,
} from '../diff/document.ts';

export interface Judge {
  /** `operation` is the called operation, or method and path if the contract does not have it. */
  operation: string;
  request(url: URL, headers: IncomingHttpHeaders, body: string | undefined): string[];
  /** @param body complete JSON; `undefined` if it is validated elsewhere or not read. */
  response(status: number, headers: IncomingHttpHeaders, body: string | undefined): string[];
  event(name: string | undefined, data: string): string[];
}

const escaped = (segment: string) => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
const mediaType = (headers: IncomingHttpHeaders) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';

/** Validates calls against the contract itself. */
export function createJudges(contract: Contract, basePath: string) {
  const options = { strict: false, allErrors: true, formats: { binary: true } } as const;
  const ajv = new Ajv2020(options);
  // Parameters and headers are text: they are validated as the parsed type.
  const reading = new Ajv2020({ ...options, coerceTypes: 'array' });
  for (const each of [ajv, reading]) {
    addFormats.default(each);
    each.addSchema(contract, 'contract');
  }

  /** Follows references. The returned node is not a reference, and has its pointer. */
  const at = (...path: string[]): { node: Branch; pointer: string } => {
    const pointer = path.map(escaped).join('/');
    let node: Node | undefined = contract;
    let walked: string[] = [];
    for (const segment of path) {
      node = Array.isArray(node) ? node[Number(segment)] : branch(node)[segment];
      walked = [...walked, segment];
      if (isBranch(node) && typeof node.$ref === 'string') {
        walked = segmentsOf(node.$ref);
        node = walked.reduce<Node | undefined>((from, key) => branch(from)[key], contract);
      }
    }
    return { node: branch(node), pointer: walked.length > 0 ? walked.map(escaped).join('/') : pointer };
  };

  const errors = (pointer: string, value: unknown, place: string, by: Ajv2020 = ajv): string[] => {
    const validate = by.getSchema(`contract#/${pointer}`);
    if (!validate) throw new Error(`The contract has no schema at #/${pointer}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${place}${instancePath}: ${message ?? 'does not fit'}`,
    );
  };

  const json = (pointer: string, body: string, place: string): string[] => {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return [`${place}: is no JSON`];
    }
    return errors(pointer, value, place);
  };

  const resolved = (node: Node | undefined): Node => {
    if (Array.isArray(node)) return node.map(resolved);
    if (!isBranch(node)) return node ?? null;
    if (typeof node.$ref === 'string') return resolved(at(...segmentsOf(node.$ref)).node);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
  };
  const schemas = new Map<string, Schema>();
  /** Parts of a request that the contract does not have: a server may reject it. */
  const unnamed = (pointer: string, body: string): string[] => {
    const schema =
      schemas.get(pointer) ?? (resolved(at(...segmentsOf(decodeURIComponent(pointer))).node) as Schema);
    schemas.set(pointer, schema);
    const fields = unnamedFields(schema, JSON.parse(body));
    return fields.map((field) => `body${field}: the contract has no such field`);
  };

  const known = [...operationsOf(contract)].map(([path, method, operation]) => ({
    path,
    method,
    operation,
    parameters: path.split('{').length,
    pattern: new RegExp(`^${basePath}${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  // A path without parameters takes precedence over a pattern that matches it too.
  known.sort((a, b) => a.parameters - b.parameters);

  return (method: string, url: URL): Judge => {
    const found = known.find((one) => one.method === method.toLowerCase() && one.pattern.test(url.pathname));
    if (!found) {
      const nothing = () => [];
      const request = () => ['the contract has no such operation'];
      return { operation: `${method} ${url.pathname}`, request, response: nothing, event: nothing };
    }
    const { path, operation } = found;
    const here = ['paths', path, found.method];
    const answer = (status: number) => {
      const responses = branch(operation.responses);
      const key = [String(status), `${String(status)[0]}XX`, 'default'].find((one) => one in responses);
      return key ? [...here, 'responses', key] : undefined;
    };
    const parametersAt = [['paths', path], here].flatMap((owner) => {
      const list = owner.length === 2 ? branch(contract.paths[path]).parameters : operation.parameters;
      return Array.isArray(list) ? list.map((_, index) => at(...owner, 'parameters', String(index))) : [];
    });

    return {
      operation: operationName(path, found.method, operation),
      request(asked, headers, body) {
        const named = new Set(
          parametersAt.filter(({ node }) => node.in === 'query').map(({ node }) => node.name),
        );
        const unknownParameters = [...new Set(asked.searchParams.keys())]
          .filter((name) => !named.has(name))
          .map((name) => `query ${name}: the contract has no such parameter`);
        const misfits = parametersAt.flatMap(({ node, pointer }) => {
          const name = String(node.name);
          if (node.in !== 'query' && node.in !== 'header') return [];
          const sent =
            node.in === 'query'
              ? asked.searchParams.getAll(name)
              : [headers[name.toLowerCase()] ?? []].flat();
          const place = `${node.in} ${name}`;
          if (sent.length === 0) return node.required === true ? [`${place}: is missing`] : [];
          const list = branch(node.schema).type === 'array';
          if (!list && sent.length > 1) return [`${place}: occurs more than once`];
          const value = list ? sent : sent[0];
          // In an object, because only a property can be coerced.
          const by = reading.compile({ properties: { v: { $ref: `contract#/${pointer}/schema` } } });
          if (by({ v: value })) return [];
          return (by.errors ?? []).map(
            (error) => `${place}${error.instancePath.slice(2)}: ${error.message ?? ''}`,
          );
        });
        const lines = [...misfits, ...unknownParameters];
        const { node, pointer } = at(...here, 'requestBody');
        const content = branch(node.content);
        const type = mediaType(headers);
        if (!type && node.required === true) return [...lines, 'body: is missing'];
        if (!type || Object.keys(content).length === 0) return lines;
        if (!(type in content))
          return [...lines, `content-type: ${type}, and not ${Object.keys(content).join(' or ')}`];
        if (type !== 'application/json' || body === undefined) return lines;
        const schema = `${pointer}/content/${escaped(type)}/schema`;
        const wrong = json(schema, body, 'body');
        return [...lines, ...(wrong.length > 0 ? wrong : unnamed(schema, body))];
      },
      response(status, headers, body) {
        const where = answer(status);
        if (!where) return ['status: is not in the contract'];
        const { node, pointer } = at(...where);
        const lines = Object.keys(branch(node.headers)).flatMap((name) => {
          const sent = headers[name.toLowerCase()];
          const header = at(...segmentsOf(decodeURIComponent(pointer)), 'headers', name);
          if (sent === undefined) return header.node.required === true ? [`header ${name}: is missing`] : [];
          const by = reading.compile({ properties: { v: { $ref: `contract#/${header.pointer}/schema` } } });
          return by({ v: sent })
            ? []
            : (by.errors ?? []).map((error) => `header ${name}: ${error.message ?? ''}`);
        });
        const types = Object.keys(branch(node.content));
        const type = mediaType(headers);
        if (types.length === 0) return body ? [...lines, 'body: there should be none'] : lines;
        if (!types.includes(type))
          return [...lines, `content-type: ${type || 'none'}, and not ${types.join(' or ')}`];
        if (type !== 'application/json' || body === undefined) return lines;
        return [...lines, ...json(`${pointer}/content/${escaped(type)}/schema`, body, 'body')];
      },
      event(name, data) {
        const { node, pointer } = at(...here, 'responses', '200', 'content', 'text/event-stream', 'schema');
        const choices = Array.isArray(node.oneOf) ? node.oneOf : [];
        const index = choices.findIndex((_, place) => {
          const choice = at(...segmentsOf(decodeURIComponent(pointer)), 'oneOf', String(place)).node;
          return branch(branch(choice.properties).event).const === name;
        });
        if (index < 0) return [`event: the contract has none called ${name ?? 'message'}`];
        try {
          const frame = { event: name, data: JSON.parse(data) as unknown };
          return errors(`${pointer}/oneOf/${index}`, frame, `event ${name ?? ''} `);
        } catch (error) {
          if (error instanceof SyntaxError) return [`event ${name ?? ''}: its data is no JSON`];
          throw error;
        }
      },
    };
  };
}
