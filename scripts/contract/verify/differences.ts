/** The places where two JSON values differ. */

export interface Difference {
  kind: 'id' | 'rows' | 'value';
  pointer: string;
  expected: unknown;
  got: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The differences of `got` from `expected`. Fields that `expected` does not have may have any value.
 *
 * @param shared compares only fields that both have: two valid answers may have different optional fields.
 */
export function differences(expected: unknown, got: unknown, pointer = '', shared = false): Difference[] {
  if (Array.isArray(expected) && Array.isArray(got)) {
    if (expected.length !== got.length) {
      return [{ kind: 'rows', pointer, expected: `${expected.length} rows`, got: `${got.length} rows` }];
    }
    return expected.flatMap((item, index) => differences(item, got[index], `${pointer}/${index}`, shared));
  }
  if (isObject(expected) && isObject(got)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      value === undefined || (shared && !(name in got))
        ? []
        : differences(value, got[name], `${pointer}/${name}`, shared),
    );
  }
  if (Object.is(expected, got)) return [];
  return [{ kind: pointer.endsWith('/id') ? 'id' : 'value', pointer, expected, got }];
}

/** The places where two answers about the same thing contradict each other. */
export const firstDifference = (expected: unknown, got: unknown): Difference | undefined =>
  differences(expected, got, '', true)[0];
