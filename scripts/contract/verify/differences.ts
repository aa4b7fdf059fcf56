/** Where two JSON values differ. */

export interface Difference {
  kind: 'id' | 'rows' | 'value';
  pointer: string;
  expected: unknown;
  got: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How `got` differs from what is expected of it. What `expected` does not name is free. */
export function differences(expected: unknown, got: unknown, pointer = ''): Difference[] {
  if (Array.isArray(expected) && Array.isArray(got)) {
    if (expected.length !== got.length) {
      return [{ kind: 'rows', pointer, expected: `${expected.length} rows`, got: `${got.length} rows` }];
    }
    return expected.flatMap((item, index) => differences(item, got[index], `${pointer}/${index}`));
  }
  if (isObject(expected) && isObject(got)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      value === undefined ? [] : differences(value, got[name], `${pointer}/${name}`),
    );
  }
  if (Object.is(expected, got)) return [];
  return [{ kind: pointer.endsWith('/id') ? 'id' : 'value', pointer, expected, got }];
}

/** For values of which each must have what the other has. */
export function firstDifference(expected: unknown, got: unknown): Difference | undefined {
  const back = differences(got, expected)[0];
  return differences(expected, got)[0] ?? (back && { ...back, expected: back.got, got: back.expected });
}
