import { describe, expect, it } from 'vitest';
import { contractForTests } from './backend-for-tests.ts';
import { operationNamed, type Schema } from './contract.ts';
import { invalidRequests } from './invalid-requests.ts';
import { mutations } from './mutations.ts';
import { leavesOrder } from './ordered.ts';
import { sampleRequest } from './samples.ts';
import { schemaErrors, unnamedFields } from './schema-errors.ts';

const ways = (schema: Schema, value: unknown) =>
  mutations(schema, value, 100).map(({ pointer, how }) => `${pointer} ${how}`);

describe('the values that a schema rules out', () => {
  it('omit, mistype, exceed and null what the schema requires', () => {
    const schema: Schema = {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z]+$' },
        rank: { type: ['integer', 'null'], minimum: 1, maximum: 9 },
        kinds: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['a', 'b'] } },
      },
    };
    expect(ways(schema, { name: 'abc', rank: 3, kinds: ['a'] })).toEqual([
      ' another type',
      ' null',
      ' an unknown field',
      '/name missing',
      '/name another type',
      '/name null',
      '/name too short',
      '/name too long',
      '/name another pattern',
      '/rank another type',
      '/rank too small',
      '/rank too large',
      '/kinds another type',
      '/kinds null',
      '/kinds too few',
      '/kinds too many',
      '/kinds/0 another type',
      '/kinds/0 null',
      '/kinds/0 not in the enumeration',
    ]);
  });

  it.each(['createAccount', 'saveMontage', 'createOrganisation', 'createUser', 'updateUser'])(
    'of %s are bounded, always the same, and no valid one is among them',
    (id) => {
      const operation = operationNamed(contractForTests(), id);
      const { schema } = operation.requestBody!.content!['application/json']!;
      const { json } = sampleRequest(operation, 'verify-backend');
      expect(schemaErrors(schema, json)).toEqual([]);
      const wrong = mutations(schema, json, 40);
      expect(wrong.length).toBeGreaterThan(4);
      expect(wrong.length).toBeLessThanOrEqual(40);
      expect(wrong).toEqual(mutations(schema, json, 40));
      for (const { value } of wrong) expect(schemaErrors(schema, value)).not.toEqual([]);
    },
  );

  it('change the query, the headers and the content type, too', () => {
    const asked = (id: string, headers?: Record<string, string>) => {
      const operation = operationNamed(contractForTests(), id);
      const base = { ...sampleRequest(operation, 'verify-backend'), ...(headers && { headers }) };
      return invalidRequests(operation, base, 1).map(({ pointer, how }) => `${pointer} ${how}`);
    };
    expect(asked('listMontages')).toEqual([
      '/request/query/page a broken number',
      '/request/query/page another type',
      '/request/query/page too small',
      '/request/query/page_size a broken number',
      '/request/query/page_size another type',
      '/request/query/page_size too small',
      '/request/query/page_size too large',
      '/request/query/search empty',
      '/request/query/field empty',
      '/request/query/status not in the enumeration',
      '/request/query/findings not in the enumeration',
      '/request/query/folder not in the enumeration',
      '/request/query/sort not in the enumeration',
      '/request/query/order not in the enumeration',
    ]);
    expect(asked('saveMontage', { 'If-Match': '"v7"' })).toContain(
      '/request/headers/if-match another pattern',
    );
    expect(asked('saveMontage')).not.toContain('/request/headers/if-match another pattern');
    expect(asked('uploadDocuments')).toContain('/request/body/files a text for a file');
  });
});

it('distinguishes an unnamed field from a forbidden one', () => {
  const part: Schema = { type: 'object', properties: { id: { type: 'string' } } };
  const schema: Schema = {
    allOf: [part, { type: 'object', properties: { of: { oneOf: [part, { type: 'null' }] } } }],
  };
  expect(unnamedFields(schema, { id: 'a', of: { id: 'b', more: 1 }, other: 2 })).toEqual([
    '/of/more',
    '/other',
  ]);
  expect(schemaErrors(schema, { id: 'a', other: 2 })).toEqual([]);
  expect(schemaErrors({ ...part, additionalProperties: false }, { id: 'a', other: 2 })).toMatchObject([
    { keyword: 'additionalProperties', pointer: '/other' },
  ]);
});

it('takes each of the usual orders for one', () => {
  expect(leavesOrder(['Apple', 'Zoo', 'apple'])).toBe(-1);
  expect(leavesOrder(['apple', 'Apple', 'Zoo'])).toBe(-1);
  expect(leavesOrder(['Apple', 'Zoo', 'Moon'])).toBe(2);
});
