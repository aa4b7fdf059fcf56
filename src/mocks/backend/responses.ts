import type * as zod from 'zod';
import type { World } from '../world';
import { serverError } from './problems';
import { strays } from './strays';

/** The mock itself is wrong: it said what the contract does not allow. */
export class ContractDeviation extends Error {
  override name = 'ContractDeviation';
}

/**
 * @throws {ContractDeviation} when the value lacks what the schema demands, or has what the schema does not know.
 */
export function assertFits(subject: string, schema: zod.ZodType | undefined, value: unknown): void {
  if (!schema) throw new ContractDeviation(`${subject} is not in the contract`);
  const parsed = schema.safeParse(value);
  const places = parsed.success
    ? strays(value, parsed.data).map((path) => `${path.join('.')}: not in the contract`)
    : parsed.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`);
  if (places.length > 0)
    throw new ContractDeviation(`${subject} strays from the contract. ${places.join('; ')}`);
}

/** Fails the test, or tells the person: never a wrong answer that looks like a right one. */
export function answerTo(deviation: ContractDeviation, world: World): Response {
  if (world.deviations === 'throw') throw deviation;
  console.error(deviation);
  return serverError('The mock backend strays from the contract.', deviation.message);
}
