const texts = new WeakMap<object, string>();

/** The JSON of an object that is never changed. Kept, because a montage is stored and sent as the same text. */
export function jsonText(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
