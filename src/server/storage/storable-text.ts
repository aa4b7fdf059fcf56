/**
 * A parameter of a query without the characters that a database cannot hold: NUL, which PostgreSQL refuses, and halves of
 * surrogate pairs, which UTF-8 has no bytes for. Both become U+FFFD. JSON is unchanged, because it escapes them.
 */
export const storableText = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;
