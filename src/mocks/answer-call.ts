import type { OperationId } from '@/api/generated/operations';
import { refusalFor } from '@/backend/answer';
import type { Incoming } from '@/backend/call';
import type { Ports } from '@/backend/ports';
import { injectServerFaults, withFullStorage } from './server-faults';
import { withStreamFault } from './stream-fault';
import type { World } from './world';

export type Answer = (ports: Ports, id: OperationId, incoming: Incoming) => Promise<Response>;

/** MSW numbers the matches of its wildcards, which are not parameters of the contract. */
const withoutWildcards = (params: Incoming['params']): Incoming['params'] =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));

/** A fault's answer is not validated, because proxies and outages do not follow the contract either. */
async function answerWithFaults(
  world: World,
  ports: Ports,
  id: OperationId,
  incoming: Incoming,
  answer: Answer,
): Promise<Response> {
  const { serverFaults, changeAnswer, stream } = await world.faults.apply(id);
  const host = serverFaults.includes('full') ? withFullStorage(ports) : ports;
  const answered = await injectServerFaults(world, serverFaults, incoming.request).then(
    () => answer(host, id, incoming),
    (error: unknown) => refusalFor(host, id, error),
  );
  const arriving = stream ? withStreamFault(answered, stream) : answered;
  return changeAnswer ? changeAnswer(arriving) : arriving;
}

/** Answers a call with the world's faults, and notes it in its call log. */
export const withFaults =
  (world: World, answer: Answer): Answer =>
  (ports, id, incoming) =>
    world.calls.during(id, () => answerWithFaults(world, ports, id, incoming, answer));

/**
 * A resolver for the generated handler of an operation. The generated handler only returns a body; MSW uses a thrown response
 * as the answer, with its status and headers.
 */
export const resolverOf =
  (world: World, ports: Ports, id: OperationId, answer: Answer) =>
  async ({ request, params }: Incoming): Promise<never> => {
    throw await withFaults(world, answer)(ports, id, { request, params: withoutWildcards(params) });
  };
