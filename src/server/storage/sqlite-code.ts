export const busyCode = 5;

/** The result code of SQLite, without its extension; undefined for other errors. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
