/** Sends invalid requests, and expects each to be refused with an error that says why. */
import { checkAnswer } from './answers.ts';
import type { Request } from './client.ts';
import { invalidRequests } from './invalid-requests.ts';
import type { Walk } from './walk.ts';

/** These statuses concern the user or the load, not the request. */
const unrelated = new Set([401, 403, 429]);

/**
 * @param base a valid request for an existing object, so that only the invalid part can be wrong.
 * @param judged the parameters that the server has; by default all of them.
 */
export async function refuseInvalid(
  walk: Walk,
  id: string,
  base: Request,
  judged?: ReadonlySet<string>,
): Promise<void> {
  const { client, recorder } = walk;
  if (walk.invalidBodies === 0) return;
  const whole = walk.operation(id);
  const parameters = whole.parameters.filter(({ name }) => judged?.has(name) ?? true);
  const operation = { ...whole, parameters };
  for (const { pointer, how, request } of invalidRequests(operation, base, walk.invalidBodies)) {
    const exchange = await client.call(operation, request);
    const { status, failure } = exchange;
    const sent = `${exchange.request} (${how})`;
    const found = { pointer, expected: `4xx for ${how}`, got: failure ?? status };
    if (!recorder.check(failure === undefined, 'answer', id, sent, found)) continue;
    const accepted = status >= 200 && status < 300;
    if (!recorder.check(!accepted, 'invalid.accepted', id, sent, found)) continue;
    const refused = status >= 400 && status < 500 && !unrelated.has(status);
    recorder.check(refused, 'invalid.status', id, sent, found);
    if (refused && !(status in operation.answers)) {
      recorder.remark(
        id,
        '/status',
        `${status}, which the contract does not declare, for an invalid request`,
      );
    }
    checkAnswer(recorder, exchange);
  }
}
