/**
 * Writes the contract's operations as data for the application: the operation of a call decides whether it may be repeated
 * after a failure, and names it in reports. Part of `npm run generate`.
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

/** Method and path of every operation; a name in braces is one part of the path. */
export const operations = {
${lines.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`,
);
