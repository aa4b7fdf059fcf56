import { describe, expect, it } from 'vitest';
import { operationNamed, loadContract, type Json, type Link, type Operation } from './verify/contract';

const contract = loadContract();

/** The first example of an answer. */
const exampleOf = (operation: Operation, status: string): Json | undefined =>
  Object.values(operation.answers[status]?.content ?? {})[0]?.example;

const links = contract.operations.flatMap((operation) =>
  Object.entries(operation.answers).flatMap(([status, { links: found = {} }]) =>
    Object.entries(found).map(([name, link]) => ({
      name: `${operation.id} ${name}`,
      operation,
      status,
      link,
    })),
  ),
);

const parametersIn = (operation: Operation, place: string): string[] =>
  operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

/** What an expression of the link gives for the examples of the contract. */
function valueOf(expression: string, operation: Operation, status: string): unknown {
  const [, parameter] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
  if (parameter !== undefined)
    return operation.parameters.find(({ name, in: place }) => name === parameter && place === 'path')
      ?.example;
  const [, pointer = ''] = /^\$response\.body#(\/[\w/]+)$/.exec(expression) ?? [];
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      exampleOf(operation, status),
    );
}

const expressionsOf = ({ parameters = {}, requestBody = {} }: Link): [string, string][] => [
  ...Object.entries(parameters),
  ...Object.entries(requestBody),
];

describe('what a call of the contract makes', () => {
  it('has an address and links, unless it is an account of the identity provider', () => {
    const made = contract.operations.filter(({ answers }) => '201' in answers);
    const followed = made.filter(({ answers }) => {
      const { headers, links: found } = answers['201']!;
      return headers?.Location?.required && Object.keys(found ?? {}).length > 0;
    });
    expect(made.filter((operation) => !followed.includes(operation)).map(({ id }) => id)).toEqual([
      'createAccount',
    ]);
  });

  it('can be loaded, changed and removed by links alone', () => {
    // An operation whose path names something is reached from the one that made it.
    const reached = new Set(links.map(({ link }) => link.operationId));
    const named = contract.operations.filter((operation) => parametersIn(operation, 'path').length > 0);
    expect(named.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it.each(links)('is found by the link $name', ({ operation, status, link }) => {
    const target = operationNamed(contract, link.operationId);
    expect(Object.keys(link.parameters ?? {}).toSorted()).toEqual(parametersIn(target, 'path').toSorted());
    const fields = target.requestBody?.content?.['application/json']?.schema.properties ?? {};
    for (const field of Object.keys(link.requestBody ?? {})) expect(fields).toHaveProperty(field);
    const values = expressionsOf(link).map(([name, expression]) => [
      name,
      valueOf(expression, operation, status) ?? `nothing at ${expression}`,
    ]);
    expect(values.filter(([, value]) => String(value).startsWith('nothing'))).toEqual([]);
  });
});
