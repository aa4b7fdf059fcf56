/**
 * Contract -> code: hooks, models, MSW handlers and Zod schemas (orval), and the paths of the typed client that is used
 * without React (openapi-typescript). Also everything else that has one source: the theme's variables, the table of faults.
 * The output is committed; `npm run check` regenerates and compares.
 */
import { execFileSync } from 'node:child_process';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

run('orval', '--config', 'orval.config.ts');
run(process.execPath, 'scripts/extended-schemas.ts');
run(process.execPath, 'scripts/operations.ts');
run(process.execPath, 'scripts/answer-shapes.ts');
run(process.execPath, 'scripts/theme-variables.ts');
run(process.execPath, 'scripts/faults.ts');
const types = ['--redocly', 'scripts/contract/types.redocly.yaml', '--output', 'src/api/generated/paths.ts'];
run('openapi-typescript', 'openapi/montage.yaml', ...types);
