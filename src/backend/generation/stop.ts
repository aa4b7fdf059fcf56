import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import { audit } from '../audit';
import type { Call } from '../call';
import { signedIn } from '../caller';
import { findVisible } from '../ownership';
import type { Tables } from '../ports';
import { isUnderWay, stopped } from './ends';

/**
 * Ends a generation that is under way, with this as its last event. Its runner notices that it has the job no longer, and its
 * readers need `generationChanged` after the transaction.
 *
 * @returns whether it was under way.
 */
export async function endGeneration(
  { generations }: Tables,
  id: string,
  event: GenerationEvent,
): Promise<boolean> {
  // Found again, because only `find` locks it: a runner adds events.
  const generation = await generations.find(id);
  if (!generation || !isUnderWay(generation)) return false;
  const last = (await generations.eventsAfter(id, 0)).at(-1)?.number ?? 0;
  await generations.addEvent(id, { number: last + 1, event });
  await generations.put({ ...generation, state: 'stopped' });
  return true;
}

export async function stopGeneration({
  ports: { clock, jobs, store },
  caller,
  params: { documentId },
}: Call<'stopGeneration'>): Promise<void> {
  const person = signedIn(caller);
  const ended = await store.transaction(async (tables) => {
    await findVisible(tables, person, documentId, 'No document set has this id.');
    const latest = await tables.generations.latestOf(documentId);
    if (!latest || !(await endGeneration(tables, latest.id, stopped))) return undefined;
    await audit(tables, clock, person.email, 'stopGeneration', documentId);
    return latest.id;
  });
  if (ended !== undefined) jobs.generationChanged(ended);
}
