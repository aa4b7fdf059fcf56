/** Whether these are the long tests (`npm run test:long`): a file that both commands run has many more cases in them. */
export const isLong = process.env['LONG_TESTS'] !== undefined;
