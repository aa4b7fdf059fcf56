/** The two values, or null if one of them is unknown. A value that is not a number is unknown. */
export function both(one: number | null, other: number | null): [number, number] | null {
  return isKnown(one) && isKnown(other) ? [one, other] : null;
}

export const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** A text that is not blank. */
export const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';
