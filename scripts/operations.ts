/**
 * Writes the contract's operations as data for the application: which one a call is tells what may be repeated when it
 * fails, and is what a failure is reported under. Part of `npm run generate`.
 */
import { writeFileSync } from 'node:fs';
import { loadContract } from './contract/verify/contract.ts';

const { basePath, operations } = loadContract();

const lines = operations.map(({ id, method, path }) => `  ${id}: '${method} ${basePath}${path}',`);

writeFileSync(
  'src/api/generated/operations.ts',
  `/**
 * Generated from openapi/montage.yaml by \`npm run generate\`. Do not edit.
 */

/** Method and path of every operation; what stands in braces is one part of the path. */
export const operations = {
${lines.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`,
);
