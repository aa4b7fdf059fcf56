import type * as zod from 'zod';
import { unknownFields } from './unknown-fields';

/** The server itself is wrong: its answer is not what the contract allows. */
export class ContractDeviation extends Error {
  override name = 'ContractDeviation';
}

/**
 * @throws {ContractDeviation} when the value lacks what the schema demands, or has fields that the schema does not have.
 */
export function assertFits(subject: string, schema: zod.ZodType | undefined, value: unknown): void {
  if (!schema) throw new ContractDeviation(`${subject} is not in the contract`);
  const parsed = schema.safeParse(value);
  const places = parsed.success
    ? unknownFields(value, parsed.data).map((path) => `${path.join('.')}: not in the contract`)
    : parsed.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`);
  if (places.length > 0)
    throw new ContractDeviation(`${subject} does not match the contract. ${places.join('; ')}`);
}
