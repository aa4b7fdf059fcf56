import { operations, type OperationId } from './generated/operations';

const patterns = Object.entries(operations).map(([id, address]) => ({
  id: id as OperationId,
  address: address.split('/'),
}));

const isParameter = (part: string) => part.startsWith('{');

/**
 * The contract's operation of a call; undefined if it has none. A fixed path comes before one with a parameter, as
 * OpenAPI has it.
 *
 * @param url absolute or not, with or without a query.
 */
export function operationOf(method: string, url: string): OperationId | undefined {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  const called = `${method.toUpperCase()} ${path}`.split('/');
  const matching = patterns.filter(
    ({ address }) =>
      address.length === called.length &&
      address.every((part, index) => part === called[index] || (isParameter(part) && called[index] !== '')),
  );
  return (matching.find(({ address }) => !address.some(isParameter)) ?? matching[0])?.id;
}
