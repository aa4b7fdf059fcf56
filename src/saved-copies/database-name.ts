/** Of the browser. Its own module: the store, which uses it, loads later than what looks for it. */
export const databaseName = 'montage-copies';
