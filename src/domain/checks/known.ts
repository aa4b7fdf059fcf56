/** The two values, or null where one of them is not known. A value that is no number is not known. */
export function both(one: number | null, other: number | null): [number, number] | null {
  return isKnown(one) && isKnown(other) ? [one, other] : null;
}

export const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** A text with more than blanks in it. */
export const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';
