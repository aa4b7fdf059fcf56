import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from './compare';
import type { Branch, Contract, Node } from './document';
import type { RatedChange } from './rate';

const tree = (content: Branch): Branch => ({
  type: 'object',
  properties: { ...content, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
});
const json = (schema: Node): Branch => ({ 'application/json': { schema } });
const answer = (schema: Node): Branch => ({ responses: { 200: { content: json(schema) } } });
const ask = (schema: Node): Branch => ({ requestBody: { content: json(schema) } });
const field = (schema: Node, required: string[] = []): Branch => ({
  type: 'object',
  required,
  properties: { a: schema },
});
const query = (...parameters: Branch[]): Branch => ({
  parameters: parameters.map((one) => ({ in: 'query', ...one })),
});
const q = { name: 'q', schema: { type: 'string' } };
const statuses = (...codes: number[]): Branch => ({
  responses: Object.fromEntries(codes.map((code) => [code, { description: 'x' }])),
});
const header = (node: Branch): Branch => ({
  responses: { 200: { headers: { ETag: { schema: {}, ...node } } } },
});
const string = { type: 'string' };
const number = { type: 'number' };
const union = (...oneOf: Node[]): Branch => ({ oneOf });
const event = (name: string) => field({ const: name }, ['a']);

type Expected = Partial<Record<RatedChange['direction'], RatedChange['rating']>>;
const breaks = 'breaking';
const fine = 'not breaking';

/** A schema in a request, and the same in an answer: what narrows the one breaks, what widens the other does. */
type InBoth = [
  name: string,
  before: Node,
  after: Node,
  asked: RatedChange['rating'],
  answered: RatedChange['rating'],
];
const inBoth: InBoth[] = [
  ['null allowed', string, { type: ['string', 'null'] }, fine, breaks],
  ['null ruled out', { type: ['number', 'null'] }, number, breaks, fine],
  ['a number where it was an integer', { type: 'integer' }, number, fine, breaks],
  ['an integer where it was a number', number, { type: 'integer' }, breaks, fine],
  ['text where it was a number', number, string, breaks, breaks],
  ['a type where any was', {}, string, breaks, fine],
  ['an enum value more', { enum: ['a'] }, { enum: ['a', 'b'] }, fine, breaks],
  ['an enum value less', { enum: ['a', 'b'] }, { enum: ['a'] }, breaks, fine],
  ['an enum where there was none', string, { type: 'string', enum: ['a'] }, breaks, fine],
  ['another const', { const: 'a' }, { const: 'b' }, breaks, breaks],
  ['a longer minLength', { type: 'string', minLength: 1 }, { type: 'string', minLength: 2 }, breaks, fine],
  ['a shorter minLength', { type: 'string', minLength: 2 }, { type: 'string', minLength: 1 }, fine, breaks],
  ['a first maxLength', string, { type: 'string', maxLength: 9 }, breaks, fine],
  ['a lower maximum', { type: 'number', maximum: 9 }, { type: 'number', maximum: 8 }, breaks, fine],
  ['no minimum any more', { type: 'number', minimum: 0 }, number, fine, breaks],
  ['an exclusive minimum', { ...number, minimum: 0 }, { ...number, exclusiveMinimum: 0 }, breaks, fine],
  ['another pattern', { type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' }, breaks, breaks],
  ['a first format', string, { type: 'string', format: 'email' }, breaks, fine],
  ['a multipleOf', number, { type: 'number', multipleOf: 2 }, breaks, fine],
  ['fewer items', { type: 'array', maxItems: 3 }, { type: 'array', maxItems: 2 }, breaks, fine],
  ['items that may be null', { items: string }, { items: { type: ['string', 'null'] } }, fine, breaks],
  ['a property that becomes certain', field(string), field(string, ['a']), breaks, fine],
  ['a property that is no longer certain', field(string, ['a']), field(string), fine, breaks],
  ['no further properties', field(string), { ...field(string), additionalProperties: false }, breaks, fine],
  ['a branch more', union(event('a')), union(event('a'), event('b')), fine, breaks],
  ['a branch less', union(event('a'), event('b')), union(event('b')), breaks, fine],
  ['null as a branch', union(event('a')), union(event('a'), { type: 'null' }), fine, breaks],
];

type Case = [name: string, before: Branch, after: Branch, expected: Expected];
const cases: Case[] = [
  ...inBoth.flatMap(([name, before, after, request, response]): Case[] => [
    [`${name}, asked`, ask(before), ask(after), { request }],
    [`${name}, answered`, answer(before), answer(after), { response }],
  ]),
  ['a new property in the answer', answer({ type: 'object' }), answer(field(string)), { response: fine }],
  ['a new property in the request', ask({ type: 'object' }), ask(field(string)), { request: fine }],
  [
    'a new property that must be sent',
    ask({ type: 'object' }),
    ask(field(string, ['a'])),
    { request: breaks },
  ],
  [
    'a property gone from the answer',
    answer(field(string)),
    answer({ type: 'object' }),
    { response: breaks },
  ],
  [
    'a property renamed in the answer',
    answer(field(string, ['a'])),
    answer({ type: 'object', required: ['b'], properties: { b: string } }),
    { response: breaks },
  ],
  ['a parameter that may be sent', {}, query(q), { request: fine }],
  ['a parameter that must be sent', {}, query({ ...q, required: true }), { request: breaks }],
  ['a parameter that must be sent now', query(q), query({ ...q, required: true }), { request: breaks }],
  ['a parameter that is gone', query(q), {}, { request: breaks }],
  ['a parameter in another place', query(q), query({ ...q, in: 'header' }), { request: breaks }],
  [
    'a parameter written otherwise',
    query({ ...q, explode: true }),
    query({ ...q, explode: false }),
    { request: breaks },
  ],
  [
    'the parameter’s default said',
    query(q),
    query({ ...q, required: false, style: 'form', explode: true }),
    {},
  ],
  [
    'another default value',
    query(q),
    query({ ...q, schema: { ...string, default: 'x' } }),
    { request: 'not rated' },
  ],
  [
    'a body that must be sent, where there was none',
    {},
    { requestBody: { required: true, content: {} } },
    { request: breaks },
  ],
  [
    'a body that must be sent now',
    ask({}),
    { requestBody: { ...(ask({}).requestBody as Branch), required: true } },
    { request: breaks },
  ],
  [
    'a further kind of body',
    ask({}),
    { requestBody: { content: { ...json({}), 'text/csv': {} } } },
    { request: fine },
  ],
  [
    'a kind of body less',
    { requestBody: { content: { ...json({}), 'text/csv': {} } } },
    ask({}),
    { request: breaks },
  ],
  [
    'another kind of answer',
    answer({}),
    { responses: { 200: { content: { 'text/csv': {} } } } },
    { response: breaks },
  ],
  ['an answer of success more', statuses(200), statuses(200, 202), { response: breaks }],
  ['an answer of success less', statuses(200, 202), statuses(200), { response: breaks }],
  ['an error more', statuses(200), statuses(200, 409), { response: fine }],
  ['an error less', statuses(200, 409), statuses(200), { response: fine }],
  ['a header more', statuses(200), header({}), { response: fine }],
  ['a header less', header({}), statuses(200), { response: breaks }],
  ['a header that is no longer certain', header({ required: true }), header({}), { response: breaks }],
  ['a header that becomes certain', header({}), header({ required: true }), { response: fine }],
  ['a token where none was needed', { security: [] }, {}, { operation: breaks }],
  ['no token where one was needed', {}, { security: [] }, { operation: fine }],
  ['the inherited token said', {}, { security: [{ bearer: [] }] }, {}],
  ['another kind of token', {}, { security: [{ key: [] }] }, { operation: breaks }],
  [
    'another name of the operation',
    { operationId: 'before' },
    { operationId: 'after' },
    { operation: breaks },
  ],
  ['words', { summary: 'a', description: 'b' }, { summary: 'c', deprecated: true }, {}],
  [
    'a property called title',
    answer({ properties: { title: string } }),
    answer({ properties: {} }),
    { response: breaks },
  ],
  ['a component written out', answer({ $ref: '#/components/schemas/Name' }), answer(string), {}],
  [
    'a multipart part of another kind',
    ask({}),
    {
      requestBody: {
        content: { 'application/json': { schema: {}, encoding: { a: { contentType: 'x/y' } } } },
      },
    },
    { request: 'not rated' },
  ],
];

/** All in one contract, an operation each, because every comparison starts a program. */
function contract(side: 1 | 2, shared: Node): Contract {
  const paths = cases.map((one, index) => [
    `/${index}`,
    { post: { operationId: `case${index}`, responses: {}, ...one[side] } },
  ]);
  const inComponents = { $ref: '#/components/schemas/Tree' };
  const operation = { operationId: 'tree', ...ask(inComponents), ...answer(inComponents) };
  return {
    openapi: '3.1.0',
    info: { title: 'Table', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths: {
      ...(Object.fromEntries(paths) as Contract['paths']),
      '/tree': { put: operation, ...(side === 1 ? { get: { operationId: 'gone', responses: {} } } : {}) },
      ...(side === 2 ? { '/new': { get: { operationId: 'new', responses: {} } } } : {}),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'k' },
      },
      schemas: { Name: string, Tree: tree({ a: shared }) },
    },
  };
}

const severity: RatedChange['rating'][] = [fine, 'not rated', breaks];

function worst(changes: RatedChange[]): Expected {
  const found: Expected = {};
  for (const { direction, rating } of changes) {
    const before = found[direction];
    if (!before || severity.indexOf(rating) > severity.indexOf(before)) found[direction] = rating;
  }
  return found;
}

describe('the rating of a change', () => {
  let changes: RatedChange[] = [];
  const of = (operation: string) => changes.filter(({ operations }) => operations.includes(operation));

  beforeAll(() => {
    changes = compare(contract(1, string), contract(2, { type: ['string', 'null'] }));
    // As long as a test may take: a program is started.
  }, 30_000);

  it.each(cases.map(([name, , , expected], index) => [name, index, expected] as const))(
    '%s',
    (_, index, expected) => {
      const found = [...changes].filter(({ pointer }) => pointer.startsWith(`#/paths/~1${index}/`));
      expect(worst(found)).toEqual(expected);
    },
  );

  it('is given for both directions of a shared component, also one that holds itself', () => {
    const at = '#/components/schemas/Tree/properties/a/type';
    expect(of('tree').map(({ direction, rating, pointer }) => [direction, rating, pointer])).toEqual([
      ['request', fine, at],
      ['response', breaks, at],
    ]);
  });

  it('is given for operations that come and go', () => {
    expect(of('new').map(({ rating }) => rating)).toEqual([fine]);
    expect(of('gone').map(({ rating }) => rating)).toEqual([breaks]);
  });

  it('has no changes for equal contracts', () => {
    expect(compare(contract(1, string), contract(1, string))).toEqual([]);
  });
});
