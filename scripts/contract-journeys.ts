/**
 * Walks the journeys of `openapi/montage.arazzo.yaml` against a running backend:
 * `npm run contract:journeys -- --url URL --token TOKEN [--only JOURNEY]`.
 *
 * Exits with 0, with 1 where a step fails, with 2 when it could not run.
 */
import { parseArgs } from 'node:util';
import { walkJourneys } from './contract/journeys/walk.ts';

const text = { type: 'string' } as const;

try {
  const { url, token, only } = parseArgs({ options: { url: text, token: text, only: text } }).values;
  if (!url || !token) {
    throw new Error(
      'Usage: npm run contract:journeys -- --url http://127.0.0.1:4010/api --token TOKEN [--only save]',
    );
  }
  const { ok } = await walkJourneys({ url, token, only, onOutput: (said) => process.stdout.write(said) });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
