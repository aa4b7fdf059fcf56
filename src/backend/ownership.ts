import type { Caller } from './caller';
import type { Tables } from './ports';
import type { StoredMontage } from './records';
import { notFound } from './refusal';

/** Whose the things are that a person makes: their organisation's, or their own where they belong to none. */
export const ownerOf = ({ email, user }: Caller): string =>
  user?.organisation_id ? `organisation:${user.organisation_id}` : `person:${email}`;

/**
 * The owners whose things a person may see. What they made before they belonged to an organisation stays theirs alone, and
 * what they made for an organisation stays with it when they leave.
 */
export const ownersOf = (caller: Caller): string[] => [
  ...new Set([ownerOf(caller), `person:${caller.email}`]),
];

const maySee = (caller: Caller, { owner }: StoredMontage): boolean =>
  owner === undefined || ownersOf(caller).includes(owner);

/**
 * The montage, whose documents, versions and generations have the same owner.
 *
 * @param detail the sentence of the refusal.
 * @throws {Refusal} 404 where there is none, and where it is somebody else's: its existence is not shown either.
 */
export async function findVisible(
  { montages }: Pick<Tables, 'montages'>,
  caller: Caller,
  id: string,
  detail: string,
): Promise<StoredMontage> {
  const montage = await montages.find(id);
  if (!montage || !maySee(caller, montage)) throw notFound(detail);
  return montage;
}
