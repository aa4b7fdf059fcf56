/**
 * `npm run test:crash`: kills server processes under load, and checks that nothing acknowledged is lost and nothing happens
 * twice. Two processes on one PostgreSQL, then two on one SQLite file.
 *
 * `--kills 100 --clients 20 --seed 1 --database postgres|sqlite`. The seed sets what the clients do and when a process is
 * killed; what meets what also depends on the machine. Exit code 1 when something was lost or doubled.
 */
import { parseArgs } from 'node:util';
import './mock-server/sources.ts';

const { runCrashes } = await import('./crash/run.ts');

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    clients: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    database: { type: 'string' },
  },
});
const databases = (['postgres', 'sqlite'] as const).filter(
  (one) => values.database === undefined || values.database === one,
);
const counts = { kills: Number(values.kills), clients: Number(values.clients), seed: Number(values.seed) };
let isWell = databases.length > 0;
for (const database of databases) isWell = (await runCrashes({ database, ...counts })) && isWell;
process.exitCode = isWell ? 0 : 1;
