/** The ids of the two montages, in the address so that a link leads to the same comparison. */
export interface CompareAddress {
  left?: string | undefined;
  right?: string | undefined;
}

const idOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

export const readCompareAddress = (search: Record<string, unknown>): CompareAddress => ({
  left: idOf(search.left),
  right: idOf(search.right),
});
