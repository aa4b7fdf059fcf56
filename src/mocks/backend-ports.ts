import { ContractDeviation } from '@/backend/contract-deviation';
import { runJobs } from '@/backend/generation/run-jobs';
import type { Generation, Ports } from '@/backend/ports';
import { tablesOf } from './db/tables';
import { generationOf } from './generation';
import { createAccount, findAccount } from './identity/accounts';
import { sessionOf } from './identity/sessions';
import { pageJobs } from './jobs';
import type { World } from './world';

/**
 * The ports of the backend for a world.
 *
 * @param generation replaces parts of the document engine.
 * @param kept is where the data is kept, instead of in the world.
 */
export function backendPorts(
  world: World,
  generation?: Partial<Generation>,
  kept?: Pick<Ports, 'store' | 'files'>,
): Ports {
  const { db, clock, random, readings, entityTags } = world;
  const tables = tablesOf(db, clock);
  const run = (): Promise<void> =>
    runJobs(ports, world.disposed).catch((error: unknown) => {
      if (!world.disposed.aborted) ports.reportDefect(error);
    });
  const ports: Ports = {
    store: {
      read: (work) => db.read(() => work(tables)),
      readOne: (work) => db.read(() => work(tables)),
      transaction: (work) => db.transaction(() => work(tables)),
    },
    files: {
      async put(key, content) {
        const bytes = new Uint8Array(await content.arrayBuffer());
        await db.transaction(() => db.keepBytes(key, bytes));
      },
      remove: (key) => db.transaction(() => db.dropBytes(key)),
      get: (key) => db.readBytes(key),
    },
    identity: {
      // Another tab may have signed in since, so the token is checked against the stored sessions.
      emailOf: (token) => db.read(() => sessionOf(world, token)?.account.email),
      createAccount(email, password) {
        return db.transaction(() =>
          findAccount(world, email) ? null : createAccount(world, email, password),
        );
      },
    },
    clock,
    ids: random,
    generation: generationOf(world, generation),
    jobs: pageJobs(clock, run),
    readings,
    entityTags,
    checksAnswers: true,
    ...kept,
    reportDefect(error) {
      if (error instanceof ContractDeviation && world.deviations === 'throw') throw error;
      console.error(error);
    },
  };
  return ports;
}
